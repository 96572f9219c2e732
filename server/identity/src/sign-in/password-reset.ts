import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { epochSeconds, type Clock } from '@sastre/time';
import { isEmail, normalizeEmail } from '../account/email.rules.ts';
import { createMailQueue } from '../mail/mail.store.ts';
import { takeMail } from './mail-throttle.ts';
import { hashPassword } from '../account/password.ts';
import type { IdentityPaths } from '../site/paths.ts';
import { ACTION_SECONDS, createActionTokens } from '../store/action-tokens.ts';
import { endSessions } from '../store/sessions.ts';
import { accountKey } from './sign-in-keys.rules.ts';
import type { Throttle } from '../store/throttle.ts';
import { createUsers } from '../store/users.ts';

/** What resetting a password works with. */
export interface ResetParts {
  db: Kysely<Database>;
  clock: Clock;
  throttle: Throttle;
}

/** Mail is on its way (if there is such an account), the address is none, or how long to wait (seconds). */
export type MailRequest =
  | { kind: 'queued' }
  | { kind: 'no-address' }
  | { kind: 'wait'; seconds: number };

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

const BY_MAIL = 'password-reset';
const BY_HAND = 'operator-reset';

/** Whose link to a new password it is, without using it up; undefined when it is not good. */
export async function resetOwner(
  { db, clock }: Pick<ResetParts, 'db' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  const tokens = createActionTokens(db, clock);
  return (await tokens.owner(token, BY_MAIL)) ?? tokens.owner(token, BY_HAND);
}

/**
 * Makes a one-time link to a new password for whoever runs the site to hand over; with it goes the hour (seconds since
 * 1970) until which it is good, and the account's id. Undefined: no account has this address.
 */
export async function makeResetLink(
  { db, clock }: Pick<ResetParts, 'db' | 'clock'>,
  paths: IdentityPaths,
  address: string,
): Promise<{ link: string; until: number; userId: string } | undefined> {
  const user = await createUsers(db, clock).byEmail(normalizeEmail(address));
  if (user === undefined) return undefined;
  const token = await createActionTokens(db, clock).make(user.id, BY_HAND);
  const query = new URLSearchParams({ token });
  const until = epochSeconds(clock) + ACTION_SECONDS[BY_HAND];
  const link = `${paths.issuer}${paths.resetPassword}?${query}`;
  return { link, until, userId: user.id };
}

/**
 * Sets a new password by a link: uses it up, with all others of the account, ends all sessions and refresh tokens, opens a
 * locked account, and, where the link came by mail, takes the address for confirmed. `mails`: mail can be sent, so the
 * account's owner is told. False: the link is not good.
 */
export async function resetPassword(
  { db, clock, throttle }: ResetParts,
  given: { token: string; password: string; locale: string; mails: boolean },
): Promise<boolean> {
  const { token, password, locale, mails } = given;
  const passwordHash = await hashPassword(password);
  const email = await db.transaction().execute(async (trx) => {
    const tokens = createActionTokens(trx, clock);
    const byMail = await tokens.use(token, BY_MAIL);
    const id = byMail ?? (await tokens.use(token, BY_HAND));
    if (id === undefined) return undefined;
    await tokens.forget(id, byMail === undefined ? BY_MAIL : BY_HAND);
    const users = createUsers(trx, clock);
    await users.setPassword(id, passwordHash);
    if (byMail !== undefined) await users.confirmEmail(id);
    await endSessions(trx, id);
    const user = await users.byId(id);
    if (user && mails) {
      const mail = { kind: 'password-changed', email: user.email, locale } as const;
      await createMailQueue(trx, clock).add(mail);
    }
    return user?.email;
  });
  if (email === undefined) return false;
  await throttle.clear(accountKey(email));
  return true;
}
