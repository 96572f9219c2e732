import { isForeign } from './fonts/clusters.rules.ts';
import type { FontPair } from './fonts/font-pairs.ts';
import { SHEETS, type Geometry } from './page-geometry.ts';
import type { Sidebar } from './templates/template.types.ts';
import { textWidth } from './text-width.rules.ts';

/** Sizes in points of a name that stands on one line of the sidebar, the usual one first. */
export const ONE_LINE_SIZES = [20, 19, 18, 17, 16, 15, 14] as const;
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

/** The largest size in which a name stands on one line of the sidebar; undefined when none of them is small enough. */
export function oneLineSize(
  name: string,
  sidebar: Sidebar,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  return largestSize([name], sidebar, heading);
}

/**
 * The largest size in which no part of a name is broken at its hyphen in the sidebar; undefined for one without such a part,
 * and when none is small enough.
 */
export function wholePartsSize(
  name: string,
  sidebar: Sidebar,
  { heading }: Pick<FontPair, 'heading'>,
): number | undefined {
  const parts = name.split(/\s+/);
  return parts.some((part) => /\S-\S/.test(part))
    ? largestSize(parts, sidebar, heading)
    : undefined;
}

function largestSize(
  lines: readonly string[],
  sidebar: Sidebar,
  font: FontPair['heading'],
): number | undefined {
  const room = ((sidebar.width - sidebar.outer - sidebar.inner) * 72) / 25.4;
  const width = Math.max(...lines.map((line) => widthOf(line, font)));
  return lines.some(isForeign)
    ? undefined
    : ONE_LINE_SIZES.find((points) => width * points <= room);
}

/** In ems. */
function widthOf(line: string, font: FontPair['heading']): number {
  return (textWidth(line, font) + LETTER_SPACING * line.length) * SLACK;
}

/** Points of the largest name beside a sidebar and over the page, and the widest picture beside it with its gap. */
const LARGEST_BESIDE = 26;
const LARGEST = 30;
const PICTURE = 47;

/** Whether a part of a name stands on one line beside a sidebar or over the page, in whatever template. */
export function fitsWideLine(
  part: string,
  { paper, sidebar, margins }: Geometry,
  { heading }: Pick<FontPair, 'heading'>,
  { isBeside, hasPicture }: { isBeside: boolean; hasPicture: boolean },
): boolean {
  const points = isBeside ? LARGEST_BESIDE : LARGEST;
  const around = isBeside
    ? sidebar.width + sidebar.besideInner + sidebar.besideOuter
    : 2 * margins.one.x;
  const room = SHEETS[paper].width - around - (hasPicture ? PICTURE : 0);
  return !isForeign(part) && widthOf(part, heading) * points <= (room * 72) / 25.4;
}

/** Whether a name needs higher lines: other scripts stack their marks, and print clips what rises above the page's area. */
export function isTall(name: string): boolean {
  return isForeign(name);
}
