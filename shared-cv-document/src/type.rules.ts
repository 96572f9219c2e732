import type { PdfOptions } from '@sastre/shared-contracts/api';
import { shrunkLine } from './fit/shrink.rules.ts';
import type { DocumentContext } from './render-context.ts';
import type { Template } from './templates/template.types.ts';
import { templateOf } from './templates/templates.ts';

/** Size in points, line height and gaps as factors, margins in millimetres. */
export type TypeValues = Required<
  Pick<PdfOptions, 'fontSize' | 'lineHeight' | 'spacing' | 'marginX' | 'marginY'>
>;

/** The type that a template has when nothing is chosen; beside a sidebar the side margin is that of the wide column. */
export function templateType({ columns, ...own }: Template): TypeValues {
  const { fontSize, lineHeight, margins, sidebar } = own;
  const { x, y } = columns === 'two' ? { ...margins.two, x: sidebar.besideOuter } : margins.one;
  return { fontSize, lineHeight, spacing: 1, marginX: x, marginY: y };
}

/** The type that a document has: what was chosen, and the template's own for the rest. */
export function typeOf(options: PdfOptions): TypeValues {
  const own = templateType(templateOf(options.template));
  const value = (key: keyof TypeValues) => options[key] ?? own[key];
  return {
    fontSize: value('fontSize'),
    lineHeight: value('lineHeight'),
    spacing: value('spacing'),
    marginX: value('marginX'),
    marginY: value('marginY'),
  };
}

/** The running text in the sheets of all templates, in points. */
const SHEET_SIZE = 9.75;

/** How much larger than in the sheets the type of a document is; names keep their size. */
export function typeScale(
  template: Pick<Template, 'fontSize'>,
  { fontSize }: Pick<PdfOptions, 'fontSize'>,
): number {
  return (fontSize ?? template.fontSize) / SHEET_SIZE;
}

/** Of type that was made smaller: a line that ends earlier the smaller its letters are would take back what that saves. */
const WIDEST_MEASURE = 41;

/** The longest line of running text, in ems: as wide as in the template's own size, up to some 97 letters. */
export function measureOf(
  template: Pick<Template, 'fontSize' | 'measure'>,
  { fontSize = template.fontSize }: Pick<PdfOptions, 'fontSize'>,
): number {
  const wider = Math.max(1, template.fontSize / fontSize);
  return Math.min(Math.max(WIDEST_MEASURE, template.measure), template.measure * wider);
}

/**
 * Custom properties of the type, which sheets count in: `--pt` is a point and `--mm` a millimetre
 * between lines; `--measure` is the longest line of the running text and `--line` its line height, `--scale` its size
 * beside that of the sheets. `--name` is the size of the name, whatever the type.
 */
export function typeVariables({ template, options, scale, shrunk }: DocumentContext): string[] {
  const { lineHeight = shrunkLine(template.lineHeight, shrunk), spacing = shrunk } = options;
  return [
    `--measure:${rounded(measureOf(template, options))}em`,
    `--scale:${rounded(scale)}`,
    `--pt:${rounded(scale)}pt`,
    `--mm:${rounded(spacing)}mm`,
    `--line:${lineHeight}`,
    `--name:${template.nameSize}pt`,
  ];
}

/** How far the gaps of a document may be closed up (`shrunkSpacing`): not at all where somebody chose any of its type. */
export function shrinkOf({ shrink }: Pick<Template, 'shrink'>, options: PdfOptions): number {
  const { fontSize, lineHeight, spacing, marginX, marginY } = options;
  const isChosen = [fontSize, lineHeight, spacing, marginX, marginY].some(
    (one) => one !== undefined,
  );
  return isChosen ? 1 : shrink;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
