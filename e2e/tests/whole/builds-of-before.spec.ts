// Each area of an earlier commit in today's shell, and today's areas in the shell of then, both on today's server, which is
// deployed first. The builds of then are made by npm run e2e:before, which names their checkout in E2E_BEFORE.
import { CV_TEXT } from '../../support/documents/import-files.ts';
import { exportData, openAccount } from '../../support/pages/account.page.ts';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { reviewFile, saveInstead } from '../../support/pages/import.page.ts';
import { buy } from '../../support/pages/payment.page.ts';
import { fillTailoring, tailorWithAi } from '../../support/pages/tailoring.page.ts';
import { enterWithCv, type Entered } from '../../support/people/tailoring-person.ts';
import { areasOf, goBack, setShellBack } from '../../support/site/earlier-build.ts';
import { readEntries, remoteOf } from '../../support/site/planted-build.ts';
import { startSite, type Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const before = process.env['E2E_BEFORE'] ?? '';
test.skip(before === '', 'npm run e2e:before or npm run soak builds what was before');
test.describe.configure({ mode: 'serial' });

const TXT = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV_TEXT) };
const JOB = 'Data Analyst\n\nRequirements\n- SQL\n- Reports for colleagues';

/** What an area is there for, done as a person does it and seen where it must have arrived. */
const ACTS: Readonly<Record<string, (site: Site, entered: Entered) => Promise<void>>> = {
  'cv-editor': async (site, { page, stored }) => {
    await page.goto(`${site.url}/cv-data?edit=true`);
    await page.getByRole('textbox', { name: 'Full name', exact: true }).fill('Ada Before');
    await page.getByRole('button', { name: 'Save CV' }).first().click();
    await expect.poll(async () => (await stored.read()).personal_info.fullName).toBe('Ada Before');
  },
  export: async (site, { page, stored }) => {
    const { fullName } = (await stored.read()).personal_info;
    await page.goto(`${site.url}/export-pdf`);
    expect((await downloadPdf(page, `${fullName}- CV.pdf`)).text).toContain(fullName);
  },
  tailoring: async (site, { page, stored }) => {
    await fillTailoring(page, site, { company: 'Northlight', job: JOB, letter: true });
    const copy = await stored.read(await tailorWithAi(page));
    expect(copy.tailored?.coverLetter).toContain('Northlight');
  },
  account: async (site, { page }) => {
    await openAccount(page, site);
    expect((await exportData(page)).names).toContain('account.json');
  },
  billing: async (site, { page }) => buy(page, site),
  import: async (site, { page, stored }) => {
    await reviewFile(page, site, TXT);
    await saveInstead(page);
    await expect.poll(async () => (await stored.read()).personal_info.fullName).toBe('Ines Costa');
  },
};
/** An area that is new since then has no build of then. */
const AREAS = before === '' ? Object.keys(ACTS) : areasOf(before).filter((area) => area in ACTS);

for (const area of AREAS)
  test(`${area} of before does its work in the shell of today @local`, async ({ browser }) => {
    const site = await startSite();
    try {
      const today = readEntries(site).find(({ name }) => name === remoteOf(area))?.active;
      const build = goBack(site, before, area);
      test.skip(build === today, 'the build of then is that of today');
      const entered = await enterWithCv(browser, site);
      const failed: string[] = [];
      entered.page.on('pageerror', ({ message }) => failed.push(message));
      const entry = entered.page.waitForResponse((answer) =>
        answer.url().endsWith(`/mfe/${area}/${build}/remoteEntry.js`),
      );
      await ACTS[area]?.(site, entered);
      expect(failed).toEqual([]);
      expect((await entry).ok()).toBe(true);
      await entered.page.context().close();
    } finally {
      await site.stop();
    }
  });

test('every area of today does its work in the shell of before @local', async ({ browser }) => {
  test.setTimeout(300_000);
  const site = await startSite();
  try {
    const { isAnother, isTooOld } = setShellBack(site, before);
    test.skip(!isAnother, 'the shell of then is that of today');
    test.skip(isTooOld, 'a shell of an older minor of shared-ui refuses the areas of today');
    await site.kill();
    await site.restart();
    const entered = await enterWithCv(browser, site);
    for (const [area, act] of Object.entries(ACTS))
      await test.step(area, async () => act(site, entered));
    await entered.page.context().close();
  } finally {
    await site.stop();
  }
});
