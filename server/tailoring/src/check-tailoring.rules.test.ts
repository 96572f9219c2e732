import { describe, expect, test } from '@jest/globals';
import {
  defaultCvContent,
  type CvContent,
  type EngineName,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import { checkTailoring } from './check-tailoring.rules.ts';
import { jobs, people, LANGUAGE_SAMPLES } from '@sastre/reading/testing';

const { analystCv, frontendCv, builderCv } = people;
const ALL: TailoringRequest = {
  ...jobs.analyst,
  useAiTailoring: true,
  includeCoverLetter: true,
  translateTo: null,
};
const samples = (code: string) => LANGUAGE_SAMPLES[code] ?? [];
const jobIn = (code: string) => ({ jobDescription: samples(code).join('\n\n') });

/** The same person with the sentences of another language. */
function cvIn(code: string): CvContent {
  const [summary = '', ...achievements] = samples(code);
  return {
    ...analystCv,
    personal_info: { ...analystCv.personal_info, title: '', summary },
    work_experience: analystCv.work_experience.map((entry) => ({
      ...entry,
      position: achievements[0] ?? '',
      description: '',
      achievements,
    })),
  };
}

/** `part: code`, with `!` where it stops. */
const met = (
  cv: CvContent,
  changes: Partial<TailoringRequest> = {},
  engine: EngineName = 'rules',
) =>
  checkTailoring(cv, { ...ALL, ...changes }, engine).obstacles.map(
    ({ part, code, stops }) => `${part}: ${code}${stops ? '!' : ''}`,
  );

test('languages, position and the letter’s language are told', () => {
  expect(checkTailoring(analystCv, ALL, 'rules')).toEqual({
    cvLanguage: 'en',
    jobLanguage: 'en',
    letterLanguage: 'en',
    position: 'Data Analyst',
    company: '',
    obstacles: [],
  });
  const named = {
    jobDescription: 'We are **Tarnwater**, and read [much](https://t.example). SQL.',
  };
  expect(checkTailoring(analystCv, { ...ALL, ...named }, 'rules').company).toBe('Tarnwater');
  expect(checkTailoring(cvIn('pl'), { ...ALL, ...jobIn('ja') }, 'rules')).toMatchObject({
    cvLanguage: 'pl',
    jobLanguage: 'ja',
    letterLanguage: 'en',
  });
  const short = checkTailoring(analystCv, { ...ALL, jobDescription: 'SQL' }, 'rules');
  expect([short.jobLanguage, short.letterLanguage, short.obstacles]).toEqual([null, 'en', []]);
});

describe('the built-in engine', () => {
  test('meets nothing where CV and job are in one language of ours', () => {
    expect(met(frontendCv, jobs.frontend)).toEqual([]);
    expect(met(builderCv, jobs.builder)).toEqual([]);
  });

  test.each(Object.keys(LANGUAGE_SAMPLES).filter((code) => !['en', 'es', 'de'].includes(code)))(
    'orders a CV in %s, and neither writes from it nor translates it',
    (code) => {
      expect(met(cvIn(code), { translateTo: 'en' })).toEqual([
        'tailoring: cv-language',
        'letter: cv-language!',
        'translation: cv-language!',
      ]);
    },
  );

  test.each(['fr', 'pl', 'ru', 'ja', 'ar'])('reads no job description in %s', (code) => {
    const job = jobIn(code);
    expect(met(analystCv, job)).toEqual(['tailoring: job-language!', 'letter: job-language!']);
    // In a language chosen and the CV's own, a letter that does not answer the job is still true.
    expect(met(analystCv, { ...job, letterLanguage: 'en' })).toEqual([
      'tailoring: job-language!',
      'letter: job-language',
    ]);
    expect(met(analystCv, { ...job, letterLanguage: 'de' })).toContain('letter: job-language!');
    expect(met(cvIn(code), job)).toEqual(['tailoring: job-language!', 'letter: cv-language!']);
    // A CV of names only tells no language: nothing is chosen by that.
    const bare = { ...defaultCvContent, skills: analystCv.skills };
    expect(met(bare, job)).toContain('letter: job-language!');
  });

  test('says that a letter in another language leaves the CV’s own sentences out', () => {
    const spanish = { ...jobs.frontend, letterLanguage: 'es' as const };
    expect(met(analystCv, spanish)).toEqual(['letter: letter-language']);
    // Left to us, no letter claims a language that the CV does not list.
    expect(met(analystCv, jobs.frontend)).toEqual([]);
    expect(met(analystCv, { letterLanguage: 'de' })).toEqual(['letter: letter-language']);
    expect(met(analystCv, { ...jobs.frontend, letterLanguage: 'en' })).toEqual([]);
  });

  test('translates what is no sentence, into another language only', () => {
    const only = { useAiTailoring: false, includeCoverLetter: false };
    expect(met(analystCv, { ...only, translateTo: 'de' })).toEqual(['translation: cv-language']);
    expect(met(analystCv, { ...only, translateTo: 'en' })).toEqual([
      'translation: already-translated!',
    ]);
    expect(met(builderCv, { ...only, translateTo: 'de' })).toEqual([
      'translation: already-translated!',
    ]);
  });

  test('has nothing to order in a CV of single things', () => {
    const [entry] = analystCv.work_experience;
    const bare = {
      ...analystCv,
      skills: analystCv.skills.slice(0, 1),
      work_experience: entry ? [{ ...entry, achievements: entry.achievements.slice(0, 1) }] : [],
    };
    expect(met(bare)).toEqual(['tailoring: nothing-to-tailor!']);
    expect(met(bare, {}, 'openai-compatible')).toEqual([]);
  });
});

test('a CV that says nothing stops all three, whatever the engine', () => {
  const { fullName, email } = analystCv.personal_info;
  const personal_info = { ...defaultCvContent.personal_info, fullName, email };
  const empty = { ...defaultCvContent, personal_info };
  for (const engine of ['rules', 'openai-compatible'] as const)
    expect(met(empty, { translateTo: 'de' }, engine)).toEqual([
      'tailoring: nothing-to-tailor!',
      'letter: nothing-to-tell!',
      'translation: nothing-to-tailor!',
    ]);
});

test('a model meets no language, but translates nothing into what it is in', () => {
  const model = 'openai-compatible';
  expect(met(cvIn('fr'), { ...jobIn('pl'), translateTo: 'en' }, model)).toEqual([]);
  expect(met(analystCv, { letterLanguage: 'de' }, model)).toEqual([]);
  expect(met(analystCv, { translateTo: 'en' }, model)).toEqual([
    'translation: already-translated!',
  ]);
  // Nothing depends on how much there is of it.
  const [entry] = analystCv.work_experience;
  const long = { ...analystCv, work_experience: entry ? Array<typeof entry>(190).fill(entry) : [] };
  expect(met(long, { translateTo: 'en' }, model)).toEqual(['translation: already-translated!']);
  expect(met(long, { translateTo: 'de' }, model)).toEqual([]);
  // A CV of two languages has something to translate.
  const summary = 'Ich arbeite gern mit Menschen und habe sechs Jahre lang Demenzkranke gepflegt.';
  const mixed = { ...analystCv, personal_info: { ...analystCv.personal_info, summary } };
  expect(met(mixed, { translateTo: 'en' }, model)).toEqual([]);
});

test('only what is asked for is spoken of', () => {
  expect(met(cvIn('fr'), { useAiTailoring: false })).toEqual(['letter: cv-language!']);
  expect(met(cvIn('fr'), { useAiTailoring: false, includeCoverLetter: false })).toEqual([]);
});
