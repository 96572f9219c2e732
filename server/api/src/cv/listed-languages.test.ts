import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defaultPersonalInfo, type TailoredCvListItem } from '@sastre/shared-contracts/api';
import { startTestSite, type TestSite, type Visitor } from '../app/testing/test-site.ts';

let site: TestSite;
let user: Visitor;
beforeAll(async () => {
  site = await startTestSite();
  user = await site.visitor();
  await user.call('GET', '/user/me/cv');
});
afterAll(() => site.stop());

const summary = 'Ich entwickle seit neun Jahren Abrechnungssysteme für Krankenhäuser in Wien.';
const personal_info = { ...defaultPersonalInfo, summary };

async function addCopy(company_name: string, body: object) {
  const [id, job] = [randomUUID(), randomUUID()];
  await site.db
    .insertInto('job_description')
    .values({ id: job, user_id: user.sub, company_name, content: 'Build things' })
    .execute();
  const rest = { job_description_id: job, report: null, tailoring_job_id: null };
  await site.db
    .insertInto('cv')
    .values({ id, user_id: user.sub, kind: 'tailored', body: JSON.stringify(body), ...rest })
    .execute();
}

async function told() {
  const list = await user.call('GET', '/user/me/cv/tailored-list');
  const rows = list.json<TailoredCvListItem[]>();
  return Object.fromEntries(rows.map((row) => [row.companyName, row.language]));
}

test('the list says in which language each is: as chosen, as translated, else as it is written', async () => {
  await addCopy('Written', { personal_info });
  await addCopy('Translated', { personal_info, tailored: { language: 'en' } });
  await addCopy('Chosen', { personal_info, language: 'fr', tailored: { language: 'en' } });
  await addCopy('Automatic', { personal_info, language: 'auto', tailored: { language: 'en' } });
  await addCopy('Untold', {});
  const expected = { Written: 'de', Translated: 'en', Chosen: 'fr', Automatic: 'de' };
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
});
