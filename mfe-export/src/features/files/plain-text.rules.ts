import type { SheetBlock } from './sheet-blocks.types.ts';

/**
 * A document as plain text for forms of the web: headings in capitals, `- ` before items, ` | ` between what stands apart in a
 * line, no line is wrapped.
 */
export function plainText(blocks: readonly SheetBlock[], language: string): string {
  let number = 0;
  const lines = blocks.map((block, at) => {
    const above = blocks[at - 1];
    number = block.kind === 'number' ? number + 1 : 0;
    const text = block.cells.map((cell) => cell.map((run) => run.text).join('')).join(' | ');
    const gap = above === undefined ? '' : gapAbove(block, above);
    return `${gap}${marked(block, text, number, language)}`;
  });
  return `${lines.join('\n')}\n`;
}

function marked({ kind }: SheetBlock, text: string, number: number, language: string): string {
  switch (kind) {
    case 'heading':
      // Few programs have the capitals of Georgian, which nobody writes a heading in.
      return /\p{Script=Georgian}/u.test(text) ? text : text.toLocaleUpperCase(language);
    case 'item':
      return `- ${text}`;
    case 'number':
      return `${number}. ${text}`;
    default:
      return text;
  }
}

/** Space stands above a heading and an entry, and more of it above a letter. */
function gapAbove({ kind, startsPage }: SheetBlock, above: SheetBlock): string {
  if (startsPage === 'document') return '\n\n\n';
  const isApart =
    kind === 'title' || kind === 'heading' || (kind === 'line' && above.kind !== 'heading');
  return isApart ? '\n' : '';
}
