import { staysShort } from './custom-properties.rules.ts';
import { PRINT_LIMITS } from './print-limits.ts';

/** A font or a picture that stands in a sheet. */
const DATA = /url\(\s*["']?data:[^"')]*/gi;
/** A rule that names a font; those of Chinese and Japanese texts list the characters of each of their many files. */
const FACE = /@font-face\s*\{[^}]*/gi;

/** Whether sheets are together no longer than those of any CV. */
export function isShortStyle(sheets: readonly string[]): boolean {
  let style = 0;
  let faces = 0;
  for (const css of sheets) {
    const withoutData = css.replace(DATA, '');
    const withoutFaces = withoutData.replace(FACE, '');
    style += withoutFaces.length;
    faces += withoutData.length - withoutFaces.length;
  }
  return style <= PRINT_LIMITS.cssCharacters && faces <= PRINT_LIMITS.faceCharacters;
}

/** Whether the sanitised sheets of a document are together no longer than any of a CV, written out as well. */
export function isModestStyle(sheets: readonly string[]): boolean {
  return isShortStyle(sheets) && staysShort(sheets);
}
