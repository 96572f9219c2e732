import { defaultSectionEntry, LIMITS, type CvContent } from '@sastre/shared-contracts/api';
import type { Block } from '@sastre/shared-cv-reader';
import type { Review } from '../review-form/review-form.types.ts';
import { namedField, type NamedField } from './named-field.rules.ts';
import type { Fate, Loose, PlaceTarget } from './placing.types.ts';

/** What is looked through, and what stands in no field of it. */
export interface Placed {
  review: Review;
  loose: readonly Loose[];
}

const SUMMARY = 'personal_info.summary';
const LAST_JOB = 'work_experience[0].description';
const NONE: Fate = { type: 'dropped' };

/** True when the block's text fits in there. */
export function canPlace({ cv }: Review, { text }: Block, target: PlaceTarget): boolean {
  if (target === 'field') {
    const named = namedField(text);
    return named !== undefined && cv.personal_info[named.field].trim() === '';
  }
  if (target === 'section') return (cv.sections ?? []).length < LIMITS.addedSections;
  if (target === 'last-job' && cv.work_experience.length === 0) return false;
  return joined(textIn(cv, target), text).length <= LIMITS.textLength;
}

/** Puts a block's text behind what stands in the target, which is then of its lines as well. */
export function place(placed: Placed, id: number, target: PlaceTarget): Placed {
  const block = waiting(placed, id);
  if (block === undefined || !canPlace(placed.review, block, target)) return placed;
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
export function countUnplaced(loose: readonly Loose[]): number {
  return loose.filter(({ fate }) => fate === undefined).length;
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

function waiting({ loose }: Placed, id: number): Block | undefined {
  return loose.find(({ block, fate }) => block.id === id && fate === undefined)?.block;
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

/** A heading line becomes the entry's name, the rest its text. */
function placeInSection({ review, loose }: Placed, block: Block): Placed {
  const sections = review.cv.sections ?? [];
  const into = freeId(block, sections);
  const section = { id: into, kind: 'custom' as const, title: '', entries: [entryOf(block)] };
  return {
    review: { ...review, cv: { ...review.cv, sections: [...sections, section] } },
    loose: withFate(loose, block.id, { type: 'placed', target: 'section', into }),
  };
}

function entryOf({ text }: Block) {
  const [first = '', ...rest] = text.split('\n');
  const parts =
    rest.length > 0 ? { name: first, description: rest.join('\n') } : { description: text };
  return { ...defaultSectionEntry, id: '1', ...parts };
}

function freeId({ id }: Block, sections: readonly { id: string }[]): string {
  const taken = new Set(sections.map((section) => section.id));
  let name = `placed-${id}`;
  for (let count = 2; taken.has(name); count += 1) name = `placed-${id}-${count}`;
  return name;
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
    const fresh = JSON.stringify([entryOf(block)]);
    const sections = (cv.sections ?? []).filter(
      ({ id, title, entries }) =>
        id !== fate.into || title !== '' || JSON.stringify(entries) !== fresh,
    );
    return sections.length === cv.sections?.length ? cv : { ...cv, sections };
  }
  if (fate.target === 'field') {
    const named = namedField(block.text);
    return named !== undefined && cv.personal_info[named.field] === named.value
      ? withField(cv, named.field, '')
      : cv;
  }
  const text = textIn(cv, fate.target);
  if (text === block.text) return withText(cv, fate.target, '');
  const tail = `\n\n${block.text}`;
  if (!text.endsWith(tail)) return cv;
  return withText(cv, fate.target, text.slice(0, -tail.length));
}

function joined(before: string, text: string): string {
  return before.trim() === '' ? text : `${before}\n\n${text}`;
}
