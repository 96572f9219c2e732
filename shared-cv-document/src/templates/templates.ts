import type { PdfOptions } from '@sastre/shared-contracts/api';
import { fontPairOf, type FontPair } from '../fonts/font-pairs.ts';
import { academic } from './academic.template.ts';
import { compact } from './compact.template.ts';
import { headerBand } from './header-band.template.ts';
import { photoHeader } from './photo-header.template.ts';
import { serif } from './serif.template.ts';
import { singleColumn } from './single-column.template.ts';
import type { Template } from './template.types.ts';
import { twoColumnRight } from './two-column-right.template.ts';
import { twoColumn } from './two-column.template.ts';

/** Every version of every template, the newest of each first. */
export const ALL_TEMPLATES: readonly Template[] = [
  singleColumn,
  twoColumn,
  compact,
  academic,
  serif,
  headerBand,
  photoHeader,
  twoColumnRight,
];

/** What is stored for a template that is chosen now: its newest version, which the first one need not say. */
export function storedTemplate(name: string): string {
  const version = ALL_TEMPLATES.find((one) => one.name === name)?.version ?? 1;
  return version === 1 ? name : `${name}@${version}`;
}

/** Whether text stands on the sidebar's colour. */
export function hasTint({ columns, tinted }: Pick<Template, 'columns' | 'tinted'>): boolean {
  return tinted || columns === 'two';
}

/**
 * The template of a stored value, `name` or `name@version`; without a version the first one, so that what is stored looks
 * as it did. What is not known has two columns when it begins with `two-column`, and one otherwise.
 */
export function templateOf(value: string): Template {
  const [name, version = '1'] = value.split('@');
  const known = ALL_TEMPLATES.find((one) => one.name === name && String(one.version) === version);
  if (known !== undefined) return known;
  const newest = ALL_TEMPLATES.find((one) => one.name === name);
  return newest ?? (value.startsWith('two-column') ? twoColumn : singleColumn);
}

/** The fonts of a document: the chosen pair, else its template's. */
export function fontsOf({
  fontPair,
  template,
}: Pick<PdfOptions, 'fontPair' | 'template'>): FontPair {
  return fontPairOf(fontPair ?? templateOf(template).fontPair);
}
