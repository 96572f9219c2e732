import { describe, expect, test } from '@jest/globals';
import type { PDFPageProxy } from 'pdfjs-dist';
import { tagsOf } from './page-tags.ts';

type Tree = { role: string; children: (Tree | { type: string; id: string })[] };
const at = (id: string) => ({ type: 'content', id });
const of = (role: string, ...children: Tree['children']): Tree => ({ role, children });

async function read(tree: Tree | null, pageNumber = 1) {
  const page = { pageNumber, getStructTree: () => Promise.resolve(tree) };
  return tagsOf(page as unknown as PDFPageProxy);
}

describe('the tags of a page', () => {
  test('tell headings, paragraphs and items of lists', async () => {
    const tags = await read(
      of(
        'Root',
        of('H2', of('NonStruct', at('title'))),
        of('P', at('one'), of('Link', at('two'))),
        of('L', of('LI', of('Lbl', at('glyph')), of('LBody', of('P', at('item'))))),
      ),
    );
    expect(tags.get('title')?.heading).toBe(2);
    expect(tags.get('one')?.block).toBe(tags.get('two')?.block);
    expect(tags.get('glyph')).toMatchObject({ isItem: true, isLabel: true });
    expect(tags.get('item')).toMatchObject({ isItem: true, isLabel: false });
    expect(tags.get('item')?.block).toBe(tags.get('glyph')?.block);
    expect(tags.get('item')?.block).not.toBe(tags.get('one')?.block);
  });

  test('call no item of a list what has no glyph, as the cells of a menu', async () => {
    const tags = await read(of('Root', of('L', of('LI', of('LBody', at('one'))))));
    expect(tags.get('one')?.isItem).toBe(false);
  });

  test('take a stretch below a group for a paragraph, as Typst writes them', async () => {
    const tags = await read(of('Div', of('Span', at('one'), at('two')), of('Span', at('three'))));
    expect(tags.get('one')?.block).toBe(tags.get('two')?.block);
    expect(tags.get('three')?.block).not.toBe(tags.get('two')?.block);
  });

  test('are other ones on each page, and none where a file has none', async () => {
    const tree = of('Root', of('P', at('one')));
    const [first, second] = [await read(tree, 1), await read(tree, 2)];
    expect(first.get('one')?.block).not.toBe(second.get('one')?.block);
    expect((await read(null)).size).toBe(0);
  });
});
