import { beforeEach, expect, jest, test } from '@jest/globals';
import { withLevel, type Cv } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const copy = sampleTailoredCv();
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  URL.revokeObjectURL = jest.fn();
});

function open(cv: Cv = sampleCv(), url = '/cv-data', pictures = 0) {
  const api = createFakeApi({ cv, tailored: [copy], pictures });
  const fake = fakeShell({ api, messages, url });
  return { fake, api, ...render(<CvDataPage />, { wrapper: fake.Wrapper }) };
}

test('while it loads, the title and what loads are there', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const release = api.hold('getMainCv');
  const fake = fakeShell({ api, messages, url: '/cv-data' });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  expect(screen.getByRole('status').textContent).toBe('Loading your CV...');
  expect(headings(1)).toEqual(['My CV Data']);
  release();
  expect(await screen.findByRole('tab', { name: 'Pictures' })).toBeTruthy();
  expect(screen.queryByText('Loading your CV...')).toBeNull();
});

test('contact fields are links where they can be followed safely', async () => {
  const { personal_info } = sampleCv();
  open(
    sampleCv({
      personal_info: { ...personal_info, website: 'javascript:alert(1)', github: 'github.com/ana' },
    }),
  );
  const href = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('ana.fernandez@example.com')).toBe('mailto:ana.fernandez@example.com');
  expect(await href('+34 600 000 000')).toBe('tel:+34600000000');
  expect(await href('https://linkedin.example/in/ana-fernandez')).toMatch(/^https:/);
  expect(await href('github.com/ana')).toBe('https://github.com/ana');
  expect(screen.getByRole('link', { name: 'github.com/ana' }).getAttribute('rel')).toContain(
    'noopener',
  );
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

test('titles that the user gave to sections are their headings', async () => {
  const sectionTitles = {
    personalInfo: 'About',
    summary: 'Profile',
    skills: 'Tools',
    workExperience: 'Career',
    education: 'Schools',
    languages: 'Tongues',
  };
  open(sampleCv({ sectionTitles }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeTruthy();
  expect(headings(2)).toEqual(['About', 'Profile']);
  await tab('Experience');
  expect(headings(2)).toEqual(['Career']);
  expect(headings(3)).toEqual(['Senior Product Engineer', 'Full-Stack Engineer']);
  expect(headings(4)).toEqual(['Key achievements', 'Key achievements']);
  await tab('Education');
  expect(headings(2)).toEqual(['Schools']);
  await tab('Skills');
  expect(headings(2)).toEqual(['Tools', 'Tongues']);
});

test('the photo of the CV stands with the person; one that is gone leaves nothing', async () => {
  const { api, unmount } = open(sampleCv(), '/cv-data', 1);
  expect(await screen.findByText('Full name')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  const [id = ''] = api.state.pictures.keys();
  const cv = sampleCv();
  const chosen = { ...cv, ...choosePicture(cv, id) };
  const shown = open(chosen, '/cv-data', 1);
  expect(await screen.findByRole('img', { name: 'Photo in this CV' })).toBeTruthy();
  shown.unmount();
  const { api: other } = open(chosen, '/cv-data', 0);
  await waitFor(() => expect(other.callsOf('getPicture')[0]?.status).toBe(404));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});

test('an empty list opens the form with a first entry', async () => {
  open(sampleCv({ work_experience: [] }), '/cv-data?tab=experience');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Work Experience' }));
  expect(screen.getByRole('region', { name: 'Experience 1' })).toBeTruthy();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('a change of tab keeps the URL in step, adds no step back and loses nothing', async () => {
  const { fake } = open(sampleCv(), '/cv-data?edit=true');
  await screen.findByRole('button', { name: 'Save CV' });
  const title = () => screen.getByRole('textbox', { name: /^Title/ });
  fireEvent.change(title(), { target: { value: 'Typed' } });
  await tab('Pictures');
  expect(fake.log.navigations).toMatchObject([
    { kind: 'replace', to: '/cv-data?tab=pictures&edit=true' },
  ]);
  fake.setUrl('/cv-data?edit=true&tab=personal');
  expect(title()).toHaveProperty('value', 'Typed');
});

test('the tab of a tailored copy stays with its CV', async () => {
  const { fake } = open(sampleCv(), `/cv-data?cvId=${copy._id}`);
  await screen.findByRole('button', { name: 'Save CV' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Personal',
    'Experience',
    'Education',
    'Skills',
    'More sections',
    'Pictures',
    'Cover Letter',
  ]);
  await tab('Skills');
  expect(fake.log.navigations.map(({ kind, to }) => [kind, to])).toEqual([
    ['replace', `/cv-data?cvId=${copy._id}&tab=skills&edit=true`],
  ]);
});

test('a skill without a level is read by its name alone', async () => {
  const [typescript, postgres] = sampleCv().skills;
  const skills = [withLevel(typescript!, undefined), postgres!];
  open(sampleCv({ skills }), '/cv-data?tab=skills');
  expect(await screen.findByText('TypeScript')).toBeTruthy();
  expect(screen.getByText('PostgreSQL · Advanced')).toBeTruthy();
});

test('what is read aloud of the CV is in its language; what the screen says is in that of the screen', async () => {
  open(sampleCv({ language: 'de' }));
  const { personal_info: info, work_experience: jobs, education, skills } = sampleCv();
  const langOf = (text: string) =>
    screen.getAllByText(text, { exact: false })[0]?.closest('[lang]')?.getAttribute('lang');
  await screen.findByText(info.title);
  expect([langOf(info.title), langOf(info.summary)]).toEqual(['de', 'de']);
  expect(screen.getByText('Title').closest('[lang]')).toBeNull();
  await tab('Experience');
  const [job] = jobs;
  expect([langOf(job!.position), langOf(job!.company), langOf(job!.achievements[0]!)]).toEqual([
    'de',
    'de',
    'de',
  ]);
  expect(screen.getAllByText('Key achievements')[0]?.closest('[lang]')).toBeNull();
  await tab('Education');
  expect(langOf(education[0]!.institution)).toBe('de');
  await tab('Skills');
  const chip = screen.getAllByText(skills[0]!.name)[0];
  expect(chip?.lang).toBe('de');
  expect(chip?.parentElement?.hasAttribute('lang')).toBe(false);
});
