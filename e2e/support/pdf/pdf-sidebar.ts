import type { PdfOptions } from '@sastre/shared-contracts/api';
import { factsOf, sidebarPlace } from './pdf-templates.ts';
import type { PixelPage } from './pdf-pixels.ts';

/** Share of the page's own colour in its sidebar. */
const PALE = 0.9;
const DEFAULTS = { primary: '#1f4f5c', background: '#ffffff' };
const STEP_MM = 3;
const EDGE_MM = 0.3;

/** Colours of a document's pages, and where its sidebar is, in millimetres from the left. */
interface Grounds {
  page: string;
  sidebar: string;
  /** Of the name's ground, which may reach to the edges. */
  band: string | undefined;
  from: number;
  to: number;
}

/** The colours that a person chose for the ground of their pages. */
export function grounds(options: PdfOptions): Grounds {
  const page = hex(options.backgroundColorOverride, DEFAULTS.background);
  const primary = hex(options.primaryColorOverride, DEFAULTS.primary);
  const channels = [1, 3, 5].map((at) => {
    const [own, ground] = [primary, page].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * (1 - PALE) + (ground ?? 0) * PALE);
  });
  const pale = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  const { band } = factsOf(options);
  const { from = 0, to = 0 } = sidebarPlace(options) ?? {};
  return { page, sidebar: pale, band: band === 'primary' ? primary : band && pale, from, to };
}

function hex(chosen: string, fallback: string): string {
  const digits = chosen.replace('#', '').toLowerCase();
  if (digits === '') return fallback;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Points at a sheet's edges, and along both sides of the sidebar's end, where the ground is not what it should be. */
export function wrongGround(
  page: PixelPage,
  { page: plain, sidebar, band, from, to }: Grounds,
  hasSidebar: boolean,
): string[] {
  const { width, height, colourAt } = page;
  const wrong: string[] = [];
  const look = (x: number, y: number, ground: string) => {
    const seen = colourAt(x, y);
    const isBand = (at: number) => band !== undefined && alike(colourAt(x, at), band);
    // Where the band ends a pixel may be of both colours.
    const endsBand = () => isBand(y - 1) && alike(colourAt(x, y + 1), ground);
    if (!alike(seen, ground) && !isBand(y) && !endsBand())
      wrong.push(`${seen} for ${ground} at ${x.toFixed(1)}, ${y.toFixed(1)} mm`);
  };
  const groundAt = (x: number) => (hasSidebar && x > from && x < to ? sidebar : plain);
  const edges = [from, to].filter((edge) => edge > 0 && edge < width);
  const heights = [EDGE_MM, ...steps(height), height - EDGE_MM];
  for (const y of heights) {
    for (const x of [EDGE_MM, width - EDGE_MM]) look(x, y, groundAt(x));
    for (const edge of hasSidebar ? edges : [])
      for (const x of [edge - 1, edge + 1]) look(x, y, groundAt(x));
  }
  for (const x of steps(width)) {
    // Where the strip ends a pixel may be of both colours.
    if (edges.some((edge) => Math.abs(x - edge) < 1)) continue;
    look(x, EDGE_MM, groundAt(x));
    look(x, height - EDGE_MM, groundAt(x));
  }
  return wrong;
}

function steps(length: number): number[] {
  return Array.from(
    { length: Math.ceil(length / STEP_MM) - 1 },
    (_, index) => (index + 1) * STEP_MM,
  );
}

/** Two colours that differ by no more than what rounding does. */
function alike(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 1,
  );
}
