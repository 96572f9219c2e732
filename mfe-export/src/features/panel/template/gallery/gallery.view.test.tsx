import { beforeEach, expect, test } from '@jest/globals';
import { TEMPLATES } from '@sastre/shared-contracts/api';
import { playDialogs, sampleCv } from '@sastre/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel } from '../../editor-panel.fixture.tsx';

beforeEach(playDialogs);

async function open() {
  const shown = showPanel(sampleCv());
  await userEvent.click(screen.getByRole('button', { name: 'All templates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }));
  return { ...shown, dialog, frames: () => document.querySelectorAll('dialog iframe') };
}

/** What the browser does with a frame: its document is there, with fonts. */
function load(frame: Element): void {
  const contentDocument = (frame as HTMLIFrameElement).contentDocument as Document;
  contentDocument.open();
  contentDocument.write('<!doctype html><html><head></head><body></body></html>');
  Object.defineProperty(contentDocument, 'fonts', { value: { status: 'loaded' } });
  fireEvent.load(frame);
}

test('every template is a choice with its name and what it is good for, and the present one is chosen', async () => {
  const { dialog } = await open();
  const radios = dialog.getAllByRole<HTMLInputElement>('radio');
  expect(radios).toHaveLength(TEMPLATES.length);
  expect(radios.filter(({ checked }) => checked)).toEqual([
    dialog.getByRole('radio', { name: 'Single column' }),
  ]);
  expect(dialog.getByText('Your name on a band of colour')).toBeTruthy();
  expect(document.activeElement).toBe(radios[0]);
});

test('a choice holds at once, stays open to others, and the focus goes back where it was', async () => {
  const { dialog, changes, now } = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Academic' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Serif' }));
  expect(changes.map(({ pdfOptions }) => pdfOptions?.template)).toEqual(['academic-1', 'serif-1']);
  expect(now.cv.tailored?.pdfOptions.template).toBe('serif-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All templates' }));
  const few = within(screen.getByRole('radiogroup', { name: 'Template' }));
  expect(few.getByRole<HTMLInputElement>('radio', { name: 'Serif' }).checked).toBe(true);
});

test('first pages are drawn one after the other, from the own CV in each template', async () => {
  const { frames } = await open();
  expect(frames()).toHaveLength(1);
  load(frames()[0]!);
  expect(frames()).toHaveLength(2);
  load(frames()[1]!);
  expect(frames()).toHaveLength(3);
  const drawn = [...frames()].slice(0, 2).map((frame) => {
    const { documentElement } = (frame as HTMLIFrameElement).contentDocument!;
    return [documentElement.dataset['template'], documentElement.querySelector('h1')?.textContent];
  });
  expect(drawn).toEqual([
    ['single-column-1', 'Ana María Fernández'],
    ['two-column-1', 'Ana María Fernández'],
  ]);
});
