import { expect, jest, test } from '@jest/globals';
import { readSets } from '../strangers/read-sets.ts';
import { judgeMutants, type JudgedMutant } from './mutants.measure.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
jest.setTimeout(isSoak ? 900_000 : 60_000);

/** A few people and one mutant of so many are tried: all of them take minutes. */
const EVERY = isSoak ? 1 : 30;
const FROM = isSoak ? 0 : 7;
const PEOPLE = 2;
const SETS = /^(?:de-3|en-3|es-3)$/;
/** Share of them that may be applied: what is left, and what a kind makes of a sentence is not false of each. */
const MOST = 0.03;
/** Kinds of which none may. */
const NEVER = /^(?:strange text|fused texts)$/;

test('true sentences with one claim made false are not applied', () => {
  const sets = readSets('open').flatMap((set) => {
    if (isSoak) return [set];
    const people = new Map([...set.people].slice(0, PEOPLE));
    return SETS.test(set.name) ? [{ ...set, people }] : [];
  });
  const judged = judgeMutants(sets, { every: EVERY, from: FROM });
  const applied = judged.filter(({ answer }) => answer === 'proven');
  const told = (some: readonly JudgedMutant[]) =>
    some.map(({ kindOfClaim, fact, text }) => `${kindOfClaim}: ${fact} → ${text}`);
  expect(judged.length).toBeGreaterThan(100);
  expect(told(applied.filter(({ kindOfClaim }) => NEVER.test(kindOfClaim)))).toEqual([]);
  expect(applied.length <= judged.length * MOST ? [] : told(applied)).toEqual([]);
});
