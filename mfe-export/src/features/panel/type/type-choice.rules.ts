import { TYPE_BOUNDS, type PdfOptions } from '@sastre/shared-contracts/api';
import { templateOf, templateType, typeOf, type TypeValues } from '@sastre/shared-cv-document';

/** A value of the type as its field shows it. */
interface TypeField {
  /** Inclusive, in the field's unit. */
  min: number;
  max: number;
  /** By which an arrow key changes it. */
  step: number;
  unit: '' | 'pt' | '%' | 'mm';
}

const MARGIN: TypeField = { ...TYPE_BOUNDS.margin, step: 1, unit: 'mm' };
/** Gaps are stored as a factor. */
const PERCENT = 100;

/** In the order of the screen. */
export const TYPE_FIELDS = {
  fontSize: { ...TYPE_BOUNDS.fontSize, step: 0.25, unit: 'pt' },
  lineHeight: { ...TYPE_BOUNDS.lineHeight, step: 0.02, unit: '' },
  spacing: {
    min: TYPE_BOUNDS.spacing.min * PERCENT,
    max: TYPE_BOUNDS.spacing.max * PERCENT,
    step: 5,
    unit: '%',
  },
  marginX: MARGIN,
  marginY: MARGIN,
} as const satisfies Record<keyof TypeValues, TypeField>;
export type TypeName = keyof typeof TYPE_FIELDS;
export const TYPE_NAMES = Object.keys(TYPE_FIELDS) as TypeName[];

/** The value in use, in the field's unit. */
export function shownValue(options: PdfOptions, name: TypeName): number {
  return inUnit(name, typeOf(options)[name]);
}

/** A stored value in the field's unit. */
export function inUnit(name: TypeName, value: number): number {
  return rounded(name === 'spacing' ? value * PERCENT : value);
}

/** What was typed as a number, with a point or a comma; undefined when it is none, or not within the bounds. */
export function readValue(name: TypeName, typed: string): number | undefined {
  const { min, max } = TYPE_FIELDS[name];
  const digits = typed.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(digits)) return undefined;
  const value = rounded(Number(digits));
  return value >= min && value <= max ? value : undefined;
}

/** The value so many steps on, within the bounds. */
export function stepped(name: TypeName, value: number, steps: number): number {
  const { min, max, step } = TYPE_FIELDS[name];
  return rounded(Math.min(max, Math.max(min, value + steps * step)));
}

/** The choice of a value in the field's unit; undefined leaves it to the template. */
export function typeChange(name: TypeName, value: number | undefined): Partial<PdfOptions> {
  const stored = name === 'spacing' && value !== undefined ? rounded(value / PERCENT) : value;
  return { [name]: stored };
}

export const DENSITIES = ['compact', 'regular', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];
type Airiness = Pick<TypeValues, 'lineHeight' | 'spacing'>;

/** What a density is beyond the template's own type, which is the regular one. */
const AIRINESS: Record<Exclude<Density, 'regular'>, Airiness> = {
  compact: { lineHeight: 1.32, spacing: 0.75 },
  roomy: { lineHeight: 1.52, spacing: 1.25 },
};

/** The choice of a density; the regular one leaves it to the template. */
export function densityChange(density: Density): Partial<PdfOptions> {
  return density === 'regular' ? { lineHeight: undefined, spacing: undefined } : AIRINESS[density];
}

/** The density that the values in use are; undefined when they are none. */
export function densityOf(options: PdfOptions): Density | undefined {
  const { lineHeight, spacing } = typeOf(options);
  const own = templateType(templateOf(options.template));
  return DENSITIES.find((density) => {
    const airiness = density === 'regular' ? own : AIRINESS[density];
    return airiness.lineHeight === lineHeight && airiness.spacing === spacing;
  });
}

function rounded(value: number): number {
  return Math.round(value * PERCENT) / PERCENT;
}
