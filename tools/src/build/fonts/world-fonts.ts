import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cutFolder, cutFont, type VariableFont } from './cut-font.ts';
import { placeFolder } from './place-folder.ts';

const numbered = (slice: string) => /^\d+$/.test(slice);
const only = (name: string) => (slice: string) => slice === name;

/** The scripts beyond the five built-in cuts. Latin, Greek and Cyrillic slices are left out: the built-in cuts have all of them. */
const FONTS: Pick<VariableFont, 'pack' | 'name' | 'wanted'>[] = [
  { pack: 'noto-sans-sc', name: 'NotoSansSC', wanted: numbered },
  { pack: 'noto-sans-tc', name: 'NotoSansTC', wanted: numbered },
  { pack: 'noto-sans-jp', name: 'NotoSansJP', wanted: numbered },
  { pack: 'noto-sans-kr', name: 'NotoSansKR', wanted: numbered },
  { pack: 'noto-sans-arabic', name: 'NotoSansArabic', wanted: only('arabic') },
  { pack: 'noto-sans-hebrew', name: 'NotoSansHebrew', wanted: only('hebrew') },
  { pack: 'noto-sans-thai', name: 'NotoSansThai', wanted: only('thai') },
  { pack: 'noto-sans-devanagari', name: 'NotoSansDevanagari', wanted: only('devanagari') },
  { pack: 'noto-serif-bengali', name: 'NotoSerifBengali', wanted: only('bengali') },
  { pack: 'noto-sans-tamil', name: 'NotoSansTamil', wanted: only('tamil') },
  { pack: 'noto-sans-telugu', name: 'NotoSansTelugu', wanted: only('telugu') },
  { pack: 'noto-sans-armenian', name: 'NotoSansArmenian', wanted: only('armenian') },
  { pack: 'noto-sans-georgian', name: 'NotoSansGeorgian', wanted: only('georgian') },
  { pack: 'noto-sans-ethiopic', name: 'NotoSansEthiopic', wanted: only('ethiopic') },
  { pack: 'noto-emoji', name: 'NotoEmoji', wanted: numbered },
];

/** Puts the static cuts of other scripts into `<buildDir>/fonts/world/<package>-<version>/`; made once, kept in node_modules/.cache. */
export async function placeWorldFonts(root: string, buildDir: string): Promise<void> {
  const { resolve } = createRequire(join(root, 'shared-cv-document/package.json'));
  const cache = join(root, 'node_modules/.cache/sastre-fonts');
  for (const font of FONTS) {
    const manifest = resolve(`@fontsource-variable/${font.pack}/package.json`);
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    const whole = { ...font, version, directory: dirname(manifest) };
    await placeFolder(() => cutFont(whole, cache), join(buildDir, 'fonts/world', cutFolder(whole)));
  }
}
