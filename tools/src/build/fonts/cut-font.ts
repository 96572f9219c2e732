import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import subsetFont from 'subset-font';
import { renameFont } from './font-names.ts';

/** The weights that a CV is set in. */
const WEIGHTS = [400, 600];
// Beyond 5 a font gets no smaller worth the time: measured 5,946 kB at 5 and 5,848 kB at 9 for nine times as long.
const BROTLI_QUALITY = 5;
/** Names of a font by their numbers: what a cut keeps of them. */
export const COPYRIGHT_TO_LICENCE = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** A package of variable font slices, as it lies on disk. */
export interface VariableFont {
  /** The folder of the npm package. */
  directory: string;
  /** Its name without the scope, `noto-sans-sc`. */
  pack: string;
  version: string;
  /** What the cuts' names begin with, `NotoSansSC`. */
  name: string;
  /** The slices that are wanted. */
  wanted: (slice: string) => boolean;
}

/** The folder of a font's cuts: another version lies elsewhere, so that a browser may keep the files for ever. */
export function cutFolder({ pack, version }: VariableFont): string {
  return `${pack}-${version}`;
}

/**
 * Makes every slice of a variable font a static TrueType per weight, `<slice>-<weight>.ttf`, each with a PostScript name of
 * its own, and its Brotli form beside it, once per version: a folder of that name is always whole. Answers the folder.
 */
export async function cutFont(font: VariableFont, cacheDir: string): Promise<string> {
  return madeOnce(join(cacheDir, cutFolder(font)), async (draft) => {
    await Promise.all((await slicesOf(font)).map((slice) => cutSlice(font, slice, draft)));
    await copyFile(join(font.directory, 'LICENSE'), join(draft, 'LICENSE.txt'));
  });
}

/** A folder that appears whole: it is filled under another name, once. Answers its path. */
export async function madeOnce(
  target: string,
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  if (existsSync(target)) return target;
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    await rename(draft, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}

async function slicesOf({ directory, pack, wanted }: VariableFont): Promise<string[]> {
  const pattern = new RegExp(`^${pack}-(.+)-wght-normal\\.woff2$`);
  const files = await readdir(join(directory, 'files'));
  return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).filter(wanted);
}

async function cutSlice(font: VariableFont, slice: string, folder: string): Promise<void> {
  const file = `${font.pack}-${slice}-wght-normal.woff2`;
  const variable = await readFile(join(font.directory, 'files', file));
  for (const weight of WEIGHTS) {
    const cut = await subsetFont(variable, undefined, {
      dropTables: ['STAT'],
      keepAllGlyphs: true,
      noHinting: true,
      preserveNameIds: COPYRIGHT_TO_LICENCE,
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const named = renameFont(cut, `${font.name}-${font.version}-${slice}-${weight}`);
    await writePacked(join(folder, `${slice}-${weight}.ttf`), named);
  }
}

/** Writes a font, and its Brotli form beside it. */
export async function writePacked(path: string, font: Uint8Array): Promise<void> {
  const packed = await promisify(brotliCompress)(font, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
    },
  });
  await Promise.all([writeFile(path, font), writeFile(`${path}.br`, packed)]);
}
