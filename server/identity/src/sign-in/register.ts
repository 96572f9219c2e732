import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import type { Clock } from '@sastre/time';
import { clientKey } from '@sastre/base/web';
import { isEmail, normalizeEmail } from '../account/email.rules.ts';
import { createMailQueue } from '../mail/mail.store.ts';
import { nameTyped } from '../account/name.rules.ts';
import { takeMail } from './mail-throttle.ts';
import { checkNewPassword } from '../account/common-passwords.ts';
import type { FieldProblem } from '../account/new-password.rules.ts';
import { hashPassword } from '../account/password.ts';
import type { ThrottleKey } from '../store/throttle.ts';
import type { SignInParts } from './sign-in.ts';
import { createRegistrations } from '../store/registrations.ts';

const FREE_REGISTRATIONS_PER_IP = 20;

/** The key that counts registrations by who asks. */
export function registrationKey(ip: string): ThrottleKey {
  return { name: `register:${clientKey(ip)}`, free: FREE_REGISTRATIONS_PER_IP };
}

/** What was typed into the registration form. */
export interface Registration {
  name: string;
  email: string;
  password: string;
  locale: string;
  ip: string;
}

/** What to correct, or how long to wait (seconds). */
type Refusal = { kind: 'problem'; problem: FieldProblem } | { kind: 'wait'; seconds: number };

/** The new account's id, or why there is none. */
export type RegistrationResult = { kind: 'created'; id: string } | Refusal;

async function problemOf(
  name: string,
  email: string,
  input: Registration,
): Promise<FieldProblem | undefined> {
  if (!isEmail(email)) return { field: 'email', message: 'emailInvalid' };
  return checkNewPassword(input.password, { name, email });
}

type Checked = { kind: 'checked'; name: string; email: string; passwordHash: string };

async function check(
  { throttle }: Pick<SignInParts, 'throttle'>,
  input: Registration,
): Promise<Checked | Refusal> {
  const name = nameTyped(input.name);
  if (name === undefined)
    return { kind: 'problem', problem: { field: 'name', message: 'nameMissing' } };
  const email = normalizeEmail(input.email);
  const problem = await problemOf(name, email, input);
  if (problem) return { kind: 'problem', problem };
  const seconds = await throttle.take(registrationKey(input.ip));
  if (seconds > 0) return { kind: 'wait', seconds };
  return { kind: 'checked', name, email, passwordHash: await hashPassword(input.password) };
}

/**
 * Creates an account where there is no mail. An address that has one gets a sentence that fits any reason; without mail
 * there is no way to tell its owner in private, so the number of tries per IP address is limited instead. The password
 * is hashed either way, so the time says nothing.
 */
export async function registerUser(
  parts: SignInParts,
  input: Registration,
): Promise<RegistrationResult> {
  const checked = await check(parts, input);
  if (checked.kind !== 'checked') return checked;
  const { email, name, passwordHash } = checked;
  const id = await parts.users.create({ email, name, locale: input.locale, passwordHash });
  return id === undefined
    ? { kind: 'problem', problem: { field: 'email', message: 'emailUnusable' } }
    : { kind: 'created', id };
}

/**
 * Keeps a registration until the owner of the address confirms it. Whether the address has an account is not looked up
 * here: the answer, the work and the time are the same, and only the mail differs.
 */
export async function registerByMail(
  parts: Pick<SignInParts, 'throttle'> & { db: Kysely<Database>; clock: Clock },
  input: Registration,
  interactionUid: string,
): Promise<{ kind: 'mailed'; email: string } | Refusal> {
  const checked = await check(parts, input);
  if (checked.kind !== 'checked') return checked;
  const { email, name, passwordHash } = checked;
  const { locale, ip } = input;
  const seconds = await takeMail(parts.throttle, ip, email);
  if (seconds > 0) return { kind: 'wait', seconds };
  await parts.db.transaction().execute(async (trx) => {
    const registration = { email, name, locale, passwordHash, interactionUid };
    const registrationId = await createRegistrations(trx, parts.clock).add(registration);
    await createMailQueue(trx, parts.clock).add({
      kind: 'registration',
      email,
      locale,
      registrationId,
    });
  });
  return { kind: 'mailed', email };
}
