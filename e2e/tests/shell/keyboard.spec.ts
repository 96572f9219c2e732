import type { Page } from '@playwright/test';
import { openPage, type Player } from '../../support/people/cast.ts';
import { apiOf } from '../../support/site/api.ts';
import { Keys } from '../../support/keys.ts';
import { newPerson, type Person } from '../../support/people/people.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { choosePicture } from '../../support/pages/pictures.page.ts';
import { sampleContent } from '../../support/documents/sample-content.ts';
import { visit } from '../../support/pages/within-app.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test as base } from '../../support/site/test.ts';

const test = base.extend<{ memberPage: Page }>({
  memberPage: async ({ browser, cast }, use) => {
    const page = await openPage(browser, cast.member.session);
    await use(page);
    await page.context().close();
  },
});

/** Registers from the welcome page on. */
async function register(keys: Keys, person: Person): Promise<void> {
  const { page } = keys;
  await keys.use(keys.button('Get Started').first());
  await keys.fill(page.getByLabel('Full name'), person.name);
  await keys.fill(page.getByLabel('Email'), person.email);
  await keys.fill(page.getByRole('textbox', { name: 'Password', exact: true }), person.password);
  await keys.press('Enter');
  await expect(keys.title('Personal Information')).toBeVisible();
}

async function next(keys: Keys, title: string): Promise<void> {
  await keys.use(keys.button('Next'));
  await expect(keys.title(title)).toBeFocused();
}

test('from the welcome page through the onboarding to the PDF, out and in again @embedded', async ({
  page,
  site,
}) => {
  const keys = new Keys(page);
  const person = newPerson('Ana Sol');
  await page.goto(site.url);
  await keys.to(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await register(keys, person);

  await keys.fill(keys.field('Title'), 'Data analyst');
  await keys.fill(keys.field('Professional summary'), 'Counts before arguing.');
  await next(keys, 'Work Experience');
  await keys.use(keys.button('Add Work Experience').first());
  const job = page.getByRole('region', { name: 'Experience 1', exact: true });
  await keys.fill(job.getByRole('textbox', { name: 'Company', exact: true }), 'Costa Clinics');
  await keys.fill(job.getByRole('textbox', { name: 'Position', exact: true }), 'Analyst');
  await keys.fillMonth(job.getByRole('group', { name: /Start date/ }), 'Mar', '2021');
  await keys.use(job.getByRole('checkbox', { name: 'Currently working here' }), 'Space');
  await next(keys, 'Education');
  await keys.use(keys.button('Add Education').first());
  const course = page.getByRole('region', { name: 'Education 1', exact: true });
  await keys.fill(course.getByRole('textbox', { name: 'Institution', exact: true }), 'University');
  await keys.fill(course.getByRole('textbox', { name: 'Degree', exact: true }), 'BSc');
  await keys.fillMonth(course.getByRole('group', { name: /Start date/ }), 'Sep', '2013');
  await next(keys, 'Skills');
  await keys.fill(keys.field('Skill'), 'SQL');
  await keys.press('Enter');
  await keys.fill(keys.field('Skill'), 'Pyton');
  await keys.press('Enter');
  await keys.use(keys.button('Remove Pyton'), 'Space');
  await expect(keys.button('Remove Pyton')).toBeHidden();
  await keys.fill(keys.field('Language'), 'Español');
  await keys.press('Enter');
  await next(keys, 'Profile Photo');
  await choosePicture(keys);
  await keys.use(keys.button('Finish'));
  await page.waitForURL('**/plans');
  await expect(keys.title('Subscription Plans')).toBeFocused();
  const saved = page.getByRole('region', { name: 'Your CV is saved' });
  await expect(saved.frameLocator('iframe').getByText('Costa Clinics')).toBeVisible();
  await downloadByKeys(keys);

  await logOut(keys, person);
  await expect(keys.button('Get Started').first()).toBeVisible();
  await keys.use(keys.button('Sign In').first());
  await keys.fill(page.getByLabel('Email'), person.email);
  await keys.fill(page.getByRole('textbox', { name: 'Password', exact: true }), person.password);
  await keys.press('Enter');
  await expect(keys.title('Welcome, Ana Sol')).toBeVisible();
  await keys.use(page.getByRole('link', { name: /Edit CV Data/ }));
  await expect(keys.title('My CV Data')).toBeFocused();
  await keys.to(page.getByRole('tab', { selected: true }));
  await keys.press('ArrowRight');
  await expect(page.getByText('Costa Clinics')).toBeVisible();
  await expect(page.getByText('Mar 2021 – Present')).toBeVisible();
  await keys.press('ArrowRight');
  await expect(page.getByText('Sept 2013')).toBeVisible();
});

/** From what is said above the plans to the PDF: past the preview, as the page offers. */
async function downloadByKeys(keys: Keys): Promise<void> {
  const { page } = keys;
  await keys.use(page.getByRole('link', { name: 'View as PDF' }));
  await previewPages(page);
  await expect(keys.title('Export PDF')).toBeFocused();
  await keys.press('Tab');
  const skip = keys.button('Skip to Download');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keys.press('Enter');
  await expect(keys.button('Download')).toBeFocused();
  const saved = page.waitForEvent('download');
  await keys.press('Enter');
  expect((await saved).suggestedFilename()).toBe('Ana Sol- CV.pdf');
  await page.bringToFront();
}

async function logOut(keys: Keys, { name }: Pick<Person, 'name'>): Promise<void> {
  await keys.use(keys.button(`${name}, account menu`));
  await keys.use(keys.page.getByRole('banner').getByRole('button', { name: 'Logout' }));
}

/** The member's CV is as it was; gives what puts it back so: the other tests read it. */
async function withSampleCv(
  page: Page,
  site: Site,
  { person }: Player,
): Promise<() => Promise<void>> {
  const { putCv } = await apiOf(page, site);
  const putBack = () => putCv(sampleContent(person));
  await putBack();
  return putBack;
}

/** The dashboard, and from there the CV to edit. */
async function openEditor(keys: Keys, site: Site): Promise<void> {
  await visit(keys.page, site, '/');
  await expect(keys.title(/^Welcome, /)).toBeVisible();
  await keys.use(keys.page.getByRole('link', { name: /Edit CV Data/ }));
  await keys.use(keys.button('Edit CV'));
  await expect(keys.button('Save CV')).toBeVisible();
}

async function openTab(keys: Keys, name: string): Promise<void> {
  const tabs = keys.page.getByRole('tab');
  await keys.to(tabs.and(keys.page.locator('[aria-selected=true]')), 'Shift+Tab');
  await keys.press('Home');
  const count = await tabs.count();
  for (let place = 0; place < count; place += 1) {
    const tab = tabs.nth(place);
    // A busy page follows a key a moment later.
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    if ((await tab.textContent())?.includes(name) === true) return expect(tab).toBeFocused();
    await keys.press('ArrowRight');
  }
  throw new Error(`The arrows do not reach the tab ${name}`);
}

test('the CV is edited, put in order and saved', async ({ memberPage: page, site, cast }) => {
  const putBack = await withSampleCv(page, site, cast.member);
  const keys = new Keys(page);
  await openEditor(keys, site);

  await openTab(keys, 'Experience');
  const first = page.getByRole('region', { name: 'Experience 1', exact: true });
  const company = first.getByRole('textbox', { name: 'Company', exact: true });
  const handle = keys.button('Move Achievement 1').first();
  await keys.to(handle);
  await keys.press('ArrowDown');
  await expect(keys.button('Move Achievement 2').first()).toBeFocused();
  await expect(first.getByRole('textbox', { name: 'Achievement 1' })).toHaveValue(
    'Moved nine clinics to one ledger',
  );
  await keys.to(keys.button('Move Experience 1'), 'Shift+Tab');
  await keys.press('ArrowDown');
  await expect(company).toHaveValue('Harbour Hotels');
  await expect(keys.button('Move Experience 2')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Experience 1 moved' })).toBeAttached();

  await openTab(keys, 'Skills');
  await keys.to(keys.button('Move SQL'));
  await keys.press('ArrowRight');
  await expect(keys.button('Move SQL')).toBeFocused();
  await keys.use(keys.button('Save CV'));
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  await expect(keys.title(/^Welcome, /)).toBeFocused();

  await keys.use(page.getByRole('link', { name: /Edit CV Data/ }));
  await openTab(keys, 'Experience');
  await expect(page.getByRole('tabpanel')).toHaveText(/Harbour Hotels.*Costa Clinics/s);
  await openTab(keys, 'Skills');
  await expect(page.getByRole('tabpanel')).toHaveText(/Python.*SQL.*Dashboards/s);
  await putBack();
});

test('a word of the description becomes bold by the toolbar, and the editor is no trap', async ({
  memberPage: page,
  site,
  cast,
}) => {
  const putBack = await withSampleCv(page, site, cast.member);
  const keys = new Keys(page);
  await openEditor(keys, site);
  await openTab(keys, 'Experience');
  const second = page.getByRole('region', { name: 'Experience 2', exact: true });
  const toolbar = second.getByRole('toolbar');
  const editor = second.locator('.ql-editor');
  await expect(editor).toBeVisible();
  await keys.to(editor);
  await keys.type('nightly');
  await keys.press('Shift+Home');
  await keys.press('Shift+Tab');
  // One stop for the whole toolbar; the arrows walk it.
  await expect(toolbar.locator(':focus')).toHaveCount(1);
  const bold = toolbar.getByRole('button', { name: 'Bold' });
  for (let steps = 0; steps < 20; steps += 1) {
    if (await bold.evaluate((one) => one === document.activeElement)) break;
    await keys.press('ArrowRight');
  }
  await expect(bold).toBeFocused();
  await keys.press('Enter');
  await expect(editor.locator('strong')).toHaveText('nightly');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await keys.to(editor);
  await keys.press('Tab');
  await expect(editor).not.toBeFocused();
  await keys.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await keys.use(keys.button('Save CV'));
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  await expect(keys.title(/^Welcome, /)).toBeFocused();

  await keys.use(page.getByRole('link', { name: /Edit CV Data/ }));
  await openTab(keys, 'Experience');
  await expect(page.getByRole('tabpanel').locator('strong', { hasText: 'nightly' })).toBeVisible();
  await putBack();
});

test('what is missing takes the focus at the save, and Cancel leads back', async ({
  memberPage: page,
  site,
}) => {
  const keys = new Keys(page);
  await openEditor(keys, site);
  await keys.fill(keys.field('Full name'), ' ');
  await keys.use(keys.button('Save CV'));
  await expect(keys.field('Full name')).toBeFocused();
  await expect(page.getByText('Enter your full name')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await keys.use(keys.button('Cancel'));
  await expect(keys.title(/^Welcome, /)).toBeFocused();
});

test('language, theme and account menu are worked by keys; Escape closes and gives the focus back', async ({
  memberPage: page,
  site,
}) => {
  const keys = new Keys(page);
  await page.goto(site.url);
  await expect(keys.title(/^Welcome, /)).toBeVisible();
  const menu = keys.button('Daniel Reyes, account menu');
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await keys.use(menu);
  await expect(logout).toBeVisible();
  await keys.press('Escape');
  await expect(logout).toBeHidden();
  await expect(menu).toBeFocused();

  await keys.press('Space');
  await keys.to(page.getByRole('radio', { checked: true }));
  await keys.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await keys.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(keys.title(/^Welcome, /)).toBeVisible();
  await keys.to(page.getByRole('combobox', { name: 'Language', exact: true }));
  await keys.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').locator('select')).toBeFocused();
});

test('a question of the welcome page opens and closes, and another language is chosen', async ({
  page,
  site,
}) => {
  const keys = new Keys(page);
  await page.goto(site.url);
  const entry = page.locator('details').nth(1);
  await keys.use(entry.locator('summary'));
  await expect(entry.locator('p')).toBeVisible();
  await keys.press('Space');
  await expect(entry.locator('p')).toBeHidden();
  await keys.to(page.locator('#language'), 'Shift+Tab');
  await keys.press('ArrowDown');
  await expect(keys.title('Un CV. Hecho a medida de cada empleo.')).toBeVisible();
});
