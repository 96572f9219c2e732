import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore, folderBuilds } from '@sastre/registry';
import { writeBuild } from '@sastre/registry/testing';
import { startS3StandIn, type S3StandIn } from '@sastre/s3/testing';
import { findRemotes } from '../workspace.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { typeCommand } from './testing/type-command.ts';

const [A, B, C] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;

let dir = '';
let server: TestServer;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'command-'));
  for (const build of [A, B, C]) await writeBuild(join(dir, 'builds'), build, manifestOf(build));
  server = await startTestServer(fileStore(file()), folderBuilds(join(dir, 'builds')));
});
afterEach(async () => {
  await server.stop();
  await rm(dir, { recursive: true });
});

const file = () => join(dir, 'local.json');
const manifestOf = (build: string, area = 'cv-editor') => ({
  entry: `/mfe/${area}/${build}/remoteEntry.js`,
});
const settings = () => ({ REGISTRY_FILE: file(), BUILD_DIR: join(dir, 'builds') });
const run = (line: string, more: string[] = [], env: Record<string, string> = {}) =>
  typeCommand(line, { ...settings(), ...env }, server.url, more);
const revision = async () => (await fileStore(file()).read()).revision;

describe('an act', () => {
  test('is made live, and the revision that the server serves is told', async () => {
    const { said: text, failure } = await run(`promote mfe_cv_editor ${A} --by ana`);
    expect(failure).toBe('');
    expect(text).toMatch(
      /mfe_cv_editor 1\.0\.0-aaaaaaaa is live for everybody\. Revision 1 in .*local\.json\.\nhttp:\S+ serves revision 1 \(after \d\.\d s\)\./,
    );
  });

  test('goes from a canary of ten percent over fifty to everybody, and back', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    expect((await run('canary mfe_cv_editor 50')).failure).toContain('has no canary');
    expect((await run(`canary cv-editor ${B} 10`)).said).toContain('live for 10 %');
    expect((await run('canary mfe_cv_editor 50')).said).toContain('live for 50 %');
    expect((await run('canary mfe_cv_editor 100')).said).toContain('live for everybody');
    expect((await run('rollback mfe_cv_editor', ['--why', 'blank page'])).said).toContain(
      `is back at ${A}`,
    );
    expect((await run(`promote mfe_cv_editor ${B}`)).failure).toMatch(
      /was rolled back from by .* \(blank page\)\. --force makes it live/,
    );
    expect((await run(`promote mfe_cv_editor ${B} --force`)).failure).toBe('');
    const { said: past } = await run('history mfe_cv_editor');
    expect(past.split('\n').map((line) => line.slice(28, 36).trim())).toEqual([
      'promote',
      'rollback',
      'promote',
      'canary',
      'canary',
      'promote',
    ]);
    expect(past).toContain('(blank page)');
    expect(JSON.parse((await run('history --limit 1 --json')).said)).toMatchObject([
      { revision: 6, kind: 'promote', build: B },
    ]);
  });

  test('takes a remote away and gives it back', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    expect((await run('disable mfe_cv_editor')).said).toContain('is disabled');
    expect((await run('list')).said).toContain('mfe_cv_editor (editor) disabled');
    expect((await run('enable mfe_cv_editor')).said).toContain('is live again');
  });

  test('that changes nothing says so', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    expect((await run(`promote mfe_cv_editor ${A}`)).said).toContain('Nothing changed. Revision 1');
  });
});

describe('nothing is changed', () => {
  test('where no server answers, unless none is to be asked', async () => {
    const away = await run(`promote mfe_cv_editor ${A} --url http://127.0.0.1:1`);
    expect(away.failure).toContain('Nothing answers at http://127.0.0.1:1');
    expect(await revision()).toBe(0);
    expect((await run(`promote mfe_cv_editor ${A} --no-server`)).failure).toBe('');
    expect(await revision()).toBe(1);
  });

  test('where the server serves another registry than this one', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    server.store = fileStore(join(dir, 'other.json'));
    const { failure } = await run(`promote mfe_cv_editor ${B}`);
    expect(failure).toMatch(
      /serves another registry \(revision 0\) than .*local\.json \(revision 1\)/,
    );
    expect(await revision()).toBe(1);
    await writeFile(join(dir, 'other.json'), '{"revision":9,"remotes":[]}');
    expect((await run(`promote mfe_cv_editor ${B}`)).failure).toContain('revision 9');
    expect(await revision()).toBe(1);
  });

  test('where the server cannot deliver the build', async () => {
    server.builds = folderBuilds(join(dir, 'elsewhere'));
    const { failure } = await run(`promote mfe_cv_editor ${A}`);
    expect(failure).toContain('remoteEntry.js answers 404. Publish the build');
    await writeBuild(join(dir, 'elsewhere'), A);
    await writeFile(join(dir, 'elsewhere/mfe/cv-editor', A, 'remoteEntry.js'), 'other');
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toContain('its integrity differs');
    expect(await revision()).toBe(0);
  });

  test('for a shell that the server does not have', async () => {
    server.shell = { contract: '2.0.0', sharedUi: '1.0.0' };
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toContain(
      'needs the shell contract ^1.0.0; the live shell gives 2.0.0',
    );
  });

  test('for a build with a file that is missing or changed', async () => {
    await rm(join(dir, 'builds/mfe/cv-editor', A, '1.css'));
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toContain('1.css is not there');
    await writeFile(join(dir, 'builds/mfe/cv-editor', B, '1.js'), 'other');
    expect((await run(`promote mfe_cv_editor ${B}`)).failure).toContain('integrity differs');
  });

  test('in an environment of production that honours overrides', async () => {
    const env = { NODE_ENV: 'production', MFE_OVERRIDES: 'true' };
    expect((await run(`promote mfe_cv_editor ${A}`, [], env)).failure).toContain(
      'MFE_OVERRIDES: is refused in production',
    );
  });
});

test('an act that the server does not follow ends with what it serves', async () => {
  await run(`promote mfe_cv_editor ${A}`);
  const stuck = fileStore(join(dir, 'stuck.json'));
  const before = await fileStore(file()).read();
  server.store = { ...stuck, read: async () => before };
  const { said: text, failure } = await run(`promote mfe_cv_editor ${B}`);
  expect(text).toContain('Revision 2 in');
  expect(failure).toContain('still serves revision 1');
});

describe('publishing', () => {
  test('brings the newest build to a folder, from where another server takes it', async () => {
    const shared = join(dir, 'shared');
    const { said: text } = await run(`publish mfe_cv_editor ${B} --to ${shared}`);
    expect(text).toContain(`mfe_cv_editor ${B} in ${shared}: 6 files.`);
    expect((await run(`publish mfe_cv_editor ${B} --to ${shared}`)).said).toContain(
      'there already',
    );
    server.builds = folderBuilds(shared);
    expect((await run(`promote mfe_cv_editor ${B}`)).failure).toBe('');
    expect((await run(`promote mfe_cv_editor ${A}`)).failure).toContain('answers 404');
  });

  test('names what is missing', async () => {
    expect((await run('publish mfe_cv_editor')).failure).toContain('--to <folder>, or BUILDS_S3');
    expect((await run('publish mfe_cv_editor --to s3')).failure).toContain('There is no bucket');
    // A place that refuses is one, on Linux; elsewhere there is no such place to make it in.
    expect((await run(`publish mfe_cv_editor ${B} --to /proc/builds`)).failure).toMatch(
      /No folder can be made in \/proc|\/proc may not be read or written/,
    );
    expect((await run('publish mfe_export --to elsewhere')).failure).toContain(
      'There is no build of',
    );
  });
});

describe('where a bucket came after the first builds', () => {
  let bucket: S3StandIn;
  let env: Record<string, string>;
  beforeEach(async () => {
    await run(`promote mfe_cv_editor ${A}`);
    bucket = await startS3StandIn();
    const { settings } = bucket;
    env = {
      BUILDS_S3_ENDPOINT: settings.endpoint,
      BUILDS_S3_BUCKET: settings.bucket,
      BUILDS_S3_REGION: settings.region,
      BUILDS_S3_ACCESS_KEY_ID: settings.accessKeyId,
      BUILDS_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    };
  });
  afterEach(() => bucket.stop());

  test('the way back is open as long as the server delivers what was live before', async () => {
    await run(`publish mfe_cv_editor ${B}`, [], env);
    expect((await run(`promote mfe_cv_editor ${B}`, [], env)).failure).toBe('');
    expect((await run('rollback mfe_cv_editor --no-server', [], env)).failure).toContain(
      `No build ${A} of mfe_cv_editor in the bucket`,
    );
    const back = await run('rollback mfe_cv_editor', [], env);
    expect(back).toMatchObject({ failure: '', said: expect.stringContaining(`is back at ${A}`) });
    expect((await run(`promote mfe_cv_editor ${A}`, [], env)).failure).toContain(
      `npm run registry -- publish mfe_cv_editor ${A} --to s3`,
    );
  });

  test('all of it is what is live and may come back, and the newest builds', async () => {
    await run(`promote mfe_cv_editor ${B}`);
    for (const { package: room } of findRemotes()) {
      const of = room.mfe?.name ?? '';
      if (of !== 'mfe_cv_editor') await writeBuild(join(dir, 'builds'), A, {}, { of });
    }
    const { said: text } = await run('publish all', [], env);
    for (const build of [A, B, C]) expect(text).toContain(`mfe_cv_editor ${build} in the bucket`);
    expect((await run('verify', [], env)).failure).toBe('');
  });
});

describe('looking', () => {
  test('verifies what is live, and one that is not yet', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    await run(`canary mfe_cv_editor ${B} 10`);
    expect((await run('verify')).said).toBe(`good  mfe_cv_editor ${A}\ngood  mfe_cv_editor ${B}`);
    await rm(join(dir, 'builds/mfe/cv-editor', B, '1.js'));
    const { said: text, failure } = await run('verify');
    expect(text).toMatch(
      /good .*aaaaaaaa\nbad .*bbbbbbbb\n +\/mfe\/cv-editor\/.*1\.js is not there/,
    );
    expect(failure).toBe('1 of 2 builds must not be live.');
    expect((await run(`verify mfe_cv_editor ${C}`)).failure).toBe('');
  });

  test('finds a file that the server does not deliver', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    server.builds = folderBuilds(join(dir, 'elsewhere'));
    expect((await run('verify')).said).toContain('1.css answers 404');
    expect((await run('verify --no-server')).failure).toBe('');
  });

  test('says what is live since when, what was set back, and whether the server has it', async () => {
    await run(`promote mfe_cv_editor ${A} --by ana`);
    await run(`promote mfe_cv_editor ${B} --by ben`);
    await run('rollback mfe_cv_editor --by ana', ['--why', 'blank page']);
    await run(`canary mfe_cv_editor ${C} 10 --by ben`);
    const { said: text, failure } = await run('status');
    expect(failure).toBe('');
    expect(text).toMatch(
      /serves revision 4, shell contract 1\.2\.0, shared-ui 1\.0\.0\nmfe_cv_editor\n/,
    );
    expect(text).toMatch(/ {2}live {6}1\.0\.0-aaaaaaaa, since [\d-]+ [\d:]+ by ana\n/);
    expect(text).toMatch(/ {2}canary {4}1\.2\.0-cccccccc for 10 %, since [\d-]+ [\d:]+ by ben\n/);
    expect(text).toMatch(/ {2}set back {2}1\.1\.0-bbbbbbbb, [\d-]+ [\d:]+ by ana \(blank page\)\n/);
  });

  test('says how builds fared, and which canary is ended by itself', async () => {
    await run(`promote mfe_cv_editor ${A}`);
    await run(`canary mfe_cv_editor ${B} 10 --auto-rollback`);
    server.seen = [{ remote: 'mfe_cv_editor', build: B, counts: { visit: 50, hurt: 2, load: 48 } }];
    const { said: text } = await run('status');
    expect(text).toMatch(/canary .* for 10 %, ended by itself when it fails/);
    expect(text).toContain('last hour: 50 visits, 2 hurt (4.0 %); loads 48');
    // Another share leaves it watched.
    expect((await run('canary mfe_cv_editor 50')).said).toContain('ended by itself');
  });

  test('tells what is known where the server does not answer, and ends with that', async () => {
    const { said: text, failure } = await run('status --url http://127.0.0.1:1');
    expect(text).toContain('revision 0');
    expect(failure).toContain('Nothing answers at http://127.0.0.1:1');
  });
});
