import { expect, test } from '@jest/globals';
import { analystCv, LANGUAGE_SAMPLES } from '@sastre/reading/testing';
import { harnessForEachTest } from '../testing/harness-for-each-test.ts';
import { aRequest, ended } from '../testing/tailoring-harness.ts';

const harness = harnessForEachTest();

const [summary = '', ...achievements] = LANGUAGE_SAMPLES['fr'] ?? [];
const frenchCv = {
  ...analystCv,
  personal_info: { ...analystCv.personal_info, title: 'Analyste de données', summary },
  work_experience: analystCv.work_experience.map((entry) => ({
    ...entry,
    position: 'Analyste de données',
    description: '',
    achievements,
  })),
};

const counts = async (userId: string) => {
  const of = async (table: 'tailoring_job' | 'job_description') =>
    (await harness().db.selectFrom(table).select('id').where('user_id', '=', userId).execute())
      .length;
  return { jobs: await of('tailoring_job'), used: await harness().used(userId) };
};

test.each([
  [
    'a letter from a CV in French',
    frenchCv,
    { useAiTailoring: false },
    'The letter cannot be written: the CV is in a language that the built-in engine does not know.',
  ],
  [
    'a translation into the CV’s own language',
    analystCv,
    { useAiTailoring: false, includeCoverLetter: false, translateTo: 'en' },
    'The CV cannot be translated: it is in this language already.',
  ],
  [
    'tailoring and a letter to a job description in Polish',
    analystCv,
    { jobDescription: (LANGUAGE_SAMPLES['pl'] ?? []).join('\n') },
    'The CV cannot be tailored: the job description is in a language that the built-in engine does not read. The letter cannot be written: the job description is in a language that the built-in engine does not read.',
  ],
] as const)(
  '%s is refused, said in words, and nothing is stored or charged',
  async (_name, cv, wanted, detail) => {
    const service = await harness().open();
    const userId = await harness().addUser(cv);
    const request = { ...aRequest, ...wanted };
    const check = await service.check(userId, request);
    expect(check.obstacles.every(({ stops }) => stops)).toBe(true);
    await expect(service.start(userId, request)).rejects.toMatchObject({
      code: 'invalid-input',
      message: detail,
    });
    expect(await counts(userId)).toEqual({ jobs: 0, used: 0 });
  },
);

test('a plain copy is never refused', async () => {
  const service = await harness().open();
  const userId = await harness().addUser(frenchCv);
  const plain = { ...aRequest, useAiTailoring: false, includeCoverLetter: false };
  const { bullId } = await service.start(userId, plain);
  expect((await ended(service, userId, bullId)).state).toBe('completed');
});

test('what can be done is done; the part that cannot is left out and noted', async () => {
  const service = await harness().open();
  const userId = await harness().addUser(frenchCv);
  const { bullId } = await service.start(userId, { ...aRequest, translateTo: 'de' });
  expect((await ended(service, userId, bullId)).state).toBe('completed');
  const { body, report } = await harness()
    .db.selectFrom('cv')
    .select(['body', 'report'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'tailored')
    .executeTakeFirstOrThrow();
  expect(report).toMatchObject({
    notes: expect.arrayContaining(['letter-not-started', 'translation-not-started']),
  });
  expect(body).toMatchObject({ tailored: { coverLetter: '' } });
  expect(JSON.stringify(body)).not.toContain('"language":"de"');
});

test('a copy in the language that the CV has already is headed in it', async () => {
  const service = await harness().open();
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, { ...aRequest, translateTo: 'en' });
  await ended(service, userId, bullId);
  const { body } = await harness()
    .db.selectFrom('cv')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'tailored')
    .executeTakeFirstOrThrow();
  expect(body).toMatchObject({ tailored: { language: 'en' } });
});

test('where only headings would change, no translation is charged, and the copy is headed in it', async () => {
  const service = await harness().open();
  const read = async (userId: string) => {
    const { body, report } = await harness()
      .db.selectFrom('cv')
      .select(['body', 'report'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'tailored')
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ tailored: { language: 'de' } });
    return { notes: (report as { notes: string[] }).notes, used: await harness().used(userId) };
  };
  const alone = { ...aRequest, useAiTailoring: false, includeCoverLetter: false } as const;
  const first = await harness().addUser();
  const { bullId } = await service.start(first, { ...alone, translateTo: 'de' });
  expect(await ended(service, first, bullId)).toMatchObject({ state: 'completed', engine: null });
  expect(await read(first)).toEqual({ notes: ['free-text-not-translated'], used: 0 });
  const second = await harness().addUser();
  const whole = await service.start(second, { ...aRequest, translateTo: 'de' });
  await ended(service, second, whole.bullId);
  expect(await read(second)).toMatchObject({
    notes: expect.arrayContaining(['free-text-not-translated']),
    used: 1,
  });
});

test('a check takes nothing, and needs a CV', async () => {
  const service = await harness().open();
  const userId = await harness().addUser();
  expect(await service.check(userId, aRequest)).toMatchObject({ cvLanguage: 'en', obstacles: [] });
  expect(await counts(userId)).toEqual({ jobs: 0, used: 0 });
  await harness().db.deleteFrom('cv').where('user_id', '=', userId).execute();
  await expect(service.check(userId, aRequest)).rejects.toMatchObject({ code: 'invalid-input' });
});

test('a company of invisible characters is none', async () => {
  const service = await harness().open();
  const userId = await harness().addUser();
  await expect(
    service.start(userId, { ...aRequest, companyName: '\u202e\u200b' }),
  ).rejects.toMatchObject({ code: 'invalid-input', message: 'The company name is empty.' });
});
