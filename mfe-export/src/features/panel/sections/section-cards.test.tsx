import { describe, expect, test } from '@jest/globals';
import { defaultTailored, type Cv, type Tailored } from '@sastre/shared-contracts/api';
import { emptyCv, sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, cardNames, showPanel } from '../editor-panel.fixture.tsx';
import { ADDED } from './section-list.fixture.ts';

const SECTIONS = [
  'Personal information',
  'Summary',
  'Work experience',
  'Education',
  'Skills',
  'Languages',
];
function cvWith(tailored: Partial<Tailored> = {}): Cv {
  return { ...sampleCv(), tailored: { ...defaultTailored, coverLetter: 'Dear team', ...tailored } };
}
const twoColumns = { ...defaultTailored.pdfOptions, template: 'two-column-1' };
const button = (section: string, label: string) =>
  card(section).getByRole('button', { name: `${label}: ${section}` });
const press = (section: string, label: string) => userEvent.click(button(section, label));
const include = (section: string) =>
  card(section).getByRole<HTMLInputElement>('checkbox', { name: `Include ${section}` });
const isOff = (section: string, label: string) =>
  button(section, label).getAttribute('aria-disabled') === 'true';
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the cards', () => {
  test('are all sections in their order, the letter last', () => {
    showPanel(cvWith());
    expect(cardNames()).toEqual([...SECTIONS, 'Cover letter']);
  });
  test('have no letter where there is none', () => {
    showPanel(sampleCv());
    expect(cardNames()).toEqual(SECTIONS);
  });
  test('of empty sections say so and lead to where they are filled', async () => {
    showPanel(emptyCv());
    expect(screen.getAllByText('Empty, so it is not in the CV')).toHaveLength(5);
    await press('Skills', 'Show');
    expect(card('Skills').getByText('Nothing to show yet. Use “Edit” to fill it in.')).toBeTruthy();
    const edit = card('Skills').getByRole('link', { name: 'Edit: Skills' });
    expect(edit.getAttribute('href')).toBe('/cv-data?edit=true&tab=skills');
  });
  test('lead to the tab of a tailored copy by its id', () => {
    const copy = sampleTailoredCv();
    showPanel(copy);
    const edit = card('Summary').getByRole('link', { name: 'Edit: Summary' });
    expect(edit.getAttribute('href')).toBe(`/cv-data?edit=true&tab=personal&cvId=${copy._id}`);
  });
});

describe('the card of an added section', () => {
  const cv = { ...cvWith({ pdfOptions: twoColumns }), sections: ADDED };

  test('is called by its heading, or by its kind', () => {
    showPanel(cv);
    expect(cardNames().slice(-4)).toEqual([
      'Things I built',
      'Interests',
      'Awards',
      'Cover letter',
    ]);
    expect(card('Awards').getByText('Empty, so it is not in the CV')).toBeTruthy();
  });

  test('has all that the other cards have', async () => {
    const { now } = showPanel(cv);
    const edit = card('Interests').getByRole('link', { name: 'Edit: Interests' });
    expect(edit.getAttribute('href')).toBe('/cv-data?edit=true&tab=more');
    await userEvent.click(include('Interests'));
    await press('Things I built', 'Show');
    expect(card('Things I built').getByText('Foot bridge, Town of Lund')).toBeTruthy();
    await press('Things I built', 'Move up');
    await press('Things I built', 'Use Left Column');
    expect(said()).toContain('Things I built is now in the left column');
    expect(now.cv.tailored).toMatchObject({
      hiddenSections: [],
      addedHidden: ['section:b'],
      addedLeft: ['section:a'],
    });
    expect(now.cv.tailored?.addedOrder?.slice(0, 4)).toEqual([
      'personalInfo',
      'summary',
      'workExperience',
      'section:a',
    ]);
  });
});

describe('include', () => {
  test('takes a section out of the CV and puts it back', async () => {
    const { changes } = showPanel(cvWith());
    await userEvent.click(include('Skills'));
    await userEvent.click(include('Skills'));
    expect(changes).toEqual([
      { tailored: { hiddenSections: ['skills'] } },
      { tailored: { hiddenSections: [] } },
    ]);
  });
  test('cannot be taken from the personal information, only given back', async () => {
    showPanel(cvWith({ hiddenSections: ['personalInfo'] }));
    await userEvent.click(include('Personal information'));
    expect(include('Personal information')).toMatchObject({ checked: true, disabled: true });
  });
});

test('Show opens what the section says, Hide closes it', async () => {
  showPanel(cvWith());
  expect(button('Languages', 'Show').getAttribute('aria-expanded')).toBe('false');
  await press('Languages', 'Show');
  expect(card('Languages').getByText('Spanish (Native), German (Intermediate)')).toBeTruthy();
  const hide = button('Languages', 'Hide');
  expect(hide.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(hide.getAttribute('aria-controls') ?? '')).toBeTruthy();
  await press('Languages', 'Hide');
  expect(card('Languages').queryByText(/Spanish/)).toBeNull();
});

describe('moving', () => {
  test('swaps neighbours, is announced and keeps the focus', async () => {
    const { changes } = showPanel(cvWith());
    await press('Education', 'Move up');
    expect(cardNames().slice(2, 4)).toEqual(['Education', 'Work experience']);
    expect(document.activeElement).toBe(button('Education', 'Move up'));
    expect(said()).toContain('Education moved to position 3');
    await press('Education', 'Move down');
    expect(cardNames()).toEqual([...SECTIONS, 'Cover letter']);
    expect(changes).toHaveLength(2);
  });
  test('at the end the button stays, keeps the focus and does nothing', async () => {
    const { changes } = showPanel(cvWith());
    expect(isOff('Personal information', 'Move up')).toBe(true);
    expect(isOff('Languages', 'Move down')).toBe(true);
    await press('Summary', 'Move up');
    expect(isOff('Summary', 'Move up')).toBe(true);
    expect(document.activeElement).toBe(button('Summary', 'Move up'));
    await press('Summary', 'Move up');
    expect(changes).toHaveLength(1);
  });
  test('the letter is first or last, by four buttons', async () => {
    const { changes } = showPanel(cvWith());
    const labels = ['Move up', 'Move down', 'Move to top', 'Move to bottom'];
    const off = () => labels.map((label) => isOff('Cover letter', label));
    expect(off()).toEqual([false, true, false, true]);
    await press('Cover letter', 'Move up');
    expect(cardNames()[0]).toBe('Cover letter');
    expect(off()).toEqual([true, false, true, false]);
    await press('Cover letter', 'Move down');
    await press('Cover letter', 'Move to top');
    expect(cardNames()[0]).toBe('Cover letter');
    await press('Cover letter', 'Move to bottom');
    expect(cardNames().at(-1)).toBe('Cover letter');
    expect(changes.map(({ tailored }) => tailored?.coverLetterOnTop)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  test('only the letter moves to top and bottom', () => {
    showPanel(cvWith());
    expect(screen.getAllByRole('button', { name: /^Move to/ })).toHaveLength(2);
  });
  test('works by arrow keys on the handle', async () => {
    showPanel(cvWith());
    const handle = () => card('Skills').getByRole('button', { name: 'Move Skills' });
    handle().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(cardNames()[2]).toBe('Skills');
    expect(document.activeElement).toBe(handle());
    await userEvent.keyboard('{Home}');
    expect(cardNames()[0]).toBe('Skills');
    await userEvent.keyboard('{End}');
    expect(cardNames().slice(-2)).toEqual(['Skills', 'Cover letter']);
  });
});

describe('two columns', () => {
  test('are listed one after the other, the letter apart', () => {
    showPanel(cvWith({ pdfOptions: twoColumns }));
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Left column', 'Right column']);
    expect(cardNames()).toEqual([
      'Personal information',
      'Skills',
      'Languages',
      'Summary',
      'Work experience',
      'Education',
      'Cover letter',
    ]);
    expect(isOff('Languages', 'Move down')).toBe(true);
    expect(isOff('Summary', 'Move up')).toBe(true);
  });
  test('a section goes over to the other one, is announced and keeps the focus', async () => {
    const { changes } = showPanel(cvWith({ pdfOptions: twoColumns }));
    await press('Skills', 'Show');
    await press('Skills', 'Use Right Column');
    expect(changes).toEqual([{ tailored: { leftColumnSections: ['personalInfo', 'languages'] } }]);
    expect(cardNames().slice(2, 6)).toContain('Skills');
    expect(document.activeElement).toBe(button('Skills', 'Use Left Column'));
    expect(button('Skills', 'Hide')).toBeTruthy();
    expect(said()).toContain('Skills is now in the right column');
  });
  test('one that is bare says so', () => {
    showPanel(cvWith({ pdfOptions: twoColumns, leftColumnSections: [] }));
    expect(
      screen.getByText(/^No sections in this column, so the page has one wide column\.$/),
    ).toBeTruthy();
  });
  test('are offered in their template only, and not to the letter', () => {
    showPanel(cvWith());
    expect(screen.queryByRole('button', { name: /Column/ })).toBeNull();
  });
  test('the letter has none', () => {
    showPanel(cvWith({ pdfOptions: twoColumns }));
    expect(card('Cover letter').queryByRole('button', { name: /Column/ })).toBeNull();
  });
});

test('work experience is sorted newest or oldest first, or stays as entered', async () => {
  const { changes, now } = showPanel(cvWith());
  const order = screen.getByRole('combobox', { name: 'Order of work experience' });
  await userEvent.selectOptions(order, 'Newest first');
  await userEvent.selectOptions(order, 'Oldest first');
  expect(changes).toEqual([
    { tailored: { workOrder: 'newest' } },
    { tailored: { workOrder: 'oldest' } },
  ]);
  await press('Work experience', 'Show');
  const lines = card('Work experience').getAllByText(/Engineer/);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Full-Stack Engineer, Lumen Health',
    'Senior Product Engineer, Kontora Payments',
  ]);
  await userEvent.selectOptions(order, 'As entered');
  expect(now.cv.tailored?.workOrder).toBeUndefined();
});

test('education is sorted by itself, newest first with what still runs', async () => {
  const cv = cvWith();
  const [first, second] = cv.education;
  const { changes } = showPanel({
    ...cv,
    education: [first!, { ...second!, degree: 'PhD', endDate: '' }],
  });
  const order = screen.getByRole('combobox', { name: 'Order of education' });
  await press('Education', 'Show');
  const lines = () =>
    card('Education')
      .getAllByText(/Universidad/)
      .map((line) => line.textContent);
  const stored = lines();
  await userEvent.selectOptions(order, 'Newest first');
  expect(lines()).toEqual(stored.toReversed());
  await userEvent.selectOptions(order, 'As entered');
  expect(changes).toEqual([
    { tailored: { educationOrder: 'newest' } },
    { tailored: { educationOrder: undefined } },
  ]);
});

test('contact details and links are left out or shown, each by itself', async () => {
  const { changes } = showPanel(cvWith());
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const names = ['Email', 'Phone', 'Address', 'LinkedIn', 'Website', 'GitHub'];
  for (const name of names) {
    expect(box(name).checked).toBe(true);
    await userEvent.click(box(name));
  }
  for (const name of ['Email', 'GitHub']) await userEvent.click(box(name));
  expect(changes).toEqual([
    { pdfOptions: { includeEmail: false } },
    { pdfOptions: { includePhone: false } },
    { pdfOptions: { includeAddress: false } },
    { pdfOptions: { includeLinkedIn: false } },
    { pdfOptions: { includeWebsite: false } },
    { pdfOptions: { includeGithub: false } },
    { pdfOptions: { includeEmail: true } },
    { pdfOptions: { includeGithub: true } },
  ]);
});
