import type { Cv } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  fakeShell,
  type FakeShellOptions,
  playDialogs,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { ExportPdfPage } from './export-pdf.page.tsx';

export const copy = sampleTailoredCv();
/** Object URLs, scrolling, dialogs and downloads, which jsdom has not. */
export const urls = { made: [] as Blob[], revoked: [] as string[] };
export const scrolledTo: Element[] = [];
/** Names of the files that were saved by themselves. */
export const savedFiles: string[] = [];
export function playBrowser(): void {
  playDialogs();
  scrolledTo.length = 0;
  savedFiles.length = 0;
  HTMLAnchorElement.prototype.click = function () {
    savedFiles.push(this.download);
  };
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this);
  };
  urls.made.length = 0;
  urls.revoked.length = 0;
  URL.createObjectURL = (blob: Blob | MediaSource) => `blob:${urls.made.push(blob as Blob)}`;
  URL.revokeObjectURL = (url: string) => void urls.revoked.push(url);
}

export function fake(cv: Cv = sampleCv(), options: FakeShellOptions = {}) {
  const api = createFakeApi({ cv, tailored: [copy], pictures: 1 });
  return fakeShell({ messages, api, url: '/export-pdf', ...options });
}
export function show(shell = fake()) {
  const view = render(<ExportPdfPage />, { wrapper: shell.Wrapper });
  return { ...shell, ...view };
}
export const preview = () => screen.queryByTitle('Preview of the CV');
/** Waits until the CV is shown. */
export const shown = () => screen.findByTitle('Preview of the CV');
export const download = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Download' }));
/** A click in the panel. */
export const twoColumns = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Two columns/ }));
export const oneColumn = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Single column/ }));
