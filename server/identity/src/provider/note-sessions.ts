import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SignedIn } from '../store/signed-in.ts';
import { clientOf } from './client-of.ts';

/** The session that an answer was for: the browser's own, or that of a code or refresh token. */
function sessionOf({ oidc }: KoaContextWithOIDC): { uid: string; userId: string } | undefined {
  const { Session, RefreshToken, AuthorizationCode } = oidc.entities;
  const token = RefreshToken ?? AuthorizationCode;
  const uid = token?.sessionUid ?? Session?.uid;
  const userId = token?.accountId ?? Session?.accountId;
  return uid === undefined || userId === undefined ? undefined : { uid, userId };
}

/** Notes when and where each session was seen last: when it is signed in, and when it asks for new tokens. */
export function noteSessions(
  provider: Provider,
  signedIn: Pick<SignedIn, 'note'>,
  onError: (error: unknown) => void,
): void {
  const note = (ctx: KoaContextWithOIDC) => {
    const session = sessionOf(ctx);
    if (session) signedIn.note(session, clientOf(ctx.req)).catch(onError);
  };
  provider.on('authorization.success', note);
  provider.on('grant.success', note);
}
