import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from './site.ts';

const TOKENS = '/idp/realms/sastre/protocol/openid-connect/token';

/** By browser: what redeems the code that a sign-up brought. */
const signUps = new WeakMap<BrowserContext, () => Promise<string>>();

/** Keeps the code of a sign-up: whoever has opened no page yet can call the API with the token that it is good for. */
export function keepCode(
  page: Page,
  { url }: Pick<Site, 'url'>,
  { code, verifier, address }: { code: string; verifier: string; address: string },
): void {
  let redeemed: Promise<string> | undefined;
  const redeem = async () => {
    const answer = await page.request.post(url + TOKENS, {
      headers: { origin: url, 'x-forwarded-for': address },
      form: {
        client_id: 'sastre-web',
        grant_type: 'authorization_code',
        redirect_uri: `${url}/`,
        code,
        code_verifier: verifier,
      },
    });
    const said = (await answer.json()) as { access_token?: string; error?: string };
    if (said.access_token === undefined) throw new Error(`No token for a sign-up: ${said.error}`);
    return `Bearer ${said.access_token}`;
  };
  signUps.set(page.context(), () => (redeemed ??= redeem()));
}

/** The `authorization` of who has just signed up in this page's browser; nothing where nobody has, or a page did it. */
export async function firstAuthorization(page: Page): Promise<string | undefined> {
  return signUps.get(page.context())?.();
}
