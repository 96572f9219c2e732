// Each area of an earlier commit in today's shell, and today's areas in the shell of then, both on today's server, which is
// deployed first. The builds of then are made by npm run e2e:before, which names their checkout in E2E_BEFORE.
import { CV_TEXT } from '../../support/documents/import-files.ts';
import { exportData, openAccount } from '../../support/pages/account.page.ts';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { reviewFile, saveInstead } from '../../support/pages/import.page.ts';
import { buy } from '../../support/pages/payment.page.ts';
import { fillTailoring, tailorWithAi } from '../../support/pages/tailoring.page.ts';
import { enterWithCv, type Entered } from '../../support/people/tailoring-person.ts';
import { areaOf, areasOf, goBack, setShellBack } from '../../support/site/earlier-build.ts';
import { readEntries, remoteOf } from '../../support/site/planted-build.ts';
import { obstacles } from '../../support/site/registry-command.ts';
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

test('every area of today does its work in the shell of before, or is refused by name @local', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const site = await startSite();
  try {
    // In the shell of today: that of then may refuse the page by which a CV is entered.
    const entered = await enterWithCv(browser, site);
    test.skip(!setShellBack(site, before), 'the shell of then is that of today');
    await site.kill();
    await site.restart();
    const failed: string[] = [];
    for (const { name, active, pages } of readEntries(site)) {
      const area = areaOf(name);
      const missing = await obstacles(site, name, active);
      const [, names] = /needs shared-ui \S+ for (.+); the live shell gives/.exec(missing) ?? [];
      const does = async () => {
        if (missing === '') return ACTS[area]?.(site, entered);
        // Refused for a reason that says what to do, and in the browser its own page alone is not there.
        expect(names ?? missing).not.toBe('');
        await entered.page.goto(`${site.url}${pages[0]?.path}`);
        await expect(entered.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      };
      const result = await test.step(area, does).then(
        () => (missing === '' ? 'works' : `refused for ${names}`),
        (error: Error) => `failed: ${error.message}`,
      );
      console.log(`${area}: ${result}`);
      if (result.startsWith('failed') || (missing !== '' && names === undefined)) failed.push(area);
    }
    expect(failed).toEqual([]);
    await entered.page.context().close();
  } finally {
    await site.stop();
  }
});
