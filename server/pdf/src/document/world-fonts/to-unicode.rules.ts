import { hex, unitsOf } from './text-blocks.rules.ts';

const SINGLE = /^<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>$/gm;
const RANGE = /^<([0-9A-F]{4})> <([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>$/gm;
// A CMap may list this many at once.
const AT_ONCE = 100;

/** Reads which text each glyph stands for, from a map as Chromium writes it. */
export function readToUnicode(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, code = '', text = ''] of map.matchAll(SINGLE))
    texts.set(parseInt(code, 16), decode(text));
  for (const [, first = '', last = '', text = ''] of map.matchAll(RANGE)) {
    const start = parseInt(first, 16);
    const units = unitsOf(decode(text));
    const end = units.pop() ?? 0;
    for (let code = start; code <= parseInt(last, 16); code += 1)
      texts.set(code, String.fromCharCode(...units, end + code - start));
  }
  return texts;
}

/** Writes the map of a font whose glyphs are numbered from 0; glyphs without a text are left out. */
export function writeToUnicode(texts: readonly string[]): string {
  const lines = texts.flatMap((text, code) =>
    text === '' ? [] : [`<${hex([code])}> <${hex(unitsOf(text))}>`],
  );
  const lists: string[] = [];
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE);
    lists.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}

function decode(text: string): string {
  return String.fromCharCode(...(text.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
}
