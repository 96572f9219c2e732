import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/base/clock';
import { isEmail } from './email.rules.ts';
import { createMailQueue } from './mail/mail.store.ts';
import { takeMail } from './mail-throttle.ts';
import { hashPassword } from './password.ts';
import { createActionTokens } from './store/action-tokens.ts';
import { endSessions } from './store/sessions.ts';
import { accountKey, type Throttle } from './store/throttle.ts';
import { createUsers } from './store/users.ts';

/** What resetting a password works with. */
export interface ResetParts {
  db: Kysely<Database>;
  clock: Clock;
  throttle: Throttle;
}

/** Mail is on its way (if there is such an account), the address is none, or how long to wait (seconds). */
export type MailRequest =
  { kind: 'queued' } | { kind: 'no-address' } | { kind: 'wait'; seconds: number };

/** Queues a link to a new password. Nothing here looks whether the address has an account. */
export async function requestPasswordReset(
  { db, clock, throttle }: ResetParts,
  { email, locale, ip }: { email: string; locale: string; ip: string },
): Promise<MailRequest> {
  if (!isEmail(email)) return { kind: 'no-address' };
  const seconds = await takeMail(throttle, ip, email);
  if (seconds > 0) return { kind: 'wait', seconds };
  await createMailQueue(db, clock).add({ kind: 'password-reset', email, locale });
  return { kind: 'queued' };
}

/**
 * Sets a new password by a link that was mailed: uses the link up, ends all sessions and refresh tokens, opens a locked
 * account, and, as the link came by mail, takes the address for confirmed. False: the link is not good.
 */
export async function resetPassword(
  { db, clock, throttle }: ResetParts,
  { token, password, locale }: { token: string; password: string; locale: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const email = await db.transaction().execute(async (trx) => {
    const id = await createActionTokens(trx, clock).use(token, 'password-reset');
    if (id === undefined) return undefined;
    const users = createUsers(trx, clock);
    await users.setPassword(id, passwordHash);
    await users.confirmEmail(id);
    await endSessions(trx, id);
    const user = await users.byId(id);
    if (user)
      await createMailQueue(trx, clock).add({
        kind: 'password-changed',
        email: user.email,
        locale,
      });
    return user?.email;
  });
  if (email === undefined) return false;
  await throttle.clear(accountKey(email));
  return true;
}
