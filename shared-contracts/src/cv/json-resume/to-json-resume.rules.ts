import { levelOf, type CvContent, type Section, type Skill } from '../../api/index.ts';
import { basicsMap } from './basics.rules.ts';
import { withComplement, type EntryMap } from './complement.rules.ts';
import { educationMap, languageMap, skillMap, skillsOf, workMap } from './entries.rules.ts';
import { readFileExtra } from './file-extra.rules.ts';
import { fromJsonResume } from './from-json-resume.rules.ts';
import { isSame, pick, type JsonObject } from './json.rules.ts';
import type { FileExtra, OwnRest } from './json-resume.types.ts';
import { restOf } from './rest.rules.ts';
import { isListed, LISTED_KINDS, SECTION_MAPS } from './section-entries.rules.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A CV in the JSON Resume format 1.0.0. What the format has no place for goes to `meta.sastre`, so that `fromJsonResume`
 * gives the same CV again; what was kept from a file of the format stands where it stood.
 *
 * @param updatedAt ISO 8601
 */
export function toJsonResume(cv: CvContent, updatedAt: string): object {
  const extra = readFileExtra(cv.extra?.['jsonResume']);
  const basics = withComplement(basicsMap, cv.personal_info, extra.basics ?? {});
  const lists = listsOf(cv, extra);
  const { meta, ...top } = extra.top ?? {};
  const sastre = ownRest(cv, basics, lists);
  const file = (rest: OwnRest) => ({
    $schema: SCHEMA,
    basics,
    ...withMore(lists, extra),
    ...pick(top, (key) => (lists[key] ?? []).length === 0),
    meta: {
      ...(meta as object),
      version: 'v1.0.0',
      lastModified: updatedAt.slice(0, 19),
      sastre: rest,
    },
  });
  const { cv: again } = fromJsonResume(file(sastre), () => '');
  return isSame(again.extra, cv.extra) ? file(sastre) : file({ ...sastre, extra: cv.extra ?? {} });
}

/** The lists of the format by their keys; two sections of one kind are one list. */
function listsOf(cv: CvContent, extra: FileExtra): Record<string, JsonObject[]> {
  const list = <Entry extends { id: string }>(map: EntryMap<Entry>, entries: readonly Entry[]) =>
    entries.map((entry) => withComplement(map, entry, extra.entries?.[entry.id] ?? {}));
  const added = LISTED_KINDS.map((kind) => [kind, list(SECTION_MAPS[kind], entriesOf(cv, kind))]);
  return {
    work: list(workMap, cv.work_experience),
    education: list(educationMap, cv.education),
    skills: skillObjects(cv.skills, extra),
    languages: list(languageMap, cv.language_skills),
    ...pick(Object.fromEntries(added) as JsonObject, (_key, entries) => (entries as []).length > 0),
  } as Record<string, JsonObject[]>;
}

function entriesOf({ sections = [] }: CvContent, kind: string) {
  return sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);
}

/** Skills that were read from one entry and of which several still stand together are in it again. */
function skillObjects(skills: readonly Skill[], { groups = [], entries = {} }: FileExtra) {
  const written: JsonObject[] = [];
  for (let at = 0; at < skills.length;) {
    const rest = skills.slice(at);
    const [skill] = rest;
    const group = groups.find(({ ids }) => skill !== undefined && ids.includes(skill.id));
    const end = rest.findIndex(
      (one) => group?.ids.includes(one.id) !== true || levelOf(one) !== levelOf(skill ?? one),
    );
    const together = end < 0 ? rest : rest.slice(0, end);
    const object = group && groupOf(together, group);
    if (object !== undefined) written.push(object);
    else if (skill !== undefined)
      written.push(withComplement(skillMap, skill, entries[skill.id] ?? {}));
    at += object === undefined ? 1 : together.length;
  }
  return written;
}

/** The entry of skills that stand together: as it was, or with the names and the level that they have now. */
function groupOf(
  skills: readonly Skill[],
  { ids, of }: { ids: readonly string[]; of: JsonObject },
): JsonObject | undefined {
  const plain = skills.map((skill) => ({ ...skill, id: '' }));
  if (skills.length === ids.length && isSame(plain, skillsOf(of))) return of;
  const [first] = skills;
  if (first === undefined || skills.length < 2) return undefined;
  const level = levelOf(first);
  const { level: said, ...others } = of;
  const isSaid = skillsOf(of).every((skill) => levelOf(skill) === level);
  const word = isSaid ? said : level;
  const keywords = skills.map(({ name }) => name);
  const changed = { ...others, ...(word !== undefined && { level: word }), keywords };
  return isSame(plain, skillsOf(changed)) ? changed : undefined;
}

function withMore(lists: Record<string, JsonObject[]>, { more = {} }: FileExtra) {
  const keys = [...new Set([...Object.keys(lists), ...Object.keys(more)])];
  return Object.fromEntries(
    keys.map((key) => [key, [...(lists[key] ?? []), ...(more[key] ?? [])]]),
  );
}

/** What the format has no place for. */
function ownRest(cv: CvContent, basics: JsonObject, lists: Record<string, JsonObject[]>): OwnRest {
  const rests = <Entry extends { id: string }>(key: string, entries: Entry[], read: Entry[]) => [
    key,
    entries.map((entry, at) => ({ id: entry.id, ...restOf(entry, read[at]) })),
  ];
  const read = <Entry extends object>(key: string, map: EntryMap<Entry>) =>
    (lists[key] ?? []).map(map.read);
  const person = restOf(cv.personal_info, basicsMap.read(basics));
  const listed = Object.fromEntries([
    rests('work', cv.work_experience, read('work', workMap)),
    rests('education', cv.education, read('education', educationMap)),
    rests('skills', cv.skills, (lists['skills'] ?? []).flatMap(skillsOf)),
    rests('languages', cv.language_skills, read('languages', languageMap)),
    ...LISTED_KINDS.map((kind) => rests(kind, entriesOf(cv, kind), read(kind, SECTION_MAPS[kind]))),
  ]) as Record<string, JsonObject[]>;
  const { sections, sectionTitles, tailored, language } = cv;
  const isTitled = Object.values(sectionTitles).some((title) => title !== '');
  return {
    format: 1,
    rests: {
      ...(Object.keys(person).length > 0 && { basics: [person] }),
      ...(pick(listed, (_key, list) => (list as []).length > 0) as Record<string, JsonObject[]>),
    },
    ...(sections !== undefined && { sections: sections.map(frameOf) }),
    ...(isTitled && { sectionTitles }),
    ...(tailored !== undefined && { tailored }),
    ...(language !== undefined && { language }),
  };
}

/** A section without the entries that the format has a list for. */
function frameOf({ id, kind, title, entries }: Section) {
  return { id, kind, title, ...(isListed(kind) ? { count: entries.length } : { entries }) };
}
