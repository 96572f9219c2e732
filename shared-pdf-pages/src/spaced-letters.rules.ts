import type { DrawnGlyph } from './drawn-glyphs.ts';

/** What is drawn by fewer signs may be letters of their own. */
const FEWEST = 4;
/** Letters that stand apart have such gaps between most of them, in sizes. */
const [APART, MOST] = [0.09, 0.7];
/** So much more parts words, and so much more parts columns. */
const [WORD, TIMES, COLUMN] = [0.2, 1.4, 2.5];
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Of their signs so many are letters. */
const LETTERS = 0.6;

/** Glyphs of one font on one baseline, without blanks. */
type Stretch = (DrawnGlyph & { isBehindBlank: boolean })[];

/**
 * The texts of a page with words where their letters stand apart: the gaps between the glyphs tell where a word ends, not
 * the blanks of the text, since pairs of letters stand closer. `ends`: with the text of which item that of another ends.
 */
export function withSpacedLetters(
  texts: readonly string[],
  glyphs: readonly DrawnGlyph[],
): { texts: string[]; ends: Map<number, number> } {
  const found = [...texts];
  const ends = new Map<number, number>();
  const spaced = stretchesOf(glyphs).flatMap(wordsIn);
  const said = spaced.length === 0 ? [] : texts.map(plain);
  let from = 0;
  for (const words of spaced) {
    const place = placeOf(plain(words), said, from);
    if (place === undefined) continue;
    found.fill('', place.first, place.end + 1);
    found[place.first] = words;
    ends.set(place.first, place.end);
    from = place.end + 1;
  }
  return { texts: found, ends };
}

/** The items that say these letters together, and nothing else; all of them without blanks. */
function placeOf(
  letters: string,
  texts: readonly string[],
  from: number,
): { first: number; end: number } | undefined {
  for (let first = from; first < texts.length; first += 1) {
    let said = texts[first] ?? '';
    if (said === '' || !letters.startsWith(said)) continue;
    let end = first;
    while (said.length < letters.length && end + 1 < texts.length) {
      end += 1;
      said += texts[end] ?? '';
    }
    if (said === letters) return { first, end };
  }
  return undefined;
}

function plain(text: string): string {
  return text.replace(/\s/gu, '').normalize('NFKC');
}

function stretchesOf(glyphs: readonly DrawnGlyph[]): Stretch[] {
  const stretches: Stretch[] = [];
  let isBehindBlank = false;
  for (const glyph of glyphs) {
    if (glyph.unicode.trim() === '') {
      isBehindBlank = true;
      continue;
    }
    const open = stretches.at(-1);
    const goesOn = glyph.gap < COLUMN && open?.at(-1)?.font === glyph.font;
    if (open !== undefined && goesOn) open.push({ ...glyph, isBehindBlank });
    else stretches.push([{ ...glyph, isBehindBlank }]);
    isBehindBlank = false;
  }
  return stretches;
}

/** The words of a stretch whose letters stand apart. */
function wordsIn(stretch: Stretch): string[] {
  const letters = stretch.filter(({ unicode }) => LETTER.test(unicode)).length;
  if (letters < FEWEST || letters < stretch.length * LETTERS) return [];
  const gaps = stretch.slice(1).map(({ gap }) => gap);
  const ordered = gaps.toSorted((one, other) => one - other);
  const usual = ordered[Math.floor(ordered.length / 2)] ?? 0;
  if ((ordered[Math.floor(ordered.length * (1 - MOST))] ?? 0) < APART) return [];
  // Blanks between letters are typed to set them apart.
  const isTyped = stretch.filter((one) => one.isBehindBlank).length > stretch.length / 2;
  const isWord = ({ gap, isBehindBlank }: Stretch[number], at: number) =>
    at > 0 && ((isBehindBlank && !isTyped) || gap > Math.max(usual * TIMES, usual + WORD));
  return [stretch.map((one, at) => (isWord(one, at) ? ' ' : '') + one.unicode).join('')];
}
