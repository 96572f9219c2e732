import { isGood, type PdfFont } from './page-fonts.ts';

/** A name that pdf.js gives to a font, and the fonts of which it may be one. */
export interface FontSeen {
  name: string;
  page: number;
  fonts: readonly PdfFont[];
}

/** A font that is in use, and the first page that uses it. */
export type UsedFont = PdfFont & { page: number };

const UNKNOWN: PdfFont = { name: '', embedded: false, drawn: false, mapped: false };

/**
 * Tells which font each name stands for: first where only one can be meant, then what is left, the bad ones before the good
 * ones, so that none is overlooked.
 */
export function fontsInUse(seen: readonly FontSeen[]): Map<string, UsedFont> {
  const used = new Map<string, UsedFont>();
  const known = new Set<PdfFont>();
  for (const { name, page, fonts } of seen.toSorted((a, b) => a.fonts.length - b.fonts.length)) {
    const before = used.get(name);
    if (before) {
      before.page = Math.min(before.page, page);
      continue;
    }
    const left = fonts.filter((one) => !known.has(one));
    const font = left.find((one) => !isGood(one)) ?? left[0] ?? fonts[0] ?? UNKNOWN;
    known.add(font);
    used.set(name, { ...font, page });
  }
  return used;
}
