import { pageStreams } from './pdf-streams.ts';

/** What a page says that a stretch of it reads, and the operators that draw it. */
const SAID =
  /\/ActualText\s*(?:\(([^()\\]{1,40})\)|<FEFF((?:[\dA-F]{4}){1,20})>)\s*>>\s*BDC([^]{0,200}?)\bEMC\b/gi;
const CODE = /^<([\dA-F]{2}|[\dA-F]{4})>$/i;

/** What the pages of a PDF say beside their fonts that single glyphs read, by the glyphs' codes: Chrome tells it so. */
export function toldGlyphs(bytes: Uint8Array): Map<number, string> {
  const told = new Map<number, string>();
  const others = new Set<number>();
  for (const stream of pageStreams(bytes)) {
    for (const [, plain, hex = '', drawn = ''] of stream.matchAll(SAID)) {
      const codes = drawn.match(/<[^>]*>/g) ?? [];
      const [, code] = CODE.exec(codes.join('')) ?? [];
      if (code === undefined) continue;
      const number = Number.parseInt(code, 16);
      const text = plain ?? lettersOf(hex);
      // Two fonts can have a code for two things; which is meant nobody can tell.
      if ((told.get(number) ?? text) !== text) others.add(number);
      told.set(number, text);
    }
  }
  for (const code of others) told.delete(code);
  return told;
}

function lettersOf(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}
