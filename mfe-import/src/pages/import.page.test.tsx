import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { createFakeApi, emptyCv, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { importKey } from '../features/importing/journal.rules.ts';
import { sampleReading } from '../features/importing/reading.fixture.ts';
import type { FromReader, ToReader } from '../features/reading/reading-messages.types.ts';
import { RefusedFile, type ReadFile } from '@sastre/shared-cv-reader';
import { readLines, textLines } from '@sastre/shared-cv-reader/lines';
import { serveReading } from '../features/reading/serve-reading.ts';
import messages from '../locales/en.ts';
import { ImportPage } from './import.page.tsx';

const readInFull = { personal_info: sampleReading().cv.personal_info! };
let readFile: ReadFile = async () => sampleReading();

/** A worker without a thread; what it serves is what a test reads with. */
class FakeWorker {
  onmessage: ((event: { data: FromReader }) => void) | null = null;
  onerror: (() => void) | null = null;
  #hear: (event: { data: ToReader }) => void = () => undefined;
  constructor() {
    queueMicrotask(() =>
      serveReading(
        {
          postMessage: (data) => this.onmessage?.({ data }),
          addEventListener: (_type, listener) => (this.#hear = listener),
        },
        (bytes, context) => readFile(bytes, context),
      ),
    );
  }
  postMessage(data: ToReader) {
    this.#hear({ data });
  }
  terminate() {
    this.onmessage = null;
  }
}

beforeEach(() => {
  readFile = async () => sampleReading();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { Worker: FakeWorker, __webpack_public_path__: 'https://x.example/' });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

function show(cv: Cv = emptyCv()) {
  const stage = fakeShell({ messages, api: createFakeApi({ cv }), url: '/import' });
  const page = render(<ImportPage />, { wrapper: stage.Wrapper });
  return { ...stage, ...page };
}

/** Pastes a text and has it read. */
async function paste() {
  fireEvent.change(await screen.findByLabelText('Text of your CV'), { target: { value: 'Ines' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read the text' })));
}
async function review() {
  await paste();
  await screen.findByRole('button', { name: 'Finish' });
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Finish, whatever is still open. */
async function finish() {
  await press('Finish');
  if (screen.queryByText(/^Still open/)) await press('Finish all the same');
}
const main = async ({ shell }: ReturnType<typeof show>) =>
  (await shell.http.call(endpoints.getMainCv, {})).data;
/** What the sample lacks for the form's rules. */
function complete() {
  for (const group of screen.getAllByRole('group', { name: /Start date/ }))
    fireEvent.change(within(group).getByRole('textbox'), { target: { value: '2020' } });
}

test('a text becomes the CV: looked through, a part put into a field, saved', async () => {
  const stage = show();
  await review();
  complete();
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  fireEvent.click(part.getByRole('button', { name: 'Summary' }));
  await finish();
  await waitFor(() => expect(stage.log.navigations).toEqual([{ kind: 'replace', to: '/cv-data' }]));
  const cv = await main(stage);
  expect(cv.personal_info).toMatchObject({
    fullName: 'Ines Costa',
    summary: 'Reads numbers.\n\nRowing club',
  });
  expect(stage.log.tracked).toEqual([
    { name: 'cv_imported', properties: { source: 'text', doubts: 2 } },
  ]);
  expect(stage.log.events).toEqual([{ name: 'cv.saved', payload: { cvId: cv._id } }]);
  expect(await stage.shell.drafts.read(importKey(stage.shell.auth.user.sub))).toBeUndefined();
});

test('what is open is said at Finish, and can be looked at or left so, in one step', async () => {
  const stage = show();
  await review();
  await press('Finish');
  expect(stage.log.navigations).toEqual([]);
  const look = screen.getByRole('button', { name: 'Look at them' });
  expect(document.activeElement).toBe(look);
  const said = screen.getByText('Still open: Fields to look at: 2 · Not placed: 2');
  expect(look.getAttribute('aria-describedby')).toBe(said.id);
  expect(screen.getByText('What is not placed is left out of your CV.')).toBeTruthy();
  await press('Look at them');
  expect(screen.queryByText(/^Still open/)).toBeNull();
  expect(document.activeElement?.closest('[data-field], input, textarea')).toBeTruthy();
  await press('Finish');
  await press('Finish all the same');
  await waitFor(() => expect(stage.log.navigations).toEqual([{ kind: 'replace', to: '/cv-data' }]));
  expect(stage.log.toastActions).toEqual([{ label: 'See as PDF', to: '/export-pdf' }]);
});

test('parts in no field are counted in the bar until they are placed or left out', async () => {
  const stage = show();
  await review();
  complete();
  fireEvent.click(screen.getByRole('button', { name: 'Not placed: 2' }));
  expect(document.activeElement?.textContent).toBe('Not placed');
  const leaveOut = (part: string) =>
    fireEvent.click(
      within(screen.getByRole('listitem', { name: part })).getByRole('button', {
        name: 'Leave out',
      }),
    );
  leaveOut('Part 1');
  expect(screen.getByRole('button', { name: 'Not placed: 1' })).toBeTruthy();
  leaveOut('Part 2');
  expect(screen.queryByRole('button', { name: /^Not placed: / })).toBeNull();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
});

test('a part becomes a new job by what the reader makes of it alone, and the focus goes there', async () => {
  const stage = show();
  await review();
  readFile = async (bytes) => {
    const lines = textLines(new TextDecoder().decode(bytes));
    return { source: 'text', ...readLines(lines) };
  };
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'New job' })));
  await part.findByText('It is a new entry now: Work experience.');
  expect((document.activeElement as HTMLInputElement).name).toBe('work_experience.2.company');
  expect(screen.getByRole('button', { name: 'Not placed: 1' })).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByDisplayValue('Rowing club')).toBeNull();
  expect(screen.getByRole('button', { name: 'Not placed: 2' })).toBeTruthy();
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'New job' })));
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  expect((await main(stage)).work_experience.at(-1)?.position).toBe('Rowing club');
});

test('where it is narrow one button says how much is open, shows the rest, and Escape leads back to it', async () => {
  show();
  await review();
  const toggle = screen.getByRole('button', { name: 'To look at: 4' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const rest = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  const next = within(rest!).getByRole('button', { name: /^Next doubt/ });
  next.focus();
  fireEvent.keyDown(next, { key: 'Escape' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
  fireEvent.click(toggle);
  fireEvent.click(within(rest!).getByRole('button', { name: 'Not placed: 2' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.textContent).toBe('Not placed');
});

test('nothing is said to be in no doubt while a part of the file is not placed', async () => {
  readFile = async () => sampleReading({ doubts: [], cv: readInFull });
  show();
  await review();
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  const said = () => bar.getByRole('status').textContent;
  expect(said()).toBe('No field is in doubt, but not all of the file is placed');
  for (const part of ['Part 1', 'Part 2'])
    fireEvent.click(
      within(screen.getByRole('listitem', { name: part })).getByRole('button', {
        name: 'Leave out',
      }),
    );
  expect(said()).toBe('Nothing is in doubt');
});

test('nothing is saved while a required field is blank: the form shows it', async () => {
  const stage = show();
  await review();
  fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: '' } });
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  expect(bar.getByRole('status').textContent).toContain('Needed before you finish: 1');
  await finish();
  expect(screen.getByText('Enter your email')).toBeTruthy();
  expect(stage.log.navigations).toEqual([]);
});

test('what the file does not say is said beforehand, and the review is saved without it', async () => {
  const stage = show();
  await review();
  const bar = within(screen.getByRole('group', { name: 'Save the import' }));
  expect(bar.getByRole('status').textContent).toBe('Fields to look at: 2 · Not in the file: 2');
  expect(screen.getByText('Start date is missing in 2 entries:')).toBeTruthy();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
});

test('a refused file says why, and the pasted text is still there', async () => {
  readFile = () => Promise.reject(new RefusedFile('picture-pdf'));
  show();
  await paste();
  expect((await screen.findByRole('alert')).textContent).toContain('picture of a page');
  expect((screen.getByLabelText('Text of your CV') as HTMLTextAreaElement).value).toBe('Ines');
});

test('a reading is cancelled', async () => {
  readFile = () => new Promise(() => undefined);
  show();
  await paste();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('a reload brings the review back', async () => {
  const stage = show();
  await review();
  fireEvent.change(screen.getByRole('textbox', { name: /^Full name/ }), {
    target: { value: 'Inês Costa' },
  });
  stage.unmount();
  render(<ImportPage />, { wrapper: stage.Wrapper });
  const name = await screen.findByRole('textbox', { name: /^Full name/ });
  expect((name as HTMLInputElement).value).toBe('Inês Costa');
});

test('what is there stays unless it is to be replaced', async () => {
  const stage = show(sampleCv());
  await review();
  const radio = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement;
  expect(radio(/Add entries/).checked).toBe(true);
  fireEvent.click(radio(/Replace all/));
  complete();
  await finish();
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  expect((await main(stage)).work_experience.map(({ company }) => company)).toEqual([
    'Costa Clinics',
    'Lund Town',
  ]);
  // The history tells it from an ordinary save.
  expect(stage.api.state.mainCv?.reason).toBe('import');
});

test('a failed save keeps the review and says so', async () => {
  const stage = show();
  await review();
  complete();
  stage.api.failNext('saveCv', 'unavailable');
  await finish();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Full name/ })).toBeTruthy();
  expect(stage.log.navigations).toEqual([]);
});

test('a CV that was changed elsewhere is asked about, and saved over when that is said', async () => {
  const stage = show(sampleCv());
  await review();
  const { _id: id } = await main(stage);
  const skills = [{ id: '9', name: 'Knots', level: 'Expert' as const }];
  await stage.shell.http.call(endpoints.saveCv, { params: { id }, body: { skills } });
  complete();
  await finish();
  const note = await screen.findByRole('region', { name: 'Changed elsewhere' });
  expect((await main(stage)).work_experience).toEqual(sampleCv().work_experience);
  await act(async () =>
    fireEvent.click(within(note).getByRole('button', { name: 'Save over the newer CV' })),
  );
  await waitFor(() => expect(stage.log.navigations).toHaveLength(1));
  const saved = await main(stage);
  expect(saved.skills).toMatchObject(skills);
  expect(saved.work_experience.at(-1)?.company).toBe('Lund Town');
});

test('F8 goes to the next doubt, whose lines are marked in the file', async () => {
  show();
  await review();
  fireEvent.keyDown(document.body, { key: 'F8' });
  const focused = document.activeElement as HTMLInputElement;
  expect(focused.name).toBe('personal_info.summary');
  expect(screen.getByText('Reads numbers.', { selector: 'mark' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(
    'work_experience.0.startDate',
  );
});

test('another file is chosen once that is agreed to', async () => {
  const { answerConfirm } = show();
  await review();
  answerConfirm(false);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy();
  answerConfirm(true);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('a CV that cannot be read is asked for again', async () => {
  const api = createFakeApi({ cv: emptyCv() });
  api.failNext('getMainCv', 'unavailable');
  render(<ImportPage />, { wrapper: fakeShell({ messages, api }).Wrapper });
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Text of your CV')).toBeTruthy();
});

test('what was read is checked in its own language, whatever the screen’s is', async () => {
  const reading = sampleReading();
  const text = 'Leitung der Station und Planung für die Dienste im Haus, mit der Einarbeitung';
  readFile = async () => ({ ...reading, lines: [{ id: 0, text, page: 0 }] });
  show();
  await paste();
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  expect(title.lang).toBe('de');
  expect(title.closest('label, div')?.closest('[lang]')).toBeNull();
});
