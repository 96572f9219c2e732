import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore, folderBuilds, wireOf, type OpenApi } from '@sastre/registry';
import { writeBuild } from '@sastre/registry/testing';
import { ownOpenApi } from '../contract/own-open-api.ts';
import { runRegistry } from './run-command.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const [LIVE, NEXT, OTHER] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.0.0-cccccccc'] as const;
const api: OpenApi = {
  paths: {
    '/api/cv': {
      get: {
        operationId: 'getCv',
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { _id: { type: 'string' } },
                  required: ['_id'],
                },
              },
            },
          },
        },
      },
    },
  },
};
const changed = (from: string, to: string) =>
  JSON.parse(JSON.stringify(api).replaceAll(from, to)) as OpenApi;

let dir = '';
let server: TestServer;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'deploy-'));
  await build(LIVE);
  await build(NEXT);
  server = await startTestServer(fileStore(file()), folderBuilds(folder()));
  server.api = api;
  await run(`promote mfe_cv_editor ${LIVE}`);
});
afterEach(async () => {
  await server.stop();
  await rm(dir, { recursive: true });
});
const file = () => join(dir, 'local.json');
const folder = () => join(dir, 'builds');
const build = (name: string, changes = {}, calls = wireOf(api)) =>
  writeBuild(folder(), name, changes, { api: calls });

async function run(line: string) {
  const said: string[] = [];
  const env = { REGISTRY_FILE: file(), BUILD_DIR: folder() };
  const asked = ['--url', server.url, '--wait', '1'];
  const failure = await runRegistry([...line.split(' '), ...asked], env, (text) => {
    said.push(text);
  }).then(
    () => '',
    (error: Error) => error.message,
  );
  return { said: said.join('\n'), failure };
}
const ask = () => run(`can-i-deploy mfe_cv_editor@${NEXT}`);

test('a build that fits can be deployed', async () => {
  const yes = { said: `yes  mfe_cv_editor@${NEXT} can be deployed.`, failure: '' };
  expect(await ask()).toEqual(yes);
  expect(await run('can-i-deploy cv-editor@1.1.0')).toEqual(yes);
});

/** Breaks of each kind: what is done, what is told, and what to do about it. */
const BREAKS: [string, () => Promise<unknown>, string, string][] = [
  [
    'a contract that the shell does not give',
    () => build(NEXT, { contract: '^2.0.0' }),
    'needs the shell contract ^2.0.0; the live shell gives 1.2.0.',
    'Deploy the shell that gives it first',
  ],
  [
    'an older shared-ui than it needs',
    async () => {
      server.shell = { contract: '1.2.0', sharedUi: '0.9.0' };
    },
    'needs shared-ui ^1.0.0; the live shell gives 0.9.0.',
    'Deploy the shell that gives it first',
  ],
  [
    'a name that the shell does not have yet',
    async () => {
      const because = {
        '@sastre/shared-ui': { Dialog: '1.1.0', RetryNote: '1.4.0', Toast: '1.3.0' },
      };
      await writeBuild(folder(), NEXT, {}, { api: wireOf(api), sharedUi: '^1.4.0', because });
      server.shell = { contract: '1.2.0', sharedUi: '1.2.0' };
    },
    'needs shared-ui ^1.4.0 for RetryNote, Toast; the live shell gives 1.2.0.',
    'Deploy the shell that gives it first, or build the remote without what is new in it.',
  ],
  [
    'a path of another area',
    async () => {
      const entry = `/mfe/export/${OTHER}/remoteEntry.js`;
      const namespace = 'export';
      const changes = { namespace, entry, pages: [page('/export-pdf')] };
      await writeBuild(folder(), OTHER, changes, { of: 'mfe_export' });
      await run(`promote mfe_export ${OTHER}`);
      await build(NEXT, { pages: [page('/cv-data'), page('/export-pdf')] });
    },
    '/export-pdf belongs to mfe_export.',
    'Choose what nobody has',
  ],
  [
    'a path of the server',
    () => build(NEXT, { pages: [page('/cv-data'), page('/api')] }),
    '/api belongs to the shell or the server.',
    'Choose what nobody has',
  ],
  [
    'a page that is live and is there no more',
    () => build(NEXT, { pages: [page('/cv')] }),
    '/cv-data is live, and this build has no such page.',
    'Keep the page',
  ],
  [
    'a missing file',
    () => rm(join(folder(), 'mfe/cv-editor', NEXT, '1.js')),
    '1.js is not there.',
    'Build it again and publish it',
  ],
  [
    'a changed file',
    () => writeFile(join(folder(), 'mfe/cv-editor', NEXT, '1.js'), 'other'),
    '1.js is not the file that was built: its integrity differs.',
    'Build it again and publish it',
  ],
  [
    'a call that the server does not have',
    async () => {
      server.api = changed('getCv', 'readCv');
    },
    'getCv (GET /api/cv) is not served.',
    'Deploy a server first that has it',
  ],
  [
    'an answer that it cannot read',
    async () => {
      server.api = changed('"type":"string"', '"type":"number"');
    },
    'getCv (GET /api/cv): in the answer, _id may be number, and only string is taken.',
    'Deploy a server first that has it',
  ],
];
function page(path: string) {
  return { id: path.slice(1), path, auth: true };
}

describe('it must not be deployed with', () => {
  test.each(BREAKS)('%s', async (_what, make, problem, remedy) => {
    await make();
    const { said, failure } = await ask();
    expect(said).toContain(`no   mfe_cv_editor@${NEXT} must not be deployed:`);
    expect(said).toContain(problem);
    expect(said).toContain(`→ ${remedy}`);
    expect(failure).toContain('must not be deployed');
  });
});

test('what the server does not serve is not made live either, but the way back is always open', async () => {
  await run(`promote mfe_cv_editor ${NEXT}`);
  server.api = changed('getCv', 'readCv');
  expect((await run(`promote mfe_cv_editor ${LIVE}`)).failure).toContain('getCv (GET /api/cv)');
  expect((await run(`canary mfe_cv_editor ${LIVE} 10`)).failure).toContain('is not served');
  expect((await run('rollback mfe_cv_editor')).failure).toBe('');
});

describe('the house', () => {
  test('can be deployed when what is live and what was before would go on working', async () => {
    const known = wireOf(ownOpenApi(), new Set(['getMainCv', 'saveCv']));
    for (const name of [LIVE, NEXT]) await build(name, {}, known);
    server.api = ownOpenApi();
    await run(`promote mfe_cv_editor ${NEXT}`);
    expect((await run('can-i-deploy house')).said).toBe(
      'yes  The house (2 builds are live or may come back) can be deployed.',
    );
  });

  test('must not when a build that may come back calls what is there no more', async () => {
    await run(`promote mfe_cv_editor ${NEXT}`);
    const { said, failure } = await run('can-i-deploy house');
    for (const name of [LIVE, NEXT])
      expect(said).toContain(
        `mfe_cv_editor@${name}: getCv is asked for at GET /api/cv, and served`,
      );
    expect(said).toContain('→ Keep what these builds were made for');
    expect(failure).toContain('must not be deployed');
  });
});
