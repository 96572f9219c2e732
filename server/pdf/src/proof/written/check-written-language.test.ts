import { expect, test } from '@jest/globals';
import { checkWrittenLanguage } from './check-written-language.ts';
import { expectedDocument } from '../expected/expected-document.ts';

const GERMAN =
  'Seit zwölf Jahren arbeite ich in der Lebensmittelbranche und leite ein kleines Team, das jede Lieferung prüft, bevor sie das Haus verlässt.';
const ENGLISH =
  'I have worked in the food industry for twelve years and lead a small team that checks every delivery before it leaves the house.';
const CHINESE =
  '我在食品行业工作了十二年，带领一个小团队，在每批货物出厂之前进行检查。我们与客户一起制定了新的仓储和运输规则，并且每年培训新员工。';

const find = (body: string, lang: string) => checkWrittenLanguage(expectedDocument(body), lang);

test('a text in another language than it states is found, in parts and as a whole', () => {
  expect(find(`<body><p>${GERMAN}</p></body>`, 'en')).toEqual([{ kind: 'language', text: 'en' }]);
  expect(find(`<body><p>${CHINESE}</p></body>`, 'ja')).toEqual([{ kind: 'language', text: 'ja' }]);
  expect(find(`<body lang="fr"><p>${ENGLISH}</p></body>`, 'en')).toMatchObject([{ text: 'fr' }]);
  const part = `<body><p>${GERMAN}</p><article lang="es"><p>${ENGLISH}</p></article></body>`;
  expect(find(part, 'de')).toEqual([{ kind: 'language', text: 'es' }]);
});

test('a text in its own language, a region of it, a mixed or a short one is not', () => {
  expect(find(`<body><p>${GERMAN}</p></body>`, 'de-AT')).toEqual([]);
  expect(find(`<body><p>${GERMAN}</p><p>${ENGLISH}</p></body>`, 'en')).toEqual([]);
  expect(find('<body><p>Kanban, Jira, React und Docker</p></body>', 'en')).toEqual([]);
});

const ICELANDIC = [
  'Ég hef unnið við hugbúnað fyrir banka í átta ár og leiði lítinn hóp.',
  'Sá um rekstur innri kerfa og stytti vinnslutíma um þriðjung.',
  'Háskóli Íslands, tölvunarfræði og stærðfræði.',
];
/** A document whose headings are in its own language, and whose texts say that they are in Icelandic. */
const under = (headings: readonly string[]) =>
  `<body><article lang="is">${headings
    .map((one, at) => `<h2 lang="HERE">${one}</h2><p>${ICELANDIC[at]}</p>`)
    .join('')}</article></body>`;
const isUnder = (lang: string, headings: readonly string[]) =>
  find(under(headings).replaceAll('HERE', lang), lang);

test('headings in a language that was chosen over a text in another one are found', () => {
  expect(isUnder('da', ['Profil', 'Erhvervserfaring', 'Uddannelse'])).toEqual([
    { kind: 'language', text: 'da' },
  ]);
});

test('headings of a screen, over a text for which there are no others, are not, nor is a letter', () => {
  expect(isUnder('en', ['Profile', 'Work experience', 'Education'])).toEqual([]);
  const letter = `<body><p>Développeuse web</p><article lang="en"><p>${ENGLISH}</p></article></body>`;
  expect(find(letter, 'fr')).toEqual([]);
});

test('near languages are told apart by what the person wrote, not by headings, dates and levels', () => {
  const slovak =
    'Osem rokov skúseností s vývojom webových služieb. Zodpovedám za údržbu vnútorných systémov a skrátila som čas spracovania.';
  const html = `<body><h2>Pracovní zkušenosti</h2><p>září 2018 – březen 2020</p><p>${slovak}</p><p>(Rodilý mluvčí)</p></body>`;
  expect(find(html, 'cs')).toEqual([{ kind: 'language', text: 'cs' }]);
  expect(find(html, 'sk')).toEqual([]);
});
