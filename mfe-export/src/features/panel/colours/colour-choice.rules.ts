import type { PdfOptions } from '@sastre/shared-contracts/api';
import { contrast, DEFAULT_COLOURS, normaliseColour, palette } from '@sastre/shared-cv-document';
import { isTwoColumn } from '../layout.rules.ts';

/** Colours that a user chooses. */
export const COLOURS = ['primary', 'secondary', 'text'] as const;
export type ColourName = (typeof COLOURS)[number];

const OVERRIDES = {
  primary: 'primaryColorOverride',
  secondary: 'secondaryColorOverride',
  text: 'textColorOverride',
} as const satisfies Record<ColourName, keyof PdfOptions>;

/** The colour as it is shown beside its picker: the chosen one, else the default. */
export function shownColour(options: PdfOptions, name: ColourName): string {
  return normaliseColour(options[OVERRIDES[name]], DEFAULT_COLOURS[name]);
}

/** True when the user chose this colour. */
export function isChosen(options: PdfOptions, name: ColourName): boolean {
  return options[OVERRIDES[name]].trim() !== '';
}

/** What was typed as it is stored: nothing stays nothing (the default), undefined is no colour. */
export function readColour(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  return normaliseColour(typed, '') || undefined;
}

/** The choice of a colour; an empty one goes back to the default. */
export function colourChange(name: ColourName, colour: string): Partial<PdfOptions> {
  return { [OVERRIDES[name]]: colour };
}

/** Every colour back to its default. */
export function resetColours(): Partial<PdfOptions> {
  return { primaryColorOverride: '', secondaryColorOverride: '', textColorOverride: '' };
}

/** How the document moved a chosen colour so that it can be read. */
export function legibilityOf(
  options: PdfOptions,
  name: ColourName,
): 'darkened' | 'lightened' | undefined {
  const chosen = shownColour(options, name);
  const used = palette(options, isTwoColumn(options))[name];
  if (!isChosen(options, name) || used === chosen) return undefined;
  return contrast(used, '#ffffff') > contrast(chosen, '#ffffff') ? 'darkened' : 'lightened';
}
