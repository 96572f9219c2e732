import { expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPanel } from '../editor-panel.fixture.tsx';

const show = (options: Partial<PdfOptions> = {}) => {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
  return showPanel({ ...sampleCv(), tailored: { ...defaultTailored, pdfOptions } });
};
/** A template is called compact, too. */
const density = () => within(screen.getByRole('radiogroup', { name: 'Density' }));
const radio = (name: string) => density().getByRole<HTMLInputElement>('radio', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

test('the density is the one of the values in use, and says so when it is none', async () => {
  const { changes } = show();
  expect(radio('Regular').checked).toBe(true);
  await userEvent.click(radio('Compact'));
  expect(changes).toEqual([{ pdfOptions: { lineHeight: 1.32, spacing: 0.75 } }]);
  expect(radio('Compact').checked).toBe(true);
  await userEvent.clear(field('Gaps'));
  await userEvent.type(field('Gaps'), '90{Enter}');
  expect(screen.getByText('Custom values')).toBeTruthy();
  await userEvent.click(radio('Regular'));
  expect(changes[2]).toEqual({ pdfOptions: { lineHeight: undefined, spacing: undefined } });
  expect(screen.queryByText('Custom values')).toBeNull();
});

test('a number is typed, or stepped by the arrow keys', async () => {
  const { changes } = show();
  await userEvent.clear(field('Side margins'));
  await userEvent.type(field('Side margins'), '22,5{Enter}{ArrowUp}');
  await userEvent.type(field('Line height'), '{ArrowDown}');
  expect(changes).toEqual([
    { pdfOptions: { marginX: 22.5 } },
    { pdfOptions: { marginX: 23.5 } },
    { pdfOptions: { lineHeight: 1.36 } },
  ]);
  expect(field('Side margins').value).toBe('23.5');
});

test('what is no such number says so, keeps the old one, and Escape takes the text back', async () => {
  const { changes } = show({ fontSize: 11 });
  await userEvent.clear(field('Size'));
  await userEvent.type(field('Size'), '72');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe(
    'Enter a number from 8.5 to 13. 11 is still used.',
  );
  expect(field('Size').value).toBe('72');
  expect(field('Size').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Size'), '{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Size').value).toBe('11');
  expect(changes).toEqual([]);
});

test('each goes back to what the template has', async () => {
  const { changes, now } = show({ fontSize: 11 });
  const idle = screen.getByRole('button', { name: 'Gaps: as in the template' });
  expect(idle.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Size: as in the template' }));
  expect(changes).toEqual([{ pdfOptions: { fontSize: undefined } }]);
  expect(now.cv.tailored?.pdfOptions.fontSize).toBeUndefined();
});
