import type { WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';

/** "To the STM32H7" of a fact that says "to STM32H7": no number of anything. */
export function isOfCode(
  said: WordList,
  { at, end }: Amount,
  facts: readonly FactIndex[],
): boolean {
  const own = codeAround(said.text, at, end);
  return (
    own !== undefined &&
    facts.some(({ list, amounts }) =>
      amounts.some((other) => codeAround(list.text, other.at, other.end) === own),
    )
  );
}

/** A name with a number, and the little word before it. */
function codeAround(text: string, at: number, end: number): string | undefined {
  const [tie = '', before = ''] =
    /(?<!\p{L})(?:\p{L}+ )?(?:(?:the|den|dem|el|la) )?((?:\p{L}[\p{L}\d-]*)?)$/u.exec(
      text.slice(0, at),
    ) ?? [];
  const [behind = ''] = /^[\p{L}\d-]*/u.exec(text.slice(end)) ?? [];
  const little = tie
    .slice(0, tie.length - before.length)
    .replace(/(?<= )(?:the|den|dem|el|la) $/, '');
  return before === ''
    ? undefined
    : `${little}${before}${text.slice(at, end).replace(/[.,]$/, '')}${behind}`;
}
