import { DEFAULT_LEFT_COLUMN_SECTIONS } from '@sastre/shared-contracts/api';
import type { Template } from './template.types.ts';

/** What templates share unless they say otherwise. */
export const STANDARD = {
  margins: { one: { x: 20, y: 16 }, two: { x: 0, y: 15 }, letter: { x: 26, y: 24 } },
  sidebar: { at: 'start', width: 66, outer: 9, inner: 7, besideInner: 10, besideOuter: 15 },
  sidebarSections: DEFAULT_LEFT_COLUMN_SECTIONS,
  bleeds: false,
  tinted: false,
  dates: 'end',
  nameSize: 26,
  pictureRoom: 37,
  fontSize: 9.75,
  lineHeight: 1.42,
  // Some 93 letters of English, which has the narrowest of them.
  measure: 38,
  // As near as those of the compact template.
  shrink: 0.62,
} satisfies Partial<Template>;
