import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('what a paragraph asks for, one thing each', () => {
  test.each([
    [
      'We want someone who has spent four years in a kitchen, who holds a food safety certificate and who can fillet whole fish without being shown how.',
      ['must four years in a kitchen', 'must food safety certificate', 'must fillet whole fish'],
    ],
    [
      'Necesitamos a alguien que domine Excel y que tenga carnet de conducir.',
      ['must Excel', 'must carnet de conducir'],
    ],
    [
      'A forklift licence is a MUST, though, and so are two years of work in a warehouse.',
      ['must forklift licence', 'must two years of work in a warehouse'],
    ],
    [
      'Excel is a must. SQL is nice to have; the same goes for pastry experience.',
      ['must Excel', 'nice SQL', 'nice pastry experience'],
    ],
    [
      'Von Vorteil, jedoch nicht Voraussetzung, sind Erfahrung mit Vivendi und ein Staplerschein.',
      ['nice Vivendi', 'nice Staplerschein'],
    ],
    [
      'Was wir brauchen: eine Ausbildung zur MFA, den Röntgenschein und Excel.',
      ['must Ausbildung zur MFA', 'must Röntgenschein', 'must Excel'],
    ],
    ['English is what the kitchen speaks, and a conversational level is enough.', ['must English']],
    ['Pneumatik ist Ihnen vertraut.', ['must Pneumatik']],
    [
      'Schön wäre eine Weiterbildung im Qualitätsmanagement.',
      ['nice Weiterbildung im Qualitätsmanagement'],
    ],
    [
      'What do I have to know?\nThe 14 allergens, inside out. How to cater for special diets.',
      ['must 14 allergens', 'must How to cater for special diets'],
    ],
    [
      'What would put me on top of the pile?\nA First Aid at Work certificate, or a bit of Polish or Romanian.',
      ['nice First Aid at Work certificate', 'nice Polish or Romanian'],
    ],
    ['Sie kommen mit der Siemens S7 zurecht.', ['must Siemens S7']],
    [
      "You would run the pass on the chef's two days off, work the grill and order the fish.",
      [
        "must run the pass on the chef's two days off",
        'must work the grill',
        'must order the fish',
      ],
    ],
    [
      'What would my day look like?\nYou plan the menus, you lead a team, you count the knives, and on Friday you bank the takings.',
      ['must plan the menus', 'must lead a team', 'must count the knives', 'must bank the takings'],
    ],
    [
      'The person will visit hotels, care homes and pubs, write quotes, and follow up every quote.',
      ['must visit hotels, care homes and pubs', 'must write quotes', 'must follow up every quote'],
    ],
  ])('%s', (sentence, expected) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual(expected);
  });

  test.each([
    ['Do I need a diploma?\nA degree in law, no.'],
    ['You need no previous experience in retail.'],
    ['Niederländisch verlangt niemand.'],
    ['Nobody expects a degree in physics.'],
    ['Nadie te pide un título universitario.'],
  ])('nothing: %s', (sentence) => {
    expect(askedIn(`Initech\n\n${sentence}`)).toEqual([]);
  });
});

test.each([
  ['Python for scripting and small pipelines', ['must Python']],
  ['English at C1, on the phone and on paper', ['must English']],
  ['AdA-Schein, ZWINGEND!', ['must AdA-Schein']],
  ['Ingeniería en Sistemas, titulado/a', ['must Ingeniería en Sistemas']],
])('what is said of the thing before it asks for no other: %s', (point, expected) => {
  expect(askedIn(`Requirements\n- ${point}`)).toEqual(expected);
});

test('points below what one need not bring are not asked for, however much they sound like it', () => {
  const text = `Initech

Requisitos
- Excel avanzado
- Inglés B2
- Catalán

Deseable
- Power BI

Lo que NO necesitas
- Carné de conducir
- Experiencia en ventas`;
  expect(askedIn(text)).toEqual(['must Excel', 'must Inglés', 'must Catalán', 'nice Power BI']);
});

test('several deeds told in one sentence are tasks, whatever stands around them', () => {
  const told =
    'The person will visit hotels, give talks on our ovens, write quotes, and follow up every quote until there is a yes or a no.';
  const text = `Hi all,

a favour. Please pass this on to anyone you know who is tired of the stove but not of kitchens.

We (Initech, fourteen people, Leeds) need an area sales representative for the North East from March. ${told} The CRM has to be kept clean.

What I won't negotiate about:
- a full UK driving licence
- Excel, enough for a price calculation

Names to me please, not to HR, we haven't got one.

Cheers
Joanna`;
  expect(askedIn(text)).toEqual(
    expect.arrayContaining(['must visit hotels', 'must write quotes', 'must Excel']),
  );
});
