import type { PdfOptions } from '@sastre/shared-contracts/api';
import { SIDEBAR_MM } from './pdf-order.ts';
import type { PixelPage } from './pdf-pixels.ts';

/** Share of the page's own colour in its sidebar. */
const PALE = 0.9;
const DEFAULTS = { primary: '#1f4f5c', background: '#ffffff' };
const STEP_MM = 3;
const EDGE_MM = 0.3;

/** The colours that a person chose for the ground of their pages. */
export function grounds(options: PdfOptions): { page: string; sidebar: string } {
  const page = hex(options.backgroundColorOverride, DEFAULTS.background);
  const primary = hex(options.primaryColorOverride, DEFAULTS.primary);
  const channels = [1, 3, 5].map((at) => {
    const [own, ground] = [primary, page].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((own ?? 0) * (1 - PALE) + (ground ?? 0) * PALE);
  });
  return {
    page,
    sidebar: `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  };
}

function hex(chosen: string, fallback: string): string {
  const digits = chosen.replace('#', '').toLowerCase();
  if (digits === '') return fallback;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Points at a sheet's edges, and along both sides of the sidebar's end, where the ground is not what it should be. */
export function wrongGround(
  page: PixelPage,
  { page: plain, sidebar }: ReturnType<typeof grounds>,
  hasSidebar: boolean,
): string[] {
  const { width, height, colourAt } = page;
  const wrong: string[] = [];
  const look = (x: number, y: number, ground: string) => {
    const seen = colourAt(x, y);
    if (!alike(seen, ground))
      wrong.push(`${seen} for ${ground} at ${x.toFixed(1)}, ${y.toFixed(1)} mm`);
  };
  const strip = hasSidebar ? sidebar : plain;
  const heights = [EDGE_MM, ...steps(height), height - EDGE_MM];
  for (const y of heights) {
    look(EDGE_MM, y, strip);
    look(width - EDGE_MM, y, plain);
    if (hasSidebar) {
      look(SIDEBAR_MM - 1, y, sidebar);
      look(SIDEBAR_MM + 1, y, plain);
    }
  }
  for (const x of steps(width)) {
    // Where the strip ends a pixel may be of both colours.
    if (Math.abs(x - SIDEBAR_MM) < 1) continue;
    const ground = x < SIDEBAR_MM ? strip : plain;
    look(x, EDGE_MM, ground);
    look(x, height - EDGE_MM, ground);
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
