import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { createMailQueue } from '../mail/mail.store.ts';
import { takeMail } from './mail-throttle.ts';
import { createActionTokens } from '../store/action-tokens.ts';
import type { Throttle } from '../store/throttle.ts';
import { createUsers, type IdentityUser } from '../store/users.ts';

interface CheckParts {
  db: Kysely<Database>;
  clock: Clock;
  throttle: Throttle;
}

/** Queues the link by which an account from before there was mail confirms its address. Answers 0, or the seconds to wait. */
export async function requestAddressCheck(
  { db, clock, throttle }: CheckParts,
  user: IdentityUser,
  { locale, ip }: { locale: string; ip: string },
): Promise<number> {
  const seconds = await takeMail(throttle, ip, user.email);
  if (seconds > 0) return seconds;
  await createMailQueue(db, clock).add({ kind: 'address-check', email: user.email, locale });
  return 0;
}

/** Takes an address for confirmed by a link that was mailed there. False: the link is not good. */
export async function confirmAddress(
  { db, clock }: Omit<CheckParts, 'throttle'>,
  token: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const id = await createActionTokens(trx, clock).use(token, 'address-check');
    if (id !== undefined) await createUsers(trx, clock).confirmEmail(id);
    return id !== undefined;
  });
}
