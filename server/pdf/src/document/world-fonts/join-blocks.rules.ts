import type { MergedFont, SourceFont, SourcePart } from './merged-font.rules.ts';
import type { Cluster, ContentPart, Shown, TextBlock } from './text-blocks.rules.ts';

/** The font into which others are merged, and its name in the resources. */
export interface MergedUse {
  name: string;
  font: MergedFont;
}

/** A font of the page: where its glyphs come from, and where they go, if anywhere. */
export interface PageFont {
  source: SourceFont;
  into: MergedUse | undefined;
}

const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;
const NO_WIDTH = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * Sets in merged fonts what was set in their parts. Neighbours that come into the same font become one text object,
 * with the spaces and joiners between them. Nothing moves.
 */
export function joinBlocks(
  parts: readonly ContentPart[],
  fonts: ReadonlyMap<string, PageFont>,
): ContentPart[] {
  const joined: ContentPart[] = [];
  const uses = new Map([...fonts.values()].map(({ into }) => [into?.name, into]));
  parts.forEach((part, index) => {
    const font = typeof part === 'string' ? undefined : fonts.get(part.font);
    if (typeof part === 'string' || !font) {
      joined.push(part);
      return;
    }
    const last = joined.at(-1);
    const before = typeof last === 'object' && isInLine(last, part) ? last : undefined;
    const after = parts[index + 1];
    const next =
      typeof after === 'object' && isInLine(part, after) ? fonts.get(after.font) : undefined;
    const use = uses.get(before?.font);
    const isBetween = use !== undefined && use !== font.into && next?.into === use;
    const filled = isBetween ? fillWith(part, font, use) : undefined;
    if (before && filled) {
      before.clusters.push(...filled);
      return;
    }
    if (!font.into) {
      joined.push(part);
      return;
    }
    const { name, font: merged } = font.into;
    const clusters = part.clusters.flatMap((one, at) =>
      setIn(merged, one, font.source, part, part.clusters[at + 1]),
    );
    if (before?.font === name && before.reversed === part.reversed)
      before.clusters.push(...clusters);
    else joined.push({ ...part, font: name, clusters });
  });
  return joined;
}

/**
 * What is not seen, a space between two words or a joiner inside of one, comes from a font of another script, which takes
 * the words apart: it becomes a blank of theirs.
 */
function fillWith(block: TextBlock, { source }: PageFont, use: MergedUse): Cluster[] | undefined {
  const text = block.clusters.map((cluster) => textOf(cluster, source)).join('');
  if (!UNSEEN.test(text)) return undefined;
  return block.clusters.flatMap((cluster) => blanks(use.font, cluster, source, block));
}

function isInLine(a: TextBlock, b: TextBlock): boolean {
  return a.size === b.size && a.matrix === b.matrix;
}

function blanks(
  font: MergedFont,
  { shown, text }: Cluster,
  source: SourceFont,
  { size }: TextBlock,
): Cluster[] {
  const em = Number(size) / 1000;
  return shown.flatMap(({ codes, x }) => {
    let at = x;
    return codes.map((code) => {
      const says = text ?? source.texts.get(code) ?? '';
      const width = NO_WIDTH.test(says) ? 0 : source.widthOf(code);
      const blank = only(font.whole(says, [], width), at);
      at += width * em;
      return blank;
    });
  });
}

function textOf({ shown, text }: Cluster, { texts }: SourceFont): string {
  return (
    text ?? shown.flatMap(({ codes }) => codes.map((code) => texts.get(code) ?? '\0')).join('')
  );
}

/** So far, in ems, a letter may reach over the next one before a reader that goes by places (poppler) begins a line there. */
const MOST_OVERLAP = 0.05;

/** From where to where a glyph may step: not far beyond where the next cluster begins, which may stand below its end. */
function stepOf(drawn: number, from: number, next: Cluster | undefined, em: number): number {
  const begins = Math.min(...(next?.shown ?? []).map(({ x }) => x));
  const room = (begins - from) / em;
  return room > 0 && drawn - room > MOST_OVERLAP * 1000 ? room : drawn;
}

/** The same clusters in the merged font, each as one glyph that says what it stands for and steps no farther than it should. */
function setIn(
  font: MergedFont,
  cluster: Cluster,
  source: SourceFont,
  { size, reversed }: TextBlock,
  next: Cluster | undefined,
): Cluster[] {
  const { shown } = cluster;
  const em = Number(size) / 1000;
  const { x, width: drawn, parts } = placeParts(shown, source, em);
  const width = reversed ? drawn : stepOf(drawn, x, next, em);
  const lacks = shown.some(({ codes }) => codes.includes(0));
  const text = cluster.text ?? (width < drawn ? textOf(cluster, source) : undefined);
  if (!text || lacks) {
    const codes = (one: Shown) => one.codes.map((code) => font.glyph(source, code));
    return [{ text, shown: shown.map((one) => ({ ...one, codes: codes(one) })) }];
  }
  // A line is read from left to right and then turned, so that a glyph of several letters would be turned in itself.
  const letters = reversed ? [...text].reverse() : [text];
  const share = width / letters.length;
  return letters.map((letter, index) =>
    only(font.whole(letter, index === 0 ? parts : [], share), x + index * share * em),
  );
}

const only = (code: number, x: number): Cluster => ({
  shown: [{ codes: [code], x, y: 0 }],
  text: undefined,
});

/** Where a cluster begins, how wide it is and where its glyphs stand in it; widths in thousandths of the size. */
function placeParts(
  shown: readonly Shown[],
  source: SourceFont,
  em: number,
): { x: number; width: number; parts: SourcePart[] } {
  const placed = shown.flatMap(({ codes, x, y }) => {
    let at = x;
    return codes.map((glyph) => {
      const width = source.widthOf(glyph);
      const part = { source, glyph, dx: at / em, dy: y / em, width };
      at += width * em;
      return part;
    });
  });
  const start = Math.min(...placed.map(({ dx }) => dx));
  const end = Math.max(...placed.map(({ dx, width }) => dx + width));
  const parts = placed.map(({ glyph, dx, dy }) => ({ source, glyph, dx: dx - start, dy }));
  return { x: start * em, width: end - start, parts };
}
