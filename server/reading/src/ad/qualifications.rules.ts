import { degreeAsked } from '../words/degrees.rules.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { findYears } from './years-asked.rules.ts';

/** True where a text names a language, years, a degree or a known tool. */
export function namesQualification(text: string): boolean {
  return (
    locateLanguages(text).length > 0 ||
    findYears(text) !== undefined ||
    degreeAsked(text) !== undefined ||
    locateNames(text, true).some(({ isKnown }) => isKnown)
  );
}
