const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The characters behind the few entities that writers of markdown use; any other stays as typed. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi,
    (typed: string, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? typed;
      const point = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
      const real = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return real ? String.fromCodePoint(point) : typed;
    },
  );
}
