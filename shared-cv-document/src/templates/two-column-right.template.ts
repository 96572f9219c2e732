import { TWO_COLUMN_CSS } from '../styles/two-column.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** Name and career in the wide column, and a coloured sidebar at the end of the page. */
export const twoColumnRight: Template = {
  ...STANDARD,
  name: 'two-column-right-1',
  version: 1,
  columns: 'two',
  sidebar: { at: 'end', width: 66, outer: 10, inner: 8, besideInner: 9, besideOuter: 17 },
  // Long words of a course have no room in it.
  sidebarSections: ['skills', 'languages'],
  css: TWO_COLUMN_CSS,
};
