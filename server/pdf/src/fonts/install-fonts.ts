import { chmod, chown, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { chromiumUser } from '../chromium/chromium-user.ts';
import { installCuts } from './install-cuts.ts';

const FONTS = [
  ['source-sans', 'SourceSans3-Regular.ttf'],
  ['source-sans', 'SourceSans3-It.ttf'],
  ['source-sans', 'SourceSans3-Semibold.ttf'],
  ['source-sans', 'SourceSans3-SemiboldIt.ttf'],
  ['source-serif', 'SourceSerif4-Semibold.ttf'],
] as const;
const SYSTEM_DIRS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/**
 * Puts the CV's fonts (static cuts) where Chromium's user can read them and writes the fontconfig file that names
 * them, the system's fonts (for scripts of which we have none) and a cache of their own. `builtDir` is where the build
 * keeps the cuts of other scripts and of the font pairs; without a build these are the system's and Source. Returns the path for FONTCONFIG_FILE.
 */
export async function installFonts(fontsDir: string, builtDir?: string): Promise<string> {
  const ttfDir = join(fontsDir, 'ttf');
  const cacheDir = join(fontsDir, 'cache');
  for (const dir of [fontsDir, ttfDir, cacheDir])
    await mkdir(dir, { recursive: true, mode: 0o755 });
  const require = createRequire(import.meta.url);
  for (const [pack, file] of FONTS) {
    const source = join(dirname(require.resolve(`${pack}/package.json`)), 'TTF', file);
    await replace(join(ttfDir, file), (draft) => copyFile(source, draft));
  }
  const cutDirs = builtDir === undefined ? [] : await installCuts(builtDir, fontsDir);
  const config = join(fontsDir, 'fonts.conf');
  await replace(config, (draft) => writeFile(draft, fontsConf([ttfDir, ...cutDirs], cacheDir)));
  const user = chromiumUser();
  if (user) await chown(cacheDir, user.uid, user.gid);
  return config;
}

/** A Chromium that is reading the old file keeps it; no one ever sees half a file. */
async function replace(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await write(draft);
    await chmod(draft, 0o644);
    if (await sameBytes(draft, path)) return;
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function sameBytes(a: string, b: string): Promise<boolean> {
  const old = await readFile(b).catch(() => undefined);
  return old !== undefined && old.equals(await readFile(a));
}

/** Fonts in colour are left out: Chromium prints them blank. */
function fontsConf(ownDirs: string[], cacheDir: string): string {
  const dirs = [...ownDirs, ...SYSTEM_DIRS]
    .map((dir) => `  <dir>${escapeXml(dir)}</dir>`)
    .join('\n');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${dirs}
  <cachedir>${escapeXml(cacheDir)}</cachedir>
  <selectfont><rejectfont><pattern><patelt name="color"><bool>true</bool></patelt></pattern></rejectfont></selectfont>
  <alias><family>sans-serif</family><prefer><family>Source Sans 3</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Source Serif 4</family></prefer></alias>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
