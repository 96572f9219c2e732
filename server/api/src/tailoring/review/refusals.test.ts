import { describe, expect, test } from '@jest/globals';
import type { CvContent, Edit } from '@sastre/shared-contracts/api';
import { people } from '@sastre/reading/testing';
import { decide, type Review } from '@sastre/tailoring/review';
import { all, errorsOf, idAt, made, reviewOf, take } from '@sastre/tailoring/testing';

describe('what the main CV no longer has', () => {
  const changedMain = async (change: (main: CvContent) => void, hide = true) => {
    const { result, review } = await made(people.analystCv, { hide, flip: false });
    const rejected = take(review, all(review, 'rejected'));
    const main = structuredClone(people.analystCv);
    change(main);
    return {
      review: reviewOf(main, { ...result, content: rejected.copy, report: rejected.report }),
      hidden: reviewOf(main, result),
    };
  };
  const drop = (main: CvContent) => void main.work_experience.pop();

  test('a number that is gone is not applied again, and the message says so', async () => {
    const { review } = await changedMain((main) => {
      const [entry] = main.work_experience;
      if (entry) entry.achievements[0] = 'Moved reports to Looker';
    });
    const id = idAt(review, 'work[w1].achievements[0]');
    expect(errorsOf(review, [id, 'applied'])).toEqual([
      {
        path: 'decisions.0.edit',
        message: 'Your main CV no longer says this: one of its words is not in it.',
      },
    ]);
  });

  test('an entry that is gone there stays as it is here', async () => {
    const { review, hidden } = await changedMain(drop);
    expect(
      errorsOf(review, [idAt(review, 'work[w2].description'), 'applied'])[0]?.message,
    ).toContain('no longer in your main CV');
    const hide = idAt(hidden, 'work[w2]');
    expect(errorsOf(hidden, [hide, 'rejected'])[0]?.message).toContain('no longer in your main CV');
    expect(errorsOf(review, [hide, 'applied'])[0]?.message).toContain('no longer in your main CV');
  });

  test('a hidden entry comes back as the main CV has it now', async () => {
    const { hidden } = await changedMain((main) => {
      const entry = main.work_experience[1];
      if (entry) entry.position = 'Counter Lead';
    });
    const own = hidden.report.edits.filter(({ path }) => path.startsWith('work[w2]'));
    const next = take(
      hidden,
      own.map(({ id }) => [id, 'rejected']),
    );
    expect(next.copy.work_experience[1]?.position).toBe('Counter Lead');
  });

  test('an entry whose texts changed there does not come back with edits on the old ones', async () => {
    const { hidden } = await changedMain((main) => {
      const entry = main.work_experience[1];
      if (entry) entry.achievements[0] = 'Led a shift at the counter';
    });
    expect(errorsOf(hidden, [idAt(hidden, 'work[w2]'), 'rejected'])[0]?.message).toContain(
      'main CV has changed',
    );
  });

  test('without a main CV originals come back and nothing is applied', async () => {
    const { result, review } = await made(people.analystCv, { hide: false, flip: false });
    const orphan = { ...reviewOf(people.analystCv, result), main: undefined };
    const id = idAt(review, 'personal_info.summary');
    const rejected = take(orphan, [[id, 'rejected']]);
    expect(errorsOf(rejected, [id, 'applied'])[0]?.message).toContain('no longer');
  });
});

describe('decisions that nobody can take', () => {
  test('on an edit that is unknown, refused or named twice', async () => {
    const { review } = await made();
    const [one, ...others] = review.report.edits as [Edit, ...Edit[]];
    const report = { ...review.report, edits: [{ ...one, status: 'refused' as const }, ...others] };
    const refused = { ...review, report };
    const id = others[0]?.id ?? '';
    expect(errorsOf(refused, [one.id, 'applied'])[0]?.message).toContain('was refused');
    expect(errorsOf(refused, [one.id, 'rejected'])).toHaveLength(1);
    expect(errorsOf(refused, ['e999', 'rejected'])[0]?.message).toContain('no such edit');
    expect(errorsOf(refused, [id, 'rejected'], [id, 'applied'])[0]?.message).toContain('twice');
  });

  test('one that fails leaves all as it was', async () => {
    const { review } = await made();
    const { copy, report } = structuredClone({ ...review, refusal: undefined });
    expect(errorsOf(review, ...all(review, 'rejected'), ['e999', 'rejected'])).toEqual([
      { path: `decisions.${review.report.edits.length}.edit`, message: 'There is no such edit.' },
    ]);
    expect(review.copy).toEqual(copy);
    expect(review.report).toEqual(report);
  });

  test('the last entry is not hidden', async () => {
    const { review } = await made();
    const shown = take(review, [[idAt(review, 'work[w2]'), 'rejected']]);
    const [, second] = shown.copy.work_experience;
    const alone = { ...shown, copy: { ...shown.copy, work_experience: second ? [second] : [] } };
    expect(errorsOf(alone, [idAt(alone, 'work[w2]'), 'applied'])[0]?.message).toContain('left');
  });

  test('an edit decided as it stands changes nothing', async () => {
    const { review } = await made();
    expect(decide(review, { decisions: [{ edit: 'e1', status: 'applied' }] })).toMatchObject({
      report: review.report,
    });
  });
});

test('requirements, coverage and what is shown follow the decisions', async () => {
  const { review } = await made();
  const shown = take(review, [[idAt(review, 'work[w2]'), 'rejected']]);
  const count = ({ report }: Review, group: string) =>
    report.requirements.filter((one) => one.group === group).length;
  expect(shown.report.coverage.shown).toBe(count(shown, 'shown'));
  expect(count(shown, 'unsaid')).toBeLessThanOrEqual(count(review, 'unsaid'));
  expect(shown.report.coverage.total).toBe(review.report.coverage.total);
});
