import { textOf, withRuns, type Block, type Run } from './model.ts';

/**
 * From the editor's lines, where every Enter starts one, to paragraphs: neighbouring lines become one paragraph with
 * hard breaks, an empty line parts paragraphs (`tidy` splits there).
 */
export function joinLines(lines: readonly Block[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const empty = textOf(line.runs).trim() === '';
    const goesOn =
      line.kind === 'paragraph' &&
      last?.kind === 'paragraph' &&
      (empty || last.align === line.align || textOf(last.runs).trim() === '');
    if (goesOn && last) {
      blocks[blocks.length - 1] = withRuns(empty ? last : line, [
        ...last.runs,
        { text: '\n' },
        ...line.runs,
      ]);
    } else blocks.push(line);
  }
  return blocks;
}

/**
 * The other way, as the editor has no breaks inside a line: every line of a paragraph or an item a block of its own, and
 * an empty one between paragraphs.
 */
export function splitLines(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    const lines = linesOf(block.runs).map((runs) => withRuns(block, runs));
    const parted = block.kind === 'paragraph' && blocks[index - 1]?.kind === 'paragraph';
    return parted ? [{ kind: 'paragraph' as const, runs: [] }, ...lines] : lines;
  });
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines;
}
