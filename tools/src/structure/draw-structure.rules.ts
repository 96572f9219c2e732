import { withoutImplied, type Arrow } from './arrows.rules.ts';

/** One of the drawings that stand below each other. */
export interface Part {
  title: string;
  /** The roof first. */
  rows: readonly (readonly string[])[];
  arrows: readonly Arrow[];
  /** What is written instead of a name that says little. */
  labels?: Readonly<Record<string, string>>;
}

interface Box {
  x: number;
  y: number;
  width: number;
}

const WIDTH = 1000;
const BOX_HEIGHT = 34;
const ROW_HEIGHT = 84;
const TITLE_HEIGHT = 48;
/** Begins the name of a place where an arrow goes past a row. */
const BEND = 'bend ';
const INK = '#1d1b18';
const SOFT_INK = '#5a554d';

/** The drawings as SVG: boxes in rows, an arrow for each import that no other arrows imply. */
export function drawStructure(name: string, parts: readonly Part[]): string {
  let top = 0;
  const drawn = parts.map((part) => {
    const text = drawPart(part, top);
    top += TITLE_HEIGHT + part.rows.length * ROW_HEIGHT;
    return text;
  });
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" font-family="Georgia, 'Source Serif 4', serif" font-size="15" role="img" aria-label="${name}">`;
  const head = `<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="${SOFT_INK}"/></marker></defs>`;
  const ground = `<rect width="${WIDTH}" height="${top}" fill="#faf8f4"/>`;
  return `${[opening, ground, head, ...drawn, '</svg>'].join('\n')}\n`;
}

function drawPart({ title, rows, arrows, labels = {} }: Part, top: number): string {
  const label = (node: string) => labels[node] ?? node;
  const widthOf = (node: string) => (node.startsWith(BEND) ? 12 : label(node).length * 8 + 26);
  const plan = withBends(rows, withoutImplied(arrows));
  const boxes = placed(plan, { widthOf, top: top + TITLE_HEIGHT });
  const shapes = [...boxes].map(([node, { x, y, width }]) =>
    node.startsWith(BEND)
      ? `<path d="M${x} ${y} V${y + BOX_HEIGHT}" fill="none" stroke="${SOFT_INK}" stroke-width="1.3"/>`
      : `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="8"/>` +
        `<text x="${x}" y="${y + 22}" fill="${INK}" stroke="none">${label(node)}</text>`,
  );
  return [
    `<text x="24" y="${top + 32}" fill="${INK}" font-weight="bold">${title}</text>`,
    `<g fill="none" stroke="${SOFT_INK}" stroke-width="1.3">`,
    ...plan.arrows.map(({ from, to }) => arrowPath(to, boxes.get(from), boxes.get(to))),
    '</g>',
    '<g fill="#fff" stroke="#1d6149" stroke-width="1.5" text-anchor="middle">',
    ...shapes,
    '</g>',
  ].join('\n');
}

type Plan = Pick<Part, 'rows' | 'arrows'>;

/** An arrow past a row has a place of its own in it, where it goes straight; arrows to one box share theirs. */
function withBends(rows: Part['rows'], arrows: readonly Arrow[]): Plan {
  const bent = rows.map((row) => [...row]);
  const parts = new Map<string, Arrow>();
  const rowOf = (node: string) => rows.findIndex((row) => row.includes(node));
  for (const { from, to } of arrows) {
    let above = from;
    for (let row = rowOf(from) + 1; row <= rowOf(to); row += 1) {
      const node = row === rowOf(to) ? to : `${BEND}${row} ${to}`;
      if (!bent[row]?.includes(node)) bent[row]?.push(node);
      parts.set(`${above} ${node}`, { from: above, to: node });
      above = node;
    }
  }
  return { rows: bent, arrows: [...parts.values()] };
}

/** Where each box stands: with even gaps in its row, each as near as its turn allows to what imports it. */
function placed(
  { rows, arrows }: Plan,
  { widthOf, top }: { widthOf: (node: string) => number; top: number },
): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const [index, row] of rows.entries()) {
    const wantedPlace = (node: string) => {
      const above = arrows.filter(({ to }) => to === node).map(({ from }) => boxes.get(from)?.x);
      const known = above.filter((x) => x !== undefined);
      return known.length === 0 ? WIDTH / 2 : known.reduce((sum, x) => sum + x, 0) / known.length;
    };
    const filled = row.reduce((sum, node) => sum + widthOf(node), 0);
    const gap = (WIDTH - filled) / (row.length + 1);
    let left = gap;
    for (const node of row.toSorted((a, b) => wantedPlace(a) - wantedPlace(b))) {
      const width = widthOf(node);
      boxes.set(node, { x: Math.round(left + width / 2), y: top + index * ROW_HEIGHT, width });
      left += width + gap;
    }
  }
  return boxes;
}

function arrowPath(target: string, from: Box | undefined, to: Box | undefined): string {
  if (from === undefined || to === undefined) throw new Error('An arrow has no box at its end.');
  const isBend = target.startsWith(BEND);
  const [start, end] = [from.y + BOX_HEIGHT, isBend ? to.y : to.y - 2];
  const half = (end - start) / 2;
  const tip = isBend ? '' : ' marker-end="url(#to)"';
  return `<path d="M${from.x} ${start} C${from.x} ${start + half} ${to.x} ${end - half} ${to.x} ${end}"${tip}/>`;
}
