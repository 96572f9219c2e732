import { expect, test } from '@jest/globals';
import type { TailoringEngine } from '../../task/engine.ts';
import { createRulesEngine } from '../../rules/rules-engine.ts';
import { ModelError } from '../../openai/model-error.ts';
import { JOBS } from '../jobs/jobs.ts';
import { PEOPLE } from '../people/people.ts';
import { modelFigures, runLines } from './model-figures.ts';
import { modelPairs } from './model-pairs.ts';
import { runModel } from './run-model.ts';

const nothing = { proposals: [], notes: [] };
const engine = (tailor: TailoringEngine['tailor']): TailoringEngine => ({
  name: 'openai-compatible',
  tailor,
  writeLetter: async () => nothing,
  translate: async () => nothing,
});
const judgeOf = () => () => ({ answer: 'proven' as const });
const answer = { text: '{}', tokensIn: 9, tokensOut: 3, isCut: false, ms: 100 };

test('pairs are all there are, and the first of them are of all languages', () => {
  const pairs = modelPairs();
  const names = pairs.map(({ person, job }) => `${person.key} × ${job.key}`);
  expect(new Set(names).size).toBe(PEOPLE.length * JOBS.length);
  expect(names).toHaveLength(PEOPLE.length * JOBS.length);
  const first = pairs.slice(0, PEOPLE.length);
  expect(new Set(first.map(({ person }) => person)).size).toBe(PEOPLE.length);
  expect(first.every(({ person, job }) => person.job === job.key)).toBe(true);
  expect(new Set(first.slice(0, 6).map(({ translateTo }) => translateTo)).size).toBe(4);
  const places = first.slice(0, 3).map(({ person }) => Math.floor(PEOPLE.indexOf(person) / 4));
  expect(new Set(places).size).toBe(3);
});

test('runs until there are enough answers, and gives up a model that answers nothing', async () => {
  let answers = 0;
  const pairs = modelPairs();
  const parts = { pairs, judgeOf, answered: () => answers };
  const talking = engine(async () => {
    answers += 4;
    return nothing;
  });
  expect((await runModel({ ...parts, engine: talking, wanted: 10 })).jobs).toBe(3);
  const mute = engine(async () => nothing);
  const run = await runModel({ ...parts, engine: mute, wanted: 100 });
  expect(run.jobs).toBe(3);
  expect(modelFigures(run, [], 100)[0]).toMatchObject({ value: '0', holds: false });
});

test('tells jobs that end in a reason from those that end in a fault', async () => {
  const ends = [new ModelError('too-slow'), new TypeError('x is undefined')];
  const failing = engine(async () => {
    throw ends.shift() ?? new ModelError('unusable');
  });
  const parts = { pairs: modelPairs(), judgeOf, answered: () => 0, wanted: 1 };
  const run = await runModel({ ...parts, engine: failing });
  expect(run.failed).toEqual([
    'The model did not answer in time.',
    'The answer of the model was not of the shape asked for.',
  ]);
  expect(run.faults).toEqual([expect.stringContaining('x is undefined')]);
  const figures = modelFigures(run, [], 1);
  expect(figures.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual([
    'answers of the model',
    'jobs ended without a reason',
  ]);
  expect(runLines(run, 2)).toContain('1 The model did not answer in time.');
});

test('counts what was proposed, and names the pair of what falls short', async () => {
  const [pair] = modelPairs().filter(({ translateTo }) => translateTo === null);
  const skills = pair?.person.cv.skills.map(({ name }) => name) ?? [];
  if (pair === undefined || skills.length === 0) throw new Error('There is no pair with skills.');
  const summary = pair.person.cv.personal_info.summary;
  const bold = engine(async () => ({
    proposals: [
      // As it was but for its last sign, so that any gate finds it proven.
      { ...rewriteOf('personal_info.summary'), value: summary.replace(/\.?$/, '!') },
      { ...rewriteOf('education'), value: 'PhD' },
    ],
    notes: ['part-not-tailored'],
  }));
  const run = await runModel({
    ...{ engine: bold, pairs: [pair], wanted: 5, answered: () => 0 },
    judgeOf: () => () => ({ answer: 'unproven', why: 'words-not-in-facts' }),
  });
  expect(run).toMatchObject({ jobs: 1, texts: { applied: 1, refused: 1 }, own: 1, letters: 0 });
  expect(run.notes).toMatchObject({ 'part-not-tailored': 1 });
  const at = `${pair.person.key} × ${pair.job.key}`;
  expect(run.unproven).toEqual([
    `${at}: unproven (words-not-in-facts): personal_info.summary: ${summary.replace(/\.?$/, '!')}`,
  ]);
  const answered = ['entry', 'letter', 'skills'].map((kind) => ({ ...answer, kind }));
  expect(modelFigures(run, answered, 2).filter(({ holds }) => !holds)).toMatchObject([
    { name: 'applied, but not proven', value: '1 of 1 applied texts, 1 the model’s' },
  ]);
});

test('takes a letter by rules for none of the model’s own', async () => {
  const pairs = modelPairs().slice(0, 1);
  const rules = createRulesEngine();
  const byRules: TailoringEngine = {
    ...engine(async () => nothing),
    async writeLetter(task, signal) {
      const letter = await rules.writeLetter(task, signal);
      return { ...letter, notes: ['letter-by-rules'] };
    },
  };
  const run = await runModel({ engine: byRules, pairs, judgeOf, answered: () => 0, wanted: 1 });
  expect(run).toMatchObject({ texts: { applied: 1 }, own: 0, letters: 0 });
});

const rewriteOf = (path: string) => ({ path, op: 'rewrite' as const, because: [], for: [] });
