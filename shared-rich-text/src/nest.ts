import type { Marks, Run } from './model.ts';

/** How each mark wraps what is inside it, and how plain text is written. */
export interface Notation {
  href: (inner: string, href: string) => string;
  underline: (inner: string) => string;
  bold: (inner: string) => string;
  italic: (inner: string) => string;
  text: (text: string) => string;
}

const ORDER = ['href', 'underline', 'bold', 'italic'] as const;

/** Writes runs with marks nested always in the same order (link, underline, bold, italic), each opened as rarely as possible. */
export function nest(runs: readonly Run[], notation: Notation, depth = 0): string {
  const mark = ORDER[depth];
  if (!mark) return notation.text(runs.map(({ text }) => text).join(''));
  return stretches(runs, mark)
    .map((stretch) => {
      const inner = nest(stretch, notation, depth + 1);
      const value = stretch[0]?.[mark];
      if (!value) return inner;
      return mark === 'href' ? notation.href(inner, String(value)) : notation[mark](inner);
    })
    .join('');
}

function stretches(runs: readonly Run[], mark: keyof Marks): Run[][] {
  const found: Run[][] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last && (last[0]?.[mark] ?? false) === (run[mark] ?? false)) last.push(run);
    else found.push([run]);
  }
  return found;
}
