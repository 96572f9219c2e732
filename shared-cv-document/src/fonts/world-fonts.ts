import { parsePoints } from './code-points.rules.ts';
import type { WorldFontId } from './scripts.rules.ts';

/** A font's slices by code point (emoji sequences make some points occur in several), and the range of each. */
export interface SliceTable {
  slices: ReadonlyMap<number, readonly string[]>;
  ranges: ReadonlyMap<string, string>;
}

/** A font that the build has cut into static slices; `name`, `pack` and `version` make the cuts' names and addresses. */
export interface WorldFont {
  name: string;
  pack: string;
  version: string;
  /** What of its ranges was cut; the Latin slices of a font are never wanted. */
  wanted: RegExp;
  /** What its ranges promise in vain although another font has it. */
  lacking?: string;
  /** Shaping takes letters apart and adds others, so the whole slice is declared rather than the letters of the text. */
  shaped?: true;
  load: () => Promise<{ default: Record<string, string> }>;
}

const CJK = { version: '5.3.1', wanted: /^\[\d+\]$/ };

/** Loaded only when a CV has such characters. A test holds versions and ranges against the packages. */
export const WORLD_FONTS: Record<WorldFontId, WorldFont> = {
  sc: {
    ...CJK,
    name: 'NotoSansSC',
    pack: 'noto-sans-sc',
    load: () =>
      import('@fontsource-variable/noto-sans-sc/unicode.json', { with: { type: 'json' } }),
  },
  tc: {
    ...CJK,
    name: 'NotoSansTC',
    pack: 'noto-sans-tc',
    load: () =>
      import('@fontsource-variable/noto-sans-tc/unicode.json', { with: { type: 'json' } }),
  },
  jp: {
    ...CJK,
    name: 'NotoSansJP',
    pack: 'noto-sans-jp',
    load: () =>
      import('@fontsource-variable/noto-sans-jp/unicode.json', { with: { type: 'json' } }),
  },
  kr: {
    ...CJK,
    name: 'NotoSansKR',
    pack: 'noto-sans-kr',
    lacking: 'U+9699',
    load: () =>
      import('@fontsource-variable/noto-sans-kr/unicode.json', { with: { type: 'json' } }),
  },
  arabic: {
    name: 'NotoSansArabic',
    pack: 'noto-sans-arabic',
    version: '5.3.0',
    wanted: /^arabic$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-arabic/unicode.json', { with: { type: 'json' } }),
  },
  hebrew: {
    name: 'NotoSansHebrew',
    pack: 'noto-sans-hebrew',
    version: '5.3.0',
    wanted: /^hebrew$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-hebrew/unicode.json', { with: { type: 'json' } }),
  },
  thai: {
    name: 'NotoSansThai',
    pack: 'noto-sans-thai',
    version: '5.3.0',
    wanted: /^thai$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-thai/unicode.json', { with: { type: 'json' } }),
  },
  devanagari: {
    name: 'NotoSansDevanagari',
    pack: 'noto-sans-devanagari',
    version: '5.3.0',
    wanted: /^devanagari$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-devanagari/unicode.json', { with: { type: 'json' } }),
  },
  bengali: {
    name: 'NotoSerifBengali',
    pack: 'noto-serif-bengali',
    version: '5.3.0',
    wanted: /^bengali$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-serif-bengali/unicode.json', { with: { type: 'json' } }),
  },
  tamil: {
    name: 'NotoSansTamil',
    pack: 'noto-sans-tamil',
    version: '5.3.0',
    wanted: /^tamil$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-tamil/unicode.json', { with: { type: 'json' } }),
  },
  telugu: {
    name: 'NotoSansTelugu',
    pack: 'noto-sans-telugu',
    version: '5.3.0',
    wanted: /^telugu$/,
    shaped: true,
    load: () =>
      import('@fontsource-variable/noto-sans-telugu/unicode.json', { with: { type: 'json' } }),
  },
  armenian: {
    name: 'NotoSansArmenian',
    pack: 'noto-sans-armenian',
    version: '5.3.0',
    wanted: /^armenian$/,
    load: () =>
      import('@fontsource-variable/noto-sans-armenian/unicode.json', { with: { type: 'json' } }),
  },
  georgian: {
    name: 'NotoSansGeorgian',
    pack: 'noto-sans-georgian',
    version: '5.3.0',
    wanted: /^georgian$/,
    load: () =>
      import('@fontsource-variable/noto-sans-georgian/unicode.json', { with: { type: 'json' } }),
  },
  ethiopic: {
    name: 'NotoSansEthiopic',
    pack: 'noto-sans-ethiopic',
    version: '5.3.0',
    wanted: /^ethiopic$/,
    load: () =>
      import('@fontsource-variable/noto-sans-ethiopic/unicode.json', { with: { type: 'json' } }),
  },
  emoji: {
    name: 'NotoEmoji',
    pack: 'noto-emoji',
    version: '5.3.1',
    wanted: /^\[\d+\]$/,
    load: () => import('@fontsource-variable/noto-emoji/unicode.json', { with: { type: 'json' } }),
  },
};

const tables = new Map<WorldFontId, Promise<SliceTable>>();

/** A font's slices by code point; fetched once, and again after a failure. */
export function sliceTable(id: WorldFontId): Promise<SliceTable> {
  let table = tables.get(id);
  if (table === undefined) {
    table = readTable(WORLD_FONTS[id]);
    tables.set(id, table);
    table.catch(() => tables.delete(id));
  }
  return table;
}

async function readTable({ wanted, lacking, load }: WorldFont): Promise<SliceTable> {
  const slices = new Map<number, string[]>();
  const ranges = new Map<string, string>();
  const missing = new Set(lacking === undefined ? [] : parsePoints(lacking));
  for (const [key, range] of Object.entries((await load()).default)) {
    if (!wanted.test(key)) continue;
    const slice = key.replace(/[[\]]/g, '');
    ranges.set(slice, range);
    for (const point of parsePoints(range)) {
      if (missing.has(point)) continue;
      const present = slices.get(point);
      if (present === undefined) slices.set(point, [slice]);
      else present.push(slice);
    }
  }
  return { slices, ranges };
}
