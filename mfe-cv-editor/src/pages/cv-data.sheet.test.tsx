import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CapabilityState, SheetLayout } from '@sastre/shared-contracts/shell';
import {
  createFakeApi,
  fakeShell,
  playDialogs,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { playWidth } from '../features/sheet/window.fixture.ts';
import { CvDataPage } from './cv-data.page.tsx';

beforeEach(playDialogs);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const preview = () => screen.queryByRole('button', { name: 'Preview' });
const beside = () => screen.queryByRole('complementary', { name: 'Preview of the CV' });

interface Given {
  state?: CapabilityState;
  wide?: boolean;
  url?: string;
  off?: boolean;
}
async function open({ state = 'ready', wide = true, url = '/cv-data?edit=true', off }: Given = {}) {
  const resize = playWidth(wide);
  const api = createFakeApi({ cv: sampleCv(), tailored: [sampleTailoredCv()] });
  const fake = fakeShell({ api, messages, url, capabilities: { 'cv-sheet': state } });
  if (off) fake.shell.choices.write('cv-sheet', 'off');
  const view = render(<CvDataPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('tabpanel');
  const stored = () => api.state.mainCv?.cv;
  return { ...view, fake, resize, stored, sheet: fake.capabilities['cv-sheet'] };
}
/** What is on the page, whatever ids it was given. */
const html = ({ container }: { container: Element }) =>
  container.innerHTML.replaceAll(/_r_\w+_/g, '').replaceAll(/ (id|for|aria-\w+)=""/g, '');
const asToday = async () => {
  const alone = html(await open({ state: 'absent' }));
  cleanup();
  return alone;
};

describe('beside the form', () => {
  test('the sheet is given what is typed, with the layout of the CV, and the field it is typed in', async () => {
    const { sheet } = await open();
    expect(beside()).toBeTruthy();
    await userEvent.type(field('Title'), '!');
    expect(sheet.given()?.cv.personal_info.title).toBe('Senior Product Engineer!');
    expect(sheet.given()?.field).toBe('personal_info.title');
    await userEvent.tab();
    expect(sheet.given()?.field).toBe('personal_info.email');
    await userEvent.click(screen.getByRole('tab', { name: 'Experience' }));
    expect(sheet.given()?.field).toBeUndefined();
    await userEvent.click(screen.getAllByRole('textbox', { name: 'Achievement 2' })[0]!);
    expect(sheet.given()?.field).toBe('work_experience.0.achievements.1');
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
    act(() => screen.getByRole('combobox', { name: 'Level of PostgreSQL' }).focus());
    expect(sheet.given()?.field).toBe('skills.1');
    await userEvent.type(field('Skill'), 'Go');
    expect(sheet.given()?.field).toBe('skills.2');
    expect(sheet.given()?.cv.skills.at(-1)?.name).toBe('Go');
    await userEvent.keyboard('{Enter}R');
    expect(sheet.given()?.field).toBe('skills.3');
  });

  test('a line of the sheet leads to its field, on whatever tab', async () => {
    const { sheet } = await open();
    const pick = (path: string) => act(async () => sheet.given()?.onPick(path));
    await pick('education.1.institution');
    expect(document.activeElement?.getAttribute('name')).toBe('education.1.institution');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Education');
    await pick('work_experience.0.startDate');
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
      'work_experience.0.startDate',
    );
    await pick('language_skills.1');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Level of German' }));
    await pick('sectionTitles.summary');
    expect(document.activeElement?.getAttribute('name')).toBe('sectionTitles.summary');
    await pick('pictureId');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pictures');
  });

  test('the letter of a copy is followed, and found', async () => {
    const copy = sampleTailoredCv();
    const { sheet } = await open({ url: `/cv-data?cvId=${copy._id}` });
    expect(sheet.given()?.cv.tailored).toEqual(copy.tailored);
    await act(async () => sheet.given()?.onPick('coverLetter'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Cover Letter');
    expect(sheet.given()?.field).toBe('coverLetter');
  });

  test('the tab of the letter turns to its page before anything is typed, as no other tab does', async () => {
    const { sheet } = await open({ url: `/cv-data?cvId=${sampleTailoredCv()._id}&edit=true` });
    expect(sheet.given()?.field).toBeUndefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Cover Letter' }));
    expect(sheet.given()?.field).toBe('coverLetter');
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
    expect(sheet.given()?.field).toBeUndefined();
  });

  test('what is laid out anew there is shown, undone and saved as what is typed', async () => {
    const { sheet, fake, stored } = await open();
    const lay = (layout: SheetLayout) => act(async () => sheet.given()?.onLayout?.(layout));
    const shown = () => sheet.given()?.cv.tailored;
    await userEvent.click(screen.getByRole('tab', { name: 'Skills' }));
    await lay({ pdfOptions: { fontSize: 9 } });
    await lay({ pdfOptions: { spacing: 0.8 }, foldedBullets: ['Old'] });
    expect(shown()).toMatchObject({
      pdfOptions: { fontSize: 9, spacing: 0.8 },
      foldedBullets: ['Old'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toMatchObject({ pdfOptions: { fontSize: 9 } });
    expect(shown()?.foldedBullets).toBeUndefined();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Skills');
    await userEvent.click(screen.getByRole('button', { name: 'Save CV' }));
    await waitFor(() => expect(fake.log.toasts).toEqual(['CV saved successfully!']));
    expect(stored()?.tailored?.pdfOptions.fontSize).toBe(9);
  });

  test('it can be switched off, and stays so until it is switched on', async () => {
    const { fake, sheet, unmount } = await open();
    expect(preview()?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(preview()!);
    expect([beside(), sheet.given(), preview()?.getAttribute('aria-pressed')]).toEqual([
      null,
      undefined,
      'false',
    ]);
    unmount();
    render(<CvDataPage />, { wrapper: fake.Wrapper });
    await screen.findByRole('tabpanel');
    expect(beside()).toBeNull();
    await userEvent.click(preview()!);
    expect(beside()).toBeTruthy();
    expect(fake.shell.choices.read('cv-sheet')).toBe('on');
  });

  test('switched off it is not even loaded, nor where the CV is read', async () => {
    const { fake } = await open({ state: 'idle', off: true });
    expect(fake.shell.choices.read('cv-sheet')).toBe('off');
    await userEvent.click(preview()!);
    expect(beside()).toBeTruthy();
    cleanup();
    const read = await open({ state: 'idle', url: '/cv-data' });
    expect(preview()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit CV' }));
    read.sheet.become('ready');
    expect(read.sheet.given()?.cv.personal_info.fullName).toBe('Ana María Fernández');
  });

  test('there is none where the CV is read', async () => {
    const { sheet } = await open({ url: '/cv-data' });
    expect([preview(), beside(), sheet.given()]).toEqual([null, null, undefined]);
  });
});

describe('without it the form is as it is alone', () => {
  test('when it is gone, refused or has thrown', async () => {
    const alone = await asToday();
    expect(html(await open({ state: 'failed' }))).toBe(alone);
  });

  test('when it is late, and when it comes after all it waits to be asked', async () => {
    const alone = await asToday();
    const late = await open({ state: 'idle' });
    expect(beside()).toBeTruthy();
    await late.fake.clock.advance(2_999);
    expect(beside()).toBeTruthy();
    await late.fake.clock.advance(1);
    expect(html(late)).toBe(alone);
    late.sheet.become('ready');
    expect(beside()).toBeNull();
    await userEvent.click(preview()!);
    expect(late.sheet.given()).toBeDefined();
  });

  test('it takes no word and no focus along when it throws', async () => {
    const { sheet } = await open();
    await userEvent.type(field('Title'), '!');
    sheet.become('failed');
    expect([beside(), preview()]).toEqual([null, null]);
    expect(document.activeElement).toBe(field('Title'));
    await userEvent.keyboard('!');
    expect(field('Title').value).toBe('Senior Product Engineer!!');
  });

  test('who asks for it is told that it cannot be had, and may try again', async () => {
    const { sheet } = await open({ state: 'failed', off: true });
    await userEvent.click(preview()!);
    expect(sheet.retries()).toBe(1);
    sheet.become('failed');
    expect(screen.getByRole('alert').textContent).toContain('The preview could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    sheet.become('ready');
    expect(sheet.given()).toBeDefined();
  });
});

describe('without room beside the form', () => {
  test('Preview opens the sheet at the field that was written in last, Escape closes it', async () => {
    const { sheet } = await open({ state: 'idle', wide: false });
    expect([beside(), screen.queryByRole('dialog')]).toEqual([null, null]);
    await userEvent.click(field('Phone'));
    await userEvent.click(preview()!);
    expect(screen.getByRole('dialog', { name: 'Preview of the CV' }).textContent).toContain(
      'Loading the preview…',
    );
    sheet.become('ready');
    expect(sheet.given()?.field).toBe('personal_info.phone');
    // The sheet's own document passes its keys on.
    const frame = document.createElement('iframe');
    document.querySelector('dialog [data-capability]')?.append(frame);
    fireEvent.keyDown(frame, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(preview());
  });

  test('a line of it closes it and leads to its field', async () => {
    const { sheet } = await open({ wide: false });
    await userEvent.click(preview()!);
    await act(async () => sheet.given()?.onPick('work_experience.1.company'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('name')).toBe('work_experience.1.company');
  });

  test('what cannot be loaded says so in its place', async () => {
    const { sheet } = await open({ state: 'idle', wide: false });
    await userEvent.click(preview()!);
    sheet.become('failed');
    expect(screen.getByRole('alert').textContent).toContain('The preview could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    sheet.become('ready');
    expect(sheet.given()).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close the preview' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a window that gets room closes the dialog and has the sheet beside the form', async () => {
    const { sheet, resize } = await open({ wide: false });
    await userEvent.click(preview()!);
    resize(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([beside() !== null, sheet.given() !== undefined]).toEqual([true, true]);
  });
});
