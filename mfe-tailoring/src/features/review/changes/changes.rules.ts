import type { Cv, Edit, Fact, Requirement, TailoringReport } from '@sastre/shared-contracts/api';
import type { CvDataTab } from '@sastre/shared-contracts/routes';
import { markdownToText } from '@sastre/shared-rich-text';
import { plainWords, readToldPath } from '@sastre/shared-contracts/cv';
import { obstacleTo, type Obstacle } from './obstacle.rules.ts';

/** Where in a CV an edit stands, as the screen names it. */
export interface Place {
  part:
    | 'summary'
    | 'skills'
    | 'coverLetter'
    | 'sentence'
    | 'description'
    | 'achievements'
    | 'achievement'
    | 'highlights'
    | 'highlight'
    | 'entry'
    | 'other';
  /** Of an achievement, a highlight and a sentence of the letter, from 1. */
  number: number;
  /** Position and company of a job, name and organisation of an entry that was added; empty for a part of the whole CV. */
  entry: string;
  /** It stands in a section that was added. */
  isAdded?: boolean;
}

/** An edit with all that is needed to judge it. */
export interface Change {
  edit: Edit;
  place: Place;
  /** Orders are lists, texts are without markup. */
  before: string | readonly string[];
  after: string | readonly string[];
  /** Words of `after` that rest on nothing, without markup. */
  words: readonly string[];
  facts: readonly Fact[];
  requirements: readonly Requirement[];
  obstacle: Obstacle | undefined;
  /** Language that the text was translated to, empty when it was not told; undefined: it is no translation. */
  translatedTo: string | undefined;
  /** Of a translation: what was reworded before it was translated; undefined: it is one of the original. */
  reworded: string | undefined;
  /** It could not be translated, in a copy that is. */
  keepsLanguage: boolean;
}

/** What became of an edit, as the screen tells it. An applied change is accepted only by the user's own click. */
export type EditState = 'waiting' | 'offered' | 'applied' | 'accepted' | 'rejected' | 'aside';

export function editStateOf({ status, reason, accepted, confirmed, aside }: Edit): EditState {
  if (status === 'unproven') return 'waiting';
  if (status === 'rejected' && aside === true) return 'aside';
  if (status === 'rejected' && reason === 'offered') return 'offered';
  if (status !== 'applied') return 'rejected';
  return accepted === true || confirmed !== undefined ? 'accepted' : 'applied';
}

/** The answer that the user gave; undefined: none yet. */
export function answerOf(edit: Edit): 'applied' | 'rejected' | undefined {
  const editState = editStateOf(edit);
  if (editState === 'accepted') return 'applied';
  return editState === 'rejected' ? 'rejected' : undefined;
}

/**
 * The edits that ask the user something, answered or not, so that an answer moves nothing; the others that can be decided on; those
 * that were refused.
 */
export function readChanges(cv: Cv, report: TailoringReport) {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const requirements = new Map(report.requirements.map((one) => [one.id, one]));
  const sentences = report.edits.filter(({ op }) => op === 'insert');
  const changes = report.edits.map((edit): Change => ({
    edit,
    place:
      edit.op === 'insert'
        ? { part: 'sentence', entry: '', number: sentences.indexOf(edit) + 1 }
        : placeOf(edit.path, facts),
    before: shown(edit, edit.before),
    after: shown(edit, edit.after),
    words: wordsInDoubt(edit),
    facts: known(edit.because, facts),
    requirements: known(edit.for, requirements),
    obstacle: obstacleTo(cv, edit, report.edits),
    ...translationOf(cv, edit),
  }));
  const isRefused = ({ edit }: Change) => edit.status === 'refused';
  const asks = (change: Change) => !isRefused(change) && isQuestion(change.edit);
  return {
    questions: changes.filter(asks),
    decidable: changes.filter((change) => !isRefused(change) && !asks(change)),
    refused: changes.filter(isRefused),
  };
}

function translationOf(
  { tailored }: Pick<Cv, 'tailored'>,
  edit: Edit,
): Pick<Change, 'translatedTo' | 'reworded' | 'keepsLanguage'> {
  const { source, before, after } = edit;
  const keepsLanguage = source !== undefined && plainWords(source) === plainWords(after);
  if (source === undefined || keepsLanguage)
    return { translatedTo: undefined, reworded: undefined, keepsLanguage };
  return {
    translatedTo: tailored?.language ?? '',
    reworded: plainWords(source) === plainWords(before) ? undefined : String(shown(edit, source)),
    keepsLanguage,
  };
}

/** An answer keeps the words that it was about. */
function wordsInDoubt({ unproven = [], confirmed }: Edit): string[] {
  const words = unproven.length > 0 ? unproven : (confirmed?.words ?? []);
  return words.map(markdownToText).filter((word) => word.trim() !== '');
}

/** True for an edit that some words of rest on nothing: the user was or is asked. */
export function isQuestion({ status, unproven, confirmed }: Edit): boolean {
  return status === 'unproven' || confirmed !== undefined || (unproven ?? []).length > 0;
}

/** Facts or requirements by their ids; those that are not there are left out. */
export function known<T>(ids: readonly string[], all: ReadonlyMap<string, T>): T[] {
  return ids.flatMap((id) => all.get(id) ?? []);
}

export function placeOf(path: string, facts: ReadonlyMap<string, Fact>): Place {
  const place = (part: Place['part'], entry = '', number = 0): Place => ({ part, entry, number });
  if (path === 'personal_info.summary') return place('summary');
  if (path === 'skills' || path === 'coverLetter') return place(path);
  const told = readToldPath(path);
  if (told === undefined) return place('other');
  const isAdded = told.entry.startsWith('sections[');
  const fact = (name: string) => facts.get(`${told.entry}.${name}`)?.text ?? '';
  const names = isAdded ? ['name', 'organisation'] : ['position', 'company'];
  const entry = names.flatMap((name) => fact(name) || []).join(', ');
  const at = (part: Place['part'], number = 0) => ({
    ...place(part, entry, number),
    ...(isAdded && { isAdded }),
  });
  if (told.field === undefined) return at('entry');
  if (told.field === 'description') return at('description');
  if (told.place === undefined) return at(isAdded ? 'highlights' : 'achievements');
  return at(isAdded ? 'highlight' : 'achievement', told.place + 1);
}

function shown({ op, path }: Edit, text: string): string | readonly string[] {
  if (op === 'reorder') return text.split(path === 'skills' ? ', ' : '\n');
  return path === 'coverLetter' || path.endsWith('.description') ? markdownToText(text) : text;
}

/** The tab of the copy where the text of a place is changed by hand. */
export function tabOfPlace({ part, isAdded = false }: Pick<Place, 'part' | 'isAdded'>): CvDataTab {
  if (isAdded) return 'more';
  if (part === 'coverLetter' || part === 'sentence') return 'coverLetter';
  if (part === 'skills') return part;
  return part === 'summary' || part === 'other' ? 'personal' : 'experience';
}

/** The tab of the main CV for the same words; a letter is in no main CV. */
export function tabOfMain(place: Pick<Place, 'part' | 'isAdded'>): CvDataTab {
  const tab = tabOfPlace(place);
  return tab === 'coverLetter' ? 'experience' : tab;
}

/** The tab of the main CV where a requirement of this kind is added. */
export function tabOf({
  kind,
  belongs,
}: Pick<Requirement, 'kind' | 'belongs'>): 'skills' | 'education' | 'experience' | 'more' {
  if (belongs === 'certificates') return 'more';
  if (belongs === 'experience') return belongs;
  if (kind === 'degree' || belongs === 'education') return 'education';
  return kind === 'years' || kind === 'duty' ? 'experience' : 'skills';
}
