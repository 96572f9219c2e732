import type { Locator, Page } from '@playwright/test';
import { readJsonResume, toTypedCv } from '../../support/documents/json-resume.ts';
import { typedContent } from '../../support/documents/typed-content.ts';
import { newPerson } from '../../support/people/people.ts';
import { apiOf } from '../../support/site/api.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';

const typed = toTypedCv(
  readJsonResume('jsonresume/02-en-career-changer.json', 'career-changer.json'),
);
// Whatever CV the fixture is, there is something to put in order.
const achievements = ['Counted the tables', 'Cut the waste by a tenth', 'Trained four people'];
const cv = { ...typed, work: typed.work.map((job) => ({ ...job, achievements })) };

const companies = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Company' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Shows the fields of all jobs: from three on each is one line. */
async function openExperience(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/cv-data?edit=true&tab=experience`);
  if (cv.work.length > 2) await page.getByRole('button', { name: 'Expand all' }).click();
}

/** Drags by a handle to the lower edge of another row. All comes to rest only while it is dragged: entries fold up then. */
async function dragBelow(handle: Locator, row: Locator): Promise<void> {
  const page = handle.page();
  await handle.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const from = await handle.boundingBox();
  if (from === null) throw new Error('the handle is not shown');
  await page.mouse.move(from.x + 16, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  await expect(async () => {
    const over = await row.boundingBox();
    if (over === null) throw new Error('the row is not shown');
    await page.mouse.move(over.x + 200, over.y + over.height - 6, { steps: 6 });
    await expect(page.locator('[data-edge="bottom"]')).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.mouse.up();
}

test('entries, achievements and skills are put in order by dragging and stay so', async ({
  page,
  site,
}) => {
  await signUp(page, site, newPerson(cv.personal.fullName));
  await (await apiOf(page, site)).putCv(typedContent(cv));
  await openExperience(page, site);
  const [first = '', second = '', ...others] = cv.work.map(({ company }) => company);
  await expect(page.getByRole('textbox', { name: 'Company' }).first()).toHaveValue(first);

  // The entries fold up as soon as one is taken hold of.
  const entry = (number: number) => ({
    handle: page.getByRole('button', { name: `Move Experience ${number}`, exact: true }),
    row: page.getByRole('region', { name: `Experience ${number}`, exact: true }),
  });
  await dragBelow(entry(1).handle, entry(2).row);
  await expect.poll(() => companies(page)).toEqual([second, first, ...others]);
  await expect(page.getByText('Experience 1 moved to position 2')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Experience 2', exact: true })).toBeFocused();

  const job = entry(1).row;
  await dragBelow(
    job.getByRole('button', { name: 'Move Achievement 1', exact: true }),
    job.getByRole('textbox', { name: 'Achievement 2' }),
  );
  await expect(job.getByRole('textbox', { name: 'Achievement 1' })).toHaveValue(
    achievements[1] ?? '',
  );

  await page.getByRole('tab', { name: 'Skills' }).click();
  const [one, two] = cv.skills.map(({ name }) => name);
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await skills
    .getByRole('button', { name: `Move ${two}`, exact: true })
    .dragTo(skills.getByRole('listitem').first(), { targetPosition: { x: 4, y: 16 }, steps: 8 });
  await expect(skills.getByRole('listitem').first()).toContainText(two ?? '');

  // This editor asks for a course's place, onboarding does not.
  await page.getByRole('tab', { name: 'Education' }).click();
  for (const place of await page.getByRole('textbox', { name: 'Location' }).all()) {
    await place.fill('Austin, TX');
  }
  await page.getByRole('button', { name: 'Save CV' }).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  await openExperience(page, site);
  await expect(page.getByRole('textbox', { name: 'Company' }).first()).toHaveValue(second);
  await expect(job.getByRole('textbox', { name: 'Achievement 1' })).toHaveValue(
    achievements[1] ?? '',
  );
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(skills.getByRole('listitem').first()).toContainText(two ?? '');
  await expect(skills.getByRole('listitem').nth(1)).toContainText(one ?? '');
});
