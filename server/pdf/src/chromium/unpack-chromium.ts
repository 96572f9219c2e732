import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-stream';

const PACKAGE = '@sparticuz/chromium';
const BINARY = 'chromium';

/** The unpacked pinned Chromium: its binary and the folder with the NSS libraries it brings. */
export interface UnpackedChromium {
  path: string;
  libraryDir: string;
}

/** The folder of the pinned Chromium package, `undefined` where it is not installed or not made for this machine. */
export function chromiumPackageDir(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const roots = createRequire(import.meta.url).resolve.paths(PACKAGE) ?? [];
  return roots
    .map((root) => join(root, PACKAGE))
    .find((dir) => existsSync(join(dir, 'bin', 'chromium.br')));
}

/**
 * Unpacks the pinned Chromium into `<binDir>/chromium-<version>/`, once and atomically: a folder of that name is
 * always whole, also when two servers start together or one is killed in between. Everything is readable by all
 * users because Chromium runs as another user than the server.
 */
export async function unpackChromium(
  packageDir: string,
  binDir: string,
): Promise<UnpackedChromium> {
  const manifest: unknown = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const target = join(binDir, `chromium-${versionOf(manifest)}`);
  if (!existsSync(target)) {
    await mkdir(binDir, { recursive: true, mode: 0o755 });
    const draft = await mkdtemp(join(binDir, '.unpacking-'));
    try {
      await unpackInto(draft, join(packageDir, 'bin'));
      await publish(draft, target);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return { path: join(target, BINARY), libraryDir: join(target, 'lib') };
}

async function unpackInto(dir: string, packed: string): Promise<void> {
  const binary = join(dir, BINARY);
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress({ chunkSize: 1 << 20 }),
    createWriteStream(binary, { flush: true }),
  );
  await chmod(binary, 0o755);
  const libraryDir = join(dir, 'lib');
  await mkdir(libraryDir);
  await chmod(libraryDir, 0o755);
  await unpackFiles(join(packed, 'al2023.tar.br'), libraryDir);
  await chmod(dir, 0o755);
}

/** The archive's regular files, without its folders. */
async function unpackFiles(packed: string, dir: string): Promise<void> {
  const archive = extract();
  const reading = pipeline(createReadStream(packed), createBrotliDecompress(), archive);
  // Told by the loop as well, when it is known that nothing is being written any more.
  reading.catch(() => undefined);
  for await (const file of archive) {
    if (file.header.type !== 'file') {
      file.resume();
      continue;
    }
    const path = join(dir, basename(file.header.name));
    await pipeline(file, createWriteStream(path, { flush: true }));
    await chmod(path, 0o755);
  }
  await reading;
}

async function publish(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (!existsSync(join(target, BINARY))) throw error;
  }
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error(`The package ${PACKAGE} names no version.`);
}
