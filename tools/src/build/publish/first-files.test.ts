import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hashOf } from '../../webpack/sealed-chunks.rules.ts';
import { firstFiles, firstFilesProblem } from './first-files.ts';

test('each file comes with the hash of the seal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-first-'));
  try {
    await writeFile(join(folder, '1.js'), 'one “ü”');
    await writeFile(join(folder, 'en.js'), 'texts');
    expect(await firstFiles(folder, { pages: ['1.js'], texts: { en: ['en.js'] } })).toEqual({
      pages: [{ name: '1.js', integrity: hashOf('one “ü”') }],
      texts: { en: [{ name: 'en.js', integrity: hashOf('texts') }] },
    });
    expect(await firstFiles(folder, undefined)).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an area whose files all hang leaves the browser a connection for the rest', () => {
  const first = (...pages: string[]) => ({
    pages: ['page.css', ...pages],
    texts: { en: ['en.js'], de: ['de.js', 'de.css'] },
  });
  expect(firstFilesProblem(undefined)).toBeUndefined();
  expect(firstFilesProblem(first('1.js', '2.js', '3.js', '4.js'))).toBeUndefined();
  expect(firstFilesProblem(first('1.js', '2.js', '3.js', '4.js', '5.js'))).toMatch(
    /^Its pages begin with 6 scripts \(page\.css, 1\.js, .* 5 at most: /,
  );
});
