import type { Token } from 'marked';
import { decodeEntities } from './entities.ts';
import { safeHref } from './href.ts';
import type { Marks, Run } from './model.ts';

/** Inline tokens as runs. What the dialect has no mark for becomes its text. */
export function parseInline(tokens: readonly Token[], marks: Marks = {}): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    const close = isTag(token, '<u>') ? closing(tokens, index) : -1;
    if (close > index) {
      runs.push(...parseInline(tokens.slice(index + 1, close), { ...marks, underline: true }));
      index = close;
    } else {
      runs.push(...one(token, marks));
    }
  }
  return runs;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    if (isTag(tokens[index], '<u>')) depth += 1;
    if (isTag(tokens[index], '</u>')) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function isTag(token: Token | undefined, tag: string): boolean {
  return token?.type === 'html' && token.raw.toLowerCase() === tag;
}

function one(token: Token, marks: Marks): Run[] {
  const children = 'tokens' in token ? (token.tokens ?? []) : [];
  switch (token.type) {
    case 'strong':
      return parseInline(children, { ...marks, bold: true });
    case 'em':
      return parseInline(children, { ...marks, italic: true });
    case 'link': {
      const href = safeHref('href' in token ? String(token.href) : null);
      return parseInline(children, href ? { ...marks, href } : marks);
    }
    case 'br':
      return [{ ...marks, text: '\n' }];
    case 'escape':
    case 'codespan':
    case 'image':
      return [{ ...marks, text: 'text' in token ? String(token.text) : '' }];
    case 'text':
      if (children.length > 0) return parseInline(children, marks);
      return [{ ...marks, text: decodeEntities('text' in token ? String(token.text) : '') }];
    default:
      return [{ ...marks, text: token.raw }];
  }
}
