import { afterEach, beforeEach } from '@jest/globals';
import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { createFakeApi, emptyCv, fakeShell } from '@sastre/shared-contracts/testing';
import type { ReadFile } from '@sastre/shared-cv-reader';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { sampleReading } from '../features/importing/reading.fixture.ts';
import type { FromReader, ToReader } from '../features/reading/reading-messages.types.ts';
import { serveReading } from '../features/reading/serve-reading.ts';
import messages from '../locales/en.ts';
import { ImportPage } from './import.page.tsx';

/** What a test reads with. */
export const reader = { readFile: (async () => sampleReading()) as ReadFile };

/** What each reading worker of a test was sent, in the order in which they were started. */
export const readers: string[][] = [];

/** A worker without a thread; what it serves is what a test reads with. */
class FakeWorker {
  onmessage: ((event: { data: FromReader }) => void) | null = null;
  onerror: (() => void) | null = null;
  #hear: (event: { data: ToReader }) => void = () => undefined;
  readonly #sent: string[] = [];
  constructor(file: URL) {
    if (file.pathname.includes('/reading')) readers.push(this.#sent);
    queueMicrotask(() =>
      serveReading(
        {
          postMessage: (data) => this.onmessage?.({ data }),
          addEventListener: (_type, listener) => (this.#hear = listener),
        },
        (bytes, context) => reader.readFile(bytes, context),
      ),
    );
  }
  postMessage(data: ToReader) {
    this.#sent.push(data.type);
    this.#hear({ data });
  }
  terminate() {
    this.onmessage = null;
  }
}

/** Gives each test of a file the worker, and takes it back. */
export function withReader(): void {
  beforeEach(() => {
    reader.readFile = async () => sampleReading();
    readers.length = 0;
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(globalThis, {
      Worker: FakeWorker,
      __webpack_public_path__: 'https://x.example/',
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
    Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  });
}

export function show(cv: Cv = emptyCv()) {
  const stage = fakeShell({ messages, api: createFakeApi({ cv }), url: '/import' });
  const page = render(<ImportPage />, { wrapper: stage.Wrapper });
  return { ...stage, ...page };
}

/** Pastes a text and has it read. */
export async function paste() {
  fireEvent.change(await screen.findByLabelText('Text of your CV'), { target: { value: 'Ines' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read the text' })));
}
export async function review() {
  await paste();
  await screen.findByRole('button', { name: 'Finish' });
}
export const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Finish, whatever is still open. */
export async function finish() {
  await press('Finish');
  if (screen.queryByText(/^Still open/)) await press('Finish anyway');
}
export const main = async ({ shell }: ReturnType<typeof show>) =>
  (await shell.http.call(endpoints.getMainCv, {})).data;
/** What the sample lacks for the form's rules. */
export function complete() {
  for (const group of screen.getAllByRole('group', { name: /Start date/ }))
    fireEvent.change(within(group).getByRole('textbox'), { target: { value: '2020' } });
}
