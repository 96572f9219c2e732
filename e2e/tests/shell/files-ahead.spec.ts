import { expect, test } from '../../support/site/test.ts';

test('who was signed in gets the first files of the page asked for with the document, each once', async ({
  memberPage: page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/mfe/')) asked.push(pathname);
  });
  await page.goto(`${site.url}/cv-data`);
  await expect(page.getByRole('heading', { level: 1, name: 'My CV Data' })).toBeVisible();
  const links = page.locator('link[rel=preload][href^="/mfe/"]');
  const ahead = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(ahead[0]).toMatch(/^\/mfe\/cv-editor\/.+\/remoteEntry\.js$/);
  // Of the six connections that a browser may have, one is left to the shell.
  expect(ahead).toHaveLength(Math.min(5, asked.length));
  // A browser that could not take what came would ask again.
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(ahead));
});
