import { describe, expect, test } from '@jest/globals';
import { neededVersion, wordsOf, type SinceEntry } from './needed-version.rules.ts';

const since: SinceEntry = {
  names: { Button: '1.0.0', Dialog: '1.1.0', IconButton: '1.2.0', RetryNote: '1.4.0' },
  leads: { Dialog: ['DialogProps'] },
  members: { 'DialogProps.onClose': '1.1.0', 'DialogProps.place': '1.3.0', 'Other.x': '1.4.0' },
};
const needed = (names: string[] | undefined, ...words: string[]) =>
  neededVersion(since, names && new Set(names), (word) => words.includes(word), '1.4.0');

describe('a build that was made with 1.4.0', () => {
  test('needs the first version of the major where it asks for nothing that came later', () => {
    expect(needed(['Button'])).toEqual({ lowest: '1.0.0', because: {} });
    expect(needed([])).toEqual({ lowest: '1.0.0', because: {} });
  });

  test('needs the minor of the newest name that it asks for, and says which names ask for more', () => {
    expect(needed(['Button', 'IconButton', 'Dialog'])).toEqual({
      lowest: '1.2.0',
      because: { Dialog: '1.1.0', IconButton: '1.2.0' },
    });
    expect(needed(['RetryNote']).lowest).toBe('1.4.0');
  });

  test('needs the minor of what it says of a name, where that came later than the name', () => {
    expect(needed(['Dialog'], 'onClose')).toEqual({
      lowest: '1.1.0',
      because: { Dialog: '1.1.0' },
    });
    expect(needed(['Dialog'], 'onClose', 'place')).toEqual({
      lowest: '1.3.0',
      because: { Dialog: '1.1.0', 'DialogProps.place': '1.3.0' },
    });
    expect(needed(['Button'], 'place', 'x').lowest).toBe('1.0.0');
  });

  test('needs what it was made with where nobody knows what it asks for', () => {
    const whole = { lowest: '1.4.0', because: { '*': '1.4.0' } };
    expect(needed(undefined)).toEqual(whole);
    expect(needed(['Button', 'Unheard'])).toEqual(whole);
    expect(needed(['constructor'])).toEqual(whole);
  });
});

test('the words of a script are what it names and chooses, not what it tells', () => {
  const script = `
    /** How long it is kept. */
    const { go } = nav; // leaves the site
    draw(Icon, { name: "history", href: 'https://x.test' }, t('kept.title'), 'it\\'s', aside);`;
  expect(wordsOf(script)).toEqual([
    ...['const', 'go', 'nav', 'draw', 'Icon', 'name', 'history', 'href', 't', 'aside'],
  ]);
});
