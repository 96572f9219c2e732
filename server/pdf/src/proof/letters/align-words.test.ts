import { expect, test } from '@jest/globals';
import { alignWords } from './align-words.ts';
import { foldText } from '../../text/fold-text.ts';
import { joinRuns } from '../contents/text-line.ts';

function align(expected: string, found: string, reordered: readonly number[] = []) {
  const words = expected
    .split(' ')
    .map((text) => ({ text, folded: foldText(text), block: 0, lang: undefined }));
  const run = { number: 0, page: 1, text: found, font: 'f', content: 'c', x: 0, y: 0 };
  return alignWords(words, new Set(reordered), joinRuns([run])).misplaced.map(({ how, text }) => [
    how,
    text,
  ]);
}

test('the same words are in order, however lines break them and style sheets punctuate them', () => {
  expect(
    align(
      'soft Donau\u00addampf ﬁne and Java C++ end',
      'soft Donau-\ndampf fine and Java, C++\nend',
    ),
  ).toEqual([]);
});

test('long words that differ only at their end are lost, not looked for without end', () => {
  expect(align('a Pneumonoultramicroscopic b', 'a Pneumonoultramicroscopes b')).toEqual([
    ['missing', 'Pneumonoultramicroscopic'],
    ['added', 'pneumonoultramicroscopes'],
  ]);
});

test('what is missing, moved, added, torn and run together is told', () => {
  expect(align('one two three four', 'one three four')).toEqual([['missing', 'two']]);
  expect(align('one two three four five', 'three four five one two')).toEqual([
    ['moved', 'one two'],
  ]);
  expect(align('one two', 'one extra two')).toEqual([['added', 'extra']]);
  expect(align('one two', 'one t w o')).toEqual([['parted', 'two']]);
  expect(align('one two', 'onetwo')).toEqual([['parted', 'two']]);
  expect(align('one 日本 two', 'one \0\0 two')).toEqual([['no-glyph', '日本']]);
});

test('what stands between letters that no font has is in its order', () => {
  const expected = 'નામ mira@example.in અમદાવાદ Summary બાળકો end of it all';
  const found = '\0\0 mira@example.in \0\0\0 Summary \0\0 end of it all';
  expect(align(expected, found)).toEqual([
    ['no-glyph', 'નામ'],
    ['no-glyph', 'અમદાવાદ'],
    ['no-glyph', 'બાળકો'],
  ]);
  const turned = '\0\0 Summary \0\0\0 mira@example.in \0\0 end of it all';
  expect(align(expected, turned)).toContainEqual(['moved', 'Summary']);
});

test('in a line that holds its letters in another order, a word is found by its letters, and missed without them', () => {
  const words = 'first שלום עולם, React then more';
  // a page repeats a part of the line, with a comma on the other side and a name between two letters
  expect(align(words, 'first ש עו React שלום ,לם then more', [0])).toEqual([]);
  expect(align(words, 'first ש עו React שלום ,ל then more', [0])).toEqual([['missing', 'עולם,']]);
});

test('nothing at all is one loss', () => {
  expect(align('one two three', '')).toEqual([['missing', 'one two three']]);
});

test('texts that share little come to an end', () => {
  const many = Array.from({ length: 4_000 }, (_, index) => `w${(index * 7919) % 997}`);
  const findings = align(many.join(' '), many.toReversed().join(' '));
  expect(findings.length).toBeGreaterThan(0);
});

/** A list that runs on: each item is a block of its own, and all of them share a line from right to left. */
function alignItems(items: readonly string[], found: string) {
  const words = items.flatMap((item, block) =>
    item.split(' ').map((text) => ({ text, folded: foldText(text), block, lang: undefined })),
  );
  const run = { number: 0, page: 1, text: found, font: 'f', content: 'c', x: 0, y: 0 };
  const reordered = new Set(
    items.flatMap((item, block) => (/\p{sc=Arab}/u.test(item) ? block : [])),
  );
  return alignWords(words, reordered, joinRuns([run])).misplaced.map(({ how, text }) => [
    how,
    text,
  ]);
}

test('items that share a line from right to left are read in the order of the line', () => {
  const items = ['ضمان الجودة,', 'TypeScript,', 'تحليل', 'end'];
  expect(alignItems(items, 'تحليل ,TypeScript ,الجودة ضمان\nend')).toEqual([]);
  const [[how, text] = []] = alignItems(items, 'تحليل ,TypeScrip ,الجودة ضمان\nend');
  expect(how).toBe('missing');
  expect(text).toContain('TypeScript');
  expect(alignItems(['one', 'two', 'three'], 'three two one')).not.toEqual([]);
});

test('boxes that follow each other from right to left are words of their own', () => {
  const run = (text: string, x: number, content: string, number: number) => {
    return { number, page: 1, text, font: 'f', content, x, y: 0 };
  };
  const at = foldText('a.example').length;
  const [left, right] = [run('a.example', 500, 'c1', 0), run('b.example', 300, 'c2', 1)];
  expect(joinRuns([left, right]).gapAt(at)).toBe('break');
  expect(joinRuns([left, { ...right, x: 700 }]).gapAt(at)).toBe('none');
  expect(joinRuns([left, { ...right, content: 'c1' }]).gapAt(at)).toBe('none');
});

test('tall letters at the foot of a page are passed over before a paragraph of any order', () => {
  const word = (text: string, block: number) => ({
    text,
    folded: foldText(text),
    block,
    lang: undefined,
  });
  const words = [
    word('end', 0),
    word('שלום', 1),
    word('soft', 1),
    ...'last of all'.split(' ').map((text) => word(text, 2)),
  ];
  const run = (number: number, page: number, text: string) => ({
    number,
    page,
    text,
    font: 'f',
    content: 'c',
    x: 0,
    y: 0,
  });
  const alignPages = (clipped: string) =>
    alignWords(
      words,
      new Set([1]),
      joinRuns([run(0, 1, 'end'), run(1, 1, clipped), run(2, 2, 'so שלום ft last of all')]),
    ).misplaced;
  expect(alignPages(' น้ำที่')).toEqual([]);
  expect(alignPages(' more')).not.toEqual([]);
});

test('tall letters at the foot of a page end with it, also before a paragraph of such letters that comes again', () => {
  const thai = 'ไทยภาษา น้ำ ที่นี่';
  const words = [thai, 'more', thai].flatMap((text, block) =>
    text.split(' ').map((part) => ({ text: part, folded: foldText(part), block, lang: undefined })),
  );
  const run = (number: number, page: number, text: string) => ({
    ...{ number, page, text, font: 'f', content: 'c', x: 0, y: 0 },
  });
  const line = joinRuns([run(0, 1, 'น้ำที่'), run(1, 2, `${thai} more ${thai}`)]);
  expect(alignWords(words, new Set([0, 2]), line).misplaced).toEqual([]);
});
