import type { Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { Database } from '@sastre/db';
import type { FactorMailKind } from '../mail/factor-mail-texts.ts';
import { createMailQueue } from '../mail/mail.store.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { SecurityLog } from '../site/security-log.ts';
import { MAX_PASSKEYS, type StoredPasskey } from '../store/passkeys.ts';
import { endSessions } from '../store/sessions.ts';
import type { IdentityUser } from '../store/users.ts';
import type { Factors } from './factors.ts';

/** What factors are changed with. */
export interface ChangeParts {
  db: Kysely<Database>;
  clock: Clock;
  factors: Factors;
  security: SecurityLog;
  mail: PostOffice | undefined;
}

/** Who changes them, in which session (its secret and its public id), and the language of the mail. */
export interface Changer {
  user: Pick<IdentityUser, 'id' | 'email'>;
  sessionId: string;
  sessionUid: string;
  locale: string;
}

/** What came of an addition: the recovery codes that were made with it (none when there were some), and whether others were signed out. */
export interface Added {
  codes: string[];
  isFirst: boolean;
}

/** Queues the word to the owner; without mail there is none. */
export async function tellOwner(
  { db, clock, mail }: Pick<ChangeParts, 'db' | 'clock' | 'mail'>,
  { user, locale }: Pick<Changer, 'user' | 'locale'>,
  kind: FactorMailKind,
): Promise<void> {
  if (mail) await createMailQueue(db, clock).add({ kind, email: user.email, locale });
}

/** Makes a change whole or not at all; `act` answers undefined when there is nothing to change. */
async function change<Outcome>(
  parts: ChangeParts,
  changer: Changer,
  kind: FactorMailKind,
  act: (factors: Factors, trx: Kysely<Database>) => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const outcome = await parts.db.transaction().execute(async (trx) => {
    // One after the other, so that what is counted is so.
    await trx
      .selectFrom('idp_user')
      .select('id')
      .where('id', '=', changer.user.id)
      .forUpdate()
      .execute();
    const changed = await act(parts.factors.within(trx), trx);
    if (changed !== undefined) await tellOwner({ ...parts, db: trx }, changer, kind);
    return changed;
  });
  if (outcome === undefined) return undefined;
  parts.security(kind, changer.user.id);
  void parts.mail?.look();
  return outcome;
}

/** With the first factor all other sessions end: they were begun with a password alone. And codes are made, for whoever loses it. */
async function afterAddition(
  factors: Factors,
  trx: Kysely<Database>,
  { user, sessionId }: Changer,
  isFirst: boolean,
): Promise<Added> {
  if (isFirst) await endSessions(trx, user.id, sessionId);
  const codes = (await factors.codes.left(user.id)) === 0 ? await factors.codes.renew(user.id) : [];
  return { codes, isFirst };
}

/** Recovery codes are for who has a factor. */
async function afterRemoval(factors: Factors, userId: string): Promise<true> {
  if (!(await factors.areOn(userId))) await factors.codes.remove(userId);
  return true;
}

/** The authenticator app that is being set up counts from here on; undefined: its code is wrong, or none is being set up. */
export function turnOnAuthenticator(parts: ChangeParts, changer: Changer, code: string) {
  return change(parts, changer, 'authenticator-on', async (factors, trx) => {
    const { user, sessionUid } = changer;
    const isFirst = !(await factors.areOn(user.id));
    const isOn = await factors.totp.confirm(user.id, sessionUid, code);
    return isOn ? afterAddition(factors, trx, changer, isFirst) : undefined;
  });
}

/** Removes it; undefined: there is none. */
export function turnOffAuthenticator(parts: ChangeParts, changer: Changer) {
  return change(parts, changer, 'authenticator-off', async (factors) => {
    const { id } = changer.user;
    if (!(await factors.totp.isOn(id))) return undefined;
    await factors.totp.remove(id);
    return afterRemoval(factors, id);
  });
}

/** Adds a passkey; undefined: it is known already, or the account has as many as it may. */
export function addPasskey(
  parts: ChangeParts,
  changer: Changer,
  passkey: StoredPasskey & { name: string },
) {
  return change(parts, changer, 'passkey-added', async (factors, trx) => {
    const isFirst = !(await factors.areOn(passkey.userId));
    if ((await factors.passkeys.list(passkey.userId)).length >= MAX_PASSKEYS) return undefined;
    if (!(await factors.passkeys.add(passkey))) return undefined;
    return afterAddition(factors, trx, changer, isFirst);
  });
}

/** Removes a passkey; undefined: the account has none such. */
export function removePasskey(parts: ChangeParts, changer: Changer, id: string) {
  return change(parts, changer, 'passkey-removed', async (factors) => {
    if (!(await factors.passkeys.remove(changer.user.id, id))) return undefined;
    return afterRemoval(factors, changer.user.id);
  });
}

/** Makes new recovery codes, and voids the old ones; undefined: there is no factor to lose. */
export function renewCodes(parts: ChangeParts, changer: Changer) {
  return change(parts, changer, 'recovery-codes-made', async (factors) =>
    (await factors.areOn(changer.user.id)) ? factors.codes.renew(changer.user.id) : undefined,
  );
}
