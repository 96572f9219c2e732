import { PHOTO_HEADER_CSS } from '../styles/photo-header.css.ts';
import { STANDARD } from './standard.template.ts';
import type { Template } from './template.types.ts';

/** A large picture beside name and contact, on a pale ground from edge to edge. */
export const photoHeader: Template = {
  ...STANDARD,
  name: 'photo-header-1',
  version: 1,
  columns: 'one',
  margins: { ...STANDARD.margins, one: { x: 30, y: 15 } },
  fontSize: 10,
  bleeds: true,
  tinted: true,
  nameSize: 30,
  pictureRoom: 47,
  css: PHOTO_HEADER_CSS,
};
