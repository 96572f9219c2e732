import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { turnBullet } from './turn-bullet.rules.ts';

const told = (bullet: string, language: Language, isCurrent = false) =>
  turnBullet(bullet, language, isCurrent)?.text;

test.each([
  ['Reduction of remakes from 6.5% to 4%', true, 'reduced remakes from 6.5% to 4%'],
  ['Responsibility for the children’s range', true, 'am responsible for the children’s range'],
  [
    'Cover for the practice manager during her maternity leave (seven months)',
    true,
    'covered for the practice manager during her maternity leave, for seven months',
  ],
  ['No reportable accidents in three years', false, 'had no reportable accidents in three years'],
  [
    'Payment errors down by half within a year, after adding a check before each run',
    true,
    'Payment errors went down by half within a year',
  ],
  [
    'Electricity for the main stage fell by 18% in a season',
    false,
    'Electricity for the main stage fell by 18% in a season',
  ],
  ['Storm call-outs one weekend in four', false, 'storm call-outs one weekend in four'],
  ['Monthly talk on eye health at a school', true, 'a monthly talk on eye health at a school'],
  [
    'Contribution to the roll-out of a new till; training of three colleagues in its use',
    false,
    'contributed to the roll-out of a new till and trained three colleagues in its use',
  ],
  [
    'Trained one apprentice through his climbing tickets',
    false,
    'trained one apprentice through his climbing tickets',
  ],
  [
    'Together with a conservator I moved the store',
    false,
    'moved the store, together with a conservator',
  ],
] as const)('an English note becomes a part of a sentence: %s', (bullet, isCurrent, said) => {
  expect(told(bullet, 'en', isCurrent)).toBe(said);
});

test.each([
  [
    'Kolonne mit drei Gesellen geführt, meist Einfamilienhäuser',
    'habe ich eine Kolonne mit drei Gesellen geführt, meist bei Einfamilienhäusern',
  ],
  ['2023 rund 4.500 m² Steildach eingedeckt', 'habe ich 2023 rund 4.500 m² Steildach eingedeckt'],
  ['Flachdächer abgedichtet', 'habe ich Flachdächer abgedichtet'],
  [
    'Im Lockdown drei Livestreams für einen Verein betreut',
    'habe ich im Lockdown drei Livestreams für einen Verein betreut',
  ],
  [
    'Startzeit des Geräts von 6,5 auf 2,8 Sekunden verkürzt',
    'habe ich die Startzeit des Geräts von 6,5 auf 2,8 Sekunden verkürzt',
  ],
  [
    'Einen Treiber geschrieben, den zwei andere Projekte übernommen haben',
    'habe ich einen Treiber geschrieben, den zwei andere Projekte übernommen haben',
  ],
  [
    'Verringerte die Stillstände von 14 auf 9 Stunden',
    'verringerte ich die Stillstände von 14 auf 9 Stunden',
  ],
  [
    'Verkürzung des Monatsabschlusses von elf auf sieben Tage',
    'habe ich den Monatsabschluss von elf auf sieben Tage verkürzt',
  ],
  ['Seit 2022 keine Absturzunfälle', 'gab es seit 2022 keine Absturzunfälle'],
  [
    'Einweisung neuer Kolleginnen und Kollegen in die Geräte, bisher drei Personen',
    'weise ich neue Kolleginnen und Kollegen in die Geräte ein, bisher drei Personen',
  ],
  [
    'Vertretung der Laborleitung bei internen Audits, zweimal',
    'habe ich zweimal die Laborleitung bei internen Audits vertreten',
  ],
  [
    'Prüfung der ortsveränderlichen Geräte nach DGUV V3, halbjährlich',
    'prüfe ich halbjährlich die ortsveränderlichen Geräte nach DGUV V3',
  ],
  ['Auf- und Abbau von Tonanlagen', 'der Auf- und Abbau von Tonanlagen'],
  [
    'Ich habe ein Programm aufgebaut, an dem 18 Ehrenamtliche beteiligt sind',
    'habe ich ein Programm aufgebaut, an dem 18 Ehrenamtliche beteiligt sind',
  ],
  ['Ich war für die Hörbücher zuständig', 'war ich für die Hörbücher zuständig'],
  [
    'Die Ausleihen sind zwischen 2019 und 2023 um 15 Prozent gestiegen',
    'Die Ausleihen sind zwischen 2019 und 2023 um 15 Prozent gestiegen',
  ],
] as const)('a German note becomes a part of a sentence: %s', (bullet, said) => {
  expect(told(bullet, 'de', true)).toBe(said);
});

test('what would stay in a wrong case or take a wrong "a" is told otherwise', () => {
  expect(told('Monatliche Abstimmung der Bankkonten und der Kasse', 'de') ?? '').not.toContain(
    'habe ich',
  );
  expect(told('Lectura de 210 contadores', 'es')).toBe('leí 210 contadores');
  expect(told('Tiempo de revisión reducido de 90 a 65 minutos', 'es')).toBe(
    'el tiempo de revisión pasó de 90 a 65 minutos',
  );
});

test.each([
  ['Coordinación de un auxiliar de topografía', 'coordino a un auxiliar de topografía'],
  ['Detección de un error de cota en el proyecto', 'detecté un error de cota en el proyecto'],
  ['Control topográfico de tramos de carretera', 'el control topográfico de tramos de carretera'],
  ['Mediciones mensuales para las obras', 'las mediciones mensuales para las obras'],
  ['Formación de dos compañeros en el programa', 'formé a dos compañeros en el programa'],
  [
    'Bajó las devoluciones con un cambio de tarima',
    'bajé las devoluciones con un cambio de tarima',
  ],
  ['Rescate de personas, sin incidentes', 'rescato a personas, sin incidentes'],
  [
    'Menos avisos repetidos: del 14 al 9 % en la ruta',
    'hubo menos avisos repetidos, del 14 al 9 % en la ruta',
  ],
  [
    'Programa de voluntariado: de 5 a 14 voluntarios en dos años',
    'el programa de voluntariado pasó de 5 a 14 voluntarios en dos años',
  ],
  [
    'Los errores de preparación bajaron del 1,8 % al 0,9 % en dos años',
    'los errores de preparación bajaron del 1,8 % al 0,9 % en dos años',
  ],
  ['Cobertura de pruebas del 54 % al 81 %', 'la cobertura de pruebas pasó del 54 % al 81 %'],
  ['Redujo el tiempo de carga de 70 a 48 minutos', 'reduje el tiempo de carga de 70 a 48 minutos'],
  ['Cargué y documenté unos 35 camiones', 'cargué y documenté unos 35 camiones'],
  ['Recibía y pesaba la aceituna', 'recibía y pesaba la aceituna'],
  ['Durante dos vendimias recibí la uva', 'durante dos vendimias recibí la uva'],
  ['Miembro de la comisión de riesgos', 'soy miembro de la comisión de riesgos'],
] as const)('a Spanish note becomes a part of a sentence: %s', (bullet, said) => {
  expect(told(bullet, 'es', true)).toBe(said);
});

test.each([
  ['Set up by the council', 'en'],
  ['Gave: monthly talks to staff', 'en'],
  ['Her team built the shop', 'en'],
  ['LED lighting for 4 halls', 'en'],
  ['Weekly deadlines, many starters', 'en'],
  ['Zur Teamleiterin befördert', 'de'],
  ['In Excel geschult', 'de'],
  ['Kostete die Firma 3.000 Euro', 'de'],
  ['Umfasste drei Filialen', 'de'],
  ['Zweimal in der Liga vertreten', 'de'],
  ['In Bremen zwei Jahre eingesetzt', 'de'],
  ['Rund 40 Betten belegt', 'de'],
  ['Sieben Jahre unfallfrei gefahren', 'de'],
  ['Subió la facturación un 12 %', 'es'],
  ['Weekly wage of £400', 'en'],
  ['Net inspections down to 28 m', 'en'],
  ['I am currently helping to move the styles', 'en'],
  ['Online booking for three ferry lines', 'en'],
  ['Funding from the council', 'en'],
  ['Vom Vorstand ausgewählt', 'de'],
  ['Die Abteilung hat drei Mitarbeiterinnen', 'de'],
  ['Residencia concertada de 96 plazas', 'es'],
  ['Averías: 5-6 avisos diarios', 'es'],
] as const)('what is not surely done by the person stays out: %s', (bullet, language) => {
  expect(told(bullet, language, true)).toBeUndefined();
});

test('a list of works is told as one, with half a word before its whole', () => {
  const told = (bullet: string) => turnBullet(bullet, 'de', false)?.text;
  const ward =
    'Grund- und Behandlungspflege, Wundversorgung und Medikamentengabe auf einer Station';
  expect(told(ward)).toBe(`die ${ward}`);
  expect(told('Installation und Wartung elektrischer Anlagen in Wohnhäusern')).toBe(
    'die Installation und Wartung elektrischer Anlagen in Wohnhäusern',
  );
  expect(told('Wartung unter Aufsicht')).toBeUndefined();
});
