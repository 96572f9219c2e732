import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';
import { onePersonIn } from './one-place.fixture.ts';

const job: Record<Language, { position: string; jobText: string }> = {
  en: { position: 'Traffic Controller', jobText: 'Farbank Metro seeks a Traffic Controller.' },
  de: { position: 'Imkermeister', jobText: 'Farbank Metro sucht einen Imkermeister.' },
  es: { position: 'Archivera', jobText: 'Farbank Metro busca archivera.' },
};
const gateIn = (letterLanguage: Language) =>
  gateOver(onePersonIn(letterLanguage), {
    ...job[letterLanguage],
    ...{ letterLanguage, companyName: 'Farbank Metro' },
  });
const gates = { en: gateIn('en'), de: gateIn('de'), es: gateIn('es') };

const inLetter = (language: Language, text: string) =>
  gates[language]
    .judgeLetter(text)
    .flat()
    .map(({ answer }) => answer);
const inSummary = (language: Language, text: string) =>
  gates[language].judge('personal_info.summary', text).answer;

describe('a sentence of a letter draws on one place of the CV at a time', () => {
  test.each<[kind: string, Language, text: string]>([
    ['the company applied for', 'en', 'At Farbank Metro I coach five new drivers in door checks.'],
    ['the company applied for', 'en', 'I record track faults for Farbank Metro.'],
    ['the company applied for', 'de', 'Bei Farbank Metro betreue ich 90 Bienenvölker.'],
    ['the company applied for', 'es', 'En Farbank Metro organizo talleres de lectura.'],
    ['another date', 'en', 'I have been a tram driver since 2014.'],
    ['another date', 'en', 'I earned my diploma in rail operations in 2019.'],
    ['another date', 'en', 'In 2019 I shortened the depot handover together with two dispatchers.'],
    ['another date', 'de', 'Seit 2014 arbeite ich als Imkerin.'],
    ['another date', 'de', 'Meinen Gesellenbrief habe ich 2011 erworben.'],
    ['another date', 'es', 'Desde 2014 soy bibliotecaria.'],
    ['another date', 'es', 'Fui librera en Vigo de 2010 a 2019.'],
    ['another town', 'en', 'I was a tram driver in Buxton.'],
    ['another town', 'de', 'Ich war Imkerin in Uelzen.'],
    ['another town', 'es', 'Fui bibliotecaria en Vigo.'],
    ['another field', 'en', 'I have a diploma in rail operations and Excel.'],
    ['another field', 'de', 'Ich habe einen Gesellenbrief in Tierwirtschaft und Varroakontrolle.'],
    ['another field', 'es', 'Tengo un grado en Documentación y Catalogación.'],
    ['who the CV only speaks of', 'en', 'I was a depot foreman at Ridgeway Buses.'],
    ['another level', 'en', 'I have native English and Polish.'],
    ['another level', 'en', 'I am advanced in signal reading and Optrack.'],
    ['another level', 'de', 'Ich habe fortgeschrittene Kenntnisse in Excel und Varroakontrolle.'],
    ['another level', 'es', 'Tengo un nivel avanzado de Excel y Koha.'],
    ['a tool of the list', 'en', 'I record track faults with Optrack.'],
    ['a tool of the list', 'de', 'Ich betreue 90 Bienenvölker mit Excel.'],
    ['a tool of the list', 'es', 'Catalogué 4000 libros con Koha.'],
    ['two deeds in one', 'en', 'I coach five new drivers in recording track faults.'],
    [
      'two deeds in one',
      'de',
      'Ich habe drei Aushilfen bei der Betreuung von 90 Bienenvölkern angelernt.',
    ],
    [
      'two deeds in one',
      'es',
      'Organizo talleres de lectura sobre 4000 libros de la colección local.',
    ],
    ['done with others', 'en', 'I shortened the depot handover from 20 to 12 minutes.'],
  ])('not proven, %s, in %s: %s', (_kind, language, text) => {
    expect(inLetter(language, text)).not.toContain('proven');
  });

  test.each<[Language, text: string]>([
    ['en', 'I would be glad to talk about the role at Farbank Metro.'],
    ['en', 'I have been a tram driver in Sheffield since 2019.'],
    ['en', 'From 2014 to 2019 I was a bus conductor at Ridgeway Buses in Buxton.'],
    [
      'en',
      'At Norwood Transit I coach five new drivers in braking and record track faults for the workshop.',
    ],
    ['en', 'I have a diploma in rail operations and speak Polish at a basic level.'],
    ['en', 'I have native English and basic Polish.'],
    ['en', 'I know Excel and signal reading.'],
    ['en', 'I completed my diploma in rail operations at Peak College in 2014.'],
    ['de', 'Seit 2019 arbeite ich als Imkerin in Celle.'],
    ['de', 'Bei Heidehonig Brandes betreue ich 90 Bienenvölker an sechs Standorten.'],
    ['de', 'Ich habe fortgeschrittene Kenntnisse in Excel und Königinnenzucht.'],
    ['de', 'Deutsch ist meine Muttersprache.'],
    ['es', 'Soy bibliotecaria en Lugo desde 2019.'],
    [
      'es',
      'Organizo talleres de lectura para 25 jubilados y catalogué 4000 libros de la colección local.',
    ],
    ['es', 'Tengo un nivel avanzado de Excel y catalogación.'],
    ['es', 'De 2014 a 2019 fui librera en Librería Fontán, en Vigo.'],
  ])('proven, in %s: %s', (language, text) => {
    expect(inLetter(language, text)).toEqual(['proven']);
  });
});

test('a degree whose field is called after a kind of work is held', () => {
  const main = cvInBrief({
    work: [{ as: ['Trabajadora social', 'Fundación Arce', '2019-10'], achievements: [] }],
    studies: [['Universidad de Navas', 'Grado', 'Trabajo Social', '2009-09 2013-06']],
  });
  const gate = gateOver(main, { letterLanguage: 'es' });
  const text = 'Tengo el Grado en Trabajo Social por la Universidad de Navas.';
  expect(gate.judge('coverLetter', text).answer).toBe('proven');
});

describe('what stands with years or a title in a summary is all that they hold for', () => {
  test.each<[Language, text: string]>([
    [
      'en',
      'Tram driver with eight years on city lines, mainly in night service, Optrack and depot work.',
    ],
    ['en', 'Tram driver since 2014 on city lines, mainly in night service and depot work.'],
    [
      'de',
      'Imkerin mit acht Jahren Erfahrung in der Königinnenzucht, in der Varroakontrolle und in der Honigabfüllung.',
    ],
    ['es', 'Bibliotecaria con ocho años de experiencia en catalogación, Koha y préstamos.'],
  ])('not proven, in %s: %s', (language, text) => {
    expect(inSummary(language, text)).not.toBe('proven');
  });

  test.each<[Language, text: string]>([
    ['en', 'Tram driver, eight years on city lines, mainly in depot work and night service.'],
    ['de', 'Imkerin mit acht Jahren Erfahrung in der Honigabfüllung und in der Königinnenzucht.'],
    ['es', 'Bibliotecaria con ocho años de experiencia en préstamos y en catalogación.'],
  ])('proven, in %s: %s', (language, text) => {
    expect(inSummary(language, text)).toBe('proven');
  });
});
