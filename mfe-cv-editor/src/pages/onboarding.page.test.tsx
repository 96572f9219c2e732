import { beforeEach, expect, jest, test } from '@jest/globals';
import { wasOnboardingFinished } from '@sastre/shared-contracts/page';
import {
  createFakeApi,
  emptyCv,
  fakeShell,
  samplePictureFile,
  type FakeShell,
} from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { OnboardingPage } from './onboarding.page.tsx';

const JOURNAL = 'cv-editor.onboarding';
const textbox = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => userEvent.click(button(name));
const type = (name: RegExp, text: string) =>
  fireEvent.change(textbox(name), { target: { value: text } });

function open(fake: FakeShell = fakeShell({ messages, url: '/onboarding' })) {
  return { fake, ...render(<OnboardingPage />, { wrapper: fake.Wrapper }) };
}
async function goTo(step: number) {
  await screen.findByText('Step 1 of 5');
  for (let at = 0; at < step; at += 1) await click('Next');
}

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
});

test('five steps lead to a saved CV and to the plans', async () => {
  const { fake } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Personal Information' }),
  ).toBeTruthy();
  expect(textbox(/^Full name/)).toHaveProperty('value', 'Ana María Fernández');
  expect(textbox(/^Email/)).toHaveProperty('value', 'ana.fernandez@example.com');
  expect(button('Back').disabled).toBe(true);
  const bring = screen.getByRole('link', { name: 'I have a CV already' });
  expect(bring.getAttribute('href')).toBe('/import');
  type(/^Title/, 'Engineer');
  await click('Next');
  expect(screen.queryByRole('link', { name: 'I have a CV already' })).toBeNull();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Work Experience');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('Work Experience', { selector: '[aria-current=step] *' })).toBeTruthy();
  await click('Add Work Experience');
  const job = within(screen.getByRole('region', { name: 'Experience 1' }));
  fireEvent.change(job.getByRole('textbox', { name: /^Company/ }), {
    target: { value: 'Kontora' },
  });
  fireEvent.change(job.getByRole('textbox', { name: /^Position/ }), { target: { value: 'Lead' } });
  const start = within(job.getByRole('group', { name: /^Start date/ }));
  fireEvent.change(start.getByRole('combobox', { name: 'Month' }), { target: { value: '03' } });
  fireEvent.change(start.getByRole('textbox', { name: 'Year' }), { target: { value: '2021' } });
  await userEvent.click(job.getByRole('checkbox', { name: 'Currently working here' }));
  await userEvent.click(job.getByRole('button', { name: 'Add achievement' }));
  const achievements = job.getByRole('textbox', { name: 'Achievement 1' });
  fireEvent.change(achievements, { target: { value: 'One\n\nTwo' } });
  await click('Next');

  await click('Next');
  await userEvent.type(textbox(/^Skill$/), 'SQL{Enter}');
  type(/^Language$/, 'Spanish');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language level' }), 'Native');
  await click('Add language');
  await click('Next');

  expect(await screen.findByText('Step 5 of 5')).toBeTruthy();
  await click('Finish');
  await waitFor(() => expect(fake.log.navigations).toEqual([{ kind: 'go', to: '/plans' }]));
  expect(await wasOnboardingFinished(fake.shell)).toBe(true);
  const cv = fake.api.state.mainCv?.cv;
  expect(cv?.personal_info.title).toBe('Engineer');
  expect(cv?.work_experience).toMatchObject([
    { company: 'Kontora', position: 'Lead', startDate: '2021-03', current: true },
  ]);
  expect(cv?.work_experience[0]?.achievements).toEqual(['One', 'Two']);
  expect(cv?.skills).toMatchObject([{ name: 'SQL', level: 'Intermediate' }]);
  expect(cv?.language_skills).toMatchObject([{ language: 'Spanish', level: 'Native' }]);
  expect(fake.api.callsOf('saveCv')[0]?.options.ifMatch).toBe(`"${cv?._id}-1"`);
  expect(fake.log.tracked).toEqual([
    { name: 'onboarding_started', properties: {} },
    { name: 'onboarding_completed', properties: { step: 4 } },
  ]);
  expect(fake.log.events).toEqual([{ name: 'cv.saved', payload: { cvId: cv?._id } }]);
  expect(await fake.shell.drafts.read(JOURNAL)).toBeUndefined();
});

test('the bar leads to steps that can be gone to, and at the skills it can be finished without a photo', async () => {
  const { fake } = open();
  await screen.findByText('Step 1 of 5');
  const step = (name: string) =>
    within(screen.getByRole('list', { name: 'Progress' })).queryByRole('button', { name });
  expect(step('Personal Information')).toBeNull();
  type(/^Full name/, '');
  expect(step('Skills')).toHaveProperty('disabled', true);
  type(/^Full name/, 'Ana Sol');
  expect(screen.queryByRole('button', { name: 'Finish without a photo' })).toBeNull();
  await userEvent.click(step('Skills') as HTMLElement);
  expect(document.activeElement?.textContent).toBe('Skills');
  await userEvent.click(step('Personal Information') as HTMLElement);
  expect(textbox(/^Full name/)).toHaveProperty('value', 'Ana Sol');
  await userEvent.click(step('Skills') as HTMLElement);
  await userEvent.type(textbox(/^Skill$/), 'SQL');
  await click('Finish without a photo');
  await waitFor(() => expect(fake.log.navigations).toEqual([{ kind: 'go', to: '/plans' }]));
  expect(fake.api.state.mainCv?.cv.skills).toMatchObject([{ name: 'SQL' }]);
});

test('Next says how many fields it waits for and leads to each, and a field that was left says what to do', async () => {
  open();
  await screen.findByText('Step 1 of 5');
  const email = textbox(/^Email/);
  await userEvent.clear(email);
  expect(button('Next').disabled).toBe(true);
  const said = screen.getByText('One field needs attention before you can go on');
  expect(button('Next').getAttribute('aria-describedby')).toBe(said.id);
  expect(screen.queryByText('Enter your email')).toBeNull();
  await userEvent.click(textbox(/^Title/));
  await click('Email');
  expect(document.activeElement).toBe(email);
  fireEvent.blur(email);
  expect(screen.getByText('Enter your email')).toBeTruthy();
  await userEvent.type(email, 'ana@example.com');
  expect(button('Next').disabled).toBe(false);
  expect(screen.queryByText(/before you can go on/)).toBeNull();
});

test('many fields are counted, and led to when they are asked for', async () => {
  open();
  await goTo(1);
  await click('Add Work Experience');
  type(/^Company/, 'Kontora');
  await click('Add Work Experience');
  const second = within(screen.getByRole('region', { name: 'Experience 2' }));
  fireEvent.change(second.getByRole('textbox', { name: /^Position/ }), {
    target: { value: 'Lead' },
  });
  expect(screen.getByText('4 fields need attention before you can go on')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Experience 2 · Company' })).toBeNull();
  await click('Show');
  await click('Experience 2 · Company');
  expect(document.activeElement).toBe(second.getByRole('textbox', { name: /^Company/ }));
});

test('step and content are there again after a reload', async () => {
  const { fake, unmount } = open();
  await goTo(1);
  await click('Add Work Experience');
  type(/^Company/, 'Kontora');
  await fake.clock.advance(300);
  unmount();
  open(fake);
  expect(await screen.findByText('Step 2 of 5')).toBeTruthy();
  expect(textbox(/^Company/)).toHaveProperty('value', 'Kontora');
  expect(fake.log.tracked).toEqual([{ name: 'onboarding_started', properties: {} }]);
});

test('what was typed last is kept when the page is left at once', async () => {
  const { fake, unmount } = open();
  await screen.findByText('Step 1 of 5');
  type(/^Title/, 'Engineer');
  unmount();
  open(fake);
  expect(await screen.findByDisplayValue('Engineer')).toBeTruthy();
});

test('a failed save says so in place and loses nothing', async () => {
  const { fake } = open();
  await goTo(4);
  fake.api.failNext('saveCv', 'unavailable', { detail: 'Come back in a minute' });
  await click('Finish');
  expect((await screen.findByRole('alert')).textContent).toContain('Come back in a minute');
  await click('Finish');
  await waitFor(() => expect(fake.log.navigations).toHaveLength(1));
});

test('a CV changed elsewhere is not overwritten unasked', async () => {
  const api = createFakeApi({ cv: emptyCv() });
  const { fake } = open(fakeShell({ api, messages }));
  await screen.findByText('Step 1 of 5');
  type(/^Title/, 'Mine');
  await goTo(4);
  const stored = api.state.mainCv;
  if (stored === undefined) throw new Error('no CV is stored');
  stored.version += 1;
  stored.cv.personal_info.title = 'Theirs';
  await click('Finish');
  expect(await screen.findByRole('button', { name: 'Load the other version' })).toBeTruthy();
  expect(api.state.mainCv?.cv.personal_info.title).toBe('Theirs');
  await click('Keep mine');
  await waitFor(() => expect(fake.log.navigations).toHaveLength(1));
  expect(api.state.mainCv?.cv.personal_info.title).toBe('Mine');
});

test('a picture is uploaded, shown and deleted; one too large is refused in place', async () => {
  const { fake } = open();
  await goTo(4);
  const input = await screen.findByLabelText(/Upload a picture/);
  await userEvent.upload(input, samplePictureFile({ bytes: 5_300_000 }));
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 5\u00a0MB');
  expect(fake.api.callsOf('uploadPicture')).toEqual([]);
  await userEvent.upload(screen.getByLabelText(/Upload a picture/), samplePictureFile());
  expect((await screen.findByAltText('Picture 1')).getAttribute('src')).toBe('blob:picture');
  expect(screen.queryByRole('alert')).toBeNull();
  await click('Delete Picture 1');
  await waitFor(() => expect(screen.queryByAltText('Picture 1')).toBeNull());
  expect(fake.api.state.pictures.size).toBe(0);
  expect(fake.log.events.map(({ name }) => name)).toEqual(['pictures.changed', 'pictures.changed']);
});

test('a CV that cannot be read says so and heals on Try again', async () => {
  const fake = fakeShell({ messages });
  fake.api.failNext('getMainCv', new Error(''));
  open(fake);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch CV');
  await click('Try again');
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
});

test('an entry that was added by mistake and left blank blocks no step, and is not saved', async () => {
  const { fake } = open();
  await goTo(2);
  await click('Add Education');
  const course = within(screen.getByRole('region', { name: 'Education 1' }));
  expect(course.queryByRole('button', { name: /^(Remove|Clear)/ })).toBeNull();
  await click('Next');
  await click('Next');
  await click('Finish');
  await waitFor(() => expect(fake.log.navigations).toEqual([{ kind: 'go', to: '/plans' }]));
  expect(fake.api.state.mainCv?.cv.education).toEqual([]);
});

test('the only entry with something in it can be emptied, and then blocks nothing', async () => {
  open();
  await goTo(2);
  await click('Add Education');
  fireEvent.change(textbox(/^Degree/), { target: { value: 'MSc' } });
  expect(button('Next').disabled).toBe(true);
  await click('Clear Education 1');
  expect(button('Next').disabled).toBe(false);
  await click('Undo: Education 1 cleared');
  expect(textbox(/^Degree/)).toHaveProperty('value', 'MSc');
});

test('before anything is stored, what is written is checked in the language that it is typed in', async () => {
  open();
  await screen.findByText('Step 1 of 5');
  expect(textbox(/^Title/).lang).toBe('');
  type(
    /summary/,
    'Ich werte die Daten der Kliniken aus und schreibe mit dem Team Berichte für das Haus.',
  );
  expect([textbox(/^Title/).lang, textbox(/summary/).lang]).toEqual(['de', 'de']);
  await click('Next');
  await click('Add Work Experience');
  expect(textbox(/^Company/).lang).toBe('de');
  await click('Next');
  await click('Next');
  expect(textbox(/^Skill$/).lang).toBe('de');
});
