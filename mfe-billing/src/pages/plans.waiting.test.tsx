import { afterEach, describe, expect, test } from '@jest/globals';
import { noteWaitingJob } from '@sastre/shared-contracts/page';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { PlansPage } from './plans.page.tsx';

afterEach(cleanup);

describe('whom the limits sent to the plans', () => {
  const open = async (operations: number) => {
    const api = createFakeApi({ cv: sampleCv(), operations });
    const fake = fakeShell({ api, url: '/plans', messages: en });
    await noteWaitingJob(fake.shell);
    const show = () => render(<PlansPage />, { wrapper: fake.Wrapper });
    return { ...fake, show };
  };

  test('is told why, also when the page is loaded anew, with the way back to the job description', async () => {
    const { show } = await open(3);
    const first = show();
    const name = 'You have reached your usage limits for this feature.';
    await screen.findByRole('region', { name });
    first.unmount();
    show();
    const strip = within(await screen.findByRole('region', { name }));
    const back = strip.getByRole('link', { name: 'Back to the job description' });
    expect(back.getAttribute('href')).toBe('/tailor-cv');
  });

  test('is not told so any more once the limits let them on', async () => {
    const { show } = await open(0);
    show();
    expect(
      await screen.findByRole('region', { name: 'Your job description is kept' }),
    ).toBeTruthy();
    await screen.findByRole('link', { name: 'Keep using this plan' });
    expect(screen.queryByText(/reached your usage limits/)).toBeNull();
  });
});
