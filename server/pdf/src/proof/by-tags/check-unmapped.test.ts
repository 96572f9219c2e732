import { expect, test } from '@jest/globals';
import { checkUnmapped } from './check-unmapped.ts';
import { pageRuns } from '../contents/page-runs.ts';

const item = (str: string) => ({
  ...{ str, dir: 'ltr', transform: [1, 0, 0, 1, 0, 0], width: 5, height: 10 },
  ...{ fontName: 'f', hasEOL: false },
});
const word = (text: string) => ({ text, folded: text, block: 0, lang: undefined });
const OURS = { name: 'SourceSans3-Regular', embedded: true, drawn: false, mapped: true, page: 1 };
const font = (change: Partial<typeof OURS>) => new Map([['f', { ...OURS, ...change }]]) as never;

function find(said: string, shown: string, change: Partial<typeof OURS> = {}) {
  const marked = { type: 'beginMarkedContentProps', id: 'p1', tag: 'Span' } as const;
  const items = [item('gb'), marked, item(shown), { type: 'endMarkedContent' }] as never[];
  const runs = pageRuns({ items }, [{ actualText: said } as never]).map((run, number) => ({
    ...{ ...run, number, page: 1 },
  }));
  return checkUnmapped(runs, font(change), [word('gb\u0300')], [runs[0]]);
}

test.each(['\ue000', '\ufffd', '\u{f0001}'])(
  'a glyph that says %j is found, whatever is said beside it',
  (shown) => {
    expect(find('\u0300', shown)).toEqual([{ kind: 'words', text: 'gb\u0300', page: 1 }]);
  },
);

test('of a font of the machine it is the font that is told', () => {
  expect(find('\u0300', '\ue000', { name: 'LiberationSans' })).toEqual([
    { kind: 'fonts', text: 'gb\u0300', page: 1 },
  ]);
});

test('a glyph that says its mark is none, nor one of a font that is told as such', () => {
  expect(find('\u0300', '\u0300')).toEqual([]);
  expect(find('\u0300', '\ue000', { drawn: true })).toEqual([]);
});
