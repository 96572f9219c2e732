import { writeTables } from '../../fonts/sfnt.ts';
import { combine, viewOf, withParts, type Outlines } from './outlines.rules.ts';

/** A font of which glyphs are taken: its shapes, widths in thousandths of the size, and the text of each glyph. */
export interface SourceFont {
  /** Read when they are first asked for. */
  readonly outlines: Outlines;
  widthOf(glyph: number): number;
  texts: ReadonlyMap<number, string>;
}

/** A glyph of a source, shifted from where the whole begins, in thousandths of the size. */
export interface SourcePart {
  source: SourceFont;
  glyph: number;
  dx: number;
  dy: number;
}

/** A font that grows glyph by glyph, each with a text of its own. */
export interface MergedFont {
  /** The number of a source's glyph, with the text that the source gives it. 0 stays 0, what fonts lack. */
  glyph(source: SourceFont, glyph: number): number;
  /** The number of a glyph that draws all parts at once and stands for a text. */
  whole(text: string, parts: readonly SourcePart[], width: number): number;
  /** Text and width of each glyph, by its number. */
  glyphs: readonly { text: string; width: number }[];
  /** The TrueType file. */
  build(): Uint8Array;
}

interface Glyph {
  record: Uint8Array;
  text: string;
  width: number;
}

const MAX_GLYPHS = 0xffff;

/** Starts a font with what `base` draws for a character it lacks; its other tables describe the whole. */
export function createMergedFont(base: SourceFont): MergedFont {
  const glyphs: Glyph[] = [];
  const known = new Map<SourceFont, Map<number, number>>();
  const wholes = new Map<string, number>();
  const ids = new Map<SourceFont, number>();
  const scale = base.outlines.unitsPerEm / 1000;

  function push(glyph: Glyph): number {
    if (glyphs.length >= MAX_GLYPHS) throw new Error('A font has no room for more glyphs.');
    return glyphs.push(glyph) - 1;
  }
  function takeGlyph(source: SourceFont, glyph: number): number {
    if (glyph === 0 && glyphs.length > 0) return 0;
    const taken = known.get(source) ?? new Map<number, number>();
    known.set(source, taken);
    const before = taken.get(glyph);
    if (before !== undefined) return before;
    const text = source.texts.get(glyph) ?? '';
    const added: Glyph = { record: new Uint8Array(), text, width: source.widthOf(glyph) };
    const number = push(added);
    taken.set(glyph, number);
    added.record = withParts(source.outlines.recordOf(glyph), (part) => takeGlyph(source, part));
    return number;
  }
  const idOf = (source: SourceFont) => {
    const id = ids.get(source) ?? ids.size;
    ids.set(source, id);
    return id;
  };
  takeGlyph(base, 0);

  return {
    glyphs,
    glyph: takeGlyph,
    whole(text, parts, width) {
      const placed = parts.map(({ source, glyph, dx, dy }) => ({
        ...{ source, glyph },
        ...{ dx: Math.round(dx * scale), dy: Math.round(dy * scale) },
      }));
      const [only] = placed;
      if (only && placed.length === 1 && only.dx === 0 && only.dy === 0) {
        const { source, glyph } = only;
        const isSame = source.texts.get(glyph) === text && source.widthOf(glyph) === width;
        if (isSame) return takeGlyph(source, glyph);
      }
      const names = placed.map(({ source, glyph, dx, dy }) => [idOf(source), glyph, dx, dy].join());
      const key = [text, Math.round(width), ...names].join(' ');
      const before = wholes.get(key);
      if (before !== undefined) return before;
      const taken = placed.map(({ source, glyph, dx, dy }) => ({
        ...{ glyph: takeGlyph(source, glyph), dx, dy },
      }));
      const record = combine(taken, (glyph) => glyphs[glyph]?.record ?? new Uint8Array());
      const number = push({ record, text, width });
      wholes.set(key, number);
      return number;
    },
    build: () => buildFont(base, [...known.keys()], glyphs, scale),
  };
}

const NEEDED = ['head', 'hhea', 'maxp'] as const;

/** Only the tables that a PDF asks for. */
function buildFont(
  base: SourceFont,
  sources: readonly SourceFont[],
  glyphs: readonly Glyph[],
  scale: number,
): Uint8Array {
  const tables = new Map<string, Uint8Array>();
  for (const tag of NEEDED)
    tables.set(tag, base.outlines.tables.get(tag)?.slice() ?? new Uint8Array());
  const places = new Uint8Array(4 * (glyphs.length + 1));
  const metrics = new Uint8Array(4 * glyphs.length);
  const glyf = new Uint8Array(glyphs.reduce((sum, { record }) => sum + padded(record.length), 0));
  const [placeView, metricView] = [viewOf(places), viewOf(metrics)];
  const box = [0, 0, 0, 0];
  let [at, widest] = [0, 0];
  glyphs.forEach(({ record, width }, index) => {
    placeView.setUint32(4 * index, at);
    glyf.set(record, at);
    at += padded(record.length);
    const view = viewOf(record);
    const units = Math.round(width * scale);
    widest = Math.max(widest, units);
    metricView.setUint16(4 * index, units);
    if (record.length === 0) return;
    metricView.setInt16(4 * index + 2, view.getInt16(2));
    for (let side = 0; side < 4; side += 1)
      box[side] = (side < 2 ? Math.min : Math.max)(box[side] ?? 0, view.getInt16(2 + 2 * side));
  });
  placeView.setUint32(4 * glyphs.length, at);
  const [head, hhea, maxp] = NEEDED.map((tag) => viewOf(tables.get(tag) ?? new Uint8Array()));
  box.forEach((edge, side) => head?.setInt16(36 + 2 * side, edge));
  head?.setUint16(50, 1);
  hhea?.setUint16(10, widest);
  hhea?.setUint16(34, glyphs.length);
  maxp?.setUint16(4, glyphs.length);
  setLimits(maxp, sources);
  return writeTables(tables.set('glyf', glyf).set('loca', places).set('hmtx', metrics));
}

// Points and contours of a glyph alone, of one made of others; parts of one, and how deep they go.
const LIMITS = [6, 8, 10, 12, 28, 30];
const MADE_OF_OTHERS = 4;

/** No glyph may need more than this: what is joined has at most four parts more, one level deeper, than the sources' own. */
function setLimits(maxp: DataView | undefined, sources: readonly SourceFont[]): void {
  const most = (at: number) =>
    Math.max(
      ...sources.map(({ outlines }) => {
        const table = outlines.tables.get('maxp');
        return table && table.length >= 32 ? viewOf(table).getUint16(at) : 0;
      }),
    );
  if (!maxp || maxp.byteLength < 32) return;
  const [points = 0, contours = 0, allPoints = 0, allContours = 0, parts = 0, depth = 0] =
    LIMITS.map(most);
  const limits = [
    points,
    contours,
    MADE_OF_OTHERS * Math.max(points, allPoints),
    MADE_OF_OTHERS * Math.max(contours, allContours),
    Math.max(parts, 2 * MADE_OF_OTHERS),
    depth + 1,
  ];
  LIMITS.forEach((at, index) => maxp.setUint16(at, Math.min(limits[index] ?? 0, 0xffff)));
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
