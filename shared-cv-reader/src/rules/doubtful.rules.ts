import { LIMITS, type CvContent } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import type { FieldPath } from '../reading.types.ts';
import {
  EMAIL,
  WEB,
  folded,
  isDegree,
  isLanguageName,
  isSchool,
  isSpoken,
} from '@sastre/shared-cv-words';
import { findPeriod } from './dates.rules.ts';
import { trimmed } from './pieces.rules.ts';

/** In words. */
const LONGEST = {
  skill: 5,
  mark: 6,
  person: 5,
  title: 14,
  name: 14,
  place: 6,
  address: 15,
  field: 9,
};
/** So many words are more than a name that begins with a small letter: "npm", "sens du contact". */
const SMALL = 3;
/** So many words tell something where a stop ends them. */
const TOLD = 5;

type Doubt = (text: string) => boolean;

const PARTS: readonly string[] = ['personal_info', ...ENTRY_LISTS];
const placeOf = (path: FieldPath) => {
  const [, part = '', at = '0'] = /^(\w+)(?:\[(\d+)\])?/u.exec(path) ?? [];
  return (
    (PARTS.includes(part) ? PARTS.indexOf(part) : PARTS.length) * LIMITS.listLength + Number(at)
  );
};

/** Doubts of the rules and of what their values look like, in the order of the form. */
export function allDoubts(found: readonly FieldPath[], cv: Partial<CvContent>): FieldPath[] {
  const all = [...new Set([...found, ...doubtfulOf(cv)])];
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Countries by the two letters that addresses end with. */
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** An address whose last two letters stand for no country was cut off: "ana@ruiz.ex". */
function endsNowhere(address: string): boolean {
  const [, code = 'eu'] = /\.([a-z]{2})$/iu.exec(address) ?? [];
  return countries.of(code.toUpperCase()) === undefined;
}

/** Fields whose value does not look like what they ask for. */
function doubtfulOf(cv: Partial<CvContent>): FieldPath[] {
  const found: FieldPath[] = [];
  const see = (path: FieldPath, text: string, ...doubts: readonly Doubt[]) => {
    if (text !== '' && doubts.some((isDoubtful) => isDoubtful(text))) found.push(path);
  };
  const person = cv.personal_info;
  if (person !== undefined) {
    see('personal_info.fullName', person.fullName, isOneWord, isLongName, isCoded);
    see('personal_info.title', person.title, longer(LONGEST.title), isDated, isAddress);
    see('personal_info.email', person.email, endsNowhere);
    see('personal_info.location', person.location, longer(LONGEST.address), isAddress);
    see('personal_info.summary', person.summary, hasManyDates);
  }
  for (const [at, job] of (cv.work_experience ?? []).entries()) {
    const path = `work_experience[${at}]`;
    const same = folded(job.company) === folded(job.position);
    see(`${path}.company`, job.company, isTorn, isDated, isAddress, isTold, () => same);
    see(`${path}.position`, job.position, isTorn, isDated, isAddress, isTold, () => same);
    see(`${path}.location`, job.location, isTorn, isNoPlace);
    see(`${path}.description`, job.description, isNameAlone);
    see(`${path}.endDate`, job.endDate, isBefore(job.startDate));
  }
  for (const [at, course] of (cv.education ?? []).entries()) {
    const path = `education[${at}]`;
    const same = folded(course.institution) === folded(course.degree);
    see(`${path}.institution`, course.institution, isTorn, isDated, isAddress, isTold, () => same);
    see(`${path}.degree`, course.degree, isTorn, isDated, isAddress, isTold, isSchoolAlone);
    see(`${path}.field`, course.field, isTorn, isDated, isAddress, isNoField);
    see(`${path}.location`, course.location, isTorn, isNoPlace);
    see(`${path}.gpa`, course.gpa, isLongMark);
    see(`${path}.endDate`, course.endDate, isBefore(course.startDate));
  }
  for (const [at, { name }] of (cv.skills ?? []).entries())
    see(`skills[${at}].name`, name, isLongSkill, isTorn, isCoded, isSpoken, isLanguageName);
  for (const [at, { entries }] of (cv.sections ?? []).entries())
    for (const [number, { name, organisation }] of entries.entries()) {
      const path = `sections[${at}].entries[${number}]`;
      see(`${path}.name`, name, isTorn, isTold, isCoded, isSpoken, longer(LONGEST.name));
      see(`${path}.organisation`, organisation, isTorn, isTold, isDated, isList);
    }
  return found;
}

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
const longer =
  (most: number): Doubt =>
  (text) =>
    wordsIn(text).length > most;
/** Words between names are none: "de la". */
const isLongName: Doubt = (text) => longer(LONGEST.person)(text.replace(/\b\p{Ll}+\s/gu, ''));
/** What stands in brackets belongs to no name. */
const isLongSkill: Doubt = (text) => longer(LONGEST.skill)(text.replace(/\([^()]*\)/u, ''));
const isOneWord: Doubt = (text) => wordsIn(text).length < 2;
/** "B.Tech" is none, though a site could be called so. */
const isAddress: Doubt = (text) =>
  EMAIL.test(text) || (WEB.test(text) && /:\/\/|\bwww\.|\w\/\w/u.test(text));
const isDated: Doubt = (text) => findPeriod(text) !== undefined;
/** Two or more: an entry that was no part of what is told. */
const hasManyDates: Doubt = (text) => (text.match(/\b(?:19|20)\d{2}\b/gu) ?? []).length > 3;

/** Digits and signs where words would be, or a level of a language. */
const isCoded: Doubt = (text) => !/\p{L}/u.test(text) || /^[ABC][12]$/u.test(text);

/** A part of what stood there: its rest was taken elsewhere. */
const isTorn: Doubt = (text) =>
  (/^\p{Ll}/u.test(text) && longer(SMALL)(text)) ||
  /^[\p{Pe},;:!?–—-]|^\.\s/u.test(text) ||
  /[,;:&–—(]$|\s[.,](?:\s|$)|[,.;]\s?:|\(\s*\)|\(\s|\s\)/u.test(text) ||
  [...text].filter((sign) => sign === '(').length !==
    [...text].filter((sign) => sign === ')').length;

/** A sentence. */
const isTold: Doubt = (text) => /\p{L}{3}\.$/u.test(text) && longer(TOLD)(text);

const isNoPlace: Doubt = (text) =>
  longer(LONGEST.place)(text) || isSchool(text) || isAddress(text) || isDated(text);
const isSchoolAlone: Doubt = (text) => isSchool(text) && !isDegree(text);
const isNoField: Doubt = (text) =>
  longer(LONGEST.field)(text) || isSchool(text) || /;|:\s?\S{1,3}$|^\p{Ll}.*\d/u.test(text);
const isLongMark = longer(LONGEST.mark);
/** Beside a job, a name or two with no stop are what has no field. */
const isNameAlone: Doubt = (text) =>
  wordsIn(text).length <= TOLD && /^\p{Lu}[^.!?:]*$/u.test(trimmed(text)) && !text.includes('\n');
const isList: Doubt = (text) => text.split(', ').length > 3;
const isBefore =
  (start: string): Doubt =>
  (end) =>
    start !== '' && end < start.slice(0, end.length);
