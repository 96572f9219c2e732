import { filled } from './filled.ts';
import { POINTS_PER_MM, SHEETS, type Geometry } from './page-geometry.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Kerning may widen a pair. */
const SLACK = 1.015;
/** Sizes of a contact item in points, the usual one first; below the last nothing is set. Classes of the sheet: `fit-…`. */
const SIZES = { m: 9.25, s: 8.6, xs: 8 } as const;
export type ContactSize = keyof typeof SIZES;

/** Beside the widest picture of all templates. */
const PICTURE_MM = 47;

/** Millimetres that a long item of a sidebar takes of the room before its inner edge, and what stays free of that. */
const INTO_INNER = 5;
const LEFT_FREE = 3;

/** How far an item that is not broken may reach beyond its column; at a sheet's outer edge nothing does. */
function beyondColumn(column: RenderContext['column'], { sidebar }: Geometry): number {
  if (column === 'wide' || sidebar.at === 'end') return 0;
  return Math.max(0, Math.min(INTO_INNER, sidebar.inner - LEFT_FREE));
}

/** Room for contact items on the narrower paper, in millimetres. */
function roomFor(column: RenderContext['column'], { margins, sidebar }: Geometry): number {
  if (column === 'side') return sidebar.width - sidebar.outer - sidebar.inner;
  const beside = sidebar.width + sidebar.besideInner + sidebar.besideOuter;
  return SHEETS.A4.width - Math.max(beside, 2 * margins.one.x + PICTURE_MM);
}

/** What a contact item is fitted into. */
type Sheet = Pick<RenderContext, 'geometry' | 'scale' | 'fonts' | 'template' | 'options'>;

/**
 * The whole line of a page of one column without a picture, in millimetres; of a letter's line too, which begins where its
 * template has it.
 */
function wholeLine({ geometry: { margins }, template, options }: Sheet): number {
  if (template.columns === 'two' || filled(options.pictureId)) return 0;
  return SHEETS.A4.width - 2 * Math.max(margins.one.x, margins.letter.x);
}

/** The smallest of some sizes. */
export function smallestSize(sizes: readonly ContactSize[]): ContactSize {
  return (Object.keys(SIZES) as ContactSize[]).findLast((size) => sizes.includes(size)) ?? 'm';
}

/**
 * The largest size in which a text stands on one line of a column; undefined when even the smallest is too large. `scale`
 * is that of the document's type. In a sidebar it reaches into the room before the column beside it rather than that all
 * of them are of the smallest size. What needs more than the room beside a picture is of that size where there is none.
 */
export function contactSize(
  text: string,
  column: RenderContext['column'],
  sheet: Sheet,
): ContactSize | undefined {
  const { geometry, scale, fonts } = sheet;
  const beyond = beyondColumn(column, geometry);
  const room = (roomFor(column, geometry) + beyond) * POINTS_PER_MM;
  const width = textWidth(text, fonts.text) * SLACK;
  const all = Object.entries(SIZES) as [ContactSize, number][];
  const sizes = beyond > 0 ? all.filter(([size]) => size !== 'xs') : all;
  const size = sizes.find(([, points]) => width * Math.max(points * scale, SIZES.xs) <= room)?.[0];
  if (size !== undefined || column === 'side') return size;
  return width * SIZES.xs <= wholeLine(sheet) * POINTS_PER_MM ? 'xs' : undefined;
}

/** Where an address is broken first. */
export const AFTER_SLASH = /(?<=\/)(?!\/)/;
const AFTER_POINT = /(?<=\.)(?!\.)/;
const AFTER_HYPHEN = /(?<=-)(?!-)/;

/**
 * The parts of an address of the web: it is broken after a slash, after a point only in what is too long for a line, and
 * after a hyphen last of all, where even the longest line does not hold what is between two of the others: nobody can tell
 * whether that hyphen belongs to the address, and programs join the lines without it.
 */
export function addressParts(
  address: string,
  fits: (part: string) => boolean,
  fitsLongest = fits,
): string[] {
  const apart = (parts: string[], sign: RegExp, isWhole: (part: string) => boolean) =>
    parts.flatMap((part) => (isWhole(part) ? [part] : part.split(sign)));
  return apart(apart(address.split(AFTER_SLASH), AFTER_POINT, fits), AFTER_HYPHEN, fitsLongest);
}
