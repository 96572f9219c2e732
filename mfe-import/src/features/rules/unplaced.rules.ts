import type { Block } from '../reading/reading.types.ts';
import { trimmed, idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { wordsOf } from './words.rules.ts';

/** What is said of lines: words that stand in fields. */
export type UsedWords = ReadonlyMap<number, readonly string[]>;

/** Neighbouring lines, or what is left of them, whose words stand in no field. */
export function unplacedOf(
  lines: readonly StyledLine[],
  used: UsedWords,
  isStructure: (line: StyledLine) => boolean,
): Block[] {
  const blocks: Block[] = [];
  let last: number | undefined;
  for (const [at, line] of lines.entries()) {
    const text = isStructure(line) ? '' : leftOf(line, used.get(line.id) ?? []);
    if (text === '') continue;
    const block = blocks.at(-1);
    if (block !== undefined && last === at - 1)
      blocks[blocks.length - 1] = {
        ...block,
        text: `${block.text}\n${text}`,
        lines: [...block.lines, line.id],
      };
    else blocks.push({ id: blocks.length, text, lines: idsOf(line) });
    last = at;
  }
  return blocks;
}

/** The words of a line that no field has, each as often as it is missing. */
function leftOf(line: StyledLine, words: readonly string[]): string {
  const there = new Map<string, number>();
  for (const word of words) there.set(word, (there.get(word) ?? 0) + 1);
  const take = (word: string) => {
    const count = there.get(word) ?? 0;
    there.set(word, count - 1);
    return count > 0;
  };
  const left = line.text.split(/\s+/).filter((token) => {
    const own = wordsOf(token);
    if (own.length === 0) return false;
    return !own.map(take).every(Boolean);
  });
  return trimmed(left.join(' '));
}
