import { escapeEverything, escapeInline, escapeLineStart } from './escape-markdown.ts';
import { textOf, withRuns, type Block, type Run } from './model.ts';
import { nest, type Notation } from './nest.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { tidy } from './tidy.ts';

const MARKDOWN: Notation = {
  href: (inner, href) => `[${inner}](${href})`,
  underline: (inner) => `<u>${inner}</u>`,
  bold: (inner) => `**${inner}**`,
  italic: (inner) => `*${inner}*`,
  text: escapeInline,
};
const CAREFUL: Notation = { ...MARKDOWN, text: escapeEverything };

const written = new Map<string, string>();
const REMEMBERED = 500;

/** Blocks as markdown; reading it back gives the same blocks (tidied). */
export function writeMarkdown(blocks: readonly Block[]): string {
  let markdown = '';
  let number = 0;
  tidy(blocks).forEach((block, index, all) => {
    const before = all[index - 1];
    number = block.kind === 'number' ? number + 1 : 0;
    if (before) markdown += isItem(block) && before.kind === block.kind ? '\n' : '\n\n';
    markdown += numbered(remembered(block), block, number);
  });
  return markdown;
}

function isItem({ kind }: Block): boolean {
  return kind === 'bullet' || kind === 'number';
}

function numbered(text: string, block: Block, number: number): string {
  if (!isItem(block)) return text;
  const marker = block.kind === 'bullet' ? '- ' : `${number}. `;
  return marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
}

// While somebody types, all blocks but one are as they were.
function remembered(block: Block): string {
  const key = JSON.stringify(block);
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = faithful(block);
  if (written.size >= REMEMBERED) written.clear();
  written.set(key, text);
  return text;
}

// Delimiters of emphasis do not work beside every character, so what was written is read back. The second way sets
// marks apart by an empty underline; the last one gives the marks up, never the text.
function faithful(block: Block): string {
  const ways = [
    () => nest(block.runs, MARKDOWN),
    () => apart(block.runs, MARKDOWN),
    () => apart(block.runs, CAREFUL),
    () => escapeEverything(textOf(block.runs)),
  ];
  let text = '';
  for (const way of ways) {
    text = framed(way(), block);
    if (readsAs(text, block)) return text;
  }
  return text;
}

function apart(runs: readonly Run[], notation: Notation): string {
  return runs
    .map((run, index) => {
      const [, before = '', text = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(run.text) ?? [];
      if (!text) return run.text;
      const gap = before || /(?:^|\s)$/.test(runs[index - 1]?.text ?? '');
      // Reading gives a space between two marks what they share, so it can stand outside.
      return `${gap ? '' : '<u></u>'}${before}${nest([{ ...run, text }], notation)}${after}`;
    })
    .join('');
}

function readsAs(text: string, block: Block): boolean {
  const read = parseMarkdown(numbered(text, block, 1));
  return JSON.stringify(read) === JSON.stringify([withRuns(block, block.runs)]);
}

function framed(inline: string, { kind, level = 1, align }: Block): string {
  const safe = inline.replace(/!(?=\[)/g, '\\!');
  if (kind === 'heading') {
    const line = safe.replace(/#+$/, (marks) => '\\#'.repeat(marks.length));
    return align ? aligned(`h${level}`, align, line) : `${'#'.repeat(level)} ${line}`;
  }
  const lines = safe.split('\n');
  return align ? aligned('p', align, lines.join('\\\n')) : lines.map(escapeLineStart).join('\\\n');
}

function aligned(tag: string, align: string, content: string): string {
  return `<${tag} class="ql-align-${align}">${content}</${tag}>`;
}
