import { TEMPLATES, type TemplateName } from '@sastre/shared-contracts/api';

/** Of what is checked with every template: these two have all of it each day. */
const ALWAYS: readonly TemplateName[] = ['single-column-1', 'two-column-1'];
const OTHERS = TEMPLATES.filter((template) => !ALWAYS.includes(template));

export const SOAKS = Number(process.env['SOAK'] ?? 1) > 1;

/**
 * What of a list a template is checked with: all of it when it is a default one or in the long run, otherwise its turn of
 * `each`, so that the others share the list among them.
 */
export function sharedOut<T>(list: readonly T[], template: TemplateName, each = 1): T[] {
  if (SOAKS || ALWAYS.includes(template) || each >= list.length) return [...list];
  const first = OTHERS.indexOf(template) * each;
  return Array.from({ length: each }, (_, index) => list[(first + index) % list.length] as T);
}
