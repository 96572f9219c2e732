import { beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.ts';
import { CvDataPage } from './cv-data.page.tsx';

const write = jest.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  write.mockReset().mockResolvedValue(undefined);
});

async function copied(tab: string, name: string) {
  const fake = fakeShell({
    api: createFakeApi({ cv: sampleCv() }),
    messages,
    url: `/cv-data?tab=${tab}`,
  });
  render(<CvDataPage />, { wrapper: fake.Wrapper });
  const user = userEvent.setup();
  // After the setup, which brings a clipboard of its own.
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  await user.click(await screen.findByRole('button', { name: `Copy the text of ${name}` }));
  return fake;
}

const [job] = sampleCv().work_experience;
const { personal_info: info, skills } = sampleCv();

test('a job is copied as its text and its list, for a form that asks for it by itself', async () => {
  const fake = await copied('experience', job?.position ?? '');
  const [[text] = ['']] = write.mock.calls;
  for (const line of job?.achievements ?? []) expect(text).toContain(`- ${line}`);
  expect(text).not.toContain(job?.company);
  await waitFor(() => expect(fake.log.toasts).toEqual(['Copied.']));
});

test.each([
  ['personal', 'Professional summary', info.summary],
  ['skills', 'Skills', skills.map(({ name }) => name).join(', ')],
])('%s: %s is copied', async (tab, name, text) => {
  await copied(tab, name);
  expect(write).toHaveBeenCalledWith(text);
});

test('where the browser does not let us, that is said beside it', async () => {
  write.mockRejectedValue(new Error('denied'));
  const fake = await copied('personal', 'Professional summary');
  expect((await screen.findByRole('alert')).textContent).toContain('Could not copy');
  expect(fake.log.toasts).toEqual([]);
});
