import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';
import { answerInLetter } from './one-bullet.fixture.ts';
import { holdRows } from './rows.fixture.ts';

holdRows({
  'a verb whose other half ends the clause': [
    [
      'de',
      'Instandhaltung von elf Verpackungslinien im Dreischichtbetrieb.',
      'Im Dreischichtbetrieb halte ich elf Verpackungslinien instand.',
      'Im Dreischichtbetrieb setze ich elf Verpackungslinien neu auf.',
    ],
    [
      'de',
      'Inbetriebnahme von 17 Förderanlagen.',
      'Ich nehme 17 Förderanlagen in Betrieb.',
      'Ich nehme 17 Förderanlagen in Augenschein.',
    ],
  ],
  'what is carried out for somebody': [
    [
      'de',
      'Laufende Finanzbuchhaltung für 32 Mandanten mit DATEV.',
      'Mit DATEV führe ich die laufende Finanzbuchhaltung für 32 Mandanten.',
      'Ich führe 32 Mandanten in der laufenden Finanzbuchhaltung mit DATEV.',
    ],
    [
      'en',
      'Day-to-day bookkeeping for 32 clients.',
      'Handle day-to-day bookkeeping for 32 clients.',
      'Direct 32 clients in day-to-day bookkeeping.',
    ],
    [
      'es',
      'Contabilidad diaria de la tienda para 32 clientes.',
      'Llevo la contabilidad diaria de la tienda para 32 clientes.',
      'Dirijo a 32 clientes en la contabilidad diaria de la tienda.',
    ],
  ],
  'an average beside either noun': [
    [
      'es',
      'Reduje el coste por clic medio de 0,48 a 0,31 euros en doce meses.',
      'En doce meses bajé el coste medio por clic de 0,48 a 0,31 euros.',
      'En doce meses bajé a la mitad el coste por clic.',
    ],
    [
      'es',
      'Contraté a un responsable del equipo de tasa media.',
      'Contraté a un responsable del equipo de tasa media.',
      'Contraté a un responsable nuevo del equipo de tasa media.',
    ],
  ],
  'both ends of a span': [
    [
      'es',
      'Coordiné el lanzamiento, desde el envase hasta la presentación a los distribuidores.',
      'Coordiné el lanzamiento, del envase a la presentación a los distribuidores.',
      'Coordiné el lanzamiento hasta la presentación a los distribuidores.',
    ],
  ],
  'two of which one has no noun': [
    [
      'es',
      'Se encargó de la partida de carnes y de la de salsas.',
      'Se ocupó de las partidas de carnes y salsas.',
      'Se ocupó de las partidas de carnes.',
    ],
    [
      'en',
      'Looked after the website of the museum and that of the shop.',
      'Looked after the websites of the museum and the shop.',
      'Looked after the websites of the museum.',
    ],
    [
      'de',
      'Betreuung der Website des Museums und der des Ladens.',
      'Betreuung der Websites des Museums und des Ladens.',
      'Betreuung der Websites des Museums.',
    ],
  ],
  'what came of a deed': [
    [
      'en',
      'Wrote unit tests for the refund module, raising its coverage from 41% to 78%.',
      'Wrote unit tests for the refund module and thereby raised its coverage from 41% to 78%.',
      'Wrote unit tests for the refund module and thereby raised its sales from 41% to 78%.',
    ],
    [
      'en',
      'Wrote unit tests for the refund module; its coverage was 78% afterwards.',
      'Wrote unit tests for the refund module; afterwards, its coverage was 78%.',
      'Wrote unit tests for the refund module; thereby its coverage was 78%.',
    ],
  ],
  'who belongs to a team': [
    [
      'en',
      'Member of a team of six that maintains the payment service.',
      'Part of a team of six that maintains the payment service.',
      'Led a team of six that maintains the payment service.',
    ],
    [
      'es',
      'Miembro de un equipo de seis personas que mantiene el servicio de pagos.',
      'Parte de un equipo de seis personas que mantiene el servicio de pagos.',
      'Mantengo el servicio de pagos con un equipo de seis personas.',
    ],
    [
      'de',
      'Mitglied eines Teams von sechs Personen, das den Zahlungsdienst betreut.',
      'Teil eines Teams von sechs Personen, das den Zahlungsdienst betreut.',
      'Leitung eines Teams von sechs Personen, das den Zahlungsdienst betreut.',
    ],
  ],
});

const REVIEWS =
  'Took part in weekly code reviews and occasionally presented at the monthly tech talk.';

test('a letter may tell the one deed without the seldom other one, and not that one as usual', () => {
  expect(answerInLetter(REVIEWS, 'I took part in the weekly code reviews.', 'en')).toBe('proven');
  const always = 'I presented at the monthly tech talk.';
  expect(answerInLetter(REVIEWS, always, 'en')).not.toBe('proven');
  const two = 'Maintenance of the museum website. Mostly texts and photos.';
  expect(answerInLetter(two, 'I did the maintenance of the museum website.', 'en')).toBe('proven');
});

test('how long somebody was somewhere may be told about, beside another number that is the same', () => {
  const cv = cvInBrief({
    work: [
      { as: ['Developer', 'Loxley', '2020-01 2022-03'], achievements: ['Added two indexes.'] },
    ],
  });
  const gate = gateOver(cv, { letterLanguage: 'en' });
  const judged = (said: string) => gate.judge('coverLetter', said).answer;
  for (const about of ['more than', 'just over', 'a little over'])
    expect(judged(`I spent ${about} two years at Loxley.`)).toBe('proven');
  for (const wrong of ['nearly two', 'more than three', 'under two'])
    expect(judged(`I spent ${wrong} years at Loxley.`)).not.toBe('proven');
});

test.each([
  ['en', 'Previously, opened 17 new accounts.', 'Opened 17 new accounts.'],
  ['de', 'Zuvor 17 neue Konten eröffnet.', '17 neue Konten eröffnet.'],
  ['es', 'Antes, abrió 17 cuentas nuevas.', 'Abrió 17 cuentas nuevas.'],
] as const)(
  'what somebody does today is not told of a time before, in %s',
  (language, lie, fact) => {
    const cv = cvInBrief({
      work: [
        { as: ['Sales', 'Loxley', '2020-01'], achievements: [fact] },
        { as: ['Sales', 'Harrowgill', '2015-01 2019-12'], achievements: [] },
      ],
    });
    const gate = gateOver(cv, { letterLanguage: language });
    expect(gate.judge('coverLetter', lie).answer).not.toBe('proven');
    expect(gate.judge('coverLetter', fact).answer).toBe('proven');
  },
);
