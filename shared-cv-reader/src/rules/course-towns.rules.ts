import { isHouse } from './course-names.rules.ts';
import type { ReadCourse } from './education.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';
import { FORMS, type Parted } from './places-by-form.rules.ts';
import { STATE_NAMES, folded, isPlace, placeAtEnd } from '@sastre/shared-cv-words';

/** "University of California, Berkeley": the town says which of them it is. */
const OF_STATE = /^(?:the )?university of (.+)$/u;

/** Courses with the towns behind the names of their schools, where a country says that they are. */
export function withCountries(courses: readonly ReadCourse[]): ReadCourse[] {
  return courses.map((course) => {
    const { institution, place } = course;
    const town = place === undefined && institution && withCountry(institution.text);
    return institution === undefined || !town ? course : partedAt(course, institution, town);
  });
}

/** "Kelp College, Oslo, Norway": a town with its country is no part of a name. */
function withCountry(text: string): Parted | undefined {
  const end = placeAtEnd(text);
  return end !== undefined && end.before !== '' && end.place.includes(', ') ? end : undefined;
}

/**
 * Courses with the known towns behind their schools; where one of them has its own there, what can be a town stands so behind
 * the others. `texts` are what the file says.
 */
export function withTowns(courses: readonly ReadCourse[], texts: readonly string[]): ReadCourse[] {
  const said = courses.map((course) => townOf(course, texts));
  const isSure = (one: Parted | undefined) =>
    one !== undefined && isHouse(one.before) && isPlace(one.place);
  if (!said.some(isSure)) return [...courses];
  return courses.map((course, at) => {
    const [parted, { institution }] = [said[at], course];
    return parted === undefined || institution === undefined
      ? course
      : partedAt(course, institution, parted);
  });
}

function townOf({ institution, place }: ReadCourse, texts: readonly string[]): Parted | undefined {
  const text = institution?.text ?? '';
  // "Howard University, Washington" of which only "DC" was known to be a place
  const whole = place === undefined ? text : `${text}, ${place.text}`;
  if (place !== undefined && !texts.some((line) => line.includes(whole))) return undefined;
  for (const form of FORMS) {
    const parted = form(whole);
    if (parted === undefined || parted.before === '' || parted.before === text) continue;
    const state = OF_STATE.exec(folded(parted.before))?.[1];
    if (state === undefined || !STATE_NAMES.includes(state)) return parted;
  }
  return undefined;
}

function partedAt(course: ReadCourse, institution: Piece, { before, place }: Parted): ReadCourse {
  const own = (text: string): Piece => ({ ...institution, text: trimmed(text) });
  return { ...course, institution: own(before), place: own(place) };
}
