import { COMMA, isDegree, isSchool, isSchoolClass } from '@sastre/shared-cv-words';
import { labelledGradeBehind } from './course-grades.rules.ts';
import { degreeAndField } from './degree-and-field.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';

/** Signs that part a degree from its school, whatever else they do in a name. */
const SIGN = /\s*[:;]\s+|,(?=\p{Lu})|\s*[–—-]\s+|\s+[–—-]\s*/u;

/** In letters. */
const LONGEST_HOUSE = 40;

/** "Kelp College: BSc Physics", "SSC,Kelp School", "Kelp College- BSc": one side is a school and the other a degree. */
export function bySign(piece: Piece): Piece[] {
  const sign = SIGN.exec(piece.text);
  if (sign === null || labelledGradeBehind(piece.text) !== undefined) return [piece];
  const sides = [
    piece.text.slice(0, sign.index),
    piece.text.slice(sign.index + sign[0].length),
  ].map(trimmed);
  const [one = '', other = ''] = sides;
  const [school, taught] = isSchool(one) ? [one, other] : [other, one];
  const isColon = sign[0].includes(':');
  // A house that does not sound like a school: "Kelp Tech: certificate of welding".
  const isTold = isColon && one.length < LONGEST_HOUSE && isDegree(other) && !isDegree(one);
  const areTwo =
    isTold ||
    (sides.every((side) => side !== '') &&
      isSchool(one) !== isSchool(other) &&
      !isDegree(school) &&
      (isDegree(taught) || (school === one && isColon)));
  return areTwo ? sides.map((text) => ({ ...piece, text })) : [piece];
}

/** A full stop parts a degree and its school: "Diploma, Fine Arts. University of Kent". */
export function bySentence(piece: Piece): Piece[] {
  const [, one = '', other = ''] = /^(.*\p{L}{3})\.\s+(\p{Lu}.*)$/u.exec(piece.text) ?? [];
  if (one === '' || isSchool(one) === isSchool(other)) return [piece];
  return [one, other].map((text) => ({ ...piece, text: trimmed(text) }));
}

/** A part of the school before it. */
const CAMPUS = /\b(?:campus|facult(?:y|ad|é)|fakultät|fachbereich|department|departamento)\b/iu;

/** Whether a name is that of a school, or of the part of one where somebody learned. */
export function isHouse(text: string): boolean {
  return isSchool(text) || /\bcampus$/iu.test(text);
}

/** Names within a name, and in `behindSchools` what stands behind a school: of a school and a subject, of a degree and a school. */
export function bySchool(piece: Piece, behindSchools: Set<Piece>): Piece[] {
  const parts = piece.text.split(COMMA);
  const kinds = parts.map((part) => (isHouse(part) ? 's' : isDegree(part) ? 'd' : '-'));
  if (parts.length < 2 || !kinds.includes('s')) return [piece];
  const groups: string[] = [];
  for (const [at, part] of parts.entries()) {
    // "University of California, Berkeley" stays together where nothing else is said, and so do subjects.
    const above = kinds[at - 1];
    const isRest = kinds[at] === '-' && (above !== 's' || CAMPUS.test(part)) && groups.length > 0;
    // A campus and its school are one.
    const areOne =
      kinds[at] === 's' &&
      above === 's' &&
      [part, parts[at - 1] ?? ''].some((one) => CAMPUS.test(one));
    if (isRest || areOne) groups[groups.length - 1] += `, ${part}`;
    else groups.push(part);
  }
  const pieces = groups.map((text) => ({ ...piece, text: trimmed(text) }));
  for (const [at, { text }] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next !== undefined && isHouse(text) && isTold(pieces, at)) behindSchools.add(next);
  }
  return pieces;
}

/** Whether nothing behind a school can be what was learned there: that is said before it, or elsewhere. */
function isTold(pieces: readonly Piece[], school: number): boolean {
  const taught = pieces.filter(({ text }) => isDegree(text));
  const [degree] = taught;
  if (degree === undefined) return true;
  if (taught.length > 1 || pieces.indexOf(degree) > school) return false;
  return isSchoolClass(degree.text) || degreeAndField(degree).field !== undefined;
}
