import { Delta } from 'quill';
import { splitLines } from '../lines.ts';
import type { Block, Run } from '../model.ts';
import { parseMarkdown } from '../parse-markdown.ts';

type Attributes = Record<string, unknown>;

/** Markdown as the editor's content: every line of a paragraph a line, an empty one between paragraphs. */
export function markdownToDelta(markdown: string): Delta {
  const delta = new Delta();
  const lines = splitLines(parseMarkdown(markdown));
  for (const line of lines) {
    for (const run of line.runs) delta.insert(run.text, runAttributes(run));
    delta.insert('\n', lineAttributes(line));
  }
  return lines.length > 0 ? delta : delta.insert('\n');
}

function runAttributes({ bold, italic, underline, href }: Run): Attributes {
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(underline ? { underline } : {}),
    ...(href ? { link: href } : {}),
  };
}

function lineAttributes({ kind, level, align }: Block): Attributes {
  return {
    ...(kind === 'heading' ? { header: level ?? 1 } : {}),
    ...(kind === 'bullet' ? { list: 'bullet' } : {}),
    ...(kind === 'number' ? { list: 'ordered' } : {}),
    ...(align ? { align } : {}),
  };
}
