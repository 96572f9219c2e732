/**
 * The source of a regular expression written over several lines: a line break and the spaces around it are no part of
 * it, spaces within a line are. What is put in stays as it is.
 */
export function source(lines: TemplateStringsArray, ...values: readonly string[]): string {
  const raw = lines.raw.map((text) => text.replace(/\s*\n\s*/g, ''));
  return String.raw({ raw }, ...values);
}

/** A regular expression over several lines, as `source` reads them: `pattern('u')` before the template. */
export const pattern =
  (flags = '') =>
  (lines: TemplateStringsArray, ...values: readonly string[]): RegExp =>
    new RegExp(source(lines, ...values), flags);
