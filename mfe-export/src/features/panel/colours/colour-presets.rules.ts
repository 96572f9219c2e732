import type { PdfOptions } from '@sastre/shared-contracts/api';
import { DEFAULT_COLOURS } from '@sastre/shared-cv-document';
import { shownColour } from './colour-choice.rules.ts';

/** Two colours that go together, the accent and a quieter one; all of them legible on white and on the sidebar of their own. */
export const PRESETS = [
  { name: 'petrol', primary: DEFAULT_COLOURS.primary, secondary: DEFAULT_COLOURS.secondary },
  { name: 'navy', primary: '#1f3a68', secondary: '#56617a' },
  { name: 'cobalt', primary: '#1c55b8', secondary: '#55627a' },
  { name: 'forest', primary: '#2a5a3a', secondary: '#58655b' },
  { name: 'burgundy', primary: '#7a2438', secondary: '#6d5a60' },
  { name: 'plum', primary: '#5b3a70', secondary: '#655d70' },
  { name: 'terracotta', primary: '#984718', secondary: '#6e5f55' },
  { name: 'graphite', primary: '#2b3038', secondary: '#5c626b' },
] as const;
export type ColourPreset = (typeof PRESETS)[number];

/** Whether a document has the two colours of a preset. */
export function isPreset(options: PdfOptions, { primary, secondary }: ColourPreset): boolean {
  return (
    shownColour(options, 'primary') === primary && shownColour(options, 'secondary') === secondary
  );
}

/** The choice of a preset; that of the default colours is stored as no choice. */
export function presetChange({ name, primary, secondary }: ColourPreset): Partial<PdfOptions> {
  return name === 'petrol'
    ? { primaryColorOverride: '', secondaryColorOverride: '' }
    : { primaryColorOverride: primary, secondaryColorOverride: secondary };
}
