// What every command does first: installs what is missing, and knows how to run a script with the pinned Node.
// Runs on any Node from 20 on, before anything is installed: built-in modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCompileCache } from './compile-cache.mjs';

const OLDEST_NODE = 20;
const WANTED_NODE = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinned = join(root, 'node_modules/node/bin/node');
const stampFile = join(root, 'node_modules/.sastre-install');
const major = Number(process.versions.node.split('.')[0]);
const terminal = process.stdin.isTTY === true;

let running;
let stopping = false;
function stop(signal) {
  stopping = true;
  // A terminal gives Ctrl-C to the child itself; twice would mean "at once" to the server.
  if (running && !(signal === 'SIGINT' && terminal)) running.kill(signal);
}
for (const signal of SIGNALS) process.on(signal, stop);
// npm hands a signal to the shell in between, which ends and hands it to nobody.
if (process.env.npm_lifecycle_event !== undefined) {
  const caller = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === caller) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

/** Runs a command to its end. `quiet` keeps its output back until it fails. */
function execute(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, env });
    running = child;
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    const end = (code, signal, error) => {
      running = undefined;
      resolve({ code, signal, output: error ? error.message : Buffer.concat(said).toString() });
    };
    child.once('error', (error) => end(1, null, error));
    child.once('close', (code, signal) => end(code, signal));
  });
}

function fail(text) {
  process.stderr.write(`${text.trimEnd()}\n`);
  process.exit(1);
}

/** Ends like the child ended. */
export function endLike({ code, signal }) {
  if (signal) {
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  } else process.exit(code ?? 1);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether packages installed by other means (`npm ci`, `npm install`) are those of the lockfile. */
function matchesLock() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  try {
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(([path, wanted]) => {
      if (!path.includes('node_modules/')) return true;
      const found = installed[path];
      if (wanted.link) return found?.resolved === wanted.resolved;
      const mayMiss = wanted.optional || wanted.devOptional || wanted.peer;
      return found ? found.version === wanted.version : mayMiss;
    });
  } catch {
    return false;
  }
}

function isInstalled(hash) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === hash) return true;
  // Somebody may have run npm themselves since; installing anew would take the packages away from what runs.
  return matchesLock();
}

/** The npm that called us, else the one on the path. */
function npm(node, args) {
  const cli = process.env.npm_execpath;
  if (cli && /\.c?js$/.test(cli) && existsSync(cli)) return [node, [cli, ...args]];
  return ['npm', args];
}

async function install() {
  process.stdout.write('Installing packages (once, takes a minute) …\n');
  const args = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const result = await execute(...npm(process.execPath, ['ci', ...args]), { quiet: true });
  if (stopping) process.exit(1);
  if (result.code !== 0)
    fail(`${result.output}\nInstalling the packages failed; npm's words are above.`);
}

async function installPinnedNode() {
  if (existsSync(pinned)) return;
  const setup = join(root, 'node_modules/node');
  if (existsSync(join(setup, 'installArchSpecificPackage.js'))) {
    // npm was told to run no install scripts; this one fetches the pinned Node.
    const script =
      'process.chdir(process.argv[1]); require(process.argv[1] + "/installArchSpecificPackage.js")';
    await execute(process.execPath, ['-e', script, setup], { quiet: true });
    if (existsSync(pinned)) return;
  }
  if (major >= WANTED_NODE) return;
  fail(
    `Sastre runs on Node ${WANTED_NODE}; this is ${process.version}, and the pinned Node could not be installed.\n` +
      `Either run "npm rebuild node" and start again, or install Node ${WANTED_NODE} and start with it.`,
  );
}

/** Installs packages and the pinned Node unless they are there already. */
export async function ensureInstalled() {
  if (major < OLDEST_NODE)
    fail(`Sastre needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  const hash = lockHash();
  if (!isInstalled(hash)) await install();
  await installPinnedNode();
  if (stopping) process.exit(1);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}

/** Runs a script of the repository with the pinned Node to its end, passing signals on. */
export function runScript(file, ...args) {
  const node = existsSync(pinned) ? pinned : process.execPath;
  return execute(node, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    env: withCompileCache(root),
  });
}

/** True once a signal asked us to stop. */
export function isStopping() {
  return stopping;
}
