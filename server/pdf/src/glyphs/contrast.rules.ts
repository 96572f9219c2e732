import { srgbLight } from '../document/archive/srgb-profile.rules.ts';

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** The contrast of two colours, 1 to 21, as WCAG 2 defines it. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

/** By channel. */
const LIGHTS = Array.from({ length: 256 }, (_, channel) => srgbLight(channel / 255));

function lightOf(channel: number): number {
  return LIGHTS[channel] ?? srgbLight(channel / 255);
}
