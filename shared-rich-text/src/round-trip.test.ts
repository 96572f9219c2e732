/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import Quill from 'quill';
import { markdownToDelta } from './editor/delta.ts';
import { editorModules, FORMATS } from './editor/quill.config.ts';
import { editorToMarkdown, htmlToMarkdown } from './html-to-markdown.ts';
import { markdownToHtml, markdownToText, textToMarkdown } from './index.ts';
import { joinLines, splitLines } from './lines.ts';
import { textOf, type Block, type Run } from './model.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderHtml } from './render-html.ts';
import { tidy } from './tidy.ts';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const SOAK = process?.env['SOAK'] ? 20 : 1;
jest.setTimeout(30_000 * SOAK);
const checked = { seed: 20261121, numRuns: 200 * SOAK };

const snippet = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('word', 'Señor', 'Größe', 'a', 'É', '数据', '👩‍💻', '2019'),
  },
  { weight: 3, arbitrary: fc.constantFrom(' ', ' ', ' ', '  ', '\u00a0', '\u3000') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...'* ** _ __ # ## 1. 1) 12. - + = --- === > < <b> </b> <u> </u> <p> </p> <br> [x](y) [ ] [x] [ ] ( ) \\ \\\\ ` ``` ~ ~~ ~~~'.split(
        ' ',
      ),
      ...'! ![ | |-| &amp; &#42; &lt &copy; : :// https://x.y www.x.y a@b.cd <https://x.y> [1]: . , ; ? " \' $ % ^ { } @ / <!-- -->'.split(
        ' ',
      ),
      '# ',
      '- ',
      '1. ',
      '> ',
      '<p class="ql-align-center">',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const run: fc.Arbitrary<Run> = fc.record(
  {
    text: fc
      .array(snippet, { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('').replace(/[\n\r\u2028\u2029\u0085]/g, '')),
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    href: fc.constantFrom(
      'https://sastre.example/a_b?c=d&e=f#g',
      'mailto:a.b@c.example',
      'tel:+34123',
    ),
  },
  { requiredKeys: ['text'] },
);
const line: fc.Arbitrary<Block> = fc
  .record(
    {
      kind: fc.constantFrom('paragraph' as const, 'paragraph', 'heading', 'bullet', 'number'),
      level: fc.constantFrom(1 as const, 2 as const, 3 as const),
      align: fc.constantFrom('center' as const, 'right' as const, 'justify' as const),
      runs: fc.array(run, { maxLength: 5 }),
    },
    { requiredKeys: ['kind', 'runs', 'level'] },
  )
  .map(({ level, ...block }) => (block.kind === 'heading' ? { ...block, level } : block));
const lines = fc.array(line, { maxLength: 7 });

const words = (text: string) =>
  text
    .replace(/\p{Cc}(?<!\s)|\ufeff/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
const typed = (blocks: readonly Block[]) =>
  words(blocks.map(({ runs }) => textOf(runs)).join('\n'));

/** As Quill's semantic HTML: every space a non-breaking one. */
function semanticHtml(blocks: readonly Block[]): string {
  return renderHtml(blocks).replace(/ (?=[^<>]*(?:<|$))/g, '&nbsp;');
}

/** As the editor's own DOM: every list an `ol`, its kind at the item. */
function editorDom(blocks: readonly Block[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderHtml(blocks);
  for (const item of root.querySelectorAll('li')) {
    const list = item.parentElement;
    item.dataset['list'] = list?.localName === 'ol' ? 'ordered' : 'bullet';
    item.prepend(Object.assign(document.createElement('span'), { className: 'ql-ui' }));
  }
  for (const list of root.querySelectorAll('ul')) {
    const ordered = document.createElement('ol');
    ordered.append(...list.childNodes);
    list.replaceWith(ordered);
  }
  return root;
}

describe('what the toolbar can make', () => {
  test('comes back from markdown with its text, marks and structure, and is stable from the first save on', () => {
    fc.assert(
      fc.property(lines, (document) => {
        const first = editorToMarkdown(editorDom(document));
        expect(parseMarkdown(first)).toEqual(tidy(joinLines(document)));
        expect(words(markdownToText(first))).toBe(typed(document));
        expect(editorToMarkdown(editorDom(splitLines(parseMarkdown(first))))).toBe(first);
        expect(htmlToMarkdown(markdownToHtml(first))).toBe(first);
      }),
      checked,
    );
  });

  test('is read alike from the semantic HTML', () => {
    fc.assert(
      fc.property(lines, (document) => {
        const first = htmlToMarkdown(semanticHtml(document));
        expect(parseMarkdown(first)).toEqual(tidy(document));
        expect(words(markdownToText(first))).toBe(typed(document));
        expect(htmlToMarkdown(semanticHtml(parseMarkdown(first)))).toBe(first);
      }),
      checked,
    );
  });

  test('passes through the real editor unchanged', () => {
    const holder = document.createElement('div');
    document.body.append(holder);
    const quill = new Quill(holder, {
      theme: 'default',
      formats: FORMATS,
      modules: editorModules(),
    });
    fc.assert(
      fc.property(lines, (document) => {
        const first = editorToMarkdown(editorDom(document));
        quill.setContents(markdownToDelta(first));
        expect(editorToMarkdown(quill.root)).toBe(first);
      }),
      { ...checked, numRuns: 60 * SOAK },
    );
    holder.remove();
  });
});

describe('plain text', () => {
  test('shows as it was typed', () => {
    const text = fc.array(fc.oneof(snippet, fc.constantFrom('\n', '\n\n')), { maxLength: 20 });
    fc.assert(
      fc.property(text, (parts) => {
        const markdown = textToMarkdown(parts.join(''));
        expect(words(markdownToText(markdown))).toBe(words(parts.join('')));
        expect(textToMarkdown(markdownToText(markdown))).toBe(markdown);
      }),
      checked,
    );
  });
});

describe('any markdown', () => {
  test('is stable after one pass through the editor, and its text does not change', () => {
    const markdown = fc.array(
      fc.oneof(snippet, fc.constantFrom('\n', '\n\n', '- ', '**', '<u>', '</u>')),
    );
    fc.assert(
      fc.property(markdown, (parts) => {
        const source = parts.join('');
        const first = editorToMarkdown(editorDom(splitLines(parseMarkdown(source))));
        expect(parseMarkdown(first)).toEqual(tidy(joinLines(splitLines(parseMarkdown(source)))));
        expect(words(markdownToText(first))).toBe(words(markdownToText(source)));
        expect(editorToMarkdown(editorDom(splitLines(parseMarkdown(first))))).toBe(first);
      }),
      checked,
    );
  });
});
