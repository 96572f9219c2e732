import type { Page } from '@playwright/test';

/** Documents of the site come with another text in them. */
export async function inDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(api|idp)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** The frame throws at its first effect, as a mistake of ours would have it, and is drawn anew. */
export async function crashOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isFirst = true;
    globalThis.MutationObserver = class extends MutationObserver {
      constructor(callback: MutationCallback) {
        if (isFirst) {
          isFirst = false;
          throw new Error('broken');
        }
        super(callback);
      }
    };
  });
}

/** A step inside the app, as its own links make it. */
export async function followInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The provider's token loses the user's name on its way to the page; the API still gets the real one. */
export async function withoutName(page: Page): Promise<void> {
  let real = '';
  await page.route('**/openid-connect/token', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { access_token: string };
    real = answer.access_token;
    const [header, payload = '', signature] = real.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const nameless = Buffer.from(JSON.stringify({ ...claims, name: '' })).toString('base64url');
    const json = { ...answer, access_token: [header, nameless, signature].join('.') };
    await route.fulfill({ response, json });
  });
  await page.route('**/api/**', (route) => {
    const headers = { ...route.request().headers(), authorization: `Bearer ${real}` };
    return route.continue({ headers });
  });
}
