import type { Cv, Edit, TailoringReport } from '@sastre/shared-contracts/api';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleReviewedCv,
  type FakeApi,
} from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../locales/en.json' with { type: 'json' };
import { TailoredChangesPage } from '../../pages/tailored-changes.page.tsx';

/** A reviewed copy, changed as the test needs it. */
export function reviewed(change: (report: TailoringReport, cv: Cv) => void = () => undefined): Cv {
  const cv = sampleReviewedCv();
  const report = cv.tailored?.report;
  if (report === undefined) throw new Error('no report');
  report.facts.push(
    { id: 'work[1700000000001].position', text: 'Senior Product Engineer' },
    { id: 'work[1700000000001].company', text: 'Kontora Payments' },
  );
  change(report, cv);
  return cv;
}

/** The second achievement with a claim that nothing proves; its original stands in the copy. */
export function doubtful(changes: Partial<Edit> = {}): Edit {
  const [job] = sampleCv().work_experience;
  const before = job?.achievements[1] ?? '';
  return {
    id: 'q1',
    path: `work[${job?.id}].achievements[1]`,
    op: 'rewrite',
    before,
    after: `${before} With four banks, for banks.`,
    because: [],
    for: [],
    status: 'unproven',
    reason: 'words-not-in-facts',
    unproven: ['banks', 'four'],
    ...changes,
  };
}

interface Stored {
  cv: Cv;
  version: number;
}

interface Opening {
  url?: string;
  main?: Cv;
  /** The first call of it fails. */
  failing?: 'getMainCv' | 'matchReport';
  /** It is not answered until `release` is called. */
  held?: 'matchReport';
  /** Prepares the API. */
  before?: (api: FakeApi) => void;
}

/** Opens the review of a copy on a fake API that has it and its main CV. */
export async function open(cv = reviewed(), options: Opening = {}) {
  const { url = `/tailored-changes?cvId=${cv._id}`, main: mainCv = sampleCv() } = options;
  const { failing, held } = options;
  const api = createFakeApi({ cv: mainCv, tailored: [cv] });
  options.before?.(api);
  if (failing !== undefined) api.failNext(failing, 'unavailable');
  const release = held === undefined ? () => undefined : api.hold(held);
  const fake = fakeShell({ messages, api, url });
  const view = render(<TailoredChangesPage />, { wrapper: fake.Wrapper });
  await screen.findByRole('heading', { level: 1 });
  const stored = (): Stored => {
    const copy = api.state.tailored.get(cv._id);
    if (copy === undefined) throw new Error('no copy');
    return copy;
  };
  const main = (): Stored => {
    if (api.state.mainCv === undefined) throw new Error('no main CV');
    return api.state.mainCv;
  };
  return { ...fake, ...view, stored, main, release };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const click = async (name: string | RegExp) => userEvent.click(await button(name));
export const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed');
export const change = (name: string) => screen.findByRole('listitem', { name });
/** What was said to whoever does not see it. */
export const said = () => screen.getAllByRole('status').map((one) => one.textContent);
