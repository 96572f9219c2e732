import type { PdfOptions } from '@sastre/shared-contracts/api';

type Rgb = [number, number, number];

/** Colours of a document when the user chose none. */
export const DEFAULT_COLOURS = {
  primary: '#1f4f5c',
  secondary: '#5d6570',
  text: '#1d2023',
  text2: '#5d6570',
  background: '#ffffff',
} as const;

const BLACK = '#000000';
const WHITE = '#ffffff';
/** WCAG 2.2, contrast (minimum). */
const LEGIBLE = 4.5;

/** `#abc`, `abc`, `#AABBCC` → `#aabbcc`; anything else → `fallback`. */
export function normaliseColour(value: string, fallback: string): string {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim());
  if (match?.[1] === undefined) return fallback;
  const digits =
    match[1].length === 3 ? [...match[1]].map((digit) => digit + digit).join('') : match[1];
  return `#${digits.toLowerCase()}`;
}

function channels(colour: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb;
}

/** Moves `from` towards `to` by the share `by` (0–1). */
export function mix(from: string, to: string, by: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * by),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1–21, WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The least contrast of a colour against any of the surfaces. */
function worst(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(colour, surface)));
}

/** Black or white, whichever is easier to read on the surfaces. */
function extreme(surfaces: readonly string[]): string {
  return worst(BLACK, surfaces) >= worst(WHITE, surfaces) ? BLACK : WHITE;
}

/** The colour, moved towards black (white on a dark page) only as far as 4.5:1 on every surface needs. */
export function legible(colour: string, surfaces: readonly string[]): string {
  const target = extreme(surfaces);
  for (let step = 0; step <= 20; step += 1) {
    const candidate = mix(colour, target, step / 20);
    if (worst(candidate, surfaces) >= LEGIBLE) return candidate;
  }
  return target;
}

/** The sidebar: the primary colour at 10 %, or less where no text colour could be read on it and on the page alike. */
function sidebar(primary: string, bg: string): string {
  for (let share = 10; share > 0; share -= 1) {
    const side = mix(bg, primary, share / 100);
    if (worst(extreme([bg, side]), [bg, side]) >= LEGIBLE) return side;
  }
  return bg;
}

/** Custom properties of a document, `--cv-…`. */
export type Palette = Record<
  | 'primary'
  | 'secondary'
  | 'text'
  | 'text2'
  | 'bg'
  | 'side'
  | 'rule'
  | 'band'
  | 'onBand'
  | 'onBand2',
  string
>;

/** The user's colours, normalised and legible on the page, and on its sidebar where there is one. */
export function palette(options: PdfOptions, withSidebar = false): Palette {
  const bg = normaliseColour(options.backgroundColorOverride, DEFAULT_COLOURS.background);
  const primary = normaliseColour(options.primaryColorOverride, DEFAULT_COLOURS.primary);
  const secondary = normaliseColour(options.secondaryColorOverride, DEFAULT_COLOURS.secondary);
  const side = withSidebar ? sidebar(primary, bg) : bg;
  const surfaces = [bg, side];
  const text = legible(normaliseColour(options.textColorOverride, DEFAULT_COLOURS.text), surfaces);
  const onBand = extreme([primary]);
  const quiet =
    options.textColorOverride.trim() === '' ? DEFAULT_COLOURS.text2 : mix(text, bg, 0.28);
  return {
    primary: legible(primary, surfaces),
    secondary: legible(secondary, surfaces),
    text,
    text2: legible(normaliseColour(options.text2ColorOverride, quiet), surfaces),
    bg,
    side,
    rule: mix(primary, bg, 0.72),
    band: primary,
    onBand,
    onBand2: legible(mix(onBand, primary, 0.2), [primary]),
  };
}
