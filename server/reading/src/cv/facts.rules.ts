import { saidLevelOf, type CvContent, type Fact } from '@sastre/shared-contracts/api';
import { entryKeys, toldEntries } from '@sastre/shared-contracts/cv';
import { plainText } from '../words/plain-text.rules.ts';

const PERSON = [
  'fullName',
  'title',
  'location',
  'website',
  'linkedIn',
  'github',
  'summary',
] as const;
const WORK = ['company', 'position', 'startDate', 'endDate', 'location', 'description'] as const;
const EDUCATION = [
  'institution',
  'degree',
  'field',
  'startDate',
  'endDate',
  'gpa',
  'location',
] as const;

const ADDED = [
  'name',
  'organisation',
  'place',
  'startDate',
  'endDate',
  'url',
  'description',
] as const;

/** All that the CV states, one fact per filled field, achievement, skill and language. */
export function readFacts(cv: CvContent): Fact[] {
  const facts: Fact[] = [];
  const add = (id: string, text: string) => {
    const plain = plainText(text);
    if (plain !== '') facts.push({ id, text: plain });
  };
  for (const field of PERSON) add(`personal_info.${field}`, cv.personal_info[field]);
  const told = toldEntries(cv);
  for (const { kind, entry, path, listPath } of told) {
    if (kind !== 'work') continue;
    for (const field of WORK) add(`${path}.${field}`, entry[field]);
    entry.achievements.forEach((text, place) => add(`${listPath}[${place}]`, text));
  }
  const educationKeys = entryKeys(cv.education);
  cv.education.forEach((entry, index) => {
    for (const field of EDUCATION) add(`education[${educationKeys[index]}].${field}`, entry[field]);
  });
  const skillKeys = entryKeys(cv.skills);
  cv.skills.forEach(({ name }, index) => add(`skills[${skillKeys[index]}].name`, name));
  const languageKeys = entryKeys(cv.language_skills);
  cv.language_skills.forEach((skill, index) => {
    const level = saidLevelOf(skill);
    const text = level === undefined ? skill.language : `${skill.language} (${level})`;
    add(`languages[${languageKeys[index]}]`, skill.language.trim() === '' ? '' : text);
  });
  for (const { kind, entry, path, listPath } of told) {
    if (kind !== 'added') continue;
    for (const field of ADDED) add(`${path}.${field}`, entry[field]);
    entry.highlights.forEach((text, place) => add(`${listPath}[${place}]`, text));
  }
  return facts;
}

/** The entry that a fact belongs to (`work[7]`, `sections[2].entries[4]`), or undefined for one of the whole CV. */
export function entryOf(factId: string): string | undefined {
  return /^(?:work|education|sections\[[^\]]*\]\.entries)\[[^\]]*\]/.exec(factId)?.[0];
}
