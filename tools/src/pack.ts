// `npm run pack -- <folder> [--release]`: what a remote in a repository of its own is made from, as tarballs. `--release` notes
// what is given out, by which the next version is judged.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { makePackages } from './packing/make-packages.ts';
import type { Package } from './packing/package-problems.rules.ts';
import { packedRooms } from './packing/packed-rooms.ts';
import { candidateOf, releasedOf, writeReleased } from './packing/released.ts';
import { versionProblems } from './packing/version.rules.ts';
import { runStep } from './test/run-step.ts';

async function pack(target: string, rooms: readonly string[]): Promise<void> {
  if (!(await runStep(['node_modules/typescript-7/bin/tsc', '-b', ...rooms], {})))
    throw new Error('What does not compile is not packed.');
  const packages = makePackages();
  const staging = await mkdtemp(join(tmpdir(), 'sastre-pack-'));
  try {
    const folders = await Promise.all(packages.map((one) => lay(staging, one)));
    await mkdir(target, { recursive: true });
    const asked = ['pack', '--silent', '--pack-destination', target, ...folders];
    await promisify(execFile)('npm', asked, { cwd: staging, maxBuffer: 1e8 });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  for (const { manifest, files } of packages)
    process.stdout.write(`${manifest.name} ${manifest.version}  ${files.size} files\n`);
}

async function lay(staging: string, { manifest, files }: Package): Promise<string> {
  const folder = join(staging, manifest.name.replace('/', '-'));
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

/** Throws for a version that says less than what has changed. */
function judgeVersions(rooms: readonly string[]): void {
  const problems = rooms.flatMap((room) => {
    const released = releasedOf(room);
    return released === undefined ? [] : versionProblems(candidateOf(room), released);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { release: { type: 'boolean', default: false } },
  });
  const [target] = positionals;
  if (target === undefined) throw new Error('usage: npm run pack -- <folder> [--release]');
  const rooms = [...new Set(packedRooms().map(({ room }) => room))];
  judgeVersions(rooms);
  await pack(resolve(target), rooms);
  if (values.release) await Promise.all(rooms.map(writeReleased));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
