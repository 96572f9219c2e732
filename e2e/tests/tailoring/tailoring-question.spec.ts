import { NO_PDFS, startSite, type Site } from '../../support/site/site.ts';
import { startSmallModel, type SmallModel } from '../../support/site/small-model.ts';
import { enterWithCv } from '../../support/people/tailoring-person.ts';
import { fillTailoring, openReview, tailorWithAi } from '../../support/pages/tailoring.page.ts';
import { expect, test } from '../../support/site/test.ts';

const PROVEN = 'Moved 9 clinics to one ledger';
const ASKED = 'Halved the time to close a month in Excel';
const LINKED = 'Counts before arguing; more at counting-reyes.com.';
const rewordings = {
  'Moved nine clinics to one ledger': PROVEN,
  'Halved the time to close a month': ASKED,
  'Counts before arguing, and writes down how it was counted.': LINKED,
};

let model: SmallModel;
let site: Site;
test.beforeAll(async () => {
  model = await startSmallModel();
  site = await startSite({ ...NO_PDFS, AI_BASE_URL: model.url, AI_MODEL: 'small' });
});
test.afterAll(async () => {
  await site.stop();
  await model.stop();
});

test('a translation that is proven in part leaves a copy in two languages, which is said until the rest is answered @local', async ({
  browser,
}) => {
  const german = 'Hat neun Kliniken auf ein gemeinsames Hauptbuch umgestellt';
  model.answerWith({
    'Halved the time to close a month': 'Hat die Zeit für den Monatsabschluss halbiert',
    'Moved nine clinics to one ledger': german,
  });
  const { page, stored } = await enterWithCv(browser, site);
  const job = 'Requirements:\n- Python';
  await fillTailoring(page, site, { company: 'Northlight Hotels', job, language: 'de' });
  const id = await tailorWithAi(page);
  const inTwo = page.getByText(/This copy is in two languages/);
  await expect(inTwo).toBeVisible();
  await page.getByRole('link', { name: 'Review changes' }).click();
  await expect(inTwo).toBeVisible();
  await expect(page.getByText('Translations waiting for your answer: 1.')).toBeVisible();
  await page.getByRole('button', { name: /^Yes, it says the same/ }).click();
  await expect(page.getByText('Used: you confirmed it')).toBeVisible();
  expect((await stored.read(id)).work_experience[0]?.achievements).toContain(german);
  // The summary and the description were given back in English.
  await expect(page.getByText(/gave your own sentence back/)).toHaveCount(2);
  await expect(inTwo).toBeVisible();
  await page.context().close();
});

test('what the CV proves is applied, what it contradicts is dropped, and what only the person can know is asked @local', async ({
  browser,
}) => {
  model.answerWith(rewordings);
  const { page, stored, main } = await enterWithCv(browser, site);
  await fillTailoring(page, site, { company: 'Northlight Hotels', job: 'Requirements:\n- Python' });
  const id = await tailorWithAi(page);
  const bullets = async (of?: string) => (await stored.read(of)).work_experience[0]?.achievements;
  expect(await bullets(id)).toEqual(['Halved the time to close a month', PROVEN]);
  expect((await stored.read(id)).personal_info.summary).toBe(main.personal_info.summary);

  await openReview(page, site, id);
  await expect(page.getByText('Is this true?').first()).toBeVisible();
  await expect(page.locator('mark', { hasText: 'Excel' }).first()).toBeVisible();
  await expect(page.getByText(LINKED)).toBeVisible();
  await page.getByRole('button', { name: /^Yes, it is true/ }).click();
  await expect(page.getByText('Used: you confirmed it')).toBeVisible();
  expect(await bullets(id)).toContain(ASKED);
  const [own] = ((await stored.read(id)).tailored?.report?.edits ?? []).flatMap(
    ({ confirmed }) => confirmed ?? [],
  );
  expect(own?.words).toEqual(['Excel']);

  await page.getByRole('button', { name: /^Put it into my main CV, too/ }).click();
  await expect(page.getByText('Your main CV says this, too.').first()).toBeVisible();
  expect(await bullets()).toContain(ASKED);
  await page.reload();
  await expect(page.getByText('Used: you confirmed it')).toBeVisible();
  await expect(page.getByText('Your main CV says this, too.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Put it into my main CV, too/ })).toHaveCount(0);
  await page.context().close();
});
