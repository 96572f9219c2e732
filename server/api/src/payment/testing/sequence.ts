import { addMonths } from '@sastre/stand-ins';

/** What a generated sequence expects of the product, told by what was done and by the clock alone. Times in seconds. */
export interface Expected {
  planId: 'free' | 'starter' | 'professional';
  status: 'active' | 'past-due' | 'ending' | undefined;
}

/** A model of one user's subscription that knows nothing of events. */
export interface Model {
  now: number;
  bought: {
    planId: 'starter' | 'professional';
    anchor: number;
    periods: number;
    renews: boolean;
    isEnding: boolean;
    unpaidSince: number | undefined;
  } | null;
}

/** One thing that is done by the user or by time. */
export type Action =
  | { do: 'buy'; planId: 'starter' | 'professional'; renews: boolean }
  | { do: 'cancel' | 'resume' }
  | { do: 'card'; renews: boolean }
  | { do: 'turn'; seconds: number };

const DAY = 86_400;
const GRACE = 7 * DAY;
const MONTH = 31 * DAY + 3_600;

/** The actions that make sense now. */
export function possible({ bought }: Model): Action[] {
  const turns: Action[] = [2 * DAY, 8 * DAY, MONTH].map((seconds) => ({ do: 'turn', seconds }));
  const buys = (planId: 'starter' | 'professional'): Action[] => [
    { do: 'buy', planId, renews: true },
    { do: 'buy', planId, renews: false },
  ];
  if (bought === null) return [...buys('starter'), ...buys('starter'), ...buys('professional')];
  return [
    ...turns,
    ...(bought.planId === 'starter' ? buys('professional') : []),
    { do: bought.isEnding ? 'resume' : 'cancel' },
    { do: 'card', renews: true },
    { do: 'card', renews: false },
  ];
}

/** What an action makes of the model. */
export function apply(model: Model, action: Action): Model {
  const { now, bought } = model;
  if (action.do === 'buy') {
    const { planId, renews } = action;
    const fresh = { anchor: now, periods: 1, isEnding: false, unpaidSince: undefined };
    return { now, bought: { planId, renews, ...fresh } };
  }
  if (action.do === 'turn') return pass({ now: now + action.seconds, bought });
  if (bought === null) return model;
  if (action.do === 'card') {
    const unpaidSince = action.renews ? undefined : bought.unpaidSince;
    return { now, bought: { ...bought, renews: action.renews, unpaidSince } };
  }
  return { now, bought: { ...bought, isEnding: action.do === 'cancel' } };
}

/** What the user should have. */
export function expectedOf({ bought }: Model): Expected {
  if (bought === null) return { planId: 'free', status: undefined };
  const { planId, isEnding, unpaidSince } = bought;
  const status = unpaidSince === undefined ? (isEnding ? 'ending' : 'active') : 'past-due';
  return { planId, status };
}

function pass(model: Model): Model {
  const { now } = model;
  let { bought } = model;
  while (bought !== null) {
    const end = addMonths(bought.anchor, bought.periods);
    if (bought.unpaidSince !== undefined) {
      // Not paid within the grace: ended, whatever the clock brings later.
      return now >= bought.unpaidSince + GRACE ? { now, bought: null } : { now, bought };
    }
    if (now < end) break;
    if (bought.isEnding) bought = null;
    else {
      const unpaidSince = bought.renews ? undefined : end;
      bought = { ...bought, periods: bought.periods + 1, unpaidSince };
    }
  }
  return { now, bought };
}
