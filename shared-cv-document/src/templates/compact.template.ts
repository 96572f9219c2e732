import { COMPACT_CSS } from '../styles/compact.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** Much on a page, and nothing that a program could stumble over: one column, one family, plain headings. */
export const compact: Template = {
  ...STANDARD,
  name: 'compact-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 31, y: 12 } },
  lineHeight: 1.3,
  nameSize: 19,
  shrink: 0.8,
  pictureRoom: 30,
  css: COMPACT_CSS,
};
