import { Marked, type Token, type Tokens } from 'marked';
import type { Align } from './model.ts';

/** A paragraph or heading of the dialect that carries an alignment; its content is inline markdown. */
export interface AlignedToken extends Tokens.Generic {
  type: 'aligned';
  level: 0 | 1 | 2 | 3;
  align: Align;
  tokens: Token[];
}

const ALIGNED =
  /^ {0,3}<(p|h[1-3]) class="ql-align-(center|right|justify)">((?:\\[^\n]|\\?\n(?![ \t]*(?:\n|$))|[^\\\n])*?)<\/\1>[ \t]*(?:\n+|$)/;

// What is switched off would either make text vanish (link definitions, raw HTML, front rules under a line) or turn
// plain text into something that its writer did not mean (indented code, tables, single tildes, bare addresses).
const dialect = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: () => undefined,
    def: () => undefined,
    del: () => undefined,
    html: () => undefined,
    lheading: () => undefined,
    table: () => undefined,
    url: () => undefined,
  },
  extensions: [
    {
      name: 'aligned',
      level: 'block',
      start: (src) => /(?:^|\n) {0,3}<(?:p|h[1-3]) class="ql-align-/.exec(src)?.index,
      tokenizer(src) {
        const found = ALIGNED.exec(src);
        if (!found) return undefined;
        const [raw, tag = 'p', align, text = ''] = found;
        return {
          type: 'aligned',
          raw,
          align,
          level: tag === 'p' ? 0 : Number(tag.slice(1)),
          tokens: this.lexer.inline(text.trim()),
        };
      },
    },
  ],
});

/** The tokens of a markdown text. Throws on text nested so deeply that the stack ends. */
export function lex(markdown: string): Token[] {
  return dialect.lexer(markdown);
}
