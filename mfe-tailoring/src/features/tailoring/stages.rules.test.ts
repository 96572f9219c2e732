import { expect, test } from '@jest/globals';
import { stageSteps } from './stages.rules.ts';

const plain = { includeCoverLetter: false, translateTo: '' } as const;
const names = (...args: Parameters<typeof stageSteps>) =>
  stageSteps(...args).map(({ stage, state }) => `${stage} ${state}`);

test('a job visits the stages that its choices ask for', () => {
  expect(names(plain, false, undefined)).toEqual(['reading ahead', 'saving ahead']);
  expect(names({ includeCoverLetter: true, translateTo: 'es' }, true, { stage: 'letter' })).toEqual(
    [
      'reading done',
      'matching done',
      'rewriting done',
      'letter current',
      'translating ahead',
      'saving ahead',
    ],
  );
});

test('a job that was found again shows the stage that it is in', () => {
  expect(names(plain, undefined, { stage: 'rewriting' })).toEqual([
    'reading done',
    'rewriting current',
    'saving ahead',
  ]);
});
