import { POINTS_PER_MM, SHEETS } from './page-geometry.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

type Sheet = Pick<RenderContext, 'fonts' | 'geometry' | 'scale' | 'template'>;

/** Of a title and of its dates in the sheets, in points; strong letters are wider, and so are figures of one width. */
const TITLE = 10.5 * 1.08;
const DATES = 9.25 * 1.04;
/** Millimetres between them. */
const GAP = 6;
/** What a title takes of its line (`.ehead .row`): dates that leave as much need no more. */
const SHARE = 0.4;

/** Millimetres of a line of an entry that does not stand in a sidebar. */
export function entryLine({ geometry, template }: Pick<Sheet, 'geometry' | 'template'>): number {
  const { paper, margins, sidebar } = geometry;
  const beside = sidebar.width + sidebar.besideInner + sidebar.besideOuter;
  return SHEETS[paper].width - (template.columns === 'two' ? beside : 2 * margins.one.x);
}

/** Whether dates need more than a title leaves them by itself, and have it as it is short. */
export function standNear(title: string, dates: string, sheet: Sheet): boolean {
  const { fonts, scale } = sheet;
  if (!isBelow(dates, sheet)) return false;
  return textWidth(title, fonts.text) * TITLE * scale + besideOf(dates, sheet) <= lineOf(sheet);
}

/** Whether dates or a grade need more than what stands before them leaves by itself, and go below it. */
export function isBelow(text: string, sheet: Sheet): boolean {
  return besideOf(text, sheet) > SHARE * lineOf(sheet);
}

/** Points that a text takes of a line, with the gap before it. */
function besideOf(text: string, { fonts, scale }: Sheet): number {
  return textWidth(text, fonts.text) * DATES * scale + GAP * POINTS_PER_MM;
}

/** Points of a line of an entry. */
function lineOf(sheet: Sheet): number {
  return entryLine(sheet) * POINTS_PER_MM;
}
