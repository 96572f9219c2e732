import { newPage } from '../../support/people/member.ts';
import { expect, test } from '../../support/site/test.ts';

const BROWSERS = Number(process.env['SOAK'] ?? 1) > 1 ? 40 : 5;

// Of what a page writes first into a new database and does not wait for, a browser may drop four in ten.
test('the first words typed in a new browser are there after a reload at once', async ({
  browser,
  site,
  member,
}) => {
  test.setTimeout(240_000 + BROWSERS * 15_000);
  for (let count = 0; count < BROWSERS; count += 1) {
    const page = await newPage(browser, member.session);
    await page.goto(`${site.url}/tailor-cv`);
    const company = page.getByRole('textbox', { name: 'Company name' });
    await company.fill(`Firm ${count}`);
    await page.reload();
    await expect(company).toHaveValue(`Firm ${count}`);
    await page.context().close();
  }
});
