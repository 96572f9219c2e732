import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test('the last sentence of a paragraph may lead up to the list below it', () => {
  expect(
    askedIn(
      'We keep forty hives on a hill. You would be responsible for the following:\n\n- Feed the bees\n- Label the jars\n- Paint the hives',
    ),
  ).toEqual(['must Feed the bees', 'must Label the jars', 'must Paint the hives']);
});

test('what the house gives, under a heading of its own, is not asked for', () => {
  expect(askedIn('Requirements:\n- SQL\n\nCompany Offerings\n- Honey for all\n- A hat')).toEqual([
    'must SQL',
  ]);
});

test('labels among the values of a form ask for nothing', () => {
  expect(
    askedIn(
      'Requisitos\n\n- Estudios mínimos\n- Licenciatura en apicultura\n- Experiencia mínima\n- 2 años',
    ),
  ).toEqual(['must Licenciatura en apicultura', 'must 2 años']);
});

describe('several sentences in one point of a list', () => {
  test.each([
    [
      'Duties:\n- Feeds the bees in spring. Weighs all hives weekly.\n- Paints hives\n- Labels jars\n- Cleans boots',
      [
        'must Feeds the bees in spring',
        'must Weighs all hives weekly',
        'must Paints hives',
        'must Labels jars',
        'must Cleans boots',
      ],
    ],
    [
      'Your tasks:\n- Feed the bees. Must be able to lift full crates.\n- Paint hives',
      ['must Feed the bees', 'must lift full crates', 'must Paint hives'],
    ],
  ])('%s', (ad, expected) => {
    expect(askedIn(ad)).toEqual(expected);
  });
});

describe('whom a sentence looks for, and what it says of them', () => {
  test.each([
    ['We need an individual who is comfortable with Rust.', ['must Rust']],
    ['The ideal candidate has also been exposed to SQL.', ['must SQL']],
    [
      'Below the hill\n\nWhat we look for\n\nYou will lead our bee walks.',
      ['must lead our bee walks'],
    ],
  ])('%s', (ad, expected) => {
    expect(askedIn(ad)).toEqual(expected);
  });
});

test('a list of German nouns that tell of work holds tasks below whatever heading', () => {
  expect(
    askedIn(
      'Am Ofen\n\n- Enge Abstimmung mit dem Lager\n- Sicherstellung höchster Reinheit\n- Planung und Zeichnung von Öfen',
    ),
  ).toEqual([
    'must Enge Abstimmung mit dem Lager',
    'must Sicherstellung höchster Reinheit',
    'must Planung und Zeichnung von Öfen',
  ]);
});

test('a language in a case, before the word for language', () => {
  expect(askedIn('Anforderungen\n- Deutsche Muttersprache\n- Gespür')).toEqual([
    'must Deutsche Muttersprache',
    'must Gespür',
  ]);
});

describe('with whom somebody works, and abilities of one thing, are not parted', () => {
  test.each([
    [
      'Requirements\n- Ability to work with beekeepers, grocers and their guests\n- SQL',
      [/beekeepers, grocers and their guests/, /SQL/],
    ],
    [
      'Requisitos\n- Habilidad y disposición para el trato con abejas\n- SQL',
      [/disposición para el trato con abejas/, /SQL/],
    ],
  ])('%s', (ad, expected) => {
    const asked = askedIn(ad);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});

describe('lists that have lost their signs', () => {
  test.each([
    [
      'Skills required:\nThe successful keeper must:\nhave the ability to lift crates full of honey all day\nbe calm among angry bees and angry customers\npossess good time management skills',
      [/lift crates/, /calm among/, /angry customers/, /time management/],
    ],
    [
      'Für diesen schönen Posten bringen Sie bitte folgendes mit:\n\nEine Ausbildung als Imker\n\nSie haben Geduld mit Bienen\n\nSie mögen Honig',
      [/Ausbildung als Imker/, /Geduld mit Bienen/, /Honig/],
    ],
    [
      'Serás una pieza clave del colmenar. Tus funciones incluirán:\n\nPesar las colmenas.\nPintar las cajas.\nLavar los frascos.',
      [/Pesar las colmenas/, /Pintar las cajas/, /Lavar los frascos/],
    ],
    [
      `SE NECESITA APICULTOR/A PARA LAS SIGUIENTES FUNCIONES Y TAREAS: - Pesado de colmenas en primavera y en otoño. - Pintado de cajas para todo el valle. - Lavado de frascos de miel. - Reparto de la miel por los mercados. REQUISITOS DEL PUESTO: - Manejo de Excel. - Carné de conducir: Tipo B`,
      [/colmenas/, /cajas/, /frascos/, /Reparto/, /Excel/, /Carné de conducir/],
    ],
  ])('%s', (ad, expected) => {
    const asked = askedIn(ad);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});

test('a long list without headings that tells tasks, demands and offers is read point by point', () => {
  const ad = `Imker (m/w/d)\nAm Hügel.
- Pflege der Völker
- Lagerung von Honig
- Wartung der Schleudern
- abgeschlossene Ausbildung als Imker
- gute Deutschkenntnisse
- Führerschein der Klasse B
- eine Vergütung nach Tarif
- 30 Tage Urlaub`;
  expect(askedIn(ad)).toEqual([
    'must Pflege der Völker',
    'must Lagerung von Honig',
    'must Wartung der Schleudern',
    'must abgeschlossene Ausbildung als Imker',
    'must Deutschkenntnisse',
    'must Führerschein der Klasse B',
  ]);
});

test('tasks that are told sentence by sentence are no summary of a few points', () => {
  const told =
    'Feeds the bees. Weighs all hives. Paints the crates. Labels the jars. Sweeps the yard.';
  expect(
    askedIn(`Responsibilities\n\n${told}\n\nTasks in winter:\n- Oil tools\n- Knit hats`),
  ).toHaveLength(7);
});

test('what calls out above the title heads nothing', () => {
  expect(
    askedIn('Wir suchen! Du auch?\n\nKlein, aber fein: ein Hof am Hügel.\n\nProfil:\n- SQL'),
  ).toEqual(['must SQL']);
});
