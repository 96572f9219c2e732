import type { Section } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS, type EntryListKey } from '@sastre/shared-contracts/cv-parts';
import type { CvDraft } from '../validation/draft.rules.ts';
import { keysOf, withOneLevel, type Fields } from './fields.rules.ts';
import { keyEntries, type Entry } from './merge-draft.rules.ts';
import { isSameOrder, type Keyed } from './merge-list.rules.ts';

/** Parts of the form that are one thing. */
type Alone = 'coverLetter' | 'picture' | 'layout';

/** Where a difference stands: a part of the form and, in a list, the entry as the form counts it. */
export interface Place {
  part: Alone | 'personal_info' | 'sectionTitles' | 'sections' | EntryListKey;
  /** The added section that it stands in, or that it is. */
  section?: Section;
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
    ...ENTRY_LISTS.flatMap((part) => entries({ part }, mine[part], theirs[part])),
    ...sections(mine.sections, theirs.sections),
    ...fields({ part: 'sectionTitles' }, mine.sectionTitles, theirs.sectionTitles),
    ...one('coverLetter', mine.coverLetter, theirs.coverLetter),
    ...one('picture', mine.pictureId, theirs.pictureId),
    ...one('layout', mine.layout, theirs.layout),
  ];
}

function one(part: Alone, mine: unknown, theirs: unknown): Difference[] {
  if (readsAlike(mine, theirs)) return [];
  return [{ kind: 'field', place: { part }, field: part, mine, theirs }];
}

function fields(place: Place, mine: object, theirs: object, hidden: string[] = []): Difference[] {
  const [my, their] = [mine as Fields, theirs as Fields];
  return keysOf(mine, theirs)
    .filter((field) => !hidden.includes(field) && !readsAlike(my[field], their[field]))
    .map((field) => ({ kind: 'field', place, field, mine: my[field], theirs: their[field] }));
}

/** Added sections, and what differs in those that both sides have. */
function sections(mine: readonly Section[], theirs: readonly Section[]): Difference[] {
  const others = new Map(keyEntries(theirs).map(({ key, value }) => [key, value]));
  const inside = keyEntries(mine).flatMap(({ key, value: section }) => {
    const other = others.get(key);
    const place = { part: 'sections' as const, section, key };
    return other === undefined ? [] : entries(place, section.entries, other.entries);
  });
  return [...entries({ part: 'sections' }, mine, theirs, ['id', 'entries']), ...inside];
}

/** Entries of a list; `within` is the list, in which the key of a section goes before those of its entries. */
function entries(
  within: Place,
  mine: readonly Entry[],
  theirs: readonly Entry[],
  hidden = ['id'],
): Difference[] {
  const my = keyEntries(mine);
  const their = keyEntries(theirs);
  const others = new Map(their.map(({ key, value }) => [key, value]));
  const placeOf = ({ key, value }: Keyed<Entry>, index: number): Place => ({
    ...within,
    number: index + 1,
    key: within.key === undefined ? key : `${within.key}/${key}`,
    entry: value,
  });
  const found = my.flatMap((one, index): Difference[] => {
    const place = placeOf(one, index);
    const other = others.get(one.key);
    if (other === undefined) return [{ kind: 'entry', place, mine: one.value, theirs: undefined }];
    return fields(place, withOneLevel(one.value), withOneLevel(other), hidden);
  });
  const known = new Set(my.map(({ key }) => key));
  const added = their.flatMap((one, index): Difference[] =>
    known.has(one.key)
      ? []
      : [{ kind: 'entry', place: placeOf(one, index), mine: undefined, theirs: one.value }],
  );
  return [...found, ...added, ...order(within, my, their)];
}

function order(place: Place, mine: Keyed<Entry>[], theirs: Keyed<Entry>[]): Difference[] {
  if (isSameOrder(mine, theirs)) return [];
  const values = (list: Keyed<Entry>[]) => list.map(({ value }) => value);
  return [{ kind: 'order', place, mine: values(mine), theirs: values(theirs) }];
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
