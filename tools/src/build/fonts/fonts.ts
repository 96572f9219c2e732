import { createRequire } from 'node:module';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyAtomically } from '@sastre/base/files';
import { placePairFonts } from './pair-fonts.ts';
import { placeWorldFonts } from './world-fonts.ts';

/** Fonts of a printed CV, as files of their npm packages; the server hands them out under `/fonts/`. */
const FONTS = [
  'source-sans/WOFF2/TTF/SourceSans3-Regular.ttf.woff2',
  'source-sans/WOFF2/TTF/SourceSans3-It.ttf.woff2',
  'source-sans/WOFF2/TTF/SourceSans3-Semibold.ttf.woff2',
  'source-sans/WOFF2/TTF/SourceSans3-SemiboldIt.ttf.woff2',
  'source-serif/WOFF2/TTF/SourceSerif4-Semibold.ttf.woff2',
];

/** Puts the CV fonts into the build, those of the font pairs and of other scripts too; a font that is there already is left alone. */
export async function copyFonts(root: string, buildDir: string): Promise<void> {
  const { resolve } = createRequire(join(root, 'shared-cv-document/package.json'));
  for (const font of FONTS) {
    const from = resolve(font);
    const to = join(buildDir, 'fonts', basename(font));
    const [wanted, present] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
    if (wanted.size !== present?.size) await copyAtomically(from, to);
  }
  await placePairFonts(root, buildDir);
  await placeWorldFonts(root, buildDir);
}
