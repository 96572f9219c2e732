import {
  createFakeApi,
  fakeShell,
  fixtureId,
  sampleCv,
  sampleTailoredCv,
  type FakeApi,
} from '@sastre/shared-contracts/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../locales/en.json' with { type: 'json' };
import { TailoredCvsPage } from './tailored-cvs.page.tsx';

/** A copy for a company, last written on a day of November. */
export const copyFor = (companyName: string, day: number) =>
  sampleTailoredCv(
    { _id: fixtureId(0x20 + day), updated_at: new Date(Date.UTC(2026, 10, day, 12)).toISOString() },
    { jobDescription_id: { _id: fixtureId(0x40 + day), companyName, content: 'SQL' } },
  );
export const COPIES = [
  copyFor('Nordwind Energie', 14),
  copyFor('Harbour Bank', 21),
  copyFor('Ñandú Apps', 2),
];

/** The list of `copies`, once it is shown; `before` prepares the API. */
export async function open(copies = COPIES, before: (api: FakeApi) => void = () => undefined) {
  const api = createFakeApi({ cv: sampleCv(), tailored: copies });
  before(api);
  const fake = fakeShell({ messages, api });
  const view = render(<TailoredCvsPage />, { wrapper: fake.Wrapper });
  if (copies.length > 0) await screen.findByRole('list', { name: 'Tailored CVs' });
  return { ...fake, ...view };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const click = (name: string) => userEvent.click(button(name));
export const shownNames = () =>
  within(screen.getByRole('list', { name: 'Tailored CVs' }))
    .getAllByRole('listitem')
    .map((row) => within(row).queryByText(/^CV tailored for/)?.textContent ?? row.textContent);
export const HARBOUR = 'CV tailored for Harbour Bank';
export const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
