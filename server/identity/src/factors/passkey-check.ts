import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '@sastre/time';
import { PRODUCT_NAME } from '@sastre/base/hosted-pages';
import type { FormGuard } from '../site/form-guard.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { Passkeys, StoredPasskey } from '../store/passkeys.ts';
import type { UsedChallenges } from '../store/used-challenges.ts';
import type { IdentityUser } from '../store/users.ts';
import {
  newQuestion,
  QUESTION_SECONDS,
  questionEnd,
  type QuestionScope,
} from './passkey-questions.ts';
import type { PasskeySite } from './passkey-site.rules.ts';

/** What questions to passkeys are made with, and answers checked. */
export interface PasskeyParts {
  site: PasskeySite;
  passkeys: Passkeys;
  used: UsedChallenges;
  guard: FormGuard;
  security: SecurityLog;
  clock: Clock;
}

// Loaded when somebody has a passkey: it is half of what the provider loads.
const webAuthn = () => import('@simplewebauthn/server');
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const asked = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** An answer as the browser's script posts it; undefined: it is none. */
function answerOf(text: string): { id: string } | undefined {
  try {
    const answer = JSON.parse(text) as { id?: unknown } | null;
    return typeof answer?.id === 'string' ? (answer as { id: string }) : undefined;
  } catch {
    return undefined;
  }
}

/** What a browser is asked for, as JSON for its script. Of nobody in particular, it offers what it has for this site. */
export function passkeyQuestion(
  { site, guard, clock }: Pick<PasskeyParts, 'site' | 'guard' | 'clock'>,
  scope: QuestionScope,
  passkeys: readonly StoredPasskey[] = [],
): string {
  const options: PublicKeyCredentialRequestOptionsJSON = {
    challenge: Buffer.from(newQuestion(guard, scope, clock)).toString('base64url'),
    rpId: site.rpId,
    allowCredentials: passkeys.map((passkey) => ({ ...asked(passkey), type: 'public-key' })),
    userVerification: 'required',
    timeout: QUESTION_SECONDS * 1000,
  };
  return JSON.stringify(options);
}

/** Takes the question of an answer: whether it was ours, and, called `once`, nobody has answered it before. */
function questionCheck({ guard, clock, used }: PasskeyParts, scope: QuestionScope) {
  let taken: { question: string; end: number } | undefined;
  return {
    isOurs(challenge: string): boolean {
      const question = Buffer.from(challenge, 'base64url').toString();
      const end = questionEnd(guard, scope, question, clock);
      taken = end === undefined ? undefined : { question, end };
      return taken !== undefined;
    },
    once: async () => taken !== undefined && used.use(taken.question, taken.end),
  };
}

/**
 * Whose passkey has answered; undefined: the answer is not good. It must be for this site, this scope and of a person who
 * was verified by the device, not used before, and from a passkey that counts on.
 */
export async function checkPasskey(
  parts: PasskeyParts,
  scope: QuestionScope,
  text: string,
): Promise<string | undefined> {
  const { site, passkeys, security } = parts;
  const answer = answerOf(text) as AuthenticationResponseJSON | undefined;
  const passkey = answer && (await passkeys.byId(answer.id));
  if (!passkey) return undefined;
  const { userId } = passkey;
  const refused = () => {
    security('passkey-refused', userId);
    return undefined;
  };
  if (scope.userId !== undefined && scope.userId !== userId) return refused();
  const handle = answer.response?.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString() !== userId) return refused();
  const question = questionCheck(parts, scope);
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: question.isOurs,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: {
      ...asked(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified || !(await question.once())) return refused();
  const { newCounter } = checked.authenticationInfo;
  return (await passkeys.used(passkey, newCounter)) ? userId : refused();
}

/** What a browser is asked to make, as JSON for its script. */
export async function newPasskeyQuestion(
  { site, guard, clock, passkeys }: PasskeyParts,
  scope: QuestionScope & { userId: string },
  user: Pick<IdentityUser, 'email' | 'name'>,
): Promise<string> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: site.rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: utf8(scope.userId),
    challenge: utf8(newQuestion(guard, scope, clock)),
    timeout: QUESTION_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: (await passkeys.ofUser(scope.userId)).map(asked),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** The passkey that a browser has made; undefined: it was made for something else, or not as it was asked for. */
export async function checkNewPasskey(
  parts: PasskeyParts,
  scope: QuestionScope & { userId: string },
  text: string,
): Promise<StoredPasskey | undefined> {
  const answer = answerOf(text) as RegistrationResponseJSON | undefined;
  if (!answer) return undefined;
  const question = questionCheck(parts, scope);
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: question.isOurs,
    expectedOrigin: parts.site.origin,
    expectedRPID: parts.site.rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified || !(await question.once())) return undefined;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  const kept = Buffer.from(publicKey).toString('base64url');
  return { id, userId: scope.userId, publicKey: kept, counter, transports };
}
