import { copyFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { glyphsOf } from './characters.ts';
import { COPYRIGHT_TO_LICENCE, madeOnce, writePacked } from './cut-font.ts';
import { renameFont } from './font-names.ts';
import { placeFolder } from './place-folder.ts';
import { widenSpaces } from './widen-spaces.ts';

/** A family of the font pairs in its package of static fonts. */
interface Family {
  /** The package without its scope. */
  pack: string;
  /** What its files' names begin with. */
  file: string;
  /** Folders of the package by the names of the cuts: the weight that a CV asks for, and `i` for italics. */
  cuts: Readonly<Record<string, string>>;
}

const ROMAN = { 400: '400Regular', 600: '600SemiBold' };
const TEXT = { ...ROMAN, '400i': '400Regular_Italic', '600i': '600SemiBold_Italic' };
/** For a family that has nothing between 500 and 700. */
const BOLD_TEXT = { ...TEXT, 600: '700Bold', '600i': '700Bold_Italic' };
const FAMILIES: readonly Family[] = [
  { pack: 'inter', file: 'Inter', cuts: TEXT },
  { pack: 'fira-sans', file: 'FiraSans', cuts: TEXT },
  { pack: 'literata', file: 'Literata', cuts: TEXT },
  { pack: 'eb-garamond', file: 'EBGaramond', cuts: TEXT },
  { pack: 'alegreya-sans', file: 'AlegreyaSans', cuts: BOLD_TEXT },
  { pack: 'alegreya', file: 'Alegreya', cuts: { 600: '600SemiBold' } },
];
/** What a CV asks of a font; others would set "->" as an arrow, or two letters as one. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum'];
const SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
/** In ems; where words stand closer, readers that go by places take two words for one. */
const WORD_SPACE = 0.225;

/** Puts the cuts of the font pairs into `<buildDir>/fonts/pairs/<package>-<version>/`; made once, kept in node_modules/.cache. */
export async function placePairFonts(root: string, buildDir: string): Promise<void> {
  const { resolve } = createRequire(join(root, 'shared-cv-document/package.json'));
  const cache = join(root, 'node_modules/.cache/sastre-fonts');
  for (const family of FAMILIES) {
    const manifest = resolve(`@expo-google-fonts/${family.pack}/package.json`);
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    const folder = `${family.pack}-${version}`;
    const cut = () =>
      madeOnce(join(cache, folder), (draft) =>
        cutFamily(family, dirname(manifest), version, draft),
      );
    await placeFolder(cut, join(buildDir, 'fonts/pairs', folder));
  }
}

async function cutFamily(
  { file, cuts }: Family,
  directory: string,
  version: string,
  draft: string,
): Promise<void> {
  for (const [cut, folder] of Object.entries(cuts)) {
    const whole = await readFile(join(directory, folder, `${file}_${folder}.ttf`));
    const smaller = await subsetFont(whole, wantedOf(whole), {
      dropTables: ['STAT'],
      keepFeatures: FEATURES,
      noHinting: true,
      preserveNameIds: COPYRIGHT_TO_LICENCE,
      targetFormat: 'truetype',
    });
    const named = renameFont(smaller, `CV${file}-${version}-${cut}`);
    await writePacked(join(draft, `${cut}.ttf`), widenSpaces(named, WORD_SPACE));
  }
  await copyFile(join(directory, 'LICENSE_FONT'), join(draft, 'LICENSE.txt'));
}

/** The letters and signs of Latin, Greek and Cyrillic. A PDF knows one character for a glyph: no other one may share it. */
function wantedOf(font: Uint8Array): string {
  const wanted = new Map<number, string>();
  for (const [point, glyph] of [...glyphsOf(font)].sort(byUse)) {
    const character = String.fromCodePoint(point);
    if (SCRIPTS.test(character) && !wanted.has(glyph)) wanted.set(glyph, character);
  }
  return [...wanted.values()].join('');
}

/** Phonetic letters and signs after those of languages; else the lower number first. */
function byUse([a]: [number, number], [b]: [number, number]): number {
  const isPhonetic = (point: number) => point >= 0x250 && point < 0x300;
  return Number(isPhonetic(a)) - Number(isPhonetic(b)) || a - b;
}
