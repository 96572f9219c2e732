import {
  defaultCvContent,
  defaultEducation,
  defaultLanguageSkill,
  defaultPersonalInfo,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  withLevel,
  type CvContent,
  type LanguageSkill,
  type SaidLevel,
  type Section,
  type SectionEntry,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import type { FilePart } from '@sastre/shared-contracts/cv';
import papaparse from 'papaparse';
import { RefusedFile, type Reading } from '../reading.types.ts';
import { dateOf } from '../rules/dates.rules.ts';
import { levelOfLanguage } from '@sastre/shared-cv-words';
import type { Archive } from './archive.ts';
import { newId } from './json-reader.ts';
import files from './linkedin-files.data.json' with { type: 'json' };
import { withPoints } from './points.rules.ts';
import { readingOf } from './whole-file.rules.ts';

type Row = Readonly<Record<string, string>>;

/** Files of an archive, by their names, with the columns that become fields. */
const SECTIONS = files.sections as Readonly<
  Record<string, { kind: SectionKind; columns: Readonly<Record<string, keyof SectionEntry>> }>
>;
/** LinkedIn has these five words, and others where the archive is in another language. */
const PROFICIENCIES = files.proficiencies as Readonly<Record<string, LanguageSkill['level']>>;
const PERSON = { Headline: 'title', Summary: 'summary', 'Geo Location': 'location' } as const;

/** Kinds of section whose entries go on as long as no end is said. */
const GOES_ON: readonly SectionKind[] = ['volunteer', 'projects'];

/** Files that tell of the person, and whose rows no section takes. */
const LOOSE = ['Patents', 'Organizations', 'Test Scores', 'Recommendations_Received'];

/** Files of its archives, of which the smaller one has but some. */
const OWN = [
  'Profile',
  'Positions',
  'Connections',
  'Email Addresses',
  'PhoneNumbers',
  'Registration',
];

/** Whether an archive is one that LinkedIn sends. */
export function isLinkedIn(archive: Archive): boolean {
  return OWN.some((name) => hasFile(archive, name));
}

/** Reads the archive that LinkedIn sends. The smaller one has no positions, which its refusal says. */
export function readLinkedIn(archive: Archive): Reading {
  const rows = (name: string) => rowsOf(archive, name);
  const [profile = {}] = rows('Profile');
  const positions = rows('Positions');
  if (!hasFile(archive, 'Positions')) throw new RefusedFile('no-positions');
  const unplaced: FilePart[] = [];
  const leave = (path: string, row: Row, taken: readonly string[]) => {
    for (const [column, text] of Object.entries(row))
      if (!taken.includes(column) && text.trim() !== '')
        unplaced.push({ path: `${path}.${column}`, text });
  };
  // The one that is written to stands anywhere among them.
  const emails = rows('Email Addresses')
    .toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))
    .map((row) => row['Email Address'] ?? '');
  const phones = rows('PhoneNumbers').map((row) => row['Number'] ?? '');
  const sites = [...(profile['Websites'] ?? '').matchAll(/https?:\/\/[^\s,\]]+/g)].map(
    ([url]) => url,
  );
  const taken = sites.length > 0 ? ['Websites'] : [];
  leave('Profile', profile, ['First Name', 'Last Name', ...taken, ...Object.keys(PERSON)]);
  const cv: CvContent = {
    ...defaultCvContent,
    personal_info: {
      ...defaultPersonalInfo,
      fullName: `${profile['First Name'] ?? ''} ${profile['Last Name'] ?? ''}`.trim(),
      ...Object.fromEntries(
        Object.entries(PERSON).map(([column, key]) => [key, profile[column] ?? '']),
      ),
      email: emails[0] ?? '',
      phone: phones[0] ?? '',
      website: sites[0] ?? '',
    },
    work_experience: positions.map((row, at) => {
      leave(`Positions[${at}]`, row, [
        'Company Name',
        'Title',
        'Description',
        'Location',
        'Started On',
        'Finished On',
      ]);
      return {
        ...defaultWorkExperience,
        id: newId(),
        company: row['Company Name'] ?? '',
        position: row['Title'] ?? '',
        location: row['Location'] ?? '',
        ...withPoints(row['Description'] ?? ''),
        ...periodOf(row),
      };
    }),
    education: rows('Education').map((row, at) => {
      leave(`Education[${at}]`, row, ['School Name', 'Degree Name', 'Start Date', 'End Date']);
      const [degree = '', ...field] = (row['Degree Name'] ?? '').split(/,\s+/);
      return {
        ...defaultEducation,
        id: newId(),
        institution: row['School Name'] ?? '',
        degree,
        field: field.join(', '),
        startDate: dateOf(row['Start Date'] ?? ''),
        endDate: dateOf(row['End Date'] ?? ''),
      };
    }),
    skills: rows('Skills').map((row) =>
      withLevel({ ...defaultSkill, id: newId(), name: row['Name'] ?? '' }, undefined),
    ),
    language_skills: rows('Languages').map((row) => {
      const skill = { ...defaultLanguageSkill, id: newId(), language: row['Name'] ?? '' };
      return withLevel(skill, levelOf(row) ?? (isUnclear(row) ? skill.level : undefined));
    }),
  };
  const sections = Object.keys(SECTIONS).flatMap((name) => sectionOf(name, rows(name), leave));
  const further = { 'Email Addresses': emails, PhoneNumbers: phones, Websites: sites };
  for (const [path, texts] of Object.entries(further))
    unplaced.push(...texts.slice(1).map((text) => ({ path, text })));
  for (const name of LOOSE)
    for (const row of rows(name)) {
      const texts = Object.values(row).filter((text) => text.trim() !== '');
      if (texts.length > 0) unplaced.push({ path: name, text: texts.join('\n') });
    }
  const doubts = rows('Languages').flatMap((row, at) =>
    isUnclear(row) ? [`language_skills[${at}].level`] : [],
  );
  const known = [
    'Profile',
    'Positions',
    'Education',
    'Skills',
    'Languages',
    'Email Addresses',
    'PhoneNumbers',
    ...Object.keys(SECTIONS),
    ...LOOSE,
  ];
  const text = known
    .flatMap((name) => (hasFile(archive, name) ? [`${name}.csv`, textOf(archive, name)] : []))
    .join('\n');
  return readingOf(
    { source: 'linkedin', cv: sections.length === 0 ? cv : { ...cv, sections }, unplaced, doubts },
    text,
  );
}

function sectionOf(
  name: string,
  rows: readonly Row[],
  leave: (path: string, row: Row, taken: readonly string[]) => void,
): Section[] {
  const { kind, columns } = SECTIONS[name] ?? { kind: 'custom' as const, columns: {} };
  if (rows.length === 0) return [];
  const entries = rows.map((row, at): SectionEntry => {
    leave(`${name}[${at}]`, row, Object.keys(columns));
    const values = Object.entries(columns).map(([column, key]) => {
      const text = row[column] ?? '';
      return [key, /Date$/.test(key) ? dateOf(text) : text];
    });
    const said = Object.fromEntries(values) as Partial<SectionEntry>;
    // As a job, what has begun and not ended goes on; a certificate without an end is valid, and no more.
    const current = GOES_ON.includes(kind) && said.startDate !== '' && said.endDate === '';
    return { ...defaultSectionEntry, id: newId(), ...said, current };
  });
  return [{ id: newId(), kind, title: '', entries }];
}

function isPrimary({ Primary: said = '' }: Row): boolean {
  return /^(?:yes|true)$/i.test(said.trim());
}

function levelOf({ Proficiency: said = '' }: Row): SaidLevel<LanguageSkill> | undefined {
  return PROFICIENCIES[said.trim().toLowerCase()] ?? levelOfLanguage(said);
}

/** Something is said of the language that is no level we know. */
function isUnclear(row: Row): boolean {
  return (row['Proficiency'] ?? '').trim() !== '' && levelOf(row) === undefined;
}

function periodOf(row: Row) {
  const startDate = dateOf(row['Started On'] ?? '');
  const end = row['Finished On'] ?? '';
  return { startDate, endDate: dateOf(end), current: startDate !== '' && end.trim() === '' };
}

/** Whether there is a file of that name, in whatever folder. */
function hasFile(archive: Archive, name: string): boolean {
  return fileOf(archive, name) !== undefined;
}

function fileOf({ names }: Archive, name: string): string | undefined {
  return names.find((one) => one === `${name}.csv` || one.endsWith(`/${name}.csv`));
}

function textOf(archive: Archive, name: string): string {
  return (archive.text(fileOf(archive, name) ?? '') ?? '').replace(/^\ufeff/, '');
}

function rowsOf(archive: Archive, name: string): Row[] {
  const { data } = papaparse.parse<Row>(textOf(archive, name), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  return data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, text]) => typeof text === 'string')),
  );
}
