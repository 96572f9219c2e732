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
import { levelOfLanguage, siteOf, wordsOf } from '@sastre/shared-cv-words';
import type { Reading } from '../reading.types.ts';
import { dateOf } from '../rules/dates.rules.ts';
import { degreeAndField } from '../rules/degree-and-field.rules.ts';
import { newId } from './json-reader.ts';
import { withPoints } from './points.rules.ts';
import { readingOf } from './whole-file.rules.ts';
import { elementAt, elementsOf, textIn, type XmlElement } from './xml.ts';

/** What tells how the file is made, shown or coded, and says nothing. */
const NO_WORDS = new Set([
  ...['DocumentID', 'CandidateSupplier', 'RenderingInformation', 'Attachment', 'BirthDate', 'ID'],
  ...['ChannelCode', 'UseCode', 'CountryDialing', 'TaxonomyID', 'CompetencyDimensionTypeCode'],
  ...['CurrentIndicator', 'Ongoing', 'StartDate', 'EndDate', 'CompetencyID', 'CountryCode'],
  ...['PrimaryLanguageCode', 'Country', 'ScoreText', 'HiddenIndicator'],
]);

/** Whether a document is of the schema that Europass has since 2020 (HR-XML's Candidate). */
export function isCandidate({ name }: XmlElement): boolean {
  return /(?:^|:)Candidate$/.test(name);
}

/** Reads a CV in the Europass XML of since 2020; what it has no field for is not placed. */
export function readCandidate(document: XmlElement): Reading {
  const root = withoutPrefixes(document);
  const [person, profile] = ['CandidatePerson', 'CandidateProfile'].map((kind) =>
    elementAt(root, kind),
  );
  const locale = profile?.attributes['languageCode'] ?? 'en';
  const ways = elementsOf(person ?? root, 'Communication');
  const wayOf = (channel: RegExp) => ways.filter((way) => channel.test(at(way, 'ChannelCode')));
  const urlOf = (way: XmlElement) => at(way, 'URI') || at(way, 'URL') || at(way, 'Text');
  const [phone] = wayOf(/^(?:telephone|mobile)/i);
  const dialling = phone === undefined ? '' : at(phone, 'CountryDialing');
  const number = phone === undefined ? '' : at(phone, 'DialNumber');
  const home = ways.map((way) => elementAt(way, 'Address')).find((one) => one !== undefined);
  const urls = wayOf(/web|social/i).map(urlOf);
  const tongues = elementsOf(profile ?? root, 'PersonCompetency').filter(
    (one) => at(one, 'TaxonomyID') === 'language',
  );
  const cv = {
    ...defaultCvContent,
    personal_info: {
      ...defaultPersonalInfo,
      fullName: ['GivenName', 'FamilyName']
        .map((part) => at(person, 'PersonName', part))
        .filter(Boolean)
        .join(' '),
      summary: at(profile, 'ExecutiveSummary'),
      email: wayOf(/^e-?mail$/i).map(urlOf)[0] ?? '',
      phone: number === '' ? '' : dialling === '' ? number : `+${dialling} ${number}`,
      location: placeOf(at(home, 'CityName'), at(home, 'CountryCode'), locale),
      ...Object.fromEntries(urls.toReversed().map((url) => [siteOf(url) ?? 'website', url])),
    },
    work_experience: elementsOf(root, 'EmployerHistory').flatMap((house) =>
      elementsOf(house, 'PositionHistory').map((post) => ({
        ...defaultWorkExperience,
        id: newId(),
        company: at(house, 'OrganizationName'),
        position: at(post, 'PositionTitle'),
        location: placeOf(at(post, 'City'), at(post, 'Country'), locale),
        ...withPoints(at(post, 'Description')),
        ...periodOf(elementAt(post, 'EmploymentPeriod') ?? elementAt(house, 'EmploymentPeriod')),
      })),
    ),
    education: elementsOf(root, 'EducationOrganizationAttendance').map((course) => {
      const { startDate, endDate } = periodOf(elementAt(course, 'AttendancePeriod'));
      const title = at(course, 'EducationDegree', 'DegreeName') || at(course, 'ProgramName');
      const field = at(course, 'EducationDegree', 'FieldOfStudy', 'MainFieldOfStudy');
      const said = field === '' ? degreeAndField({ text: title, lines: [] }) : undefined;
      return {
        ...defaultEducation,
        id: newId(),
        institution: at(course, 'OrganizationName'),
        degree: said?.degree?.text ?? title,
        field: said?.field?.text ?? field,
        location: placeOf(
          at(elementsOf(course, 'Address')[0], 'CityName'),
          at(elementsOf(course, 'Address')[0], 'CountryCode'),
          locale,
        ),
        startDate,
        endDate,
      };
    }),
    skills: elementsOf(root, 'DigitalSkill')
      .map((one) => at(one, 'Title') || at(one))
      .filter(Boolean)
      .map((name) => withLevel({ ...defaultSkill, id: newId(), name }, undefined)),
    language_skills: [
      ...elementsOf(person ?? root, 'PrimaryLanguageCode').map((one) => ({
        language: tongueIn(at(one), locale),
        level: 'Native' as const,
      })),
      ...tongues
        .filter((one) => one.kids.length > 0)
        .map((one) => ({
          language: tongueIn(at(one, 'CompetencyID'), locale),
          level: levelOfLanguage(elementsOf(one, 'ScoreText').map(textIn)[0] ?? ''),
        })),
    ]
      .filter(({ language }, index, all) => {
        const first = all.findIndex((other) => other.language === language);
        return language !== '' && first === index;
      })
      .map(({ language, level }) =>
        withLevel({ ...defaultLanguageSkill, language, id: newId() }, level),
      ),
  };
  // "MSc in Forestry" is two fields and the word between.
  const titles = elementsOf(root, 'DegreeName').map((one) => at(one));
  const unplaced = leftOf(root, [cv, titles]);
  return readingOf({ source: 'europass', cv, unplaced, doubts: [] }, shownText(root));
}

const at = (element: XmlElement | undefined, ...path: string[]) =>
  element === undefined ? '' : textOfHtml(textIn(elementAt(element, ...path))).trim();

function withoutPrefixes(element: XmlElement): XmlElement {
  return {
    ...element,
    name: element.name.replace(/^.*:/, ''),
    kids: element.kids.map((kid) => (typeof kid === 'string' ? kid : withoutPrefixes(kid))),
  };
}

function nameIn(code: string, locale: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames([locale], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

const tongueIn = (code: string, locale: string) =>
  code === '' ? '' : nameIn(code.toLowerCase(), locale, 'language');

function placeOf(town: string, country: string, locale: string): string {
  const named = /^\p{L}{2}$/u.test(country)
    ? nameIn(country.toUpperCase(), locale, 'region')
    : country;
  return [town, named].filter(Boolean).join(', ');
}

/** `2018-05-01` in an element of its own, or as the text of the date. */
function periodOf(period: XmlElement | undefined) {
  const date = (name: string) => dateOf(at(period, name).slice(0, 7));
  const isOn = ['CurrentIndicator', 'Ongoing'].some((name) => at(period, name) === 'true');
  const endDate = isOn ? '' : date('EndDate');
  return { startDate: date('StartDate'), endDate, current: isOn };
}

/** Texts of the file whose words stand in no field. */
function leftOf(root: XmlElement, cv: object): FilePart[] {
  const there = new Set(wordsOf(JSON.stringify(cv).replace(/\\n/g, ' ')));
  const walk = (element: XmlElement, path: string): FilePart[] =>
    element.kids.flatMap((kid) => {
      if (typeof kid !== 'string')
        return NO_WORDS.has(kid.name)
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
