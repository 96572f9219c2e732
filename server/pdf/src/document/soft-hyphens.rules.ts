const BLOCK = /^BT\n[^]*?^ET\n/gm;
const TEXT = /^\/Span<<\/ActualText <FEFF((?:[0-9A-F]{4})*)> >> BDC$/;
const SHOWN = /^(?:(-?[\d.]+) (-?[\d.]+) Td )?(<[0-9A-F]+> Tj)$/;
/** As a unit of a text in UTF-16. */
const SOFT = '00AD';
const UNITS = /.{4}/g;

/**
 * A content stream, as Chromium writes it, without soft hyphens. One that no line ends at is the glyph of a blank without a
 * width, and said beside it to be U+00AD: readers give either back, within the word. Where a line does end a hyphen is drawn
 * that is a text of its own. So what stands for soft hyphens alone goes, what they part stays where it is, and what other
 * letters stand with them for is said without them.
 */
export function withoutSoftHyphens(content: string): string {
  return content.replace(BLOCK, (block) =>
    block.includes(SOFT) ? readableBlock(block.split('\n')).join('\n') : block,
  );
}

function readableBlock(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let isDropped = false;
  // steps of what went: the next one starts where they begin
  let [x, y] = [0, 0];
  for (const line of lines) {
    const text = TEXT.exec(line)?.[1];
    const [, dx, dy, show = ''] = SHOWN.exec(line) ?? [];
    if (isDropped) {
      if (line === 'EMC') isDropped = false;
      x += Number(dx ?? 0);
      y += Number(dy ?? 0);
    } else if (text !== undefined) {
      const left = (text.match(UNITS) ?? []).filter((unit) => unit !== SOFT).join('');
      isDropped = text !== '' && left === '';
      if (!isDropped) kept.push(line.replace(text, left));
    } else if (show !== '' && (x !== 0 || y !== 0)) {
      kept.push(`${rounded(x + Number(dx ?? 0))} ${rounded(y + Number(dy ?? 0))} Td ${show}`);
      [x, y] = [0, 0];
    } else kept.push(line);
  }
  return kept;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** A map of a font's glyphs to texts in which none is a soft hyphen: one that has a glyph is seen as a hyphen. */
export function withoutSoftGlyphs(map: string): string {
  return map.replace(/^(<(?:[0-9A-F]{2}){1,2}> )<00AD>$/gm, '$1<002D>');
}
