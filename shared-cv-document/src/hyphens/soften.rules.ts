import type { Cv } from '@sastre/shared-contracts/api';
import { breakPlaces, type BreakRules, type TextKind } from './break-places.rules.ts';
import type { Hyphens } from './patterns.ts';

/** Allows lines to end within words; as they were where words stay whole. */
export interface Soften {
  /** The same for what is softened alike. */
  setting: string;
  text: (text: string, kind: TextKind) => string;
  /** Texts of the dialect's markup. */
  markup: (markup: string) => string;
}

const SOFT = '\u00ad';
/** A sign that is no letter, for one that markup writes in letters. */
const MASK = '\u0001';
const TAG = /(<[^>]*>)/;
const BLOCK = /^<\/?(?:p|h[1-6]|li|ul|ol|blockquote|br)\b/;
const ENTITY = /&#?\w{1,10};/g;

/** Of a document whose words stay whole. */
export const WHOLE_WORDS: Soften = {
  setting: '',
  text: (text) => text,
  markup: (markup) => markup,
};

/** Soft hyphens for texts of a CV that are written in `language`. */
export function softenIn(language: string, cv: Cv, hyphens: Hyphens): Soften {
  const breaksOf = hyphens.get(language);
  if (breaksOf === undefined || cv.tailored?.pdfOptions.hyphenation !== true) return WHOLE_WORDS;
  const rules: BreakRules = { language, breaksOf, names: namesOf(cv) };
  return {
    setting: [language, ...rules.names].join(),
    text: (text, kind) => withBreaks(text, breakPlaces(text, kind, rules)),
    markup: (markup) => softMarkup(markup, rules),
  };
}

/** Words of persons, employers, schools and places; and of skills of one word that is short as those of tools are. */
function namesOf({ personal_info, work_experience, education, skills, sections = [] }: Cv) {
  const names = [
    personal_info.fullName,
    personal_info.location,
    ...work_experience.flatMap(({ company, location }) => [company, location]),
    ...education.flatMap(({ institution, location }) => [institution, location]),
    ...sections.flatMap(({ entries }) =>
      entries.flatMap(({ organisation, place }) => [organisation, place]),
    ),
    ...skills.map(({ name }) => name.trim()).filter((name) => /^\S{1,14}$/.test(name)),
  ];
  return new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
}

/** Blocks are texts of their own; marks within a word do not part it. */
function softMarkup(markup: string, rules: BreakRules): string {
  const parts = markup.split(TAG);
  const softened = [...parts];
  let from = 0;
  for (let at = 0; at <= parts.length; at += 1) {
    if (at < parts.length && !BLOCK.test(parts[at] ?? '')) continue;
    softenBlock(softened, from, at, rules);
    from = at + 1;
  }
  return softened.join('');
}

function softenBlock(parts: string[], from: number, to: number, rules: BreakRules): void {
  const isText = (at: number) => !parts[at]?.startsWith('<');
  const texts = parts.slice(from, to).map((part, at) => (isText(from + at) ? part : ''));
  const whole = texts.join('').replace(ENTITY, (sign) => MASK.repeat(sign.length));
  const places = breakPlaces(whole, 'running', rules);
  let start = 0;
  texts.forEach((text, at) => {
    const end = start + text.length;
    const own = places.filter((place) => place > start && place <= end);
    if (own.length > 0)
      parts[from + at] = withBreaks(
        text,
        own.map((place) => place - start),
      );
    start = end;
  });
}

function withBreaks(text: string, places: readonly number[]): string {
  const starts = [0, ...places];
  return starts.map((start, at) => text.slice(start, starts[at + 1])).join(SOFT);
}
