import { isForeign } from './fonts/clusters.rules.ts';
import type { FontPair } from './fonts/font-pairs.ts';
import { SHEETS } from './page-geometry.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Sizes in points that a name is fitted in, the largest of all templates first; below the last one it rather breaks. */
export const FITTED_SIZES = Array.from({ length: 17 }, (_, step) => 30 - step);
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
interface NamePlace {
  room: number;
  largest: number;
}
/** Of a name in the sidebar. */
export const SIDEBAR_NAME = 20;

/** Where a name stands: in the sidebar, beside it, or over the page, there beside the picture. */
export function namePlace(
  { column, template, geometry: { paper, sidebar, margins } }: Place,
  hasPicture: boolean,
): NamePlace {
  const { outer, inner, width, besideInner, besideOuter } = sidebar;
  if (column === 'side') return { room: width - outer - inner, largest: SIDEBAR_NAME };
  const around = template.columns === 'two' ? width + besideInner + besideOuter : 2 * margins.one.x;
  const picture = hasPicture ? template.pictureRoom : 0;
  return { room: SHEETS[paper].width - around - picture, largest: template.nameSize };
}

type Place = Pick<RenderContext, 'column' | 'template' | 'geometry'>;

/** The largest size in which a name stands on one line; undefined when none of them is small enough. */
export function oneLineSize(
  name: string,
  place: NamePlace,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  return largestSize([name], place, heading);
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
  return parts.some((part) => /\S-\S/.test(part)) ? largestSize(parts, place, heading) : undefined;
}

function largestSize(
  lines: readonly string[],
  { room, largest }: NamePlace,
  font: FontPair['heading'],
): number | undefined {
  if (lines.some(isForeign)) return undefined;
  const width = Math.max(...lines.map((line) => widthOf(line, font)));
  const fits = (points: number) => points <= largest && width * points <= (room * 72) / 25.4;
  return FITTED_SIZES.find(fits);
}

/** In ems. */
function widthOf(line: string, font: FontPair['heading']): number {
  return (textWidth(line, font) + LETTER_SPACING * line.length) * SLACK;
}

/** Whether a name needs higher lines: other scripts stack their marks, and print clips what rises above the page's area. */
export function isTall(name: string): boolean {
  return isForeign(name);
}
