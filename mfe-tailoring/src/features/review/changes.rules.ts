import type { Cv, Edit, Fact, Requirement, TailoringReport } from '@sastre/shared-contracts/api';
import type { CvDataTab } from '@sastre/shared-contracts/routes';
import { markdownToText } from '@sastre/shared-rich-text';

/** Where in a CV an edit stands, as the screen names it. */
export interface Place {
  part:
    | 'summary'
    | 'skills'
    | 'coverLetter'
    | 'description'
    | 'achievements'
    | 'achievement'
    | 'entry'
    | 'other';
  /** Of an achievement, from 1. */
  number: number;
  /** Position and company of its entry; empty for a part of the whole CV. */
  entry: string;
}

/** An edit with all that is needed to judge it. */
export interface Change {
  edit: Edit;
  place: Place;
  /** Orders are lists, texts are without markup. */
  before: string | readonly string[];
  after: string | readonly string[];
  facts: readonly Fact[];
  requirements: readonly Requirement[];
  /** The text was changed by hand since. */
  isEdited: boolean;
}

const WORK = /^work\[([^\]]*)\](?:\.(description|achievements)(?:\[(\d+)\])?)?$/;

/** The edits that can be decided on, and those that were refused. */
export function readChanges(cv: Cv, report: TailoringReport) {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const requirements = new Map(report.requirements.map((one) => [one.id, one]));
  const changes = report.edits.map((edit): Change => ({
    edit,
    place: placeOf(edit.path, facts),
    before: shown(edit, edit.before),
    after: shown(edit, edit.after),
    facts: known(edit.because, facts),
    requirements: known(edit.for, requirements),
    isEdited: isEdited(cv, edit, report.edits),
  }));
  return {
    decidable: changes.filter(({ edit }) => edit.status !== 'refused'),
    refused: changes.filter(({ edit }) => edit.status === 'refused'),
  };
}

function known<T>(ids: readonly string[], all: ReadonlyMap<string, T>): T[] {
  return ids.flatMap((id) => all.get(id) ?? []);
}

export function placeOf(path: string, facts: ReadonlyMap<string, Fact>): Place {
  const place = (part: Place['part'], entry = '', number = 0): Place => ({ part, entry, number });
  if (path === 'personal_info.summary') return place('summary');
  if (path === 'skills' || path === 'coverLetter') return place(path);
  const [found, key = '', field, index] = WORK.exec(path) ?? [];
  if (found === undefined) return place('other');
  const fact = (name: string) => facts.get(`work[${key}].${name}`)?.text ?? '';
  const entry = [fact('position'), fact('company')].filter((text) => text !== '').join(', ');
  if (field === undefined) return place('entry', entry);
  if (field === 'description') return place('description', entry);
  return index === undefined
    ? place('achievements', entry)
    : place('achievement', entry, Number(index) + 1);
}

function shown({ op, path }: Edit, text: string): string | readonly string[] {
  if (op === 'reorder') return text.split(path === 'skills' ? ', ' : '\n');
  return path === 'coverLetter' || path.endsWith('.description') ? markdownToText(text) : text;
}

/** Whether what stands in the copy is none of the texts that edits of its path found or left there. */
function isEdited(cv: Cv, { path, op, status }: Edit, all: readonly Edit[]): boolean {
  if (op === 'reorder' || op === 'hide' || status === 'refused') return false;
  const left = all
    .filter((edit) => edit.path === path)
    .flatMap(({ before, after, source }) => [before, after, source ?? before].map(plain));
  return textsAt(cv, path)?.every((text) => !left.includes(plain(text))) ?? false;
}

/** White space alone is nobody's edit. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The texts that an edit of this path may stand in; an achievement may have moved within its entry. */
function textsAt(cv: Cv, path: string): readonly string[] | undefined {
  if (path === 'personal_info.summary') return [cv.personal_info.summary];
  if (path === 'coverLetter') return [cv.tailored?.coverLetter ?? ''];
  const [, key, field] = WORK.exec(path) ?? [];
  const entry = cv.work_experience.find(({ id }, index) =>
    [id.replace(/[[\]]/g, ''), `#${index}`].includes(key ?? ''),
  );
  if (entry === undefined) return undefined;
  return field === 'description' ? [entry.description] : entry.achievements;
}

/** The tab of the copy where the text of a place is changed by hand. */
export function tabOfPlace({ part }: Pick<Place, 'part'>): CvDataTab {
  if (part === 'coverLetter' || part === 'skills') return part;
  return part === 'summary' || part === 'other' ? 'personal' : 'experience';
}

/** The tab of the main CV where a requirement of this kind is added. */
export function tabOf({ kind }: Pick<Requirement, 'kind'>): 'skills' | 'education' | 'experience' {
  if (kind === 'degree') return 'education';
  return kind === 'years' || kind === 'duty' ? 'experience' : 'skills';
}

const REASONS = {
  'date-not-in-facts': 'date',
  'number-not-in-facts': 'number',
  'tool-not-in-facts': 'tool',
  'degree-not-in-facts': 'degree',
  'language-not-in-facts': 'language',
  'rank-not-in-facts': 'rank',
  'job-term-not-in-facts': 'jobTerm',
  'name-not-in-facts': 'name',
  'link-not-in-facts': 'link',
  'wrong-language': 'wrongLanguage',
  parity: 'parity',
  'closed-path': 'closed',
  'changed-twice': 'twice',
  'does-not-fit': 'fit',
} as const;
type Reason = (typeof REASONS)[keyof typeof REASONS] | 'other';

/** Why the gate refused an edit, as the screen has words for it. A code that is not known yet has its own. */
export function reasonOf(code: string | undefined): Reason {
  if (code !== undefined && Object.hasOwn(REASONS, code))
    return REASONS[code as keyof typeof REASONS];
  return 'other';
}

const NOTES = {
  'no-letter': 'noLetter',
  'letter-without-free-text': 'letterShort',
  'letter-by-rules': 'letterByRules',
  'free-text-not-translated': 'freeText',
  'part-not-tailored': 'notTailored',
  'part-not-translated': 'notTranslated',
  'nothing-delivered': 'nothingDelivered',
  'tailoring-not-started': 'tailoringStopped',
  'letter-not-started': 'letterStopped',
  'translation-not-started': 'translationStopped',
} as const;

/** What could not be done, as the screen has words for it; each said once. */
export function notesOf(codes: readonly string[]) {
  const notes = codes.map((code) =>
    Object.hasOwn(NOTES, code) ? NOTES[code as keyof typeof NOTES] : ('other' as const),
  );
  return [...new Set(notes)];
}
