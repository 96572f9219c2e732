import { createHash, randomBytes } from 'node:crypto';
import { createBrowser } from '@sastre/identity/testing';
import { jsonOf, once } from './ask.ts';

/** Somebody with an account of the embedded provider, signed in as the web application does it. */
export interface Person {
  id: string;
  /** Headers of a call of theirs. A token that ends soon is renewed first. */
  headers: () => Promise<Record<string, string>>;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const CLIENT = 'sastre-web';
const RENEW_AFTER_MS = 180_000;
const PASSWORD = 'seven brass anchors';

/** Registers somebody at the proxy's address, by the provider's own form, and redeems the code. */
export async function signUp(url: string, name: string): Promise<Person> {
  const realm = `${url}/idp/realms/sastre/protocol/openid-connect`;
  const verifier = randomBytes(48).toString('base64url');
  const asked = new URLSearchParams({
    ...{ client_id: CLIENT, redirect_uri: `${url}/`, response_type: 'code', scope: 'openid' },
    ...{ response_mode: 'fragment', state: 's', nonce: 'n', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const isBack = (address: string) => address.startsWith(`${url}/#`);
  const browser = createBrowser();
  const email = `${name}-${randomBytes(4).toString('hex')}@example.test`;
  const form = await browser.visit(`${realm}/registrations?${asked}`);
  const accepted = await browser.submit(form, { name, email, password: PASSWORD });
  const location = accepted.headers.get('location');
  if (location === null) throw new Error(`${name} could not register: ${accepted.status}.`);
  const arrived = await browser.visit(new URL(location, accepted.url).href, isBack);
  const code = new URLSearchParams(new URL(arrived.url).hash.slice(1)).get('code') ?? '';

  const tokens = async (body: Record<string, string>): Promise<Tokens | undefined> => {
    const form = new URLSearchParams({ client_id: CLIENT, ...body });
    const init = { method: 'POST', headers: { origin: url }, body: form };
    const answer = await once(`${realm}/token`, init);
    return answer.status === 200 ? jsonOf<Tokens>(answer) : undefined;
  };
  const redeemed = await tokens({
    ...{ grant_type: 'authorization_code', code, redirect_uri: `${url}/`, code_verifier: verifier },
  });
  if (redeemed === undefined) throw new Error(`${name} got no token.`);
  let current = redeemed;
  let at = Date.now();
  let renewing: Promise<void> | undefined;
  const renew = async () => {
    const renewed = await tokens({
      ...{ grant_type: 'refresh_token', refresh_token: current.refresh_token },
    });
    // Nobody answers just now: the old one is good for a while.
    if (renewed !== undefined) [current, at] = [renewed, Date.now()];
    renewing = undefined;
  };
  const [, claims = ''] = current.access_token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return {
    id: sub,
    async headers() {
      if (Date.now() - at > RENEW_AFTER_MS) await (renewing ??= renew());
      return { authorization: `Bearer ${current.access_token}` };
    },
  };
}
