import type { Token, Tokens } from 'marked';
import { lex, type AlignedToken } from './dialect-lexer.ts';
import type { Block, Run } from './model.ts';
import { parseInline } from './parse-inline.ts';
import { joinLines } from './lines.ts';
import { cleanText, tidy } from './tidy.ts';

/** The blocks of a markdown text, tidy. Never throws: text that cannot be read as markdown is kept as plain text. */
export function parseMarkdown(markdown: string): Block[] {
  const source = cleanText(markdown);
  return tidy(readable(source) ? blocksOf(source) : plainBlocks(source));
}

/** Plain text as blocks: an empty line parts paragraphs, any other line break is kept. */
export function plainBlocks(text: string): Block[] {
  return [{ kind: 'paragraph', runs: [{ text }] }];
}

// Quotes and lists in each other cost the lexer time that grows with the square of the depth; nobody means such text.
function readable(source: string): boolean {
  return !/^(?![ \t*-]*$)(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){12}/m.test(source);
}

function blocksOf(source: string): Block[] {
  try {
    return lex(source).flatMap(blocks);
  } catch (error) {
    if (error instanceof RangeError) return plainBlocks(source);
    throw error;
  }
}

function blocks(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(Number(token.depth)), runs: inlineOf(token) }];
    case 'aligned':
      return [alignedBlock(token as AlignedToken)];
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blocks);
    case 'list':
      return listBlocks(token as Tokens.List);
    case 'code':
      return [{ kind: 'paragraph', runs: [{ text: String(token.text) }] }];
    default:
      return [{ kind: 'paragraph', runs: inlineOf(token) }];
  }
}

function levelOf(depth: number): 1 | 2 | 3 {
  return depth <= 1 ? 1 : depth === 2 ? 2 : 3;
}

function inlineOf(token: Token): Run[] {
  const tokens = 'tokens' in token ? token.tokens : undefined;
  return tokens
    ? parseInline(tokens)
    : [{ text: 'text' in token ? String(token.text) : token.raw }];
}

function alignedBlock({ level, align, tokens }: AlignedToken): Block {
  const runs = parseInline(tokens);
  return level === 0 ? { kind: 'paragraph', align, runs } : { kind: 'heading', level, align, runs };
}

// A list counts from 1; a line such as "2019. Joined" is text that must not lose its number.
function listBlocks(list: Tokens.List): Block[] {
  if (!list.ordered) return list.items.flatMap((item) => itemBlocks(item, 'bullet', ''));
  if (list.start === 1) return list.items.flatMap((item) => itemBlocks(item, 'number', ''));
  const lines = list.items.flatMap((item) =>
    itemBlocks(item, 'paragraph', /^\s*(\d+[.)])/.exec(item.raw)?.[1] ?? ''),
  );
  return joinLines(lines);
}

function itemBlocks(item: Tokens.ListItem, kind: Block['kind'], label: string): Block[] {
  const own: Block = { kind, runs: label ? [{ text: `${label} ` }] : [] };
  const found = [own];
  let filled = false;
  for (const token of item.tokens) {
    if (token.type === 'checkbox') {
      own.runs.push({ text: token.raw });
      continue;
    }
    for (const block of blocks(token)) {
      // Lists are flat: an inner item follows its outer one.
      if (block.kind === 'bullet' || block.kind === 'number') {
        found.push(block);
        continue;
      }
      if (filled) own.runs.push({ text: '\n' });
      else if (block.align) own.align = block.align;
      own.runs.push(...block.runs);
      filled = true;
    }
  }
  return found;
}
