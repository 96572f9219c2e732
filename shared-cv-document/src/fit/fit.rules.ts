import type { TypeValues } from '../type.rules.ts';

/** What makes a document shorter, in the order in which it is tried: what is noticed least comes first. */
export const FIT_STEPS = ['spacing', 'lineHeight', 'fontSize', 'margins'] as const;
export type FitStep = (typeof FIT_STEPS)[number];

/** A step and the values that it changes. */
export interface TakenStep {
  step: FitStep;
  values: Partial<TypeValues>;
}

/** The steps that were taken; where `fits` is false all of them, to their ends, and it was not enough. */
export interface Fit {
  steps: TakenStep[];
  fits: boolean;
}

/** How far each value goes, and by how much at a time: factors, points, millimetres. */
const ENDS = {
  spacing: { least: 0.6, by: 0.05 },
  lineHeight: { least: 1.3, by: 0.02 },
  fontSize: { least: 9, by: 0.25 },
  marginX: { least: 12, by: 1 },
  marginY: { least: 12, by: 1 },
} as const satisfies Record<keyof TypeValues, { least: number; by: number }>;

const PARTS: Record<FitStep, readonly (keyof TypeValues)[]> = {
  spacing: ['spacing'],
  lineHeight: ['lineHeight'],
  fontSize: ['fontSize'],
  margins: ['marginX', 'marginY'],
};

/**
 * The mildest steps after which a document has `target` pages or fewer. `pagesOf` says how many pages it has with a type;
 * it is asked some eight times.
 */
export function fitType(
  start: TypeValues,
  target: number,
  pagesOf: (type: TypeValues) => number,
): Fit {
  let type = start;
  const steps: TakenStep[] = [];
  for (const step of FIT_STEPS) {
    const ways = waysOf(step, type);
    const fits = (values: Partial<TypeValues>) => pagesOf({ ...type, ...values }) <= target;
    const farthest = ways.at(-1);
    if (farthest === undefined) continue;
    if (fits(farthest))
      return { steps: [...steps, { step, values: first(ways, fits) }], fits: true };
    steps.push({ step, values: farthest });
    type = { ...type, ...farthest };
  }
  return { steps, fits: false };
}

/** A type with all steps taken to their ends. */
export function smallestType(start: TypeValues): Partial<TypeValues> {
  return valuesOf(fitType(start, 0, () => 1).steps);
}

/** What steps change, all together. */
export function valuesOf(steps: readonly TakenStep[]): Partial<TypeValues> {
  return Object.assign({}, ...steps.map(({ values }) => values)) as Partial<TypeValues>;
}

/**
 * Which of the chosen values are a fitting's, told by how it takes them: each step goes to its end before the next begins.
 * What is larger than the template's own is somebody's choice; so is all of it where something is less out of that order.
 */
export function fittedValues(own: TypeValues, chosen: Partial<TypeValues>): (keyof TypeValues)[] {
  const value = (part: keyof TypeValues) => chosen[part] ?? own[part];
  const less = FIT_STEPS.flatMap((step) => PARTS[step]).filter((part) => value(part) < own[part]);
  const isAtEnd = (step: FitStep) => PARTS[step].every((part) => value(part) <= ENDS[part].least);
  const last = FIT_STEPS.findIndex((step) => !isAtEnd(step));
  const taken = FIT_STEPS.slice(0, last < 0 ? undefined : last + 1).flatMap((step) => PARTS[step]);
  return less.every((part) => taken.includes(part)) ? less : [];
}

/** How few of `count` things do it, when all of them do; `isEnough` of more is never less true. */
export function fewest(count: number, isEnough: (few: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

function first<T>(ways: readonly T[], isEnough: (way: T) => boolean): T {
  return ways[fewest(ways.length - 1, (index) => isEnough(ways[index] as T))] as T;
}

/** Values of a step, the mildest first; none where the document is beyond its end already. */
function waysOf(step: FitStep, type: TypeValues): Partial<TypeValues>[] {
  const parts = PARTS[step].filter((part) => type[part] > ENDS[part].least);
  const counts = parts.map((part) =>
    Math.ceil((type[part] - ENDS[part].least) / ENDS[part].by - 1e-6),
  );
  return Array.from({ length: Math.max(0, ...counts) }, (_, index) =>
    Object.fromEntries(parts.map((part) => [part, lessened(part, type[part], index + 1)])),
  );
}

function lessened(part: keyof TypeValues, value: number, times: number): number {
  const { least, by } = ENDS[part];
  return Number(Math.max(least, value - times * by).toFixed(2));
}
