import { readsAlike } from '@sastre/shared-contracts/cv';
import type { CvDraft } from '../cv-form/validation/draft.rules.ts';
import { keysOf, type Fields } from './fields.rules.ts';
import { keyEntries, LISTS, type Entry, type ListName } from './merge-draft.rules.ts';
import { isSameOrder, type Keyed } from './merge-list.rules.ts';

/** Where a difference stands: a part of the form and, in a list, the entry as the form counts it. */
export interface Place {
  part: 'personal_info' | 'sectionTitles' | 'coverLetter' | 'picture' | ListName;
  /** From 1; of the side that has the entry, mine if both do. */
  number?: number;
  /** What the entry is known by on both sides. */
  key?: string;
  /** The entry, where it is known by its name more than by its number. */
  entry?: Entry;
}
/** One thing that reads differently. */
export type Difference =
  | { kind: 'field'; place: Place; field: string; mine: unknown; theirs: unknown }
  /** An entry that only one side has. */
  | { kind: 'entry'; place: Place; mine: Entry | undefined; theirs: Entry | undefined }
  | { kind: 'order'; place: Place; mine: Entry[]; theirs: Entry[] };

/** What a person would see differ between both, in the order of the form. */
export function differences(mine: CvDraft, theirs: CvDraft): Difference[] {
  return [
    // The address follows the chosen picture, which has a row of its own.
    ...fields({ part: 'personal_info' }, mine.personal_info, theirs.personal_info, [
      'profilePictureUrl',
    ]),
    ...LISTS.flatMap((part) => entries(part, mine, theirs)),
    ...fields({ part: 'sectionTitles' }, mine.sectionTitles, theirs.sectionTitles),
    ...one('coverLetter', mine.coverLetter, theirs.coverLetter),
    ...one('picture', mine.pictureId, theirs.pictureId),
  ];
}

function one(part: 'coverLetter' | 'picture', mine: unknown, theirs: unknown): Difference[] {
  if (readsAlike(mine, theirs)) return [];
  return [{ kind: 'field', place: { part }, field: part, mine, theirs }];
}

function fields(place: Place, mine: object, theirs: object, hidden: string[] = []): Difference[] {
  const [my, their] = [mine as Fields, theirs as Fields];
  return keysOf(mine, theirs)
    .filter((field) => !hidden.includes(field) && !readsAlike(my[field], their[field]))
    .map((field) => ({ kind: 'field', place, field, mine: my[field], theirs: their[field] }));
}

function entries(part: ListName, mine: CvDraft, theirs: CvDraft): Difference[] {
  const my = keyEntries(mine[part]);
  const their = keyEntries(theirs[part]);
  const others = new Map(their.map(({ key, value }) => [key, value]));
  const found = my.flatMap(({ key, value }, index): Difference[] => {
    const place = { part, number: index + 1, key, entry: value };
    const other = others.get(key);
    if (other === undefined) return [{ kind: 'entry', place, mine: value, theirs: undefined }];
    return fields(place, value, other, ['id']);
  });
  const known = new Set(my.map(({ key }) => key));
  const added = their.flatMap(({ key, value }, index): Difference[] => {
    const place = { part, number: index + 1, key, entry: value };
    return known.has(key) ? [] : [{ kind: 'entry', place, mine: undefined, theirs: value }];
  });
  return [...found, ...added, ...order(part, my, their)];
}

function order(part: ListName, mine: Keyed<Entry>[], theirs: Keyed<Entry>[]): Difference[] {
  if (isSameOrder(mine, theirs)) return [];
  const values = (list: Keyed<Entry>[]) => list.map(({ value }) => value);
  return [{ kind: 'order', place: { part }, mine: values(mine), theirs: values(theirs) }];
}

/** What a choice to keep mine gives for one difference. */
export type Outcome = 'mine' | 'theirs' | 'both';

/** Says of a difference between both what stands in `merged`. */
export function outcomeIn(
  merged: CvDraft,
  mine: CvDraft,
  theirs: CvDraft,
): (difference: Difference) => Outcome {
  const [fromMine, fromTheirs] = [mine, theirs].map(
    (side) => new Set(differences(side, merged).map(idOf)),
  );
  return (difference) => {
    const id = idOf(difference);
    if (!fromMine?.has(id)) return 'mine';
    return fromTheirs?.has(id) ? 'both' : 'theirs';
  };
}

/** The same for the same difference, whatever number its entry has. */
export function idOf({ kind, place, ...rest }: Difference): string {
  const field = 'field' in rest ? rest.field : kind;
  return [place.part, place.key ?? '', field].join('/');
}
