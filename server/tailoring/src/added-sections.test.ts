import { afterEach, describe, expect, test } from '@jest/globals';
import { defaultSectionEntry, type CvContent, type Edit } from '@sastre/shared-contracts/api';
import { toldEntries, toldTexts } from '@sastre/shared-contracts/cv';
import { jobs, people } from '@sastre/reading/testing';
import type { Proposal, TailoringEngine } from './task/engine.ts';
import { checkTailoring } from './check-tailoring.rules.ts';
import { all, made, reviewOf, take, unseen } from './review/testing/made-copy.ts';
import { createRulesEngine } from './rules/rules-engine.ts';
import { good, inventing } from './testing/model-server/personas.ts';
import { PLANTS } from './testing/model-server/plants.ts';
import { openOpenAiHarness, runOn, type OpenAiHarness } from './testing/openai-harness.ts';
import { tailorWith } from './testing/tailor-with.ts';

const PATH = 'sections[s1].entries[p1]';
const project = {
  ...defaultSectionEntry,
  id: 'p1',
  name: 'Queue watch',
  organisation: 'Harbour Hackers',
  startDate: '2019-02',
  endDate: '2019-11',
  description: 'Reduced waiting times at the ferry port by 12 % with a small dashboard.',
  highlights: ['Painted the stall for the harbour fair.', 'Wrote SQL models in dbt for 3 ports.'],
};
const main: CvContent = {
  ...people.analystCv,
  sections: [
    { id: 's1', kind: 'projects', title: '', entries: [project] },
    {
      id: 's2',
      kind: 'certificates',
      title: '',
      entries: [{ ...defaultSectionEntry, id: '', name: 'Scrum Master' }],
    },
  ],
};
const entryOf = ({ sections }: CvContent) => sections?.[0]?.entries[0];
const ofProject = ({ path }: Edit) => path.startsWith(PATH);

/** Proposes these edits and nothing else. */
const proposing = (...proposals: Pick<Proposal, 'path' | 'op' | 'value'>[]): TailoringEngine => ({
  ...createRulesEngine(),
  tailor: () =>
    Promise.resolve({
      proposals: proposals.map((one) => ({ ...one, because: [], for: [] })),
      notes: [],
    }),
});
const resultOf = (...proposals: Pick<Proposal, 'path' | 'op' | 'value'>[]) =>
  tailorWith(main, jobs.analyst, { includeCoverLetter: false }, proposing(...proposals));

test('the built-in engine puts the highlight first that the job asks for, and rewords nothing', async () => {
  const { content, report } = await tailorWith(main, jobs.analyst);
  expect(entryOf(content)).toEqual({ ...project, highlights: project.highlights.toReversed() });
  expect(report.edits.filter(ofProject)).toMatchObject([
    { path: `${PATH}.highlights`, op: 'reorder', status: 'applied', order: [1, 0] },
  ]);
  expect(content.sections?.[1]?.entries[0]).toMatchObject({ name: 'Scrum Master' });
});

test.each(['name', 'organisation', 'place', 'startDate', 'url'])(
  'the %s of a project is closed',
  async (field) => {
    const { content, report } = await resultOf({
      path: `${PATH}.${field}`,
      op: 'rewrite',
      value: 'Globex',
    });
    expect(entryOf(content)).toEqual(project);
    expect(report.edits).toMatchObject([{ status: 'refused', reason: 'closed-path' }]);
  },
);

test.each([
  [{ path: PATH, op: 'hide', value: '' }, 'closed-path'],
  [{ path: `${PATH}.highlights[2]`, op: 'rewrite', value: 'One more.' }, 'closed-path'],
  [{ path: `${PATH}.highlights`, op: 'reorder', value: [`${PATH}.highlights[0]`] }, 'does-not-fit'],
] as const)('of a project nothing is left out, added or lost: %j', async (proposal, reason) => {
  const { content, report } = await resultOf(proposal);
  expect(entryOf(content)).toEqual(project);
  expect(report.edits).toMatchObject([{ status: 'refused', reason }]);
});

test('what a project says in other words is taken, what it does not prove is not', async () => {
  const { content, report } = await resultOf(
    { path: `${PATH}.highlights[1]`, op: 'rewrite', value: 'Wrote dbt SQL models for 3 ports.' },
    {
      path: `${PATH}.description`,
      op: 'rewrite',
      value: 'Reduced waiting times at the ferry port by 21 % with a small dashboard.',
    },
  );
  expect(entryOf(content)).toEqual({
    ...project,
    highlights: [project.highlights[0], 'Wrote dbt SQL models for 3 ports.'],
  });
  expect(report.edits.map(({ status }) => status)).toEqual(['applied', 'refused']);
});

test('all edits rejected give the main CV, all applied the copy as it was made', async () => {
  const { result, review } = await made({ ...main, sections: main.sections?.slice(0, 1) });
  expect(result.report.edits.filter(ofProject).length).toBe(4);
  const rejected = take(review, all(review, 'rejected'));
  expect(rejected.copy.sections).toEqual(main.sections?.slice(0, 1));
  const again = take(rejected, all(rejected, 'applied'));
  expect(again.copy.sections).toEqual(result.content.sections);
  expect(unseen(again.report)).toEqual(result.report);
});

test('a project that was taken out of the main CV bears no edit any more', async () => {
  const result = await resultOf({
    path: `${PATH}.highlights[1]`,
    op: 'rewrite',
    value: 'Wrote dbt SQL models for 3 ports.',
  });
  const review = take(reviewOf(main, result), all(reviewOf(main, result), 'rejected'));
  const without = { ...review, main: { ...main, sections: [] } };
  expect(() => take(without, all(without, 'applied'))).toThrow('no longer in your main CV');
});

test('two highlights are an order to tailor, where nothing else is', () => {
  const bare: CvContent = { ...main, work_experience: [], skills: [] };
  const request = { ...jobs.analyst, useAiTailoring: true, includeCoverLetter: false };
  const stops = (cv: CvContent) =>
    checkTailoring(cv, request, 'rules').obstacles.filter(({ stops: is }) => is);
  expect(stops(bare)).toEqual([]);
  expect(stops({ ...bare, sections: [] })).toMatchObject([{ code: 'nothing-to-tailor' }]);
});

describe('with a model', () => {
  let model: OpenAiHarness;
  afterEach(async () => model.server.stop());

  test('a project is reworded and translated like a job', async () => {
    model = await openOpenAiHarness(good);
    const { report } = await runOn(model, main, jobs.analyst, { translateTo: 'de' });
    const texts = toldEntries(main)
      .filter(({ path }) => path === PATH)
      .flatMap(toldTexts)
      .map(([path]) => path);
    const translated = report.edits.filter(({ source }) => source !== undefined);
    expect(translated.map(({ path }) => path)).toEqual(expect.arrayContaining(texts));
    expect(report.edits.filter(({ path }) => path.includes('.name'))).toEqual([]);
  });

  test('nothing that it invents gets into a project', async () => {
    model = await openOpenAiHarness(inventing, { seed: 7 });
    const { content, report } = await runOn(model, main, jobs.analyst);
    const said = JSON.stringify(content.sections);
    expect(PLANTS.filter(({ trace }) => trace.test(said))).toEqual([]);
    expect(report.edits.filter(ofProject).some(({ status }) => status !== 'applied')).toBe(true);
  });
});
