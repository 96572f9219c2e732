import { signIn, type SignInParts } from '../sign-in/sign-in.ts';
import type { IdentityUser } from '../store/users.ts';
import { checkCode } from './check-code.ts';
import type { Factors } from './factors.ts';
import { checkPasskey, type PasskeyParts } from './passkey-check.ts';

/** What was typed, or answered by a passkey, to prove once more who is there. */
export interface Proof {
  password: string;
  code: string;
  /** The answer of a passkey as the page's script posts it. */
  passkey: string;
  ip: string;
  device: string | undefined;
  /** The session's public id: a passkey must have been asked in it. */
  sessionUid: string;
}

/** It is proved, what is wrong, or how long to wait (seconds). */
export type ProofResult =
  | { kind: 'proved'; by: 'app' | 'recovery' | 'passkey' | undefined }
  | { kind: 'wrong'; what: 'password' | 'code' | 'passkey' }
  | { kind: 'wait'; what: 'password' | 'code'; seconds: number };

/** Whoever changes factors types the password, and shows one of the factors when there are any: a session is not enough. */
export async function proveAgain(
  parts: SignInParts & { factors: Factors },
  user: IdentityUser,
  proof: Proof,
  passkeyParts: PasskeyParts | undefined,
): Promise<ProofResult> {
  const { password, ip, device, sessionUid } = proof;
  const first = await signIn(parts, { email: user.email, password, ip, device });
  if (first.kind === 'wrong') return { kind: 'wrong', what: 'password' };
  if (first.kind === 'wait') return { ...first, what: 'password' };
  if (!(await parts.factors.areOn(user.id))) return { kind: 'proved', by: undefined };
  if (proof.passkey !== '' && passkeyParts) {
    const scope = { purpose: 'prove', within: sessionUid, userId: user.id } as const;
    const owner = await checkPasskey(passkeyParts, scope, proof.passkey);
    return owner === user.id
      ? { kind: 'proved', by: 'passkey' }
      : { kind: 'wrong', what: 'passkey' };
  }
  const second = await checkCode(parts, { userId: user.id, typed: proof.code, device });
  if (second.kind === 'wrong') return { kind: 'wrong', what: 'code' };
  if (second.kind === 'wait') return { ...second, what: 'code' };
  return { kind: 'proved', by: second.kind };
}
