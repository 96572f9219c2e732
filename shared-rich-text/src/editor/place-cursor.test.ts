/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { markdownToDelta } from './delta.ts';
import { placeCursor } from './place-cursor.ts';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const SOAK = process?.env['SOAK'] ? 20 : 1;
jest.setTimeout(30_000 * SOAK);

/** The words before and behind the cursor; `|` in the markdown is the cursor it had. */
function placed(marked: string): string {
  const { delta, cursor } = placeCursor(marked.replace('|', ''), marked.indexOf('|'));
  const text = delta.ops.map(({ insert }) => insert as string).join('');
  return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
}

describe('placeCursor', () => {
  test.each([
    ['in a word', 'one th|ree', 'one th|ree\n'],
    ['behind marks', 'a **bo|ld** word', 'a bo|ld word\n'],
    ['in a later line', 'first\\\nsec|ond', 'first\nsec|ond\n'],
    ['in a list', '- one\n- tw|o', 'one\ntw|o\n'],
    ['behind a blank just typed', 'one |', 'one |\n'],
    ['behind a blank before others', 'one | two', 'one | two\n'],
    ['in a line just begun', 'one\n|', 'one\n|\n'],
    ['in a paragraph just begun', 'one\n\n|', 'one\n\n|\n'],
    ['in an empty text', '|', '|\n'],
    ['inside a mark', 'a *|*bold** word', 'a |bold word\n'],
    ['before a list sign', '|- one', '|one\n'],
    ['in an address', '[text](https://sas|tre.example) on', 'text| on\n'],
    ['inside an escape', 'two \\|* three', 'two *| three\n'],
    ['inside an entity', 'R&am|p;D', 'R&|D\n'],
    ['where the text has a marker of its own', '\ue0fa on|e', '\ue0fa on|e\n'],
  ])('%s', (_, marked, shown) => {
    expect(placed(marked)).toBe(shown);
  });

  test('without an offset it is at the end, and the content is the editor’s own', () => {
    const { delta, cursor } = placeCursor('one\n\n**two**');
    expect(delta).toEqual(markdownToDelta('one\n\n**two**'));
    expect(cursor).toBe('one\n\ntwo'.length);
  });

  test('wherever it stood in whatever text, no letter and no mark is lost, and it is in the content', () => {
    const part = fc.constantFrom(
      ...[
        'word',
        'é',
        '👩‍💻',
        ' ',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '# ',
        '**',
        '*',
        '<u>',
        '</u>',
        '\\',
        '&amp;',
      ],
      ...['[a](https://b.example)', '[', ']', '(', ')', '<p class="ql-align-center">', '</p>'],
    );
    const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''));
    const shown = (delta: ReturnType<typeof markdownToDelta>) =>
      delta.ops
        .map(
          ({ insert, attributes }) => [(insert as string).replace(/\s/g, ''), attributes] as const,
        )
        .filter(([letters]) => letters !== '');
    fc.assert(
      fc.property(text, fc.nat({ max: 200 }), (markdown, place) => {
        const { delta, cursor } = placeCursor(markdown, place % (markdown.length + 1));
        expect(shown(delta)).toEqual(shown(markdownToDelta(markdown)));
        expect(cursor).toBeGreaterThanOrEqual(0);
        expect(cursor).toBeLessThan(delta.length());
      }),
      { seed: 20261122, numRuns: 300 * SOAK },
    );
  });
});
