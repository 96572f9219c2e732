import { beforeEach, expect, test } from '@jest/globals';
import { typedInKey } from '@sastre/shared-contracts/page';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { copy, fake, playBrowser, show, shown } from './export-pdf.fixture.tsx';

beforeEach(playBrowser);
const info = { ...sampleCv().personal_info, title: 'Captain' };
const note = /not saved yet/;

test('words that wait in the editor are told before a document is sent, with the way back to them', async () => {
  const shell = fake();
  await shell.shell.drafts.write(typedInKey(sampleCv()._id), { draft: { personal_info: info } });
  show(shell);
  await screen.findByText(note);
  const link = screen.getByRole('link', { name: 'Back to writing' });
  expect(link.getAttribute('href')).toBe('/cv-data?edit=true');
});

test('those of another CV are none of this one', async () => {
  const shell = fake(sampleCv(), { url: `/export-pdf?cvId=${copy._id}` });
  await shell.shell.drafts.write(typedInKey(sampleCv()._id), { draft: { personal_info: info } });
  show(shell);
  await shown();
  expect(screen.queryByText(note)).toBeNull();
});
