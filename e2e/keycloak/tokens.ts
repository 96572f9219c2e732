import type { Page, Request, Response } from '@playwright/test';
import type { Site } from '../support/site/site.ts';

/** The claims of an access token that matter here. */
export interface Claims {
  iss: string;
  aud: string | string[];
  azp: string;
  sid: string;
  jti: string;
  iat: number;
  exp: number;
  name: string;
  email: string;
}

export function claimsOf(token: string): Claims {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Claims;
}

/** A call that the page makes to read its user's CV. */
export function readsCv(site: Site): (request: Request) => boolean {
  return (request) => request.method() === 'GET' && request.url() === `${site.url}/api/user/me/cv`;
}

export function bearerOf(request: Request): string {
  return (request.headers()['authorization'] ?? '').replace('Bearer ', '');
}

/** Whether Keycloak answers a refresh, no matter how. */
export function answersRefresh(answer: Response): boolean {
  return (
    answer.url().endsWith('/protocol/openid-connect/token') &&
    (answer.request().postData() ?? '').includes('grant_type=refresh_token')
  );
}

/** Every answer of the API to this page that refuses its token; there should be none. */
export function refusals(page: Page, site: Site): string[] {
  const seen: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401 && answer.url().startsWith(`${site.url}/api/`))
      seen.push(answer.url());
  });
  return seen;
}

/** Status of the API's answer to a read with this token. */
export async function statusWith(site: Site, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/user/me/cv`, { headers });
  await answer.body?.cancel();
  return answer.status;
}
