import { expect, test } from '@jest/globals';
import { checkLookAlikes } from './check-look-alikes.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const find = (text: string) =>
  checkLookAlikes(expectedDocument(`<body><p>${text}</p></body>`).words).map((one) => one.text);

test.each([
  ['Cyrillic letters in a Latin word', 'Senior Ехреriеnсе', 'Ехреriеnсе'],
  ['one of them in an address', 'write to аnna@example.org', 'аnna@example.org'],
  ['one among Cyrillic words', 'почта аnna@example.org', 'аnna@example.org'],
  ['a Latin word all in Cyrillic letters', 'Сору editor of a paper', 'Сору'],
  ['Latin letters in a Cyrillic word', 'Руководитель oтдeла продаж', 'oтдeла'],
  ['Greek letters in a Latin word', 'Ρrοject Manager', 'Ρrοject'],
  ['an Armenian letter in a Latin word', 'Led the seտtlement', 'seտtlement'],
  ['a Hebrew letter in a word upside down', 'dןos', 'dןos'],
  ['a Latin word all in letters of Lisu', 'SQL on ꓮꓪꓢ', 'ꓮꓪꓢ'],
  ['Latin letters in a Greek word', 'Διευθυντής Eμπoρίας', 'Eμπoρίας'],
])('%s are found', (_, text, word) => {
  expect(find(text)).toEqual([word]);
});

test.each([
  ['two languages', 'Работа в Google, Сору и Excel'],
  ['a case ending', 'Отчёты в PDFе и Excelе'],
  ['a brand', 'Служба eКоммерция компании ozon'],
  ['a compound with a hyphen', 'IT-отдел, 3D-модели, SQL-запросы'],
  ['signs of science', 'Aβ, PPARγ, IFNγ, TNFα, kΩ, μm, ΔH, Hα'],
  ['a word in letters that look Latin among its own', 'Мама Сара сахар сорока'],
  ['names of two scripts', 'Տիգրան Petrosyan, עברית-Hebrew, ქართული Georgian'],
  ['Lisu', 'Teacher of ꓡꓲ‐ꓢꓴ ꓥꓳꓽ and ꓡꓲꓢꓴ'],
  ['initials', 'А. С. Пушкин, A. C. Clarke'],
  ['Serbian', 'Радила у CERN и Јужној Америци'],
])('%s is not', (_, text) => {
  expect(find(text)).toEqual([]);
});
