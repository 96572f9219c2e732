import type { LanguageSkill, Skill } from '@sastre/shared-contracts/api';

const FULL = '★●◉■▪⬤✦•◼';
const EMPTY = '☆○◯□▫◐✩✰·◻';
/** How good somebody is, by signs, by a share or by so many of the most: "★★★☆☆", "80 %", "4/5". */
const RATING = new RegExp(
  String.raw`[\s:–-]*(?:(?:[${FULL}${EMPTY}]\s?){3,}|\b\d{1,3}\s?%|\b(?:[0-5]\s?\/\s?5|(?:\d|10)\s?\/\s?10)\b)`,
  'gu',
);
/** From so much of the most on. */
const [EXPERT, ADVANCED, INTERMEDIATE] = [0.9, 0.7, 0.5];

/** A text without what rates it. */
export function withoutRatings(text: string): string {
  return text.replace(RATING, ' ');
}

/** What rates a text, by itself; undefined where nothing or more than one thing does. */
export function ratingIn(text: string): string | undefined {
  const [rating, ...more] = text.match(RATING) ?? [];
  return rating === undefined || more.length > 0
    ? undefined
    : rating.replace(/^[\s:–-]+/u, '').trim();
}

/** Whether a text is nothing but a rating. */
export function isRated(text: string): boolean {
  return text !== '' && withoutRatings(text).trim() === '';
}

/** Of signs, what they count: "★★★☆☆" as "3/5". Signs that could be any share of any number stay. */
export function withCounts(text: string): string {
  return text.replace(RATING, (rating) => {
    const full = [...rating].filter((sign) => FULL.includes(sign)).length;
    const all = full + [...rating].filter((sign) => EMPTY.includes(sign)).length;
    return all === 0 ? rating : ` ${full}/${all}`;
  });
}

/** The level that a rating of a skill says. */
export function ratedSkill(rating: string): Skill['level'] | undefined {
  const share = shareOf(rating);
  if (share === undefined) return undefined;
  if (share >= EXPERT) return 'Expert';
  if (share >= ADVANCED) return 'Advanced';
  return share >= INTERMEDIATE ? 'Intermediate' : 'Beginner';
}

/** The level that a rating of a language says; whether it is somebody's own it does not. */
export function ratedLanguage(rating: string): LanguageSkill['level'] | undefined {
  const level = isRated(rating) ? ratedSkill(rating) : undefined;
  return level === 'Expert' ? 'Fluent' : level;
}

function shareOf(rating: string): number | undefined {
  const [, percent] = /(\d{1,3})\s?%/u.exec(rating) ?? [];
  const [, of = percent, most = 100] = /(\d+)\s?\/\s?(\d+)/u.exec(withCounts(rating)) ?? [];
  // Three stars and no more can be three of three, and three of five.
  const isWhole = of === most && Number(most) < 5;
  const share = Number(of) / Number(most);
  return of === undefined || isWhole || share > 1 ? undefined : share;
}
