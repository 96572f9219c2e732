import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@sastre/shared-testing/node';

/** The repository's folder. */
export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A running product: the real server with data, builds and registry of its own. */
export interface Site {
  url: string;
  /** Copy of the built files, so that a test may break it. */
  buildDir: string;
  registryFile: string;
  /** Ends the server at once, as a power cut would; its database lives on. */
  kill: () => Promise<void>;
  /** Starts the server again on the same data. */
  restart: () => Promise<void>;
  /** Everything the server printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/** For a site on which nothing is printed: each of its starts would get a Chromium and the threads of PDFs ready. */
export const NO_PDFS = { CHROMIUM_PATH: '/bin/false' };

/** Starts the product in a folder of its own. `env` adds to the server's configuration. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-e2e-'));
  // The database's user must be able to walk to its data.
  await chmod(folder, 0o755);
  await copyBuild(join(repository, '.build'), join(folder, 'build'));
  await linkChromium(join(folder, 'data'));
  await copyDatabase(join(folder, 'data'));
  await mkdir(join(folder, 'registry'));
  const registryFile = join(folder, 'registry/local.json');
  await cp(join(repository, 'registry/local.json'), registryFile);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    BUILD_DIR: join(folder, 'build'),
    REGISTRY_FILE: registryFile,
    LOG_LEVEL: 'warn',
    // Behind a proxy, as in earnest: each person has an address of their own.
    TRUST_PROXY: 'true',
    // The proofs print hundreds as one person; nobody else does.
    RATE_LIMIT_PDFS: '0',
    SITE_FILE: join(repository, 'e2e/fixtures/site/site.json'),
    ...env,
  };
  let printed = '';
  let server = await launch(settings, (text) => (printed += text));
  return {
    url: settings.PUBLIC_URL,
    buildDir: settings.BUILD_DIR,
    registryFile,
    output: () => printed,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await launch(settings, (text) => (printed += text));
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds and shell are a site's own to break; the fonts are most of the bytes, and nobody writes into them. */
async function copyBuild(from: string, to: string): Promise<void> {
  const fonts = join(from, 'fonts');
  await cp(from, to, { recursive: true, filter: (source) => source !== fonts });
  await symlink(fonts, join(to, 'fonts'));
}

/** Unpacking the Chromium for PDFs took most of a start; the one that the journeys run in was unpacked by the same code. */
async function linkChromium(dataDir: string): Promise<void> {
  const unpacked = dirname(process.env['E2E_CHROMIUM'] ?? '');
  // A system's lies in no such folder, and the server finds it as the journeys did.
  if (!basename(unpacked).startsWith('chromium-')) return;
  await mkdir(dataDir, { mode: 0o755 });
  await symlink(dirname(unpacked), join(dataDir, 'bin'));
}

/** What initdb makes in a second is the same for each site; its files belong to the database's own user. */
async function copyDatabase(dataDir: string): Promise<void> {
  const seed = process.env['E2E_DATABASE'];
  if (seed === undefined) return;
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  await promisify(execFile)('cp', ['-a', `${seed}/.`, dataDir]);
}

function launch(
  settings: Record<string, string>,
  keep: (text: string) => void,
): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(repository, 'server/api/src/main.ts')],
    {
      cwd: repository,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      keep(chunk.toString());
      printed += chunk.toString();
      if (printed.includes(settings['PUBLIC_URL'] ?? '') && /ready/i.test(printed)) resolve(server);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)),
    );
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
