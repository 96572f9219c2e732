import { isEmail, normalizeEmail } from './email.rules.ts';
import { newPasswordProblem } from './new-password.rules.ts';
import type { FieldProblem } from './new-password.rules.ts';
import { hashPassword } from './password.ts';
import type { SignInParts } from './sign-in.ts';

const MAX_NAME_LENGTH = 200;
const FREE_REGISTRATIONS_PER_IP = 20;

/** What was typed into the registration form. */
export interface Registration {
  name: string;
  email: string;
  password: string;
  repeat: string;
  locale: string;
  ip: string;
}

/** The new account's id, what to correct, or how long to wait (seconds). */
export type RegistrationResult =
  | { kind: 'created'; id: string }
  | { kind: 'problem'; problem: FieldProblem }
  | { kind: 'wait'; seconds: number };

function problemOf(name: string, email: string, input: Registration): FieldProblem | undefined {
  if (name === '' || name.length > MAX_NAME_LENGTH)
    return { field: 'name', message: 'nameMissing' };
  if (!isEmail(email)) return { field: 'email', message: 'emailInvalid' };
  return newPasswordProblem(input.password, input.repeat);
}

/**
 * Creates an account. An address that has one gets a sentence that fits any reason; without mail there is no way to
 * tell its owner in private, so the number of tries per IP address is limited instead. The password is hashed
 * either way, so the time says nothing.
 */
export async function registerUser(
  { users, throttle }: SignInParts,
  input: Registration,
): Promise<RegistrationResult> {
  const name = input.name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();
  const email = normalizeEmail(input.email);
  const problem = problemOf(name, email, input);
  if (problem) return { kind: 'problem', problem };
  const seconds = await throttle.take({
    name: `register:${input.ip}`,
    free: FREE_REGISTRATIONS_PER_IP,
  });
  if (seconds > 0) return { kind: 'wait', seconds };
  const passwordHash = await hashPassword(input.password);
  const id = await users.create({ email, name, locale: input.locale, passwordHash });
  return id === undefined
    ? { kind: 'problem', problem: { field: 'email', message: 'emailUnusable' } }
    : { kind: 'created', id };
}
