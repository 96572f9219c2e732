import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { evaluate, type Evaluation } from './evaluate.ts';
import { enginesTable, figuresOf, tableOf } from './figures.ts';
import { JOBS } from './jobs/jobs.ts';
import { PEOPLE } from './people/people.ts';
import { LIES } from './sentences/labelled.ts';

// The soak judges all sets whole.
jest.setTimeout(process.env['SOAK'] ? 3_600_000 : 300_000);

let evaluation: Evaluation;
beforeAll(async () => {
  evaluation = await evaluate({ isWhole: false });
});

test('every figure holds', () => {
  const figures = figuresOf(evaluation);
  const short = figures.filter(({ holds }) => !holds);
  expect(short.map(({ name, value, details }) => [name, value, ...details])).toEqual([]);
  expect(tableOf(figures).split('\n')).toHaveLength(figures.length + 1);
  expect(enginesTable(evaluation)).toContain('inventing');
});

describe('what is measured', () => {
  test('people, jobs and sentences are as many as asked for, and no sentence stands twice', () => {
    expect(PEOPLE.length).toBeGreaterThanOrEqual(12);
    expect(JOBS.length).toBeGreaterThanOrEqual(12);
    const { sentences } = evaluation;
    expect(
      new Set(sentences.map(({ person, path, text }) => `${person} ${path} ${text}`)).size,
    ).toBe(sentences.length);
    expect(sentences.filter(({ lie }) => lie === undefined).length).toBeGreaterThanOrEqual(300);
    const few = LIES.filter((kind) => sentences.filter(({ lie }) => lie === kind).length < 10);
    expect(few).toEqual([]);
    expect(sentences.filter(({ lie }) => lie !== undefined).length).toBeGreaterThanOrEqual(150);
  });

  test('models lied, orders were obeyed, broken ones ended in failure, and those that recover in a result', () => {
    const of = (name: string) => evaluation.engines.find((engine) => engine.name === name);
    expect(of('inventing')?.lies).toBeGreaterThan(50);
    expect(of('inventing')?.refused).toBeGreaterThan(50);
    expect(of('obedient')?.lies).toBeGreaterThan(0);
    for (const name of ['cut JSON', 'busy forever', 'silent', 'too large'])
      expect(of(name)).toMatchObject({ failed: of(name)?.jobs });
    for (const name of ['good', 'sloppy', 'cut JSON once', 'busy at first'])
      expect(of(name)).toMatchObject({ failed: 0 });
  });

  test('translations that are sound pass often enough to tell what a break does', () => {
    const { sound, tried } = evaluation.translations;
    expect(sound).toBeGreaterThan(10);
    expect(tried).toBeGreaterThan(100);
  });
});
