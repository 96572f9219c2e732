import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

/** Everything our own client may ever ask for. */
export const GRANTED_SCOPE = 'openid profile email';

/** The session's grant, or a new one: the clients are the product itself, nobody is asked for consent. */
export async function grantWithoutConsent(
  ctx: KoaContextWithOIDC,
  resource: string,
): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(GRANTED_SCOPE);
  grant.addResourceScope(resource, GRANTED_SCOPE);
  await grant.save();
  return grant;
}
