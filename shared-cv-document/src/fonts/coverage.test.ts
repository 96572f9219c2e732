import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILT_IN } from './built-in.ts';
import { isSeen } from './clusters.rules.ts';
import { formatRanges, parsePoints } from './code-points.rules.ts';
import { FONT_PAIRS } from './font-pairs.ts';
import { charactersOf } from './read-characters.fixture.ts';
import { sliceTable, WORLD_FONTS } from './world-fonts.ts';
import { fontsFor, type WorldFontId } from './scripts.rules.ts';

const { resolve } = createRequire(join(process.cwd(), 'mfe-export/package.json'));
const IDS = Object.keys(WORLD_FONTS) as WorldFontId[];
const HAN: WorldFontId[] = ['sc', 'jp', 'kr'];
const HAN_AND_EMOJI: WorldFontId[] = [...HAN, 'emoji'];
const SHAPED = IDS.filter((id) => WORLD_FONTS[id].shaped);
const builtIn = new Set(parsePoints(BUILT_IN));
const seen = (point: number) => isSeen(String.fromCodePoint(point));

function packageOf(id: WorldFontId): string {
  return dirname(resolve(`@fontsource-variable/${WORLD_FONTS[id].pack}/package.json`));
}
function sliceCharacters(id: WorldFontId, slice: string): Set<number> {
  const file = `${WORLD_FONTS[id].pack}-${slice}-wght-normal.woff2`;
  return charactersOf(readFileSync(join(packageOf(id), 'files', file)));
}

test.each(['Regular', 'It', 'Semibold', 'SemiboldIt'])(
  'the built-in characters are those of Source Sans 3 %s',
  (cut) => {
    const font = readFileSync(resolve(`source-sans/TTF/SourceSans3-${cut}.ttf`));
    const present = [...charactersOf(font)].filter((point) => point > 0x20);
    expect(formatRanges(builtIn)).toBe(formatRanges(present));
  },
);

test.each(IDS)('the addresses of %s name the version that is installed', (id) => {
  const manifest = JSON.parse(readFileSync(join(packageOf(id), 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(WORLD_FONTS[id].version).toBe(manifest.version);
});

test('the addresses of the font pairs name the versions that are installed', () => {
  const families = FONT_PAIRS.flatMap(({ text, heading }) => [text.family, heading.family]);
  for (const { pack, version } of families.filter((family) => family !== undefined)) {
    const manifest = readFileSync(resolve(`@expo-google-fonts/${pack}/package.json`), 'utf8');
    expect([pack, version]).toEqual([pack, (JSON.parse(manifest) as { version: string }).version]);
  }
});

test('what a table promises in vain could not be had from another font either', async () => {
  const promised = new Map<WorldFontId, number[]>();
  const present = new Map<WorldFontId, Set<number>>();
  for (const id of HAN_AND_EMOJI) {
    const { slices, ranges } = await sliceTable(id);
    promised.set(id, [...slices.keys()]);
    present.set(
      id,
      new Set([...ranges.keys()].flatMap((slice) => [...sliceCharacters(id, slice)])),
    );
  }
  const avoidable: string[] = [];
  for (const [id, points] of promised) {
    for (const point of points) {
      const letter = String.fromCodePoint(point);
      // A compatibility character is asked for as the one that it stands for.
      if (present.get(id)?.has(point) || builtIn.has(point) || letter !== letter.normalize('NFC'))
        continue;
      const [first, ...others] = fontsFor(letter, [id, ...HAN]);
      if (first !== id || !seen(point)) continue;
      if (others.some((other) => present.get(other)?.has(point))) avoidable.push(`${id} ${letter}`);
    }
  }
  expect(avoidable).toEqual([]);
});

test.each(SHAPED)('one slice of %s has all that the built-in cuts lack', async (id) => {
  const { ranges } = await sliceTable(id);
  expect(ranges.size).toBe(1);
  const own = sliceCharacters(id, [...ranges.keys()].join());
  const { pack } = WORLD_FONTS[id];
  const elsewhere: number[] = [];
  for (const file of readdirSync(join(packageOf(id), 'files'))) {
    if (!file.endsWith('-wght-normal.woff2')) continue;
    const slice = file.slice(pack.length + 1, -'-wght-normal.woff2'.length);
    const others = [...sliceCharacters(id, slice)].filter((point) => !own.has(point));
    elsewhere.push(...others.filter((point) => seen(point) && !builtIn.has(point)));
  }
  expect(elsewhere).toEqual([]);
});
