import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { passwordMatches } from '../account/password.ts';
import { createRegistrations, type PendingRegistration } from '../store/registrations.ts';
import type { Throttle } from '../store/throttle.ts';
import { createUsers } from '../store/users.ts';

const FREE_GUESSES = 5;

/** The account's id, or why there is none. `gone`: the link was used or the address has an account by now. */
export type ConfirmationResult =
  | { kind: 'created'; id: string }
  | { kind: 'wrong-password' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'gone' };

/**
 * Makes an account of a registration whose link was opened. In another browser than the one that registered the
 * password is asked for (`password` is then what was typed): otherwise somebody could register a stranger's
 * address, and one press by that stranger would make an account whose password is known to both.
 */
export async function confirmRegistration(
  { db, clock, throttle }: { db: Kysely<Database>; clock: Clock; throttle: Throttle },
  registration: PendingRegistration,
  password: string | undefined,
): Promise<ConfirmationResult> {
  if (password !== undefined) {
    const key = { name: `registration:${registration.id}`, free: FREE_GUESSES };
    const seconds = await throttle.take(key);
    if (seconds > 0) return { kind: 'wait', seconds };
    const matches = await passwordMatches(registration.passwordHash, password);
    if (!matches) return { kind: 'wrong-password' };
    await throttle.clear(key);
  }
  const { email, name, locale, passwordHash } = registration;
  const id = await db.transaction().execute(async (trx) => {
    if (!(await createRegistrations(trx, clock).take(registration))) return undefined;
    return createUsers(trx, clock).create({
      email,
      name,
      locale,
      passwordHash,
      emailVerified: true,
    });
  });
  return id === undefined ? { kind: 'gone' } : { kind: 'created', id };
}
