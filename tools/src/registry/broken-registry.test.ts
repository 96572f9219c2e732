import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore, folderBuilds } from '@sastre/registry';
import { writeBuild } from '@sastre/registry/testing';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { typeCommand } from './testing/type-command.ts';

const [A, B] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;

let dir = '';
let server: TestServer;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'command-'));
  for (const build of [A, B]) await writeBuild(join(dir, 'builds'), build, manifestOf(build));
  server = await startTestServer(fileStore(file()), folderBuilds(join(dir, 'builds')));
});
afterEach(async () => {
  await server.stop();
  await rm(dir, { recursive: true });
});

const file = () => join(dir, 'local.json');
const manifestOf = (build: string) => ({ entry: `/mfe/cv-editor/${build}/remoteEntry.js` });
const settings = () => ({ REGISTRY_FILE: file(), BUILD_DIR: join(dir, 'builds') });
const run = (line: string, more: string[] = []) => typeCommand(line, settings(), server.url, more);

test('a registry that cannot be read is put back from its history, and the server follows', async () => {
  await run(`promote mfe_cv_editor ${A}`);
  await writeFile(file(), '{"revision": 1, "rem');
  expect((await run(`promote mfe_cv_editor ${B}`)).failure).toContain('is not JSON');
  const { said: text, failure } = await run('repair');
  expect([failure, text]).toEqual([
    '',
    expect.stringMatching(/Revision 1 is put back.*serves revision 2/s),
  ]);
  expect((await run('repair')).failure).toContain('is whole');
});

test('what this user may not do names the file', async () => {
  const refusal = Object.assign(new Error('EACCES: denied'), { code: 'EACCES', path: '/r/a.lock' });
  // Whoever runs the tests may be allowed everything.
  const change = jest.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
    throw refusal;
  });
  const { failure } = await run(`promote mfe_cv_editor ${A}`);
  change.mockRestore();
  expect(failure).toBe(
    '/r/a.lock may not be read or written by this user (EACCES). Run it as the user of the server.',
  );
});

describe('a registry that cannot be read says which command mends it', () => {
  const broken = async (text = '{"revision": 1, "rem') => {
    server.store = fileStore(join(dir, 'kept.json'));
    await writeFile(file(), text);
  };

  test('and by status what the server still serves', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    await broken();
    const { said: text, failure } = await run('status');
    expect(text).toMatch(/^http:\S+ serves revision 0/);
    expect(failure).toMatch(
      /local\.json is not JSON: [^\n]*\nRevision 1, promote by \S+ at \S+ \S+, is put back by:\n {2}npm run registry -- repair --url \S+$/,
    );
    expect((await run('list')).failure).toContain('registry -- repair');
  });

  test('with the registry and the server that were named', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    await broken();
    const more = ['--file', file(), '--no-server'];
    expect((await run('status --no-server', more.slice(0, 2))).failure).toMatch(
      new RegExp(`registry -- repair --file ${file()} --no-server$`),
    );
    const { failure } = await run(`rollback mfe_cv_editor --url ${server.url}`);
    expect(failure).toMatch(new RegExp(`registry -- repair --url ${server.url}$`));
  });

  test('and of one entry that cannot be read puts back that entry', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    await run(`promote mfe_cv_editor ${B}`);
    const registry = await fileStore(file()).read();
    const remotes = [{ name: 'mfe_cv_editor', active: 7 }, { name: 'mfe_lost' }];
    await writeFile(file(), JSON.stringify({ ...registry, remotes }));
    const hint = 'npm run registry -- repair';
    expect((await run('status')).said).toContain(`left out; it is put back by: ${hint}`);
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toContain(hint);
    const { said: text } = await run('repair');
    expect(text).toContain('mfe_cv_editor is put back as it was in revision 2.');
    expect(text).toContain('The history knows no mfe_lost');
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toBe('');
    expect((await run('repair')).failure).toMatch(/is whole but for mfe_lost/);
  });

  test('also where nothing was kept of it', async () => {
    await broken();
    const { failure } = await run('status');
    expect(failure).toMatch(/its history holds nothing to put back.*move it away.*npm run build/is);
    expect((await run('repair')).failure).toMatch(/move it away.*npm run build/s);
  });
});
