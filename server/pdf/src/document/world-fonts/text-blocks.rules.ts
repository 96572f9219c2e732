/** Glyphs of one font that follow each other, from a place in the block's own space. */
export interface Shown {
  codes: number[];
  x: number;
  y: number;
}

/** What is shown together; `text` where the PDF says beside it what its glyphs stand for. */
export interface Cluster {
  shown: Shown[];
  text: string | undefined;
}

/** One text object: clusters in one font, size and place. */
export interface TextBlock {
  /** The font's name in the resources. */
  font: string;
  /** In units of the matrix, as written. */
  size: string;
  /** The six numbers of the text matrix, as written. */
  matrix: string;
  /** Said to be painted from left to right although it is read from right to left. */
  reversed: boolean;
  clusters: Cluster[];
}

/** A piece of a content stream: a text object that is understood, else characters as written. */
export type ContentPart = TextBlock | string;

const BLOCK = /^BT\n([^]*?)^ET\n/gm;
const LINE =
  /^(?:\/(\S+) (\S+) Tf|((?:-?[\d.]+ ){6})Tm|(?:(-?[\d.]+) (-?[\d.]+) Td )?<((?:[0-9A-F]{4})+)> Tj|\/Span<<\/ActualText (?:<FEFF([0-9A-F]*)>|\(([\x20-\x7e]*)\)) >> BDC|(\/ReversedChars BMC)|(EMC))$/;

/** The width of a glyph in thousandths of the size; undefined when the font is not known. */
export type WidthOf = (font: string, code: number) => number | undefined;

/**
 * Takes a content stream, as Chromium writes it, apart into its text objects and what stands between them. A text object
 * of another kind than Chromium's own is left as it is; one that shows nothing is left out.
 */
export function readBlocks(content: string, widthOf: WidthOf): ContentPart[] {
  const parts: ContentPart[] = [];
  let done = 0;
  for (const { index, 0: whole, 1: inside = '' } of content.matchAll(BLOCK)) {
    if (index > done) parts.push(content.slice(done, index));
    done = index + whole.length;
    if (inside !== '') parts.push(readBlock(inside, widthOf) ?? whole);
  }
  if (done < content.length) parts.push(content.slice(done));
  return parts;
}

function readBlock(inside: string, widthOf: WidthOf): TextBlock | undefined {
  const block = { font: '', size: '', matrix: '', reversed: false, clusters: [] as Cluster[] };
  let open: Cluster | undefined;
  let [x, y] = [0, 0];
  // where the last glyphs end: what comes without a step stands there
  let end: number | undefined = 0;
  for (const line of inside.trimEnd().split('\n')) {
    const found = LINE.exec(line);
    if (!found) return undefined;
    const [, font, size = '', matrix, dx, dy, codes, units, plain, reversed] = found;
    if (font !== undefined) {
      if (block.font !== '') return undefined;
      Object.assign(block, { font, size });
    } else if (matrix !== undefined) {
      if (block.matrix !== '') return undefined;
      block.matrix = matrix.trimEnd();
    } else if (codes !== undefined) {
      if (dx !== undefined) end = x += Number(dx);
      y += Number(dy ?? 0);
      if (end === undefined) return undefined;
      const shown = { codes: readCodes(codes), x: end, y };
      end = endOf(shown, block, widthOf);
      if (open) open.shown.push(shown);
      else block.clusters.push({ shown: [shown], text: undefined });
    } else if (units !== undefined || plain !== undefined) {
      if (plain?.includes('\\')) return undefined;
      open = { shown: [], text: plain ?? String.fromCharCode(...readCodes(units ?? '')) };
      block.clusters.push(open);
    } else if (reversed !== undefined) block.reversed = true;
    else open = undefined;
  }
  const isWhole = block.font !== '' && block.matrix !== '';
  return isWhole && block.clusters.every(({ shown }) => shown.length > 0) ? block : undefined;
}

function endOf(
  { codes, x }: Shown,
  { font, size }: Pick<TextBlock, 'font' | 'size'>,
  widthOf: WidthOf,
): number | undefined {
  let end = x;
  for (const code of codes) {
    const width = widthOf(font, code);
    if (width === undefined) return undefined;
    end += (width * Number(size)) / 1000;
  }
  return end;
}

/**
 * Writes the parts again, with every glyph where it was. The place of a text object is that of its first glyph: a reader
 * that goes by how far it is from the object before (pypdf) takes a first step within it for a gap between words.
 */
export function writeBlocks(parts: readonly ContentPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : writeBlock(part))).join('');
}

function writeBlock({ font, size, matrix, reversed, clusters }: TextBlock): string {
  const first = (!reversed && clusters[0]?.shown[0]) || { x: 0, y: 0 };
  const lines = ['BT', `/${font} ${size} Tf`, `${placedAt(matrix, first)} Tm`];
  if (reversed) lines.push('/ReversedChars BMC');
  let at: { x: number; y: number } | undefined;
  for (const { shown, text } of clusters) {
    if (text !== undefined) lines.push(`/Span<</ActualText <FEFF${hex(unitsOf(text))}> >> BDC`);
    for (const { codes, x, y } of shown) {
      const from = at ?? first;
      const [dx, dy] = [number(x - from.x), number(y - from.y)];
      // without a step a glyph would stand where the one before ends
      const step = at || dx !== '0' || dy !== '0' ? `${dx} ${dy} Td ` : '';
      lines.push(`${step}<${hex(codes)}> Tj`);
      // what is written is rounded: the next step starts where this one ends
      at = { x: from.x + Number(dx), y: from.y + Number(dy) };
    }
    if (text !== undefined) lines.push('EMC');
  }
  if (reversed) lines.push('EMC');
  return `${lines.join('\n')}\nET\n`;
}

/** A text matrix that begins at a place of its own space. */
function placedAt(matrix: string, { x, y }: { x: number; y: number }): string {
  if (x === 0 && y === 0) return matrix;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.split(' ').map(Number);
  return [a, b, c, d, a * x + c * y + e, b * x + d * y + f].map(number).join(' ');
}

function readCodes(written: string): number[] {
  return (written.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16));
}

/** Numbers below 65,536 as four hexadecimal digits each. */
export function hex(codes: readonly number[]): string {
  return codes.map((code) => code.toString(16).toUpperCase().padStart(4, '0')).join('');
}

/** The UTF-16 units of a text. */
export function unitsOf(text: string): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
}

function number(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  return String(rounded === 0 ? 0 : rounded);
}
