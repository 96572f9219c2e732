import { toTypedCv, readJsonResume } from '../../support/documents/json-resume.ts';
import { typedContent } from '../../support/documents/typed-content.ts';
import { fillTailoring } from '../../support/pages/tailoring.page.ts';
import { apiOf } from '../../support/site/api.ts';
import { expect, test as base } from '../../support/site/test.ts';
import { NO_PDFS, startSite, type Site } from '../../support/site/site.ts';
import { signUp } from '../../support/people/new-account.ts';

/** A site whose jobs are slow enough to be caught in the middle. */
const test = base.extend<{ slowSite: Site }>({
  slowSite: async ({ browserName: _browser }, use) => {
    const site = await startSite({ ...NO_PDFS, TAILORING_PAUSE_MS: '1500' });
    await use(site);
    await site.stop();
  },
});

test('a job survives kill -9 of the server: it ends, and there is one tailored CV @local', async ({
  page,
  slowSite: site,
}) => {
  test.slow();
  const cv = toTypedCv(
    readJsonResume('jsonresume/02-en-career-changer.json', 'career-changer.json'),
  );
  await signUp(page, site);
  const short = { ...cv, work: cv.work.slice(0, 1), skills: [], education: [], languages: [] };
  await (await apiOf(page, site)).putCv(typedContent(short));
  await fillTailoring(page, site, {
    company: 'Northlight Hotels',
    job: 'SQL and dashboards',
    letter: true,
  });
  await page.getByRole('button', { name: /^Tailor using AI/ }).click();
  // Whichever stage it is in: a slow machine may not see each. The thread stands back for all else, and loads its words first.
  await expect(page.locator('[aria-current=step]')).toBeVisible({ timeout: 60_000 });
  await site.kill();
  await site.restart();
  await page.waitForURL(/\/export-pdf\?cvId=/, { timeout: 120_000 });

  await page.goto(`${site.url}/tailored-cvs`);
  await expect(page.getByText('CV tailored for Northlight Hotels')).toHaveCount(1);
  await page.goto(`${site.url}/plans`);
  await expect(page.getByText('1 of 3')).toBeVisible();
});
