import { expect, test } from '@jest/globals';
import { lastWords } from './last-words.rules.ts';
import { unbroken, unbrokenMarkup } from './unbroken.rules.ts';

const held = (text: string) => text.slice(lastWords(text));

test.each([
  ['planning takes 11 minutes instead of 3 hours', 'instead of 3 hours'],
  ['a night takes 11 minutes of 3 hours', '11 minutes of 3 hours'],
  ['a model that cut overtime spend by 18%', 'spend by 18%'],
  ['keine Unfälle im Jahr.', 'Unfälle im Jahr.'],
  ['people who never need to notice it.', 'to notice it.'],
  ['usage to object stores', 'object stores'],
  ['led all of the administration', ''],
  ['ran a migration', ''],
  ['schrieb den Wo\u00adchen\u00adbe\u00adricht', ''],
  ['an je\u00addem zwei\u00adten Tag', 'je\u00addem zwei\u00adten Tag'],
  ['betreute die Reklamationsbearbeitung im Jahr', ''],
  ['alone', ''],
  ['מפתח תוכנה בכיר עם ניסיון.', ''],
  [' of it', 'of it'],
  ['  a', ' a'],
  ['', ''],
  ['每年节约成本约 180 万元。', ''],
])('the end of %j that stays on one line is %j', (text, expected) => {
  expect(held(text)).toBe(expected);
});

test('the end of running text is held together with what is held before it', () => {
  const marked = (text: string) =>
    unbroken(text, 'wide', true)
      .markup.replaceAll('<span class="nb">', '[')
      .replaceAll('</span>', ']');
  expect(marked('11 minutes instead of 3 hours')).toBe('[11 minutes] [instead of 3 hours]');
  expect(marked('Kosten fielen um 18 %')).toBe('Kosten [fielen um 18 %]');
  expect(marked('saved 15-20 % of the time')).toBe('saved [15-20 % of the time]');
  expect(unbroken('takes us one hour', 'wide').markup).toBe('takes us one hour');
});

test('of markup the ends of paragraphs and items alone are held together', () => {
  expect(unbrokenMarkup('<p>instead of 3 hours <b>takes us one hour</b></p>', 'wide')).toBe(
    '<p>instead of <span class="nb">3 hours</span> <b>takes us one hour</b></p>',
  );
  expect(unbrokenMarkup('<ul><li>it takes us one hour</li></ul>', 'wide')).toBe(
    '<ul><li>it <span class="nb">takes us one hour</span></li></ul>',
  );
});
