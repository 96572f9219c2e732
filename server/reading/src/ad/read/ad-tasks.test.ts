import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('what is done with tools asks for the tools', () => {
  test.each([
    ['Maintain the Cypress suite in our GitLab pipeline', ['must Cypress', 'must GitLab']],
    ['Registrar los pedidos de los clientes en SAP', ['must SAP']],
    ['Monatliche Berichte über die Werkstatt in Excel erstellen', ['must Excel']],
    // No tool, or none by its name.
    ['Maintain the boilers in our halls', ['must Maintain the boilers in our halls']],
    ['Mantener las calderas del edificio', ['must Mantener las calderas del edificio']],
    ['Heizungen in allen Hallen warten', ['must Heizungen in allen Hallen warten']],
  ])('%s', (task, expected) => {
    expect(askedIn(`Tasks\n- ${task}\n- Sweep the yard`)).toEqual([
      ...expected,
      'must Sweep the yard',
    ]);
  });
});

describe('a sentence that names the post', () => {
  test.each([
    ['We need a buyer who can make our guests smile.', []],
    ['Initech is looking for a cook to bring back the good times.', []],
    ['Buscamos un cocinero que sepa enamorar a la gente.', []],
    // Two deeds or more can be ticked off.
    [
      'We need a cook to run the kitchen, plan the menus and order the fish.',
      ['must run the kitchen', 'must plan the menus', 'must order the fish'],
    ],
    [
      'You will lead our deals: you negotiate pacts, coordinate the lawyers and draft contracts.',
      ['must negotiate pacts', 'must coordinate the lawyers', 'must draft contracts'],
    ],
    [
      'Liderarás las obras: negociarás las compras, coordinarás a los gremios y revisarás las actas.',
      ['must negociarás las compras', 'must coordinarás a los gremios', 'must revisarás las actas'],
    ],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });
});

describe('where one works and with whom is no task', () => {
  test.each([
    ["You'll sit with the sales team.", []],
    ["You'll be the first voice that people hear.", []],
    ["You'll work with nice people in Ulm.", []],
    ['Du arbeitest zur Hälfte im Freien.', []],
    ["You'll be training two apprentices.", ['must training two apprentices']],
    ['Du betreust zwei Lehrlinge.', ['must betreust zwei Lehrlinge']],
    ["So you'll need excellent telephone manners.", ['must telephone manners']],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });
});

test.each([
  ['Die Aufgabe\nRüsten von Fräsmaschinen\nFertigung von Kleinserien', 2],
  ['La tarea\n- Podar los frutales\n- Regar el vivero', 2],
  ['The task\n- Prune the trees\n- Water the beds', 2],
  ['Das Angebot\n- Kantine\n- Jobrad', 0],
])('a heading in the singular: %s', (text, count) => {
  expect(askedIn(text)).toHaveLength(count);
});

test('what counts so many points, and what is weighed in a table', () => {
  expect(
    askedIn(
      'MÉRITOS\n- Gestión de subvenciones: hasta 4 puntos\n- Lengua de signos: 2 puntos\n- Inglés: 1 punto',
    ),
  ).toEqual(['nice Gestión de subvenciones', 'nice Lengua de signos', 'nice Inglés']);
  expect(
    askedIn(
      'How we score\n\n| What | Weight |\n|---|---|\n| Planning trade fairs | 5/5 |\n| Canva | 2/5 |\n| German | 1/5 nice to have |',
    ),
  ).toEqual(['must Planning trade fairs', 'must Canva', 'nice German']);
});

test('what whoever takes the post does is told of the postholder as of a clerk', () => {
  const asked = askedIn(
    "The depot keeps 62 lorries on the road. The postholder checks drivers' defect sheets and raises purchase orders.",
  );
  expect(asked).toEqual(["must checks drivers' defect sheets", 'must raises purchase orders']);
});
