import { product, type Matrix } from './matrix.rules.ts';
import type { PageItem } from './page-items.ts';

/** What pdf.js tells of a thing that lies over a page, as far as it is asked here. */
export interface Annotation {
  subtype?: string;
  rect?: readonly number[];
  url?: string;
  hidden?: boolean;
  noView?: boolean;
  fieldType?: string;
  fieldValue?: unknown;
  password?: boolean;
  multiLine?: boolean;
  options?: readonly { exportValue?: string; displayValue?: string }[];
  defaultAppearanceData?: { fontSize?: number };
  contentsObj?: { str?: string };
}

/** A rectangle of a page, from its upper left corner. */
export interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** More than a page holds. */
const [MOST_FIELDS, LONGEST_VALUE] = [500, 20_000];
/** The largest letters that a form chooses by itself. */
const LARGEST = 12;
/** Of the width of a letter, and of the height of a line, in sizes of the letters. */
const [WIDE, HIGH, BELOW_MIDDLE] = [0.5, 1.15, 0.35];
const LINE_END = /\r\n?|\n/u;

/** What was written into the fields of a form, or laid over the page, where it stands. */
export function fieldItems(annotations: readonly Annotation[], matrix: Matrix): PageItem[] {
  return annotations
    .filter(({ hidden, noView }) => hidden !== true && noView !== true)
    .slice(0, MOST_FIELDS)
    .flatMap((field) => {
      const lines = valueOf(field).slice(0, LONGEST_VALUE).split(LINE_END);
      const place = field.rect && rectangleOf(field.rect, matrix);
      if (place === undefined || lines.every((line) => line.trim() === '')) return [];
      return itemsOf(lines, place, field);
    });
}

/** Where a rectangle of a PDF stands as the page is shown. */
export function rectangleOf(rect: readonly number[], matrix: Matrix): Rectangle {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const corner = (x: number, y: number) => product(matrix, [1, 0, 0, 1, x, y]).slice(4);
  const [one = [], other = []] = [corner(left, bottom), corner(right, top)];
  const [x1 = 0, y1 = 0] = one;
  const [x2 = 0, y2 = 0] = other;
  return {
    ...{ left: Math.min(x1, x2), right: Math.max(x1, x2) },
    ...{ top: Math.min(y1, y2), bottom: Math.max(y1, y2) },
  };
}

function valueOf(field: Annotation): string {
  if (field.subtype === 'FreeText') return field.contentsObj?.str ?? '';
  if (field.subtype !== 'Widget' || field.password === true) return '';
  const values = [field.fieldValue].flat().filter((value) => typeof value === 'string');
  if (field.fieldType === 'Tx') return values.join('\n');
  if (field.fieldType !== 'Ch') return '';
  // A choice is kept by a name that nobody sees.
  const shown = (value: string) =>
    field.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return values.map(shown).join(', ');
}

function itemsOf(
  lines: readonly string[],
  { left, right, top, bottom }: Rectangle,
  { subtype, multiLine, defaultAppearanceData }: Annotation,
): PageItem[] {
  const told = defaultAppearanceData?.fontSize ?? 0;
  const height = bottom - top;
  const size = told > 0 ? told : Math.min(LARGEST, (height / lines.length) * 0.75);
  const isHigh = lines.length > 1 || multiLine === true || subtype === 'FreeText';
  const middle = isHigh ? top + (size * HIGH) / 2 : (top + bottom) / 2;
  return lines.flatMap((text, at) =>
    text.trim() === ''
      ? []
      : [
          {
            ...{ text, x: left, y: middle + size * (BELOW_MIDDLE + at * HIGH) },
            width: Math.min(text.length * size * WIDE, right - left),
            ...{ size, bold: false, italic: false, font: 'form' },
          },
        ],
  );
}
