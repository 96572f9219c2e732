import { readdir } from 'node:fs/promises';

const FACES = [
  {
    family: 'Instrument Sans Variable',
    weight: '400 700',
    file: 'instrument-sans-latin-wght-normal',
  },
  { family: 'Source Serif 4', weight: '600', file: 'source-serif-4-latin-600-normal' },
] as const;
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC';

/**
 * The product's own fonts for these pages: the files that the built site serves below `/assets`, whose names carry a
 * hash. Empty where the site is not built; the pages then have the system's fonts.
 */
export async function brandFontFaces(assetsDir: string | undefined): Promise<string> {
  if (assetsDir === undefined) return '';
  const names = await readdir(assetsDir).catch(() => []);
  const faces = FACES.flatMap(({ family, weight, file }) => {
    const name = names.find((each) => each.startsWith(`${file}.`) && each.endsWith('.woff2'));
    if (name === undefined) return [];
    const source = `url(/assets/${name}) format('woff2')`;
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: ${source}; unicode-range: ${LATIN}; }\n`;
  });
  return faces.join('');
}
