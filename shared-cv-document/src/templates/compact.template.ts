import { COMPACT_CSS } from '../styles/compact.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** Much on a page, and nothing that a program could stumble over: one column, one family, plain headings. */
export const compact: Template = {
  ...STANDARD,
  name: 'compact-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 20, y: 13 } },
  lineHeight: 1.32,
  // As wide as its rules: of short lines it would have more, and be no longer compact.
  measure: 48,
  nameSize: 19,
  pictureRoom: 30,
  css: COMPACT_CSS,
};
