import { SINGLE_COLUMN_CSS } from '../styles/single-column.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** One column over the whole page: the default. A full line of it has some 95 characters. */
export const singleColumn: Template = {
  ...STANDARD,
  name: 'single-column-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 32, y: 16 } },
  fontSize: 10.5,
  lineHeight: 1.38,
  nameSize: 27,
  pictureRoom: 35,
  css: SINGLE_COLUMN_CSS,
};
