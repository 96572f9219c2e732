import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@sastre/registry';
import { contentHash } from './content-hash.ts';
import { precompress } from './precompress.ts';
import { dropOldBuilds } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterEach(() => rm(root, { recursive: true }));
const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

test('the content hash knows names and contents, nothing else', async () => {
  await put('a/1.js', 'x');
  await put('a/sub/2.js', 'y');
  await put('b/sub/2.js', 'y');
  await put('b/1.js', 'x');
  const hash = await contentHash(join(root, 'a'));
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(await contentHash(join(root, 'b'))).toBe(hash);
  await put('b/1.js', 'z');
  expect(await contentHash(join(root, 'b'))).not.toBe(hash);
});

test('integrity is the one that browsers compute', () => {
  expect(integrityOf(Buffer.from(''))).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});

test('scripts get smaller siblings, tiny ones and pictures none', async () => {
  const text = 'export const a = 1;\n'.repeat(200);
  await put('out/big.js', text);
  await put('out/tiny.js', 'a');
  await put('out/picture.png', text);
  const gzipped = await precompress(join(root, 'out'));
  expect((await readdir(join(root, 'out'))).sort()).toEqual([
    'big.js',
    'big.js.br',
    'big.js.gz',
    'picture.png',
    'tiny.js',
  ]);
  expect(brotliDecompressSync(await readFile(join(root, 'out/big.js.br'))).toString()).toBe(text);
  expect(gzipped).toBe((await readFile(join(root, 'out/big.js.gz'))).length + 1);
});

test('old builds of an area go, those in use stay', async () => {
  for (let n = 1; n <= 7; n += 1) {
    await put(`mfe/export/1.0.${n}-aaaaaaaa/remoteEntry.js`, '');
    await utimes(join(root, `mfe/export/1.0.${n}-aaaaaaaa`), n * 1000, n * 1000);
  }
  const dropped = await dropOldBuilds(root, 'export', new Set(['1.0.1-aaaaaaaa']));
  expect(dropped).toEqual(['1.0.2-aaaaaaaa']);
  expect(await readdir(join(root, 'mfe/export'))).toHaveLength(6);
  expect(await dropOldBuilds(root, 'unknown', new Set())).toEqual([]);
});

const DOCUMENTS = `exports.renderDocuments = ({ assets }) => {
  const page = '<!--boot--><script src="' + assets.app.js[0] + '"></script>';
  const names = ['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'];
  const frames = { 'preview-frame.html': '<p>', 'silent-check-sso.html': '<p>' };
  const plain = ['missing', 'imprint', 'privacy', 'terms'].flatMap((name) =>
    ['en', 'es', 'de'].map((language) => [name + '.' + language + '.html', '<p>']));
  return { ...frames, ...Object.fromEntries([...names.map((name) => [name, page]), ...plain]) };
};
exports.renderPublicFiles = () => ({
  texts: { 'manifest.webmanifest': '{}' }, drawings: [], favicon: [],
});`;

async function publishOne(n: number): Promise<void> {
  await rm(join(root, 'work'), { recursive: true, force: true });
  await put(`work/app/app.${n}.js`, `console.log(${n})`);
  await put('work/plain/welcome.js', 'w');
  await put('work/documents/documents.cjs', DOCUMENTS);
  const entries = { app: { js: [`/assets/app.${n}.js`], css: [], preload: [] } };
  await publishShell(join(root, 'build'), {
    out: join(root, 'work'),
    outcome: { entries, bundled: [], endpoints: [] },
  });
}

test('a shell is published with its documents, and assets of the last five stay for open tabs', async () => {
  for (let n = 1; n <= 7; n += 1) await publishOne(n);
  const html = await readFile(join(root, 'build/shell/documents/app.html'), 'utf8');
  expect(html).toContain('/assets/app.7.js');
  expect(await readdir(join(root, 'build/shell/public'))).toEqual(['manifest.webmanifest']);
  const assets = (await readdir(join(root, 'build/shell/assets'))).filter((file) =>
    /\.js$/.test(file),
  );
  expect(assets.sort()).toEqual([
    'app.3.js',
    'app.4.js',
    'app.5.js',
    'app.6.js',
    'app.7.js',
    'welcome.js',
  ]);
});
