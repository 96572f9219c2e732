import { enterWithCv } from '../../support/people/tailoring-person.ts';
import { visit, visitAnew } from '../../support/pages/within-app.ts';
import { expect, test } from '../../support/site/test.ts';

const PHONE = '+34 600 111 222';

test('a copy says what of the main CV has changed since, and takes it over once', async ({
  browser,
  site,
}) => {
  const { page, stored, main } = await enterWithCv(browser, site);
  const copy = await stored.tailor('Harbour Bank');
  await visit(page, site, '/tailored-cvs');
  await expect(page.getByText('CV tailored for Harbour Bank')).toBeVisible();
  await expect(page.getByText(/^Your main CV has changed since/)).toHaveCount(0);

  const [first] = main.work_experience;
  await stored.put(main._id, {
    personal_info: { ...main.personal_info, phone: PHONE },
    work_experience: [{ ...first!, id: '99', company: 'Fresh Works' }, ...main.work_experience],
  });
  await visitAnew(page, site, '/tailored-cvs');
  await expect(page.getByText('Your main CV has changed since: phone, 1 job.')).toBeVisible();
  await page.getByRole('button', { name: /^Update this copy from your main CV: / }).click();
  await expect(page.getByText(/^Updated from your main CV\. /)).toBeFocused();
  const taken = await stored.read(copy);
  expect(taken.personal_info.phone).toBe(PHONE);
  expect(taken.work_experience.map(({ company }) => company)).toContain('Fresh Works');
  expect(taken.tailored?.coverLetter).not.toBe('');

  await visitAnew(page, site, '/tailored-cvs');
  await expect(page.getByText('CV tailored for Harbour Bank')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Update this copy/ })).toHaveCount(0);
  await page.context().close();
});
