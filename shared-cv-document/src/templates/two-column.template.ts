import { TWO_COLUMN_CSS } from '../styles/two-column.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** A coloured sidebar at the start of the page, and a wide column beside it. */
export const twoColumn: Template = {
  ...STANDARD,
  name: 'two-column-1',
  version: 1,
  columns: 'two',
  css: TWO_COLUMN_CSS,
};
