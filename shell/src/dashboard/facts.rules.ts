import {
  UNLIMITED,
  type ActiveSubscription,
  type Cv,
  type Plan,
  type TailoredCvListItem,
} from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';

/** What the dashboard knows of somebody; what is not known yet, or cannot be known, is undefined. */
export interface Known {
  cv: Cv | undefined;
  use: ActiveSubscription | undefined;
  plans: readonly Plan[];
  copies: readonly TailoredCvListItem[] | undefined;
  email: string | undefined;
}
/** Key of a sentence and what it is filled with; `at` is a time that is written as the reader counts. */
export interface Fact {
  key: 'edited' | 'aiToday' | 'aiWeek' | 'aiUnlimited' | 'copies' | 'noCopies' | 'plain';
  at?: string;
  values?: Record<string, string | number>;
}

const COPIES = 3;

/** The fact that the card of a page carries. */
export function factOf(path: string, known: Known): Fact | undefined {
  const { cv, use, plans, copies, email } = known;
  switch (path) {
    case paths.cvData():
      return cv && { key: 'edited', at: cv.updated_at };
    case paths.tailorCv():
      return use && aiLeft(use);
    case paths.tailoredCvs():
      return copies && copiesOf(copies);
    case paths.plans(): {
      const plan = plans.find(({ _id }) => _id === use?.activeSubscription.planId);
      return plan && plain(plan.name);
    }
    case paths.myAccount():
      return email === undefined ? undefined : plain(email);
    default:
      return undefined;
  }
}

function plain(text: string): Fact {
  return { key: 'plain', values: { text } };
}

/** What is left of the tighter of both limits, today's and this week's. */
function aiLeft(use: ActiveSubscription): Fact {
  const [least] = [
    { key: 'aiToday' as const, limit: use.dailyRateLimit, used: use.todaysConsumptions },
    { key: 'aiWeek' as const, limit: use.weeklyRateLimit, used: use.thisWeeksConsumptions },
  ]
    .filter(({ limit }) => limit !== UNLIMITED)
    .map(({ key, limit, used }) => ({ key, limit, left: Math.max(0, limit - used) }))
    .sort((a, b) => a.left - b.left);
  if (least === undefined) return { key: 'aiUnlimited' };
  const { key, left, limit } = least;
  return { key, values: { left, limit } };
}

function copiesOf(copies: readonly TailoredCvListItem[]): Fact | undefined {
  if (copies.length === 0) return { key: 'noCopies' };
  const names = copies
    .map(({ companyName }) => companyName.trim())
    .filter((name) => name !== '')
    .slice(0, COPIES);
  return names.length === 0 ? undefined : { key: 'copies', values: { names: names.join(', ') } };
}
