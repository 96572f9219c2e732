import type { KeycloakAdminClient } from '@sastre/base/config';

/** Where the realm is. */
export interface KeycloakRealm {
  /** Keycloak's base URL, without a slash at the end. */
  url: string;
  realm: string;
}

/** Keycloak said no, or something else answered in its place. Never holds a secret. */
export class KeycloakRefusal extends Error {
  override readonly name = 'KeycloakRefusal';
}

const ANSWER_WITHIN_MS = 10_000;

/** Makes what deletes a user of a Keycloak realm, with sessions and all. A user who is not there is no error. */
export function keycloakUserDeletion(
  { url, realm }: KeycloakRealm,
  { clientId, clientSecret }: KeycloakAdminClient,
): (sub: string) => Promise<void> {
  const name = encodeURIComponent(realm);

  async function adminToken(): Promise<string> {
    const answer = await fetch(`${url}/realms/${name}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: basic(clientId, clientSecret) },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) throw await refusal('no token for the admin client', answer);
    const { access_token: token } = (await answer.json()) as { access_token?: unknown };
    if (typeof token !== 'string') throw new KeycloakRefusal('Keycloak: an answer without a token');
    return token;
  }

  return async function deleteUser(sub) {
    // It becomes a path: dots alone would lead to another one.
    if (!/[^.]/.test(sub)) throw new KeycloakRefusal('Keycloak: no subject');
    const token = await adminToken();
    const answer = await fetch(`${url}/admin/realms/${name}/users/${encodeURIComponent(sub)}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    if (answer.ok || answer.status === 404) return;
    throw await refusal('the user was not deleted (is the role manage-users there?)', answer);
  };
}

async function refusal(what: string, answer: Response): Promise<KeycloakRefusal> {
  if (!answer.bodyUsed) await answer.body?.cancel();
  return new KeycloakRefusal(`Keycloak: ${what}: ${answer.status}`);
}

function basic(id: string, secret: string): string {
  // RFC 6749, 2.3.1: both parts are form-encoded first.
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`;
}
