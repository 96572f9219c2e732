import { escapeHtml } from '@sastre/shared-html';
import type { Block } from './model.ts';
import { nest, type Notation } from './nest.ts';

const HTML: Notation = {
  href: (inner, href) =>
    `<a href="${escapeHtml(href)}" rel="noopener noreferrer" target="_blank">${inner}</a>`,
  underline: (inner) => `<u>${inner}</u>`,
  bold: (inner) => `<strong>${inner}</strong>`,
  italic: (inner) => `<em>${inner}</em>`,
  text: (text) => escapeHtml(text).replaceAll('\n', '<br>'),
};
const LIST = { bullet: 'ul', number: 'ol' } as const;

/** Blocks as HTML; a heading of block type 1 becomes `h{headingLevel}`. */
export function renderHtml(blocks: readonly Block[], headingLevel = 1): string {
  let html = '';
  blocks.forEach((block, index) => {
    const list = listOf(block);
    if (list && list !== listOf(blocks[index - 1])) html += `<${list}>`;
    html += element(block, headingLevel);
    if (list && list !== listOf(blocks[index + 1])) html += `</${list}>`;
  });
  return html;
}

function listOf(block: Block | undefined): 'ul' | 'ol' | undefined {
  return block?.kind === 'bullet' || block?.kind === 'number' ? LIST[block.kind] : undefined;
}

function element(block: Block, headingLevel: number): string {
  const tag = tagOf(block, headingLevel);
  const align = block.align ? ` class="ql-align-${block.align}"` : '';
  // An empty block (the editor's empty line) needs a break to have a height.
  return `<${tag}${align}>${nest(block.runs, HTML) || '<br>'}</${tag}>`;
}

function tagOf(block: Block, headingLevel: number): string {
  if (block.kind === 'paragraph') return 'p';
  if (block.kind !== 'heading') return 'li';
  return `h${Math.min(6, Math.max(1, headingLevel) + (block.level ?? 1) - 1)}`;
}
