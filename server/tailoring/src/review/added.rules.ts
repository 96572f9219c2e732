import {
  DEFAULT_LEVEL,
  defaultTailored,
  LIMITS,
  saidLevelOf,
  SKILL_LEVELS,
  type AddedRequirement,
  type CvContent,
  type Edit,
  type Requirement,
  type SaidLevel,
  type TailoringReport,
  withLevel,
} from '@sastre/shared-contracts/api';
import { entryKeys, toldEntries } from '@sastre/shared-contracts/cv';
import { readFacts, fold, findHumanLanguages } from '@sastre/reading';
import { writeReport } from '../report.rules.ts';
import { orderOf, sameWords } from './edit-texts.rules.ts';

/** The two documents that a requirement is added to, and the report of the copy. */
export interface Documents {
  main: CvContent;
  copy: CvContent;
  report: TailoringReport;
}

/** What came of it; `same`: both documents had all of it already. */
export type Addition =
  | { kind: 'added'; documents: Documents }
  | { kind: 'same' }
  | { kind: 'refused'; message: string };

/** Kinds of sections whose entries are called as what can be done by who has them. */
const ATTENDED: readonly string[] = ['courses', 'certificates'];

type Skill = CvContent['skills'][number];
type Spoken = CvContent['language_skills'][number];
/** Lowest first, unlike the order in which they are offered. */
const LANGUAGE_RANKS: readonly SaidLevel<Spoken>[] = [
  ...(['Beginner', 'A1', 'A2'] as const),
  ...(['Intermediate', 'B1', 'B2'] as const),
  ...(['Advanced', 'C1', 'Fluent', 'C2', 'Native'] as const),
];

/**
 * Adds a skill or language that the job asks for to both documents, each once: one that is there already keeps its place,
 * and its level unless the one said is higher, and a course or certificate of the name is enough. `id` names a new entry. A tool or skill is called as its person calls it.
 */
export function addToBoth(documents: Documents, said: AddedRequirement, id: string): Addition {
  const requirement = documents.report.requirements.find((one) => one.id === said.requirement);
  if (requirement === undefined) return refused('There is no such requirement.');
  if (!['tool', 'skill', 'language'].includes(requirement.kind))
    return refused('Only a tool, a skill or a language can be added here.');
  if (requirement.belongs !== undefined)
    return refused('It is no skill, and no list of skills has it.');
  const { main, copy } = structuredClone(documents);
  const put = requirement.kind === 'language' ? putLanguage : putSkill;
  const name = requirement.kind === 'language' ? requirement.term : (said.name ?? requirement.term);
  const inMain = put(main, name, said, id);
  const inCopy = inMain && put(copy, name, said, inMain.id || id);
  if (inMain === undefined || inCopy === undefined)
    return refused(`A CV lists at most ${LIMITS.listLength} of them.`);
  const grounds = factsOf(main, copy, inMain.factId, inCopy.factId);
  const isKnown = grounds.every(({ id: fact }) => requirement.facts.includes(fact));
  if (!inMain.isNew && !inCopy.isNew && isKnown) return { kind: 'same' };
  copy.tailored = { ...defaultTailored, ...copy.tailored, updatedByUser: true };
  const report = reportOf(documents, copy, requirement, grounds);
  return { kind: 'added', documents: { main, copy, report } };
}

/** The report with the new facts, and what follows for requirements and orders. */
function reportOf(
  { copy: was, report }: Documents,
  content: CvContent,
  { kind, term }: Requirement,
  grounds: TailoringReport['facts'],
): TailoringReport {
  const ids = grounds.map(({ id }) => id);
  const isIt = (one: Requirement) => one.kind === kind && plain(one.term) === plain(term);
  const written = writeReport({
    engine: report.engine,
    notes: report.notes,
    content,
    facts: [...report.facts.filter(({ id }) => !ids.includes(id)), ...grounds],
    requirements: report.requirements.map((one) => (isIt(one) ? withFacts(one, ids) : one)),
    edits: report.edits.map((edit) => grownOrder(edit, was, content)),
  });
  return { ...report, ...written };
}

/** Where nothing was found, there was nothing that could have been at another level. */
function withFacts(
  { levelNotSaid, levelBelow: _below, ...one }: Requirement,
  ids: readonly string[],
): Requirement {
  const level = levelNotSaid === true && one.facts.length > 0 ? { levelNotSaid } : {};
  return { ...one, ...level, facts: [...new Set([...one.facts, ...ids])] };
}

function refused(message: string): Addition {
  return { kind: 'refused', message };
}

interface Put {
  id: string;
  factId: string;
  isNew: boolean;
}

/** Whether a level says more than the one before; where there was none, whether it was said at all. */
function isHigher<Level extends string>(
  ranks: readonly Level[],
  before: Level | undefined,
  level: Level | undefined,
  said: Level | undefined,
): boolean {
  if (level === undefined) return false;
  if (before === undefined) return said !== undefined;
  return ranks.indexOf(before) < ranks.indexOf(level);
}

function raise<T extends Skill | Spoken>(entry: T, level: SaidLevel<T>): void {
  const raised = withLevel(entry, level);
  delete entry.noLevel;
  if ('cefr' in entry) delete entry.cefr;
  Object.assign(entry, raised);
}

function putSkill(
  cv: CvContent,
  name: string,
  { level: said, noLevel }: AddedRequirement,
  id: string,
): Put | undefined {
  const list = cv.skills;
  const level = noLevel === true ? undefined : (said ?? DEFAULT_LEVEL);
  const present = list.find((one) => plain(one.name) === plain(name));
  const attended = present === undefined ? attendedFact(cv, name) : undefined;
  if (attended !== undefined) return { id: '', factId: attended, isNew: false };
  const isRaised =
    present !== undefined && isHigher(SKILL_LEVELS, saidLevelOf(present), level, said);
  if (present === undefined && list.length >= LIMITS.listLength) return undefined;
  if (isRaised && level !== undefined) raise(present, level);
  const entry =
    present ?? withLevel<Skill>({ id: freeId(list, id), name, level: DEFAULT_LEVEL }, level);
  if (present === undefined) list.push(entry);
  const key = entryKeys(list)[list.indexOf(entry)];
  return { id: entry.id, factId: `skills[${key}].name`, isNew: present === undefined || isRaised };
}

/** The fact of a course or certificate that is called so: a skill of its name would say it twice. */
function attendedFact(cv: CvContent, name: string): string | undefined {
  const sections = (cv.sections ?? []).filter(({ kind }) => ATTENDED.includes(kind));
  const entries = new Set<unknown>(sections.flatMap((section) => section.entries));
  const told = toldEntries(cv).find(
    ({ kind, entry }) =>
      kind === 'added' && entries.has(entry) && plain(entry.name) === plain(name),
  );
  return told && `${told.path}.name`;
}

function putLanguage(
  cv: CvContent,
  term: string,
  { languageLevel: said, noLevel }: AddedRequirement,
  id: string,
): Put | undefined {
  const list = cv.language_skills;
  const level = noLevel === true ? undefined : (said ?? DEFAULT_LEVEL);
  const language = withoutLevel(term);
  const [asked] = findHumanLanguages(language);
  const present = list.find(
    (one) =>
      plain(one.language) === plain(language) ||
      (asked !== undefined && findHumanLanguages(one.language).includes(asked)),
  );
  const isRaised =
    present !== undefined && isHigher(LANGUAGE_RANKS, saidLevelOf(present), level, said);
  if (present === undefined && list.length >= LIMITS.listLength) return undefined;
  if (isRaised && level !== undefined) raise(present, level);
  const entry =
    present ?? withLevel<Spoken>({ id: freeId(list, id), language, level: DEFAULT_LEVEL }, level);
  if (present === undefined) list.push(entry);
  const key = entryKeys(list)[list.indexOf(entry)];
  return { id: entry.id, factId: `languages[${key}]`, isNew: present === undefined || isRaised };
}

/** "German (B2)" is a language and a level. */
function withoutLevel(term: string): string {
  const language = term.replace(/[\s,(]*\b[ABC][12]\b\+?\)?\s*$/, '').trim();
  return language === '' ? term : language;
}

function plain(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

function freeId(list: readonly { id: string }[], id: string): string {
  return list.some((one) => one.id === id) ? `${id}-added` : id;
}

/** The facts of the entry: of the main CV, and of the copy where it stands there under another key. */
function factsOf(main: CvContent, copy: CvContent, inMain: string, inCopy: string) {
  const own = readFacts(main).filter(({ id }) => id === inMain);
  const other = inCopy === inMain ? [] : readFacts(copy).filter(({ id }) => id === inCopy);
  return [...own, ...other];
}

/** An order of the skills, with the new one last in both of its lists: it can still be taken back. */
function grownOrder(edit: Edit, was: CvContent, now: CvContent): Edit {
  const added = now.skills.slice(was.skills.length);
  if (edit.path !== 'skills' || edit.op !== 'reorder' || added.length === 0) return edit;
  const names = was.skills.map(({ name }) => name).join(', ');
  const current = edit.status === 'applied' ? edit.after : edit.before;
  const order = orderOf(edit, was.skills.length);
  if (order === undefined || !sameWords(names, current)) return edit;
  const more = added.map(({ name }) => `, ${name}`).join('');
  return {
    ...edit,
    before: edit.before + more,
    after: edit.after + more,
    order: [...order, ...added.map((_skill, index) => was.skills.length + index)],
  };
}
