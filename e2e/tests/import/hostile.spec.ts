import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bombPdf, reachingPdf } from '../../support/documents/hostile-files.ts';
import { chooseFile, finishImport, reviewFile } from '../../support/pages/import.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { expect, test } from '../../support/site/test.ts';

test('a PDF that asks for files, scripts and addresses outside is read and drawn, and gets nothing', async ({
  page,
  site,
}) => {
  const seen: string[] = [];
  const outside = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const { port } = outside.address() as AddressInfo;
  await signUp(page, site);
  const asked: string[] = [];
  // Of the page, its workers and whatever they open.
  page.context().on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) asked.push(new URL(request.url()).origin);
  });
  await reviewFile(page, site, reachingPdf(`http://127.0.0.1:${port}`));
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(page.getByText('SQL').first()).toBeAttached();
  expect([...new Set(asked)]).toEqual([new URL(site.url).origin]);
  expect(seen).toEqual([]);
  await new Promise((resolve) => outside.close(resolve));
});

test('a PDF that would unpack without end is refused with a sentence, and another one can be chosen', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  await page.goto(`${site.url}/import`);
  await chooseFile(page).setInputFiles(bombPdf());
  await expect(page.getByRole('alert')).toContainText(
    'This file contains more than can be read here.',
  );
  await expect(finishImport(page)).toBeHidden();
  await expect(chooseFile(page)).toBeAttached();
});
