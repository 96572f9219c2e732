import { SERIF_CSS } from '../styles/serif.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** Quiet and roomy, in one serif: the person in the middle, headings between hairlines. */
export const serif: Template = {
  ...STANDARD,
  name: 'serif-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 34, y: 19 } },
  fontPair: 'garamond',
  fontSize: 10,
  lineHeight: 1.45,
  nameSize: 28,
  pictureRoom: 0,
  css: SERIF_CSS,
};
