import type { PdfOptions } from '@sastre/shared-contracts/api';
import type { DocumentContext } from './render-context.ts';
import type { Template } from './templates/template.types.ts';

/** The running text in the sheets of all templates, in points. */
const SHEET_SIZE = 9.75;

/** How much larger than in the sheets the type of a document is; names keep their size. */
export function typeScale(
  template: Pick<Template, 'fontSize'>,
  { fontSize }: Pick<PdfOptions, 'fontSize'>,
): number {
  return (fontSize ?? template.fontSize) / SHEET_SIZE;
}

/**
 * Custom properties of the type, which sheets count in: `--pt` is a point and `--mm` a millimetre
 * between lines; `--line` is the line height of the running text.
 */
export function typeVariables({ template, options, scale }: DocumentContext): string[] {
  const { lineHeight = template.lineHeight, spacing = 1 } = options;
  return [`--pt:${rounded(scale)}pt`, `--mm:${rounded(spacing)}mm`, `--line:${lineHeight}`];
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
