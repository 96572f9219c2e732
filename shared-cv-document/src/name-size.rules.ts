import { isForeign } from './fonts/clusters.rules.ts';
import type { FontPair } from './fonts/font-pairs.ts';
import { nameParts } from './name-parts.rules.ts';
import { SHEETS } from './page-geometry.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Sizes in points that a name is fitted in, the largest of all templates first; below the last one it rather breaks at a space. */
export const FITTED_SIZES = Array.from({ length: 17 }, (_, step) => 30 - step);
/** Smaller ones, for a part that would be broken at its hyphen otherwise: programs read the two of it as one, without the hyphen. */
export const WHOLE_SIZES = [...FITTED_SIZES, 13, 12, 11, 10];
/** Where a third line is the lesser evil: a name of smaller points heads no page. */
const TWO_LINES = 16;
/** Of the sheet, in ems after each letter. */
const LETTER_SPACING = -0.012;
/** Kerning may widen a pair, and the width is a guess for letters beyond the Latin ones. */
const SLACK = 1.01;

/** Letters of the longest part that cannot be broken, up to which a name has that size; beyond the last it may break. */
const SIZES = [
  ['s', 11],
  ['m', 14],
  ['l', 17],
  ['xl', 20],
] as const;

/** Class of a name's size: it steps down by the longest word, and a word may break after a hyphen. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map((word) => [...word].length));
  return SIZES.find(([, letters]) => longest <= letters)?.[0] ?? 'xxl';
}

/** Room for a name in millimetres, and its usual size there in points, which is the largest. */
export interface NamePlace {
  room: number;
  largest: number;
}
/** Of a name in the sidebar. */
export const SIDEBAR_NAME = 20;

/** What the gap before a picture takes of the line where there is none, in millimetres. */
const PICTURE_GAP = 8;

/** Where a name stands: in the sidebar, beside it, or over the page, there beside the picture or its empty place. */
export function namePlace(context: Place, hasPicture: boolean): NamePlace {
  const { column, template } = context;
  if (column === 'side') return { room: roomIn(context), largest: SIDEBAR_NAME };
  const hasGap = template.columns === 'one' && template.pictureRoom > 0;
  const picture = hasPicture ? template.pictureRoom : hasGap ? PICTURE_GAP : 0;
  return { room: roomIn(context) - picture, largest: template.nameSize };
}

/** Width of a column in millimetres. */
export function roomIn({ column, template, geometry: { paper, sidebar, margins } }: Place): number {
  const { outer, inner, width, besideInner, besideOuter } = sidebar;
  if (column === 'side') return width - outer - inner;
  const around = template.columns === 'two' ? width + besideInner + besideOuter : 2 * margins.one.x;
  return SHEETS[paper].width - around;
}

type Place = Pick<RenderContext, 'column' | 'template' | 'geometry'>;

/** The largest size in which a name stands on one line; undefined when none of them is small enough. */
export function oneLineSize(
  name: string,
  place: NamePlace,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  return largestSize([name], place, heading, FITTED_SIZES);
}

/**
 * The largest size in which what leans on the next word stands on a line with it: "Dr.-Ing. Matthias", "van der Berg";
 * undefined for a name without such a part, and when none is small enough.
 */
export function leaningPartsSize(
  name: string,
  place: NamePlace,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  const parts = nameParts(name, () => true);
  if (!parts.some((part) => part.includes(' '))) return undefined;
  return largestSize(parts, place, heading, FITTED_SIZES);
}

/**
 * The largest size in which no part of a name is broken at its hyphen; undefined for one without such a part, and when none
 * is small enough.
 */
export function wholePartsSize(
  name: string,
  place: NamePlace,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  const parts = name.split(/\s+/);
  if (!parts.some((part) => /\S-\S/.test(part))) return undefined;
  return largestSize(parts, place, heading, WHOLE_SIZES);
}

/** The largest size in which a name stands on two lines; undefined for one that does so anyway, and when none is small enough. */
export function twoLinesSize(
  name: string,
  place: NamePlace,
  fonts: Pick<FontPair, 'heading'>,
): number | undefined {
  if (isForeign(name)) return undefined;
  const isEnough = (points: number) => linesIn(name, place, points, fonts) <= 2;
  if (isEnough(place.largest)) return undefined;
  const sizes = FITTED_SIZES.filter((points) => points <= place.largest && points >= TWO_LINES);
  return sizes.find(isEnough);
}

/** How many lines a name takes; where a part is longer than a line more than any place has. */
function linesIn(
  name: string,
  place: NamePlace,
  points: number,
  fonts: Pick<FontPair, 'heading'>,
): number {
  const fits = (part: string) => fitsLine(part, place, points, fonts);
  const lines: string[] = [];
  for (const part of nameParts(name, fits)) {
    if (!fits(part)) return Infinity;
    const longer = `${lines.at(-1) ?? ''} ${part}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.length;
}

/** Whether a part of a name fits its line in a size. */
export function fitsLine(
  part: string,
  { room }: Pick<NamePlace, 'room'>,
  points: number,
  { heading }: Pick<FontPair, 'heading'>,
): boolean {
  return !isForeign(part) && widthOf(part, heading) * points <= (room * 72) / 25.4;
}

function largestSize(
  lines: readonly string[],
  { room, largest }: NamePlace,
  font: FontPair['heading'],
  sizes: readonly number[],
): number | undefined {
  if (lines.some(isForeign)) return undefined;
  const width = Math.max(...lines.map((line) => widthOf(line, font)));
  const fits = (points: number) => points <= largest && width * points <= (room * 72) / 25.4;
  return sizes.find(fits);
}

/** In ems. */
function widthOf(line: string, font: FontPair['heading']): number {
  return (textWidth(line, font) + LETTER_SPACING * line.length) * SLACK;
}

/** Whether a name needs higher lines: other scripts stack their marks, and print clips what rises above the page's area. */
export function isTall(name: string): boolean {
  return isForeign(name);
}
