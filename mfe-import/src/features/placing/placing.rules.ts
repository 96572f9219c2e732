import {
  defaultSectionEntry,
  LIMITS,
  type CvContent,
  type Section,
} from '@sastre/shared-contracts/api';
import type { Block } from '@sastre/shared-cv-reader';
import { withCv } from '../review-form/paths.rules.ts';
import type { Review } from '../review-form/review-form.types.ts';
import { namedField, type NamedField } from './named-field.rules.ts';
import { freeId } from './free-id.rules.ts';
import { hasRoom, PLACED, placesOf, withEntries, withoutEntries } from './place-entries.rules.ts';
import {
  ENTRY_TARGETS,
  type EntryTarget,
  type Fate,
  type Hindrance,
  type Loose,
  type PlaceTarget,
} from './placing.types.ts';
import type { Split } from './split-block.rules.ts';

/** What is looked through, and what stands in no field of it. */
export interface Placed {
  review: Review;
  loose: readonly Loose[];
}

const SUMMARY = 'personal_info.summary';
const LAST_JOB = 'work_experience[0].description';
const NONE: Fate = { type: 'dropped' };

/** True for a kind of new entry. */
export function isEntryTarget(target: PlaceTarget): target is EntryTarget {
  return ENTRY_TARGETS.some((one) => one === target);
}

/** Why the block cannot go there; undefined where it can. */
export function hindranceOf(
  { cv }: Review,
  { text }: Block,
  target: PlaceTarget,
): Hindrance | undefined {
  if (isEntryTarget(target)) return hasRoom(cv, target) ? undefined : 'full';
  if (target === 'field') {
    const named = namedField(text);
    return named !== undefined && cv.personal_info[named.field].trim() === ''
      ? undefined
      : 'filled';
  }
  if (target === 'section') {
    const hasPlace =
      openSection(cv) !== undefined || (cv.sections ?? []).length < LIMITS.addedSections;
    return hasPlace ? undefined : 'full';
  }
  if (target === 'last-job' && cv.work_experience.length === 0) return 'no-job';
  return joined(textIn(cv, target), text).length <= LIMITS.textLength ? undefined : 'no-room';
}

/** What was done with a block, as far as it stands: an entry that somebody has removed is none, and the block waits again. */
export function fateOf({ fate }: Loose, cv: CvContent): Fate | undefined {
  if (fate?.type !== 'placed' || fate.put === undefined || fate.put.length === 0) return fate;
  return placesOf(cv, fate).length === 0 ? undefined : fate;
}

/** The block as new entries of a kind, by what the reader makes of it alone. */
export function placeAsEntries(
  placed: Placed,
  id: number,
  target: EntryTarget,
  split: Split | undefined,
): Placed {
  const own = placed.loose.find((one) => one.block.id === id);
  const block = waiting(placed, id);
  if (own === undefined || block === undefined) return placed;
  if (hindranceOf(placed.review, block, target) !== undefined) return placed;
  const { review, fate } = withEntries(placed.review, own, target, split);
  return { review, loose: withFate(placed.loose, id, fate) };
}

/** Puts a block's text behind what stands in the target, which is then of its lines as well. */
export function place(placed: Placed, id: number, target: PlaceTarget): Placed {
  const block = waiting(placed, id);
  if (block === undefined || hindranceOf(placed.review, block, target) !== undefined) return placed;
  if (isEntryTarget(target)) return placeAsEntries(placed, id, target, undefined);
  if (target === 'section') return placeInSection(placed, block);
  if (target === 'field') return placeInField(placed, block);
  const { review } = placed;
  const into = target === 'summary' ? SUMMARY : LAST_JOB;
  const origins = { ...review.origins, [into]: [...(review.origins[into] ?? []), ...block.lines] };
  const cv = withText(review.cv, target, joined(textIn(review.cv, target), block.text));
  return {
    review: { ...review, cv, origins },
    loose: withFate(placed.loose, id, { type: 'placed', target, into }),
  };
}

/** How many blocks nobody has put into a field or left out. */
export function countUnplaced(loose: readonly Loose[], cv: CvContent): number {
  return loose.filter((one) => fateOf(one, cv) === undefined).length;
}

/** Leaves a block out of the CV. */
export function drop(placed: Placed, id: number): Placed {
  if (waiting(placed, id) === undefined) return placed;
  return { ...placed, loose: withFate(placed.loose, id, NONE) };
}

/**
 * The block waits again. What was made of it is taken back where it still stands as it was put; where it was edited it
 * stays, so that nothing is lost.
 */
export function putBack({ review, loose }: Placed, id: number): Placed {
  const { block, fate } = loose.find((one) => one.block.id === id) ?? {};
  if (block === undefined || fate === undefined) return { review, loose };
  const again = loose.map((one) => (one.block.id === id ? { block: one.block } : one));
  if (fate.type === 'dropped') return { review, loose: again };
  if (fate.put !== undefined)
    return { review: withCv(review, withoutEntries(review.cv, fate)), loose: again };
  const cv = takenOut(review.cv, block, fate);
  if (cv === review.cv || fate.target === 'section')
    return { review: { ...review, cv }, loose: again };
  const own = new Set(block.lines);
  const left = (review.origins[fate.into] ?? []).filter((line) => !own.has(line));
  return {
    review: { ...review, cv, origins: { ...review.origins, [fate.into]: left } },
    loose: again,
  };
}

function waiting({ loose, review }: Placed, id: number): Block | undefined {
  const own = loose.find(({ block }) => block.id === id);
  return own !== undefined && fateOf(own, review.cv) === undefined ? own.block : undefined;
}

function withFate(loose: readonly Loose[], id: number, fate: Fate): Loose[] {
  return loose.map((one) => (one.block.id === id ? { ...one, fate } : one));
}

/** The label says what the field's name says: its value alone goes there. */
function placeInField({ review, loose }: Placed, block: Block): Placed {
  const named = namedField(block.text);
  if (named === undefined) return { review, loose };
  const into = `personal_info.${named.field}`;
  return {
    review: {
      ...review,
      cv: withField(review.cv, named.field, named.value),
      doubts: review.doubts.filter((doubt) => doubt !== into),
      origins: { ...review.origins, [into]: block.lines },
    },
    loose: withFate(loose, block.id, { type: 'placed', target: 'field', into }),
  };
}

function withField(cv: CvContent, field: NamedField, value: string): CvContent {
  return { ...cv, personal_info: { ...cv.personal_info, [field]: value } };
}

/** The section that blocks were put in before, whatever it is called by now, where one more has room. */
function openSection({ sections = [] }: CvContent): Section | undefined {
  return sections.find(
    ({ id, kind, entries }) =>
      kind === 'custom' && id.startsWith(PLACED) && entries.length < LIMITS.listLength,
  );
}

/** One section takes all that is put in a new one. A heading line becomes the entry's name, the rest its text. */
function placeInSection({ review, loose }: Placed, block: Block): Placed {
  const all = review.cv.sections ?? [];
  const open = openSection(review.cv);
  const into = open?.id ?? freeId(`${PLACED}${block.id}`, all);
  const fresh: Section = { id: into, kind: 'custom', title: '', entries: [] };
  const section = open ?? fresh;
  const whole = { ...section, entries: [...section.entries, entryOf(block, section.entries)] };
  const sections =
    open === undefined ? [...all, whole] : all.map((one) => (one === open ? whole : one));
  return {
    review: { ...review, cv: { ...review.cv, sections } },
    loose: withFate(loose, block.id, { type: 'placed', target: 'section', into }),
  };
}

function entryOf({ id, text }: Block, entries: readonly { id: string }[]) {
  const [first = '', ...rest] = text.split('\n');
  const parts =
    rest.length > 0 ? { name: first, description: rest.join('\n') } : { description: text };
  return { ...defaultSectionEntry, id: freeId(`${id}`, entries), ...parts };
}

type TextTarget = 'summary' | 'last-job';

function textIn({ personal_info, work_experience }: CvContent, target: TextTarget): string {
  if (target === 'summary') return personal_info.summary;
  return work_experience[0]?.description ?? '';
}

function withText(cv: CvContent, target: TextTarget, text: string): CvContent {
  if (target === 'summary') return { ...cv, personal_info: { ...cv.personal_info, summary: text } };
  const jobs = cv.work_experience.map((job, at) =>
    at === 0 ? { ...job, description: text } : job,
  );
  return { ...cv, work_experience: jobs };
}

/** The CV without the block's text, or the very same one when that does not stand there any more. */
function takenOut(cv: CvContent, block: Block, fate: Fate & { type: 'placed' }): CvContent {
  if (fate.target === 'section') {
    const section = cv.sections?.find(({ id }) => id === fate.into);
    const entries = section?.entries.filter((entry) => !isAsPut(entry, block));
    if (section === undefined || entries?.length === section.entries.length) return cv;
    // What somebody has called by a name stays, until it is taken out there.
    const isGone = entries?.length === 0 && section.title === '';
    const sections = (cv.sections ?? []).flatMap((one) => {
      if (one !== section) return [one];
      return isGone ? [] : [{ ...one, entries: entries ?? [] }];
    });
    return { ...cv, sections };
  }
  if (fate.target === 'field') {
    const named = namedField(block.text);
    return named !== undefined && cv.personal_info[named.field] === named.value
      ? withField(cv, named.field, '')
      : cv;
  }
  if (isEntryTarget(fate.target)) return cv;
  const text = textIn(cv, fate.target);
  if (text === block.text) return withText(cv, fate.target, '');
  const tail = `\n\n${block.text}`;
  if (!text.endsWith(tail)) return cv;
  return withText(cv, fate.target, text.slice(0, -tail.length));
}

/** Whether an entry still stands as the block was put. */
function isAsPut(entry: Section['entries'][number], block: Block): boolean {
  const fresh = entryOf(block, []);
  const isOwn = entry.id === fresh.id || entry.id.startsWith(`${fresh.id}-`);
  return isOwn && JSON.stringify({ ...entry, id: fresh.id }) === JSON.stringify(fresh);
}

function joined(before: string, text: string): string {
  return before.trim() === '' ? text : `${before}\n\n${text}`;
}
