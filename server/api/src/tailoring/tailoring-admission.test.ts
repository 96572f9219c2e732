import { expect, test } from '@jest/globals';
import { analystCv } from '@sastre/reading/testing';
import { harnessForEachTest } from './testing/harness-for-each-test.ts';
import { aRequest, ended } from './testing/tailoring-harness.ts';

const harness = harnessForEachTest();

test('of many starts at the last operation exactly one is admitted, and the others leave nothing', async () => {
  const service = await harness().open({ limits: { dailyLimit: 1, weeklyLimit: 10 } });
  const userId = await harness().addUser();
  const starts = await Promise.allSettled(
    Array.from({ length: 12 }, async () => service.start(userId, aRequest)),
  );
  const refused = starts.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array(11).fill('usage-limit'),
  );
  const jobs = await harness().db.selectFrom('tailoring_job').select('id').execute();
  expect(jobs).toHaveLength(1);
  expect(await harness().used(userId)).toBe(1);
  await ended(service, userId, jobs[0]?.id ?? '');
});

test('without an edited CV of name and email nothing starts', async () => {
  const service = await harness().open();
  const blank = { ...analystCv, personal_info: { ...analystCv.personal_info, email: ' ' } };
  const userId = await harness().addUser(blank);
  await expect(service.start(userId, aRequest)).rejects.toMatchObject({ code: 'invalid-input' });
  await harness().db.deleteFrom('cv').where('user_id', '=', userId).execute();
  await expect(service.start(userId, aRequest)).rejects.toMatchObject({ code: 'invalid-input' });
  expect(await harness().used(userId)).toBe(0);
});

test('nobody keeps more tailored CVs than allowed, running jobs included', async () => {
  const service = await harness().open({ workers: 0, limits: { dailyLimit: -1, weeklyLimit: -1 } });
  const userId = await harness().addUser();
  await harness()
    .db.insertInto('cv')
    .columns(['id', 'user_id', 'kind', 'body'])
    .expression((eb) =>
      eb
        .selectFrom(eb.fn<{ n: number }>('generate_series', [eb.lit(1), eb.lit(199)]).as('n'))
        .select((row) => [
          row.fn<string>('gen_random_uuid').as('id'),
          row.val(userId).as('user_id'),
          row.val('tailored' as const).as('kind'),
          row.cast<Record<string, unknown>>(row.val('{}'), 'jsonb').as('body'),
        ]),
    )
    .execute();
  await service.start(userId, aRequest);
  await expect(service.start(userId, aRequest)).rejects.toMatchObject({ code: 'limit-reached' });
});
