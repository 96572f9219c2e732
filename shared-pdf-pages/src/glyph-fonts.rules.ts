import type { PageItem } from './page-items.ts';

/** A page without the pictures that a font has for letters, and what such a picture marks as an item of a list. */
export interface WithoutGlyphs {
  items: PageItem[];
  marked: ReadonlySet<PageItem>;
}

/** So far behind a picture its text stands, in sizes of the text. */
const [NEAR, FAR] = [0.1, 2.6];
/** A picture that stands so often at one left edge is the glyph of a list. */
const OFTEN = 2;
const MOST_ICONS = 500;
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * Fonts of which each stretch is a single sign hold pictures: icons before contacts, and glyphs of lists. Of those that are
 * known for icons nothing is kept.
 */
export function withoutGlyphs(
  all: readonly PageItem[],
  isIcon: (item: PageItem) => boolean,
): WithoutGlyphs {
  const { items, marked } = withoutSigns(all);
  const icons = items.filter(isIcon);
  if (icons.length === 0) return { items, marked };
  const texts = items.filter((item) => !isIcon(item));
  // A page of thousands of icons is a picture.
  if (icons.length > MOST_ICONS) return { items: texts, marked };
  const listed = marksOf(
    icons.flatMap((glyph) => {
      const text = texts.find((other) => isBehind(glyph, other, new Set()));
      const isList = isApart(glyph, items) && !icons.some((other) => isBefore(other, glyph));
      return text === undefined || !isList ? [] : [{ glyph, text }];
    }),
    items,
  );
  return { items: texts, marked: new Set([...marked, ...listed]) };
}

function withoutSigns(items: readonly PageItem[]): WithoutGlyphs {
  const fonts = Map.groupBy(items, ({ font }) => font);
  const signs = new Set(
    [...fonts]
      .filter(([, own]) => fonts.size > 1 && own.every(({ text }) => [...text.trim()].length === 1))
      .map(([font]) => font),
  );
  if (signs.size === 0) return { items: [...items], marked: new Set() };
  const glyphs = items
    // Signs that part or mark things say what they say.
    .filter((item) => signs.has(item.font) && /[\p{L}\p{N}\p{M}]/u.test(item.text))
    .filter((item) => isApart(item, items))
    .flatMap((glyph) => {
      const text = items.find((other) => isBehind(glyph, other, signs));
      return text === undefined ? [] : [{ glyph, text }];
    });
  const dropped = new Set(glyphs.map(({ glyph }) => glyph));
  return {
    items: items.filter((item) => !dropped.has(item)),
    marked: new Set(marksOf(glyphs, items)),
  };
}

interface Before {
  glyph: PageItem;
  text: PageItem;
}

/** What the glyph of a list stands before: the same one comes again below. One before dates says what they are. */
function marksOf(glyphs: readonly Before[], items: readonly PageItem[]): PageItem[] {
  const places = Map.groupBy(glyphs, ({ glyph }) => `${glyph.text} ${Math.round(glyph.x)}`);
  return [...places.values()]
    .filter((own) => own.length >= OFTEN)
    .filter((own) => own.filter(({ text }) => YEAR.test(text.text)).length < own.length / 2)
    .flat()
    .filter(({ glyph }) => isApart(glyph, items, 4))
    .map(({ text }) => text);
}

/** Several in a line say what each of its parts is. */
function isBefore(one: PageItem, other: PageItem): boolean {
  return one.x < other.x && Math.abs(one.y - other.y) < other.size * 0.4;
}

function isBehind(glyph: PageItem, text: PageItem, signs: ReadonlySet<string>): boolean {
  const gap = text.x - glyph.x - glyph.width;
  return (
    !signs.has(text.font) &&
    // The first of letters that are spaced.
    !/^\p{L}(?: \p{L}|$)/u.test(text.text.trim()) &&
    Math.abs(text.y - glyph.y) < text.size * 0.5 &&
    gap > text.size * NEAR &&
    gap < text.size * FAR
  );
}

/** Nothing stands close before it: it is no letter of a word that a font lacks. */
function isApart(glyph: PageItem, items: readonly PageItem[], distance = 1.5): boolean {
  return !items.some(
    (other) =>
      other.x < glyph.x &&
      Math.abs(other.y - glyph.y) < glyph.size * 0.4 &&
      glyph.x - other.x - other.width < glyph.size * distance,
  );
}
