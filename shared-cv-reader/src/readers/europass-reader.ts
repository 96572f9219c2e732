import {
  defaultCvContent,
  defaultEducation,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSkill,
  defaultWorkExperience,
  withLevel,
} from '@sastre/shared-contracts/api';
import type { FilePart } from '@sastre/shared-contracts/cv';
import { textOfHtml } from '@sastre/shared-html';
import { RefusedFile, type Reading } from '../reading.types.ts';
import { degreeAndField } from '../rules/degree-and-field.rules.ts';
import { isSentence, levelOfLanguage, siteOf, wordsOf } from '@sastre/shared-cv-words';
import { achievementsOf } from './europass-achievements.ts';
import { isCandidate, readCandidate } from './europass-candidate.ts';
import { newId } from './json-reader.ts';
import { withPoints } from './points.rules.ts';
import { readingOf } from './whole-file.rules.ts';
import { elementAt, elementsOf, readXml, textIn, type XmlElement } from './xml.ts';

/** Letters of the longest text that is a skill's name. */
const LONGEST_NAME = 50;

/** Reads a CV in Europass XML (SkillsPassport, version 3, or the Candidate of since 2020); what it has no field for is not placed. */
export function readEuropass(text: string): Reading {
  const root = readXml(text);
  if (isCandidate(root)) return readCandidate(root);
  if (!/SkillsPassport/.test(root.name)) throw new RefusedFile('unknown-kind');
  const at = (element: XmlElement | undefined, ...path: string[]) =>
    textOfHtml(textIn(elementAt(element, ...path))).trim();
  /** How well a language is spoken, as the file has it. */
  const saidOf = (language: XmlElement) =>
    at(language, 'ProficiencyLevel', 'SpokenInteraction') ||
    at(language, 'ProficiencyLevel', 'Listening');
  const [learner] = elementsOf(root, 'LearnerInfo');
  const [contact] = elementsOf(root, 'ContactInfo');
  const address = elementAt(contact, 'Address', 'Contact');
  const name = elementAt(learner, 'Identification', 'PersonName');
  const [mothers, foreigns] = ['MotherTongue', 'ForeignLanguage'].map((kind) =>
    elementsOf(root, kind),
  );
  const isStatement = at(learner, 'Headline', 'Type', 'Code') === 'personal_statement';
  // The first of each kind; the others are not placed.
  const sites = Object.fromEntries(
    elementsOf(contact ?? root, 'Website')
      .map((site) => at(site, 'Contact'))
      .toReversed()
      .map((url) => [siteOf(url) ?? 'website', url]),
  );
  const achieved = achievementsOf(root);
  const cv = {
    ...defaultCvContent,
    personal_info: {
      ...defaultPersonalInfo,
      fullName: [at(name, 'FirstName'), at(name, 'Surname')].filter(Boolean).join(' '),
      [isStatement ? 'summary' : 'title']: at(learner, 'Headline', 'Description', 'Label'),
      email: at(contact, 'Email', 'Contact'),
      phone: at(elementsOf(contact ?? root, 'Telephone')[0], 'Contact'),
      location: [at(address, 'Municipality'), at(address, 'Country', 'Label')]
        .filter(Boolean)
        .join(', '),
      ...sites,
    },
    work_experience: elementsOf(root, 'WorkExperience').map((job) => ({
      ...defaultWorkExperience,
      id: newId(),
      position: at(job, 'Position', 'Label'),
      company: at(job, 'Employer', 'Name'),
      location: placeOf(elementAt(job, 'Employer')),
      ...withPoints(at(job, 'Activities')),
      ...periodOf(job),
    })),
    education: elementsOf(root, 'Education').map((course) => {
      const { startDate, endDate } = periodOf(course);
      return {
        ...defaultEducation,
        id: newId(),
        institution: at(course, 'Organisation', 'Name'),
        ...studyOf(at(course, 'Title'), at(course, 'Field', 'Label')),
        location: placeOf(elementAt(course, 'Organisation')),
        startDate,
        endDate,
      };
    }),
    skills: ['Computer', 'JobRelated'].flatMap((kind) =>
      namesIn(at(elementsOf(root, kind)[0], 'Description')).map((name) =>
        withLevel({ ...defaultSkill, id: newId(), name }, undefined),
      ),
    ),
    language_skills: [
      ...(mothers ?? []).map((one) => ({
        language: at(one, 'Description', 'Label'),
        level: 'Native' as const,
      })),
      ...(foreigns ?? []).map((one) => ({
        language: at(one, 'Description', 'Label'),
        // What says a level that we do not know is looked at.
        level:
          levelOfLanguage(saidOf(one)) ??
          (saidOf(one) === '' ? undefined : defaultLanguageSkill.level),
      })),
    ].map(({ language, level }) =>
      withLevel({ ...defaultLanguageSkill, language, id: newId() }, level),
    ),
    ...(achieved.sections.length > 0 && { sections: achieved.sections }),
  };
  const doubts = (foreigns ?? []).flatMap((one, index) =>
    saidOf(one) !== '' && levelOfLanguage(saidOf(one)) === undefined
      ? [`language_skills[${(mothers ?? []).length + index}].level`]
      : [],
  );
  const unplaced = [...leftOf(root, cv), ...achieved.unplaced];
  const all = [...doubts, ...achieved.doubts];
  return readingOf({ source: 'europass', cv, unplaced, doubts: all }, shownText(root));
}

/** Names that stand in a list or between commas; none when something of it is rather a sentence. */
function namesIn(text: string): string[] {
  const { description, achievements } = withPoints(text);
  const names = [description, ...achievements]
    .flatMap((part) => part.split(/[\n,;]/))
    .map((name) => name.trim())
    .filter(Boolean);
  const isSaid = names.some((name) => name.length > LONGEST_NAME || isSentence(name));
  return isSaid ? [] : names;
}

/** Degree and field; a title can tell both. */
function studyOf(title: string, field: string): { degree: string; field: string } {
  const said = field === '' ? degreeAndField({ text: title, lines: [] }) : undefined;
  return { degree: said?.degree?.text ?? title, field: said?.field?.text ?? field };
}

function placeOf(element: XmlElement | undefined): string {
  const address = elementAt(element, 'ContactInfo', 'Address', 'Contact');
  return [
    textIn(elementAt(address, 'Municipality')),
    textIn(elementAt(address, 'Country', 'Label')),
  ]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
}

function periodOf(element: XmlElement) {
  const date = (name: string) => {
    const { year = '', month = '' } = elementAt(element, 'Period', name)?.attributes ?? {};
    const number = /\d+/.exec(month)?.[0] ?? '';
    return number === '' ? year : `${year}-${number.padStart(2, '0')}`;
  };
  const current = textIn(elementAt(element, 'Period', 'Current')).trim() === 'true';
  return { startDate: date('From'), endDate: current ? '' : date('To'), current };
}

const NO_WORDS = new Set([
  'DocumentInfo',
  'PrintingPreferences',
  'Photo',
  'Signature',
  'Code',
  'Period',
  'Birthdate',
  'ProficiencyLevel',
  'Data',
]);

/** Texts of the file whose words stand in no field. */
function leftOf(root: XmlElement, cv: object): FilePart[] {
  const there = new Set(wordsOf(JSON.stringify(cv).replace(/\\n/g, ' ')));
  const walk = (element: XmlElement, path: string): FilePart[] =>
    element.kids.flatMap((kid) => {
      if (typeof kid !== 'string')
        return NO_WORDS.has(kid.name) || kid.name === 'Achievement'
          ? []
          : walk(kid, path === '' ? kid.name : `${path}.${kid.name}`);
      const text = textOfHtml(kid).trim();
      return wordsOf(text).every((word) => there.has(word)) ? [] : [{ path, text }];
    });
  return walk(root, '');
}

function shownText(element: XmlElement): string {
  return element.kids
    .map((kid) => {
      if (typeof kid === 'string') return textOfHtml(kid);
      return NO_WORDS.has(kid.name) ? '' : shownText(kid);
    })
    .join('\n');
}
