import { describe, expect, test } from '@jest/globals';
import type { CvContent, Edit } from '@sastre/shared-contracts/api';
import fc from 'fast-check';
import { jobs, people } from '@sastre/reading/testing';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { readFacts } from '@sastre/reading';
import { tailorWith } from '../testing/tailor-with.ts';
import type { Review } from './decide.rules.ts';
import {
  all,
  errorsOf,
  everywhere,
  idAt,
  made,
  reviewOf,
  take,
  type Status,
  unseen,
} from './testing/made-copy.ts';

const runs = { numRuns: 60 * Number(process.env['SOAK'] ?? 1), seed: 20261121 };
const texts = (cv: CvContent) =>
  readFacts(cv)
    .map(({ text }) => text)
    .toSorted();

const variants = Object.entries(people).flatMap(([name, cv]) =>
  [true, false].flatMap((hide) =>
    [true, false].map((flip) => ({ name, cv, options: { hide, flip } })),
  ),
);

describe.each(variants)('a copy of $name, $options', ({ cv, options }) => {
  test('rejecting all gives the main CV; applying all gives back the copy as made', async () => {
    const { result, review } = await made(cv, options);
    const rejected = take(review, all(review, 'rejected'));
    const { tailored, ...content } = rejected.copy;
    const { tailored: _layout, ...main } = cv;
    expect(content).toEqual(main);
    expect(tailored).toMatchObject({ coverLetter: '', updatedByUser: true });
    const again = take(rejected, all(rejected, 'applied'));
    expect({ ...again.copy, tailored: { ...again.copy.tailored, updatedByUser: false } }).toEqual(
      result.content,
    );
    expect(unseen(again.report)).toEqual(result.report);
  });

  test('a pure reorder, rejected or applied in part, keeps every fact', async () => {
    const { review } = await made(cv, { ...options, hide: false });
    const orders = review.report.edits.filter(({ op }) => op !== 'reorder');
    const plain = take(
      review,
      orders.map(({ id }) => [id, 'rejected']),
    );
    expect(texts(plain.copy)).toEqual(texts(cv));
    expect(plain.copy.skills).not.toEqual(cv.skills);
  });
});

test('after any decisions each path has the main text or the tailored one, as its status says', async () => {
  const { review: first } = await made();
  const ids = first.report.edits.map(({ id }) => id);
  const step = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom<Status>('applied', 'rejected')),
    { minLength: 1, maxLength: ids.length, selector: ([id]) => id },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let review = first;
      const status = new Map<string, string>(ids.map((id) => [id, 'applied']));
      for (const decisions of steps) {
        review = take(review, decisions);
        for (const [id, one] of decisions) status.set(id, one);
      }
      for (const edit of review.report.edits) expect(edit.status).toBe(status.get(edit.id));
      expectPaths(people.analystCv, review);
      const back = take(review, all(review, 'applied'));
      expect(back.copy.work_experience).toEqual(first.copy.work_experience);
      expect(back.copy.skills).toEqual(first.copy.skills);
    }),
    runs,
  );
});

function expectPaths(main: CvContent, { copy, report }: Review) {
  const isApplied = (path: string, op: Edit['op']) =>
    report.edits.some((e) => e.path === path && e.op === op && e.status === 'applied');
  const text = (path: string, original: string) =>
    isApplied(path, 'rewrite') ? `${original}.` : original;
  const summary = text('personal_info.summary', main.personal_info.summary);
  expect(copy.personal_info.summary).toBe(summary);
  const skills = isApplied('skills', 'reorder') ? main.skills.toReversed() : main.skills;
  expect(copy.skills).toEqual(skills);
  const keys = entryKeys(main.work_experience);
  const work = main.work_experience.flatMap((entry, index) => {
    const path = `work[${keys[index]}]`;
    if (isApplied(path, 'hide')) return [];
    const list = `${path}.achievements`;
    const lines = entry.achievements.map((line, place) => text(`${list}[${place}]`, line));
    const achievements = isApplied(list, 'reorder') ? lines.toReversed() : lines;
    return [
      { ...entry, description: text(`${path}.description`, entry.description), achievements },
    ];
  });
  expect(copy.work_experience).toEqual(work);
  expect(report.refused).toBe(0);
}

describe('words that the user changed since', () => {
  const first = 'work[w1].achievements[0]';
  const edited = async (change: (copy: CvContent) => void) => {
    const { review } = await made(people.analystCv, { hide: false, flip: true });
    const copy = structuredClone(review.copy);
    change(copy);
    return { ...review, copy };
  };

  test.each([
    ['personal_info.summary', (copy: CvContent) => (copy.personal_info.summary = 'Mine.')],
    ['work[w1].description', (copy: CvContent) => (entry(copy).description = 'Mine.')],
    [first, (copy: CvContent) => (entry(copy).achievements[2] = 'Mine.')],
    [
      'coverLetter',
      (copy: CvContent) => void (copy.tailored && (copy.tailored.coverLetter += 'X')),
    ],
    ['skills', (copy: CvContent) => void copy.skills.pop()],
    ['work[w1].achievements', (copy: CvContent) => void entry(copy).achievements.reverse()],
    [first, (copy: CvContent) => (copy.work_experience = [])],
  ])('%s is left as it is, and the decision is named', async (path, change) => {
    const review = await edited(change);
    const errors = errorsOf(
      review,
      [idAt(review, 'work[w2].description'), 'rejected'],
      [idAt(review, path), 'rejected'],
    );
    expect(errors.at(-1)).toEqual({
      path: 'decisions.1.edit',
      message: expect.stringContaining('edited this since'),
    });
  });

  test('white space alone is no edit', async () => {
    const review = await edited((copy) => (copy.personal_info.summary += '\n'));
    expect(errorsOf(review, [idAt(review, 'personal_info.summary'), 'rejected'])).toEqual([]);
  });

  test('in one line are carried along by an order that is put back', async () => {
    const review = await edited((copy) => (entry(copy).achievements[0] = 'Mine.'));
    const next = take(review, [[idAt(review, 'work[w1].achievements'), 'rejected']]);
    expect(entry(next.copy).achievements.at(-1)).toBe('Mine.');
  });

  test('in one line, or in a line more, leave the other lines free to decide on', async () => {
    const review = await edited((copy) => entry(copy).achievements.unshift('Mine.'));
    const before = people.analystCv.work_experience[0]?.achievements[0] ?? '';
    const next = take(review, [[idAt(review, first), 'rejected']]);
    expect(entry(next.copy).achievements).toEqual([
      'Mine.',
      ...entry(review.copy).achievements.slice(1, 3),
      before,
    ]);
  });

  const entry = (copy: CvContent) =>
    copy.work_experience[0] as CvContent['work_experience'][number];
});

test('what is offered changes nothing until it is taken; a no leaves no offer', async () => {
  const offers = {
    ...everywhere({ hide: false, flip: false }),
    tailor: () =>
      Promise.resolve({
        proposals: [
          { path: 'work[w2]', op: 'hide', value: '', because: [], for: [], isOffer: true } as const,
        ],
        notes: [],
      }),
  };
  const result = await tailorWith(people.analystCv, jobs.analyst, {}, offers);
  const review = reviewOf(people.analystCv, result);
  const id = idAt(review, 'work[w2]', 'hide');
  const offered = { status: 'rejected', reason: 'offered' };
  expect(result.content.work_experience).toHaveLength(2);
  expect(result.report.edits.find((edit) => edit.id === id)).toMatchObject(offered);
  const taken = take(review, [[id, 'applied']]);
  expect(taken.copy.work_experience).toHaveLength(1);
  const refused = take(review, [[id, 'rejected']]);
  expect(refused.copy.work_experience).toHaveLength(2);
  expect(refused.report.edits.find((edit) => edit.id === id)).not.toHaveProperty('reason');
});
