import { describe, expect, test } from '@jest/globals';
import { UNLIMITED, type ActiveSubscription, type Plan } from '@sastre/shared-contracts/api';
import { filledCv } from '../routing/test-app.fixture.tsx';
import { factOf, type Known } from './facts.rules.ts';

const use = {
  todaysConsumptions: 1,
  thisWeeksConsumptions: 2,
  dailyRateLimit: 3,
  weeklyRateLimit: 10,
  activeSubscription: { planId: 'free' },
} as unknown as ActiveSubscription;
const nothing: Known = {
  cv: undefined,
  use: undefined,
  plans: [],
  copies: undefined,
  email: undefined,
};
const ai = (part: Partial<ActiveSubscription>) =>
  factOf('/tailor-cv', { ...nothing, use: { ...use, ...part } });

test.each(['/', '/cv-data', '/tailor-cv', '/tailored-cvs', '/plans', '/my-account', '/export-pdf'])(
  '%s says nothing while nothing is known',
  (path) => {
    expect(factOf(path, nothing)).toBeUndefined();
  },
);

describe('what is left of the AI use', () => {
  test('is that of today or of this week, whichever is less', () => {
    expect(ai({})).toEqual({ key: 'aiToday', values: { left: 2, limit: 3 } });
    expect(ai({ thisWeeksConsumptions: 9 })).toEqual({
      key: 'aiWeek',
      values: { left: 1, limit: 10 },
    });
  });

  test('is never less than none, and without a limit there is no number', () => {
    expect(ai({ todaysConsumptions: 5 })?.values).toEqual({ left: 0, limit: 3 });
    const unlimited = { dailyRateLimit: UNLIMITED, weeklyRateLimit: UNLIMITED };
    expect(ai(unlimited)).toEqual({ key: 'aiUnlimited' });
    expect(ai({ dailyRateLimit: UNLIMITED })?.key).toBe('aiWeek');
  });
});

test('the cards carry the last edit, three companies, the plan and the address', () => {
  const copies = ['Harbour Bank', ' ', 'Nordwind', 'Ñandú', 'Kontora'].map((companyName, n) => ({
    _id: `${n}`,
    companyName,
    updatedAt: '',
  }));
  const plans = [{ _id: 'free', name: 'Gratis' }] as Plan[];
  const known = { ...nothing, cv: filledCv, use, plans, copies, email: 'ana@example.com' };
  expect(factOf('/cv-data', known)).toEqual({ key: 'edited', at: filledCv.updated_at });
  expect(factOf('/tailored-cvs', known)?.values).toEqual({
    names: 'Harbour Bank, Nordwind, Ñandú',
  });
  expect(factOf('/plans', known)?.values).toEqual({ text: 'Gratis' });
  expect(factOf('/my-account', known)?.values).toEqual({ text: 'ana@example.com' });
});

test('who has no copy yet is told so; copies without a company say nothing', () => {
  expect(factOf('/tailored-cvs', { ...nothing, copies: [] })).toEqual({ key: 'noCopies' });
  const copies = [{ _id: '1', companyName: ' ', updatedAt: '' }];
  expect(factOf('/tailored-cvs', { ...nothing, copies })).toBeUndefined();
});
