import {
  cvPatchSchema,
  defaultCvContent,
  educationSchema,
  languageSkillSchema,
  personalInfoSchema,
  workExperienceSchema,
  type CvContent,
  type PersonalInfo,
} from '@sastre/shared-contracts/api';
import { basicsMap } from './basics.rules.ts';
import type { FilePart } from './complement.rules.ts';
import { educationMap, languageMap, workMap } from './entries.rules.ts';
import { withinLimit } from './file-extra.rules.ts';
import { isFields } from '../alike.rules.ts';
import { pick, type JsonObject } from './json.rules.ts';
import { NoJsonResume, type ReadResume } from './json-resume.types.ts';
import { isCountryIn } from './country.rules.ts';
import { languageLevel } from './levels.rules.ts';
import { readEntries, type EntryReading } from './read-entries.rules.ts';
import { besides, normalised, partOf } from './read-list.rules.ts';
import { readSections } from './read-sections.rules.ts';
import { readSkills } from './read-skills.rules.ts';
import { withRest } from './rest.rules.ts';
import { LISTED_KINDS } from './section-entries.rules.ts';
import { textOf } from './values.rules.ts';

const LISTS = ['work', 'education', 'skills', 'languages', ...LISTED_KINDS];
const OWN_KEYS = new Set(['$schema', 'basics', 'meta', '__proto__', ...LISTS]);
const OWN_META = new Set(['version', 'lastModified', 'sastre']);

const OWN_PARTS = ['sectionTitles', 'tailored', 'language'] as const;

/**
 * Reads a file in the JSON Resume format (1.0.0 and the names before it). What a CV has no field for is kept in
 * `extra.jsonResume`, as far as a CV takes it, and named in `unplaced`.
 *
 * @param file parsed JSON
 * @param newId a new id of an entry or section each time
 * @throws NoJsonResume when the file has no `basics`
 */
export function fromJsonResume(file: unknown, newId: () => string): ReadResume {
  if (!isFields(file)) throw new NoJsonResume('', shown(file));
  if (!isFields(file['basics'])) throw new NoJsonResume('basics', shown(file['basics']));
  const meta = isFields(file['meta']) ? file['meta'] : {};
  const sastre = isFields(meta['sastre']) ? meta['sastre'] : {};
  const rests = isFields(sastre['rests']) ? sastre['rests'] : {};
  const reading: EntryReading = { file, rests, newId };

  const basics = normalised('basics', file['basics']);
  const person = besides(basicsMap, basics, 'basics');
  const [personRest] = Array.isArray(rests['basics']) ? (rests['basics'] as unknown[]) : [];
  const work = readEntries(reading, 'work', workMap, workExperienceSchema);
  const education = readEntries(reading, 'education', educationMap, educationSchema);
  const skills = readSkills(reading);
  const languages = readEntries(
    reading,
    'languages',
    languageMap,
    languageSkillSchema,
    isUnknownLevel,
  );
  const sections = readSections(reading, sastre['sections']);
  const top = topOf(file, meta);
  const parts = [work, education, skills, languages, ...sections.lists];
  const extra = withinLimit({
    top,
    basics: person.complement,
    entries: Object.assign({}, ...parts.map(({ kept }) => kept)) as Record<string, JsonObject>,
    groups: skills.groups,
    more: pick(
      Object.fromEntries(parts.map(({ key, more }) => [key, more])),
      (_key, more) => (more as []).length > 0,
    ) as Record<string, unknown[]>,
  });
  const cv: CvContent = {
    ...defaultCvContent,
    ...OWN_PARTS.reduce((parts, key) => ({ ...parts, ...own(key, sastre) }), {}),
    personal_info: withRest(basicsMap, personalInfoSchema, basicsMap.read(basics), personRest),
    work_experience: work.entries,
    education: education.entries,
    skills: skills.entries,
    language_skills: languages.entries,
    ...(sections.sections !== undefined && { sections: sections.sections }),
    ...extraOf(extra, own('extra', sastre)),
  };
  const unplaced: FilePart[] = [
    ...person.unplaced.filter((part) => !isTold(part, basicsMap.read(basics))),
    ...parts.flatMap((part) => part.unplaced),
    ...Object.entries(top).flatMap(([key, value]) => (key === 'meta' ? [] : partOf(key, value))),
  ];
  return {
    cv,
    unplaced,
    doubts: [
      ...skills.guessed.map((at) => `skills[${at}].level`),
      ...languages.guessed.map((at) => `language_skills[${at}].level`),
    ],
  };
}

/** A part of a CV that stands beside the format, when a save would take it. */
function own(key: 'extra' | (typeof OWN_PARTS)[number], sastre: JsonObject): Partial<CvContent> {
  if (sastre[key] === undefined) return {};
  const parsed = cvPatchSchema.safeParse({ [key]: sastre[key] });
  return parsed.success ? ({ [key]: parsed.data[key] } as Partial<CvContent>) : {};
}

/** What was kept before goes first: it is there only where it says more than the file. */
function extraOf(read: object, { extra }: Partial<CvContent>): Partial<CvContent> {
  const all = { ...(Object.keys(read).length > 0 && { jsonResume: read }), ...extra };
  return Object.keys(all).length > 0 || extra !== undefined ? { extra: all } : {};
}

/** Whether a part is told elsewhere: the address of a profile, or a user's name in it, a country's code in its name. */
function isTold({ path, text }: FilePart, { linkedIn, github, location }: PersonalInfo): boolean {
  if (path === 'basics.location.countryCode') return isCountryIn(text, location);
  if (path === 'basics.location.region') return location.includes(text);
  if (path.endsWith('.url')) return [linkedIn, github].includes(text);
  return path.endsWith('.username') && [linkedIn, github].some((url) => url.includes(text));
}

/** Keys of the file that are not those of the format. */
function topOf(file: JsonObject, meta: JsonObject): JsonObject {
  const foreignMeta = pick(meta, (key) => !OWN_META.has(key));
  return {
    ...pick(file, (key, value) => {
      if (LISTS.includes(key)) return value !== null && !Array.isArray(value);
      return !OWN_KEYS.has(key) && value !== null;
    }),
    ...(Object.keys(foreignMeta).length > 0 && { meta: foreignMeta }),
  };
}

function isUnknownLevel(object: JsonObject): boolean {
  const word = textOf(object['fluency']);
  return word.trim() !== '' && languageLevel(word) === undefined;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60);
}
