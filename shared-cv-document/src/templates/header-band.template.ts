import { HEADER_BAND_CSS } from '../styles/header-band.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** A coloured band with the name over the top of the page, from edge to edge. */
export const headerBand: Template = {
  ...STANDARD,
  name: 'header-band-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 30, y: 15 } },
  fontSize: 10,
  bleeds: true,
  nameSize: 28,
  pictureRoom: 39,
  css: HEADER_BAND_CSS,
};
