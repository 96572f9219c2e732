import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  ar: ['NotoSansArabic', 'noto-sans-arabic', '5.3.0', /^arabic$/],
  hi: ['NotoSansDevanagari', 'noto-sans-devanagari', '5.3.0', /^devanagari$/],
  th: ['NotoSansThai', 'noto-sans-thai', '5.3.0', /^thai$/],
  he: ['NotoSansHebrew', 'noto-sans-hebrew', '5.3.0', /^hebrew$/],
  ja: ['NotoSansJP', 'noto-sans-jp', '5.3.1', /^\[\d+\]$/],
  ko: ['NotoSansKR', 'noto-sans-kr', '5.3.1', /^\[\d+\]$/],
} as const;

/** The cuts of other scripts as the product's own documents declare them; without a build the system's fonts stand in. */
export function classFaces(lang: string): string {
  const font = FONTS[lang as keyof typeof FONTS] as (typeof FONTS)[keyof typeof FONTS] | undefined;
  if (font === undefined) return '';
  const [name, pack, version, wanted] = font;
  const file = resolve(`@fontsource-variable/${pack}/unicode.json`);
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([key]) => wanted.test(key))
    .flatMap(([key, range]) =>
      [400, 600].map((weight) => {
        const local = `${name}-${version}-${key.replace(/[[\]]/g, '')}-${weight}`;
        return `@font-face{font-family:'CV World';font-weight:${weight};src:local('${local}');unicode-range:${range}}`;
      }),
    )
    .join('\n');
}
