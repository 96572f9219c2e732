import type { DrawnGlyph } from './drawn-glyphs.ts';

/** What many fonts call the hyphen that they draw; pdf.js leaves it out of a page's texts as a sign that nobody sees. */
const SOFT_HYPHEN = '\u00ad';
/** A step to the right that parts words, in thousandths of the font's size. */
const WORD_GAP = 180;
/** So far is looked for what a page draws and its texts leave out. */
const FARTHEST = 200;
/** So many letters tell a place. */
const ENOUGH = 8;

/** A letter that the page draws, or a hyphen. */
interface Drawn {
  text: string;
  /** Behind a space or a gap as wide. */
  isApart: boolean;
  /** The first since the pen was moved to another place. */
  isMoved: boolean;
}

/**
 * The texts of a page with the hyphens that it draws and that were left out of them, each as `-`. Page and texts are read
 * side by side; where they do not agree, the texts stay as they are.
 */
export function withDrawnHyphens(
  texts: readonly string[],
  glyphs: readonly DrawnGlyph[],
): string[] {
  if (!glyphs.some(isHyphen)) return [...texts];
  const drawn = lettersOf(glyphs);
  const letters = texts.flatMap((text, item) =>
    [...text].flatMap((sign, at) =>
      isLetter(sign) ? [...sign.normalize('NFKC')].map((letter) => ({ letter, item, at })) : [],
    ),
  );
  const added = new Map<string, string>();
  let next = 0;
  for (let index = 0; index < drawn.length && next < letters.length; index += 1) {
    const one = drawn[index];
    if (one === undefined) break;
    if (one.text === SOFT_HYPHEN) {
      const isFirst = one.isMoved && drawn[index + 1]?.isMoved !== true;
      const place = letters[isFirst ? next : next - 1];
      if (place === undefined) continue;
      const key = `${place.item} ${isFirst ? place.at : place.at + 1}`;
      const blank = one.isApart && !isFirst ? ' ' : '';
      added.set(
        key,
        `${added.get(key) ?? ''}${blank}-${isFirst && drawn[index + 1]?.isApart ? ' ' : ''}`,
      );
    } else if (one.text === letters[next]?.letter) next += 1;
    else {
      const ahead = placeAhead(
        drawn,
        index,
        letters.slice(next, next + ENOUGH).map(({ letter }) => letter),
      );
      if (ahead === undefined) return [...texts];
      index = ahead - 1;
    }
  }
  return texts.map((text, item) =>
    [...text, ''].map((sign, at) => `${added.get(`${item} ${at}`) ?? ''}${sign}`).join(''),
  );
}

const isLetter = (sign: string) => !/[\s\p{Cf}]/u.test(sign);

/** Where the page draws these letters, behind what it draws outside of its edges. */
function placeAhead(
  drawn: readonly Drawn[],
  from: number,
  wanted: readonly string[],
): number | undefined {
  for (let at = from + 1; at < Math.min(drawn.length, from + FARTHEST); at += 1) {
    const own = drawn.slice(at, at + 2 * ENOUGH).filter(({ text }) => text !== SOFT_HYPHEN);
    if (wanted.every((letter, place) => own[place]?.text === letter)) return at;
  }
  return undefined;
}

function isHyphen({ unicode, width }: DrawnGlyph): boolean {
  return unicode === SOFT_HYPHEN && width > 0;
}

function lettersOf(glyphs: readonly DrawnGlyph[]): Drawn[] {
  const letters: Drawn[] = [];
  let [isApart, isMoved] = [false, false];
  for (const glyph of glyphs) {
    const { unicode } = glyph;
    isMoved ||= glyph.isMoved;
    const isBlank = unicode.trim() === '';
    isApart ||= isBlank || glyph.step > WORD_GAP;
    if (isBlank || (!isHyphen(glyph) && !isLetter(unicode))) continue;
    for (const text of unicode.normalize('NFKC')) letters.push({ text, isApart, isMoved });
    [isApart, isMoved] = [false, false];
  }
  return letters;
}
