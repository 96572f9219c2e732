import { expect, test } from '@jest/globals';
import {
  TAILORING_OBSTACLES,
  type TailoringCheck,
  type TailoringObstacle,
} from '@sastre/shared-contracts/api';
import messages from '../../locales/en.json' with { type: 'json' };
import { emptyForm } from './actions.rules.ts';
import {
  checkRequest,
  costOf,
  isOfHeadings,
  obstacleWords,
  wouldDeliverNothing,
  type Part,
} from './obstacles.rules.ts';

const form = { ...emptyForm, jobDescription: 'SQL' };
const met = (...found: [Part, TailoringObstacle, boolean?][]): TailoringCheck => ({
  cvLanguage: 'fr',
  jobLanguage: 'en',
  letterLanguage: 'en',
  position: '',
  obstacles: found.map(([part, code, stops = true]) => ({ part, code, stops })),
});

test('it is asked as soon as there is a job description that the server takes', () => {
  expect(checkRequest(emptyForm)).toBeUndefined();
  expect(checkRequest({ ...form, jobDescription: 'x'.repeat(20_001) })).toBeUndefined();
  expect(checkRequest({ ...form, translateTo: 'de' })).toMatchObject({
    companyName: '-',
    useAiTailoring: true,
    translateTo: 'de',
  });
});

test('every obstacle has words, told apart by option and by whether it stops', () => {
  for (const part of ['tailoring', 'letter', 'translation'] as const)
    for (const code of TAILORING_OBSTACLES)
      for (const stops of [true, false])
        for (const key of obstacleWords(met([part, code, stops]), part))
          expect(Object.keys(messages.obstacle)).toContain(key);
  const check = met(
    ['letter', 'job-language', false],
    ['translation', 'cv-language', false],
    ['translation', 'cv-language'],
  );
  expect(obstacleWords(check, 'letter')).toEqual(['letterJobUnread']);
  expect(obstacleWords(check, 'translation')).toEqual([
    'translationWithoutText',
    'translationCvLanguage',
  ]);
  expect(obstacleWords(check, 'tailoring')).toEqual([]);
  expect(obstacleWords(met(['letter', 'already-translated']), 'letter')).toEqual(['other']);
  expect(obstacleWords(undefined, 'letter')).toEqual([]);
});

test('an action is held back only where nothing of what it asks for could be done', () => {
  const letter = { ...form, includeCoverLetter: true };
  const tailoring = ['tailoring', 'job-language'] as const;
  const stopped = ['letter', 'job-language'] as const;
  expect(wouldDeliverNothing(met([...tailoring]), form, true)).toBe(true);
  expect(wouldDeliverNothing(met([...tailoring]), form, false)).toBe(false);
  expect(wouldDeliverNothing(met([...tailoring]), letter, true)).toBe(false);
  expect(wouldDeliverNothing(met([...tailoring], [...stopped]), letter, true)).toBe(true);
  expect(wouldDeliverNothing(met([...stopped]), letter, false)).toBe(true);
  expect(wouldDeliverNothing(met(['letter', 'job-language', false]), letter, false)).toBe(false);
  expect(wouldDeliverNothing(undefined, letter, true)).toBe(false);
});

test('a translation of headings alone costs nothing; what else is asked for does', () => {
  const headings = met(['translation', 'cv-language', false]);
  const translated = { ...form, translateTo: 'de' as const };
  expect(isOfHeadings(headings, translated)).toBe(true);
  expect(isOfHeadings(headings, form)).toBe(false);
  expect(isOfHeadings(undefined, translated)).toBe(false);
  expect(costOf(headings, translated, false)).toBe(0);
  expect(costOf(headings, translated, true)).toBe(1);
  expect(costOf(headings, { ...translated, includeCoverLetter: true }, false)).toBe(1);
  // What is not known yet is told as it would be charged.
  expect(costOf(undefined, translated, false)).toBe(1);
  expect(costOf(met(), translated, false)).toBe(1);
});
