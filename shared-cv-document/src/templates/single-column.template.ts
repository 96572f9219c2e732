import { SINGLE_COLUMN_CSS } from '../styles/single-column.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** One column over the whole page: the default. */
export const singleColumn: Template = {
  ...STANDARD,
  name: 'single-column-1',
  version: 1,
  columns: 'one',
  css: SINGLE_COLUMN_CSS,
};
