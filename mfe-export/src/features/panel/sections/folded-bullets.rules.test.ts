import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../layout.rules.ts';
import { foldedIn, unfold } from './folded-bullets.rules.ts';

const cv = sampleCv();
const [first = '', second = ''] = cv.work_experience[0]?.achievements ?? [];
const folded = (...foldedBullets: string[]) => applyChange(cv, { tailored: { foldedBullets } });

test('folded are bullets that a job has, in the order of the jobs, each once', () => {
  expect(foldedIn(cv)).toEqual([]);
  expect(foldedIn(folded(second, 'Written anew since', ` ${first}`, first))).toEqual([
    first,
    second,
  ]);
});

test('a bullet that is shown again leaves the list; without any there is none', () => {
  const both = folded(` ${first} `, second);
  expect(unfold(both, [first])).toEqual({ tailored: { foldedBullets: [second] } });
  expect(unfold(folded(second), [second])).toEqual({ tailored: { foldedBullets: undefined } });
});
