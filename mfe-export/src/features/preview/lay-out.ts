import { shrunkLine, shrunkSpacing } from '@sastre/shared-cv-document';
import { endingOf, type Ending } from './last-page.ts';
import { paginate } from './paginate.ts';

/** Pages as they are laid out; `spacing` is the factor of the gaps, 1 where they are as the document has them. */
export interface LaidOut {
  pages: number;
  ending: Ending | undefined;
  spacing: number;
}

/**
 * Turns a rendered document into pages, with gaps and lines that are closed up a little where that alone saves a last page
 * that is hardly filled. Call it as `paginate`; what is printed is rendered with the same `spacing`.
 */
export function layOut(frame: Document): LaidOut {
  const { dataset } = frame.documentElement;
  const pages = paginateWith(frame, 1);
  const ending = endingOf(frame);
  if (ending === undefined) return { pages, ending, spacing: 1 };
  let isTried = false;
  const spacing = shrunkSpacing(Number(dataset['shrink'] ?? 1), ending, (tried) => {
    isTried = true;
    paginateWith(frame, tried);
    return endingOf(frame)?.pages ?? 0;
  });
  if (!isTried) return { pages, ending, spacing };
  // What was tried last need not be what was taken.
  const settled = paginateWith(frame, spacing);
  return { pages: settled, ending: endingOf(frame), spacing };
}

function paginateWith(frame: Document, spacing: number): number {
  const { style, dataset } = frame.documentElement;
  // The names of the sheet's own properties (`type.rules.ts`).
  for (const [name, value] of [
    ['--mm', `${spacing}mm`],
    ['--line', String(shrunkLine(Number(dataset['line']), spacing))],
  ] as const)
    style.setProperty(name, spacing === 1 ? null : value);
  return paginate(frame);
}
