import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { readWorkspaces, ROOT } from '../workspace.ts';
import { checkGlossary } from './check-glossary.ts';
import { glossary } from './glossary.ts';
import type { Concept, Glossary, WrongWords } from './glossary.types.ts';
import { findTexts } from './text-sources.ts';
import { typography } from './typography.ts';

const at = (language: Language, text: string, key = 'a.key', room = 'room') => ({
  file: `room/${language}.json`,
  line: 7,
  room,
  key,
  language,
  text,
});
const only = (wrong: WrongWords): Glossary => {
  const concept: Concept = { terms: { en: 'plan', es: 'plan', de: 'Abonnement' }, wrong: [wrong] };
  return { concepts: [concept], typography: [] };
};
const tarif = only({ language: 'de', words: ['Tarif'], right: 'Abonnement' });
const found = (text: string, rules: Glossary, language: Language = 'de') =>
  checkGlossary([at(language, text)], rules).length > 0;

describe('words', () => {
  test('a wrong word is told with its file, its line, its key and the right word', () => {
    expect(checkGlossary([at('de', 'Dein Tarif ist aktiv.')], tarif)).toEqual([
      'room/de.json:7 a.key has “Tarif”; right: Abonnement',
    ]);
  });

  test.each(['Tarif', 'Tarife', 'Tarifen', 'des Tarifs', 'TARIF', 'KI-Tarif', '„Tarif“', 'Tarif.'])(
    'German finds %s',
    (text) => {
      expect(found(text, tarif)).toBe(true);
    },
  );

  test.each(['Tarifvertrag', 'Tariferhöhung', 'Spartarif', 'tariflich', 'Abonnement', '{{tarif}}'])(
    'German leaves %s alone',
    (text) => {
      expect(found(text, tarif)).toBe(false);
    },
  );

  test('the ends of English and Spanish words are their own', () => {
    const stand = only({ language: 'en', words: ['stand here'], right: 'appear here' });
    expect(found('Your jobs stand here.', stand, 'en')).toBe(true);
    expect(found('It stands  here.', stand, 'en')).toBe(true);
    expect(found('Standards hereby', stand, 'en')).toBe(false);
    const puesto = only({ language: 'es', words: ['descripción del puesto'], right: 'oferta' });
    expect(found('Las descripciones', puesto, 'es')).toBe(false);
    expect(found('La descripción del puesto.', puesto, 'es')).toBe(true);
  });

  test('a star stands for the rest of a word', () => {
    const cut = only({ language: 'de', words: ['zugeschnitt*', '*zuschnitt'], right: 'anpassen' });
    expect(found('die zugeschnittenen Kopien', cut)).toBe(true);
    expect(found('der Lebenslaufzuschnitt', cut)).toBe(true);
    expect(found('die Zuschnittform', cut)).toBe(false);
  });

  test('a word of one language is none of another', () => {
    expect(found('tarif', tarif, 'en')).toBe(false);
  });

  test('an exception is of one text in one language, and must be needed', () => {
    const words: WrongWords = { language: 'de', words: ['Tarif'], right: 'Abonnement' };
    const rules = only({ ...words, except: { 'room/de:a.key': 'It is a quotation.' } });
    expect(checkGlossary([at('de', 'Tarif')], rules)).toEqual([]);
    expect(checkGlossary([at('de', 'Tarif'), at('de', 'Tarif', 'other')], rules)).toHaveLength(1);
    expect(checkGlossary([at('de', 'Abonnement')], rules)).toEqual([
      'The glossary excepts room/de:a.key from “Abonnement”; there is nothing to except.',
    ]);
  });
});

describe('typography', () => {
  // Exceptions are for the texts of the product.
  const rules = typography.map(({ languages, wrong, right }) => ({ languages, wrong, right }));
  const isFound = (language: Language, text: string) =>
    found(text, { concepts: [], typography: rules }, language);

  test.each<[Language, string]>([
    ['en', 'Loading...'],
    ['de', 'Wird geladen...'],
    ['de', 'Wird geladen…'],
    ['de', 'Wird geladen …'],
    ['en', 'Max 5MB'],
    ['es', 'Máx. 5 MB'],
    ['de', '0,8 %'],
    ['de', 'ab 0:00'],
    ['de', 'ab 0:00 Uhr'],
    ['de', 'z. B. so'],
    ['en', "don't"],
    ['en', 'the "Edit" button'],
    ['de', '“Bearbeiten”'],
    ['es', 'Usa “Editar”'],
    ['es', 'Listo?'],
    ['es', 'Listo!'],
    ['en', 'Two  blanks'],
    ['de', 'So ?'],
    ['en', 'a - b'],
    ['de', 'Wenn Sie Ihren Lebenslauf öffnen'],
  ])('%s does not let "%s" pass', (language, text) => {
    expect(isFound(language, text)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'Loading…'],
    ['de', 'Wird geladen\u00a0…'],
    ['de', '5\u00a0MB, 0,8\u00a0%, um 0:00\u00a0Uhr, z.\u00a0B.'],
    ['en', 'It’s “{{text}}”: 0.8%, 2013 – 2015'],
    ['es', '¿Usar «Editar»? ¡Listo!'],
    ['de', '„{{text}}“'],
    ['de', 'Sie werden gespeichert, wenn sie fertig sind. Sie bleiben.'],
  ])('%s lets "%s" pass', (language, text) => {
    expect(isFound(language, text)).toBe(false);
  });
});

/** Of one planted text no exception is needed. */
const withoutExceptions: Glossary = {
  typography: [],
  concepts: glossary.concepts.map(({ terms, wrong = [] }) => ({
    terms,
    wrong: wrong.map(({ language, words, right }) => ({ language, words, right })),
  })),
};

describe('the texts of the product', () => {
  test('say what the glossary says', async () => {
    expect(checkGlossary(await findTexts(ROOT, readWorkspaces()), glossary)).toEqual([]);
  });

  test.each<[Language, string]>([
    ['de', 'Dein neuer Tarif'],
    ['de', 'Eine Kopie auf die Stelle zuschneiden'],
    ['de', 'Der Benutzer'],
    ['de', 'für Vorleseprogramme'],
    ['es', 'Pega la descripción del puesto'],
    ['es', 'Intentar de nuevo'],
    ['es', 'Resumen'],
    ['en', 'Your jobs stand here.'],
    ['en', 'Starts again: Monday'],
    ['en', 'Look into the spam folder'],
    ['en', 'The two passwords are not the same.'],
  ])('would not have "%s" say "%s"', (language, text) => {
    expect(checkGlossary([at(language, text)], withoutExceptions)).toHaveLength(1);
  });

  test('are not asked for a term that is itself a wrong word', () => {
    const terms = glossary.concepts.flatMap((concept) =>
      LANGUAGES.map((language) => at(language, concept.terms[language])),
    );
    expect(checkGlossary(terms, withoutExceptions)).toEqual([]);
  });

  test('are those of the screens, the mails, the plans, the cards and the printed words', async () => {
    const texts = await findTexts(ROOT, readWorkspaces());
    const rooms = new Set(texts.map(({ room, language }) => `${room}/${language}`));
    const told = [
      'shell',
      'mfe-tailoring',
      'shared-rich-text',
      'shared-contracts',
      'server/identity',
      'server/api',
    ];
    expect([...rooms]).toEqual(expect.arrayContaining(told.map((room) => `${room}/de`)));
    expect(texts).toContainEqual({
      file: 'mfe-billing/remote.config.ts',
      line: expect.any(Number),
      room: 'mfe-billing',
      key: 'pages.0.card.title',
      language: 'de',
      text: 'Mein Abonnement',
    });
    const answers = texts.filter(({ room, key }) => room === 'shell' && /^faq\.\d+\.1$/.test(key));
    expect(answers).toHaveLength(3 * 12);
  });
});
