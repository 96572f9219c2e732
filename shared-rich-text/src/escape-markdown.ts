const LINE_STARTS: readonly (readonly [RegExp, string])[] = [
  [/^(#{1,6})(?=\s|$)/, '\\$1'],
  [/^([>~=|])/, '\\$1'],
  [/^([-+])(?=[\s-]|$)/, '\\$1'],
  [/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'],
];

/** Text so written that markdown inside a line leaves it alone. */
export function escapeInline(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}

/** Text so written that markdown can find nothing in it at all. */
export function escapeEverything(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** One written line, so that its beginning does not make it a heading, a list, a quote or a rule. */
export function escapeLineStart(line: string): string {
  for (const [start, replacement] of LINE_STARTS) {
    if (start.test(line)) return line.replace(start, replacement);
  }
  return line;
}
