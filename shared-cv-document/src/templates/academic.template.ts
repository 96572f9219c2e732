import { ACADEMIC_CSS } from '../styles/academic.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** Dates in a column of their own at the start of each entry. */
export const academic: Template = {
  ...STANDARD,
  name: 'academic-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 21, y: 18 } },
  dates: 'start',
  nameSize: 25,
  pictureRoom: 35,
  css: ACADEMIC_CSS,
};
