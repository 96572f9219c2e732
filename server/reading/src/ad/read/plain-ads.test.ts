import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('who is sought, told without a verb', () => {
  test.each([
    [
      'Registered nurse with current NMC registration and at least two years in coronary care or cardiology.',
      ['must Registered nurse', 'must NMC', 'must two years in coronary care or cardiology'],
    ],
    [
      'Qualified electrician with an 18th edition certificate and three years on building sites.',
      [
        'must Qualified electrician',
        'must 18th edition certificate',
        'must three years on building sites',
      ],
    ],
    [
      'Examinierte Pflegefachkraft mit Praxisanleiterschein und mindestens zwei Jahren auf einer Intensivstation.',
      [
        'must Examinierte Pflegefachkraft',
        'must Praxisanleiterschein',
        'must zwei Jahren auf einer Intensivstation',
      ],
    ],
    [
      'Enfermera titulada con colegiación vigente y al menos dos años en cardiología.',
      ['must Enfermera titulada', 'must colegiación vigente', 'must dos años en cardiología'],
    ],
    ['Cook with two years in a hotel kitchen.', ['must two years in a hotel kitchen']],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test.each([
    ['Harbour pilots with years of service live in the village.'],
    ['A baker with two dogs runs the shop.'],
    ['A nurse with ten years of experience leads our ward.'],
    ['Eine Köchin mit zehn Jahren Erfahrung leitet unser Haus.'],
  ])('nothing: %s', (sentence) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual([]);
  });
});

test.each([
  [
    'ALS certificate essential; mentorship qualification desirable.',
    'nice mentorship qualification',
  ],
  ['Curso de RCP imprescindible; máster en cuidados deseable.', 'nice máster en cuidados'],
])('what is said to help without a verb: %s', (sentence, expected) => {
  expect(askedIn(`Initech\n\n${sentence}`).at(-1)).toBe(expected);
});

describe('tools told behind the colon of a task', () => {
  test.each([
    [
      "You'll lead the technical direction of settlement: event-driven services in TypeScript and Go, PostgreSQL, Kafka, on AWS.",
      ['TypeScript', 'Go', 'PostgreSQL', 'Kafka', 'AWS'],
    ],
    [
      'Du verantwortest unsere Plattform: Dienste in Kotlin und Go, PostgreSQL, Kafka, alles auf AWS.',
      ['Kotlin', 'Go', 'PostgreSQL', 'Kafka', 'AWS'],
    ],
    [
      'Serás responsable de la plataforma: servicios en Java y Go, PostgreSQL, sobre AWS.',
      ['Java', 'Go', 'PostgreSQL', 'AWS'],
    ],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(
      expect.arrayContaining(expected.map((tool) => `must ${tool}`)),
    );
  });
});

describe('what only points back asks for nothing of its own', () => {
  test.each([
    ['You have designed a ledger and lived with the consequences', ['must designed a ledger']],
    ['Built a design system and maintained it', ['must Built a design system']],
    ['Du hast ein System entworfen und mit den Folgen gelebt', ['must System entworfen']],
    [
      'Has diseñado un sistema de eventos y convivido con las consecuencias',
      ['must diseñado un sistema de eventos'],
    ],
    ['You can weld pipes and inspect them', ['must weld pipes']],
  ])('%s', (point, expected) => {
    expect(askedIn(`Requirements\n- ${point}`)).toEqual(expected);
  });
});

test.each([
  [
    '8+ years building backend systems, of which some in payments, banking or another regulated field',
    ['must 8+ years building backend systems', 'must payments, banking or another regulated field'],
  ],
  [
    '8 Jahre Erfahrung in der Entwicklung, davon einige im Zahlungsverkehr oder im Bankwesen',
    ['must 8 Jahre Erfahrung in der Entwicklung', 'must Zahlungsverkehr oder im Bankwesen'],
  ],
  [
    '8 años de experiencia en desarrollo, de los cuales algunos en banca o seguros',
    ['must 8 años de experiencia en desarrollo', 'must banca o seguros'],
  ],
])('some of the years are to be of a kind: %s', (point, expected) => {
  expect(askedIn(`Requirements\n- ${point}`)).toEqual(expected);
});
