import { Stripe } from 'stripe';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { emit, type EventParts } from './events.ts';
import { passTime } from './billing.ts';
import { changing, writeObject } from './object-store.ts';
import type { Session, Subscription } from './objects.ts';
import { loadControls, saveControls, type StandInControls } from './settings.ts';

/** The stand-in's state, its clock, and changes of both. */
export interface StandInCore {
  db: Kysely<Database>;
  /** Milliseconds by the stand-in's clock. */
  now: Clock;
  /** Milliseconds by the clock of the wall. */
  wall: Clock;
  /** The site's origin. */
  origin: string;
  /** Makes a change, its events noted with it. */
  change<T>(work: (parts: EventParts) => Promise<T>): Promise<T>;
  /** Lets happen what is due by the clock. */
  passTime(): Promise<void>;
  /** Sets what tests may set. */
  control(changed: Partial<StandInControls>): Promise<StandInControls>;
  /** What tests have set. */
  controls(): StandInControls;
  /** Reads what another server of the same database has set. */
  reload(): Promise<StandInControls>;
}

/** What the core is made from. */
export interface CoreParts {
  db: Kysely<Database>;
  clock: Clock;
  publicUrl: string;
}

/** Opens the stand-in's state. */
export async function openCore({ db, clock, publicUrl }: CoreParts): Promise<StandInCore> {
  let controls = await loadControls(db);
  let asked = 0;
  let taken = 0;
  const now = () => clock() + controls.offsetMs;
  const partsAt = (trx: Transaction<Database>, at: number): EventParts => ({
    trx,
    at,
    sendAt: new Date(clock()),
    controls,
    apiVersion: Stripe.API_VERSION,
  });
  return {
    db,
    now,
    wall: clock,
    origin: new URL(publicUrl).origin,
    change: async (work) =>
      changing(db, async (trx) => work(partsAt(trx, Math.floor(now() / 1_000)))),
    async passTime() {
      // One at a time and in the order of time, each at the moment at which it was due.
      while (
        await changing(db, async (trx) => {
          const due = await trx
            .selectFrom('standin_object')
            .select(['body', 'due_at'])
            .where('due_at', '<=', new Date(now()))
            .orderBy('due_at')
            .orderBy('id')
            .limit(1)
            .executeTakeFirst();
          if (due === undefined || due.due_at === null) return false;
          const parts = partsAt(trx, Math.floor(due.due_at.getTime() / 1_000));
          await happen(parts, due.body as unknown as Session | Subscription);
          return true;
        })
      );
    },
    async control(changed) {
      controls = await saveControls(db, changed);
      asked += 1;
      taken = asked;
      return controls;
    },
    controls: () => controls,
    async reload() {
      asked += 1;
      const turn = asked;
      const read = await loadControls(db);
      // What was set or read since is newer: older words would turn the clock back under a purchase.
      if (turn > taken) {
        taken = turn;
        controls = read;
      }
      return controls;
    },
  };
}

async function happen(parts: EventParts, object: Session | Subscription): Promise<void> {
  if (object.object === 'subscription') return passTime(parts, object);
  await expireSession(parts, object);
}

/** Ends a session that was not paid. */
export async function expireSession(parts: EventParts, session: Session): Promise<Session> {
  if (session.status !== 'open') {
    await writeObject(parts.trx, session);
    return session;
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  await writeObject(parts.trx, expired);
  await emit(parts, 'checkout.session.expired', expired);
  return expired;
}
