import { expect, test } from '@jest/globals';
import { clearLanguage, languageShares } from './language-shares.rules.ts';

const FRENCH = 'J’écris depuis neuf ans des logiciels de paie pour les services de la ville.';
const ENGLISH = 'I have written payroll software for the departments of the city for nine years.';

test('a text is clearly in a language that two thirds of it are in', () => {
  const lines = (...texts: string[]) => texts.map((text) => text.repeat(4)).join('\n');
  expect(clearLanguage(lines(FRENCH, FRENCH, FRENCH, ENGLISH))).toBe('fr');
  expect(clearLanguage(lines(FRENCH, ENGLISH))).toBeUndefined();
  expect(clearLanguage('Ana')).toBeUndefined();
});

test('shares add up, and words that say nothing are left out', () => {
  const shares = languageShares(`${FRENCH.repeat(4)}\n${ENGLISH.repeat(4)}`);
  expect(shares.map(([language]) => language).toSorted()).toEqual(['en', 'fr']);
  expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
  expect(languageShares(ENGLISH, () => true)).toEqual([]);
});

test('a short text in two alphabets is in the language of most of it', () => {
  const english = [
    'Engineer with ten years of work in Lisbon and Cairo.',
    'Planned nine bridges with a team of four.',
    'Civil Engineering at the university of Porto.',
  ];
  const arabic = ['أشرفت على بناء ثلاثة جسور في القاهرة.', 'درّبت أربعة مهندسين جدد.'];
  expect(languageShares([...english, ...arabic].join('\n'))[0]?.[0]).toBe('en');
  expect(languageShares([...arabic, ...arabic, ...arabic, english[1]].join('\n'))[0]?.[0]).toBe(
    'ar',
  );
});

test('a Cyrillic text is not told as a language whose alphabet it is not written in', () => {
  const known = {
    be: 'Дзесяць гадоў распрацоўваю праграмнае забеспячэнне для банкаў і вяду каманду.',
    bg: 'Десет години разработвам софтуер за банки и ръководя екип от шест души.',
    ru: 'Десять лет разрабатываю программы для банков и руковожу командой из шести человек.',
    sr: 'Десет година развијам софтвер за банке и водим тим од шест људи.',
    uk: 'Десять років розробляю програмне забезпечення для банків і керую командою.',
  };
  for (const [language, text] of Object.entries(known)) expect(clearLanguage(text)).toBe(language);
  const unknown = [
    'Он екі жыл мектепте қазақ тілі мен әдебиетінен сабақ беремін, оқушыларым жеңіске жетті.',
    'Арван жил банкны программ хангамж хөгжүүлж, зургаан хүний багийг удирдсан.',
    'Он жылдан бери банктар үчүн программа түзүп, алты кишилик топту жетектейм.',
    'Даҳ сол барои бонкҳо барнома месозам ва ба гурӯҳи шаш нафар роҳбарӣ мекунам.',
  ];
  for (const text of unknown) expect({ text, is: clearLanguage(text) }).toEqual({ text });
});
