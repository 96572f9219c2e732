import type { PDFPageProxy } from 'pdfjs-dist';
import { centredBullets } from './centred-bullets.rules.ts';
import { drawnGlyphs } from './drawn-glyphs.ts';
import { withDrawnHyphens } from './drawn-hyphens.rules.ts';
import { isBoldFont, isIconFont, isItalicFont } from './font-looks.rules.ts';
import { withoutGlyphs } from './glyph-fonts.rules.ts';
import { withLetters } from './joined-letters.rules.ts';
import { withoutLeaders } from './leaders.rules.ts';
import { boxesOf, markedBy } from './marks.rules.ts';
import { product, type Matrix } from './matrix.rules.ts';
import { fieldItems, rectangleOf, type Annotation, type Rectangle } from './page-fields.ts';
import { shapesOf, type Shape } from './page-shapes.ts';
import { tagsOf, type Tag } from './page-tags.ts';
import { withRaisedLetters } from './raised-letters.rules.ts';
import { withSpacedLetters } from './spaced-letters.rules.ts';
import { withUnnamedGlyphs } from './unnamed-glyphs.rules.ts';

/** A stretch of text as a PDF shows it, from the upper left corner in points. */
export interface PageItem {
  text: string;
  x: number;
  /** Of its baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Tells its font from the others of the page. */
  font: string;
  href?: string;
  /** What the file says of it; absent where it says nothing. */
  tag?: Tag;
  /** A dot is drawn before it. */
  isMarked?: boolean;
  /** What it stands in together with nothing but its own words. */
  box?: Shape;
}

/** A page's texts with their places and looks, and its size. */
export interface PageText {
  items: PageItem[];
  /** What stands upright, as a word in the margin does; no part of any line. */
  upright?: PageItem[];
  width: number;
  height: number;
}

interface Link extends Rectangle {
  url: string;
}

const MOST_SHAPES = 3_000;

/** Reads the texts of a page; fonts are loaded for their names, nothing is drawn. `readings`: what the file says of its glyphs, by their codes. */
export async function pageText(
  page: PDFPageProxy,
  readings?: () => ReadonlyMap<number, string>,
): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const matrix = viewport.transform as unknown as Matrix;
  const content = await page.getTextContent({
    disableNormalization: false,
    includeMarkedContent: true,
  });
  // Fonts are known by their names only once the page's operators were read.
  const operators = await page.getOperatorList();
  const names = fontNames(page, content.items);
  const annotations = (await page.getAnnotations()) as Annotation[];
  const links = linksOf(annotations, matrix);
  const tags = await tagsOf(page);
  const marks: (string | undefined)[] = [];
  const upright = new Set<PageItem>();
  const said = content.items.map((item) => ('str' in item ? item.str : ''));
  const glyphs = drawnGlyphs(operators);
  const named = withUnnamedGlyphs(withDrawnHyphens(said, glyphs), glyphs, readings);
  const { texts, ends } = withSpacedLetters(named, glyphs);
  const all = content.items.flatMap((item, at): PageItem[] => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id);
      return [];
    }
    const text = texts[at] ?? '';
    if (text.trim() === '') return [];
    const [a, b, c, d, x, y] = product(matrix, item.transform as unknown as Matrix);
    const size = Math.hypot(c, d);
    const font = names.get(item.fontName) ?? '';
    const place = { x, y, width: widthTo(item, content.items[ends.get(at) ?? at]), size };
    const href = hrefAt(links, place);
    const tag = tags.get(marks.findLast((mark) => mark !== undefined) ?? '');
    const own: PageItem = {
      text: withLetters(text),
      ...place,
      bold: isBoldFont(font),
      italic: isItalicFont(font),
      font: item.fontName,
      ...(href !== undefined && { href }),
      ...(tag !== undefined && { tag }),
    };
    if (Math.abs(b) > Math.abs(a)) upright.add(own);
    return [own];
  });
  all.push(...fieldItems(annotations, matrix));
  const { items: told, marked } = withoutGlyphs(
    withRaisedLetters(withoutLeaders(all.filter((item) => !upright.has(item)))),
    ({ font }) => isIconFont(names.get(font) ?? ''),
  );
  const centred = centredBullets(told);
  const items = told.filter((item) => !centred.signs.has(item));
  const drawn = shapesOf(operators, matrix);
  // What draws more than a CV does is a picture.
  const shapes = drawn.length > MOST_SHAPES ? [] : drawn;
  const dotted = markedBy(items, shapes);
  const boxes = boxesOf(items, shapes);
  return {
    items: items.map((item) => {
      const box = boxes.get(item);
      const isMarked = [marked, dotted, centred.marked].some((some) => some.has(item));
      return { ...item, isMarked, ...(box !== undefined && { box }) };
    }),
    upright: [...upright],
    width: viewport.width,
    height: viewport.height,
  };
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Of a text that another item ends. */
function widthTo(item: { width: number; transform: number[] }, end?: TextContent): number {
  if (end === undefined || !('str' in end)) return item.width;
  return Math.abs(Number(end.transform[4]) - Number(item.transform[4])) + end.width;
}

function fontNames(page: PDFPageProxy, items: readonly object[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const item of items) {
    if (!('fontName' in item) || typeof item.fontName !== 'string') continue;
    if (names.has(item.fontName) || !page.commonObjs.has(item.fontName)) continue;
    const font = page.commonObjs.get(item.fontName) as { name?: string; bold?: boolean };
    names.set(item.fontName, `${font.name ?? ''}${font.bold === true ? ' bold' : ''}`);
  }
  return names;
}

function linksOf(annotations: readonly Annotation[], matrix: Matrix): Link[] {
  return annotations.flatMap(({ url, rect }) =>
    url === undefined || rect === undefined ? [] : [{ url, ...rectangleOf(rect, matrix) }],
  );
}

function hrefAt(
  links: readonly Link[],
  { x, y, width, size }: Pick<PageItem, 'x' | 'y' | 'width' | 'size'>,
): string | undefined {
  const [middle, height] = [x + width / 2, y - size / 3];
  return links.find(
    ({ left, right, top, bottom }) =>
      middle >= left && middle <= right && height >= top && height <= bottom,
  )?.url;
}
