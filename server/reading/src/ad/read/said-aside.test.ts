import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { askedIn } from './asked-in.fixture.ts';

const HOUSE = 'Tejemos mantas desde 1950 en un valle con un río y seis ovejas.';
const needed = (...points: string[]) =>
  askedIn(`Requirements\n${points.map((one) => `- ${one}`).join('\n')}`);

describe('what is only said of a thing asks for nothing', () => {
  test.each([
    ['TypeScript, good enough to review code of others', ['must TypeScript']],
    ['Linux administration, confidently on the command line', ['must Linux']],
    ["Letters of credit: you've handled them yourself", ['must Letters of credit']],
    [
      'German OR Dutch, fluent in speech and writing -- our dealers sit in Breda',
      ['must German OR Dutch'],
    ],
  ])('%s', (point, asked) => {
    expect(needed(point)).toEqual(asked);
  });

  test.each([
    [
      'Para ser admitidas, las personas aspirantes deberán estar en posesión del título de Grado en Derecho.',
      ['must título de Grado en Derecho'],
    ],
    [
      'Serían interesantes, aunque en ningún caso excluyentes, conocimientos de tintes.',
      ['nice tintes'],
    ],
    [
      'ABSTENERSE quien no tenga disponibilidad para fines de semana.',
      ['must disponibilidad para fines de semana'],
    ],
    ['El conocimiento de lenguas extranjeras no será objeto de valoración.', []],
    ['Quienes vengan de fuera deberán demostrar un nivel C1 de español.', ['must español']],
  ])('%s', (sentence, asked) => {
    expect(
      askedIn(`Tejedor/a\n\n${HOUSE}\n\nRequisitos\n\nNuestra lana es de aquí. ${sentence}`),
    ).toEqual(asked);
  });
});

test.each([
  [
    'It would be an advantage to have undertaken training in dyeing, and candidates who have led a guild will be of particular interest.',
    ['nice training in dyeing', 'nice led a guild'],
  ],
  [
    'First aid training at Level 3 must be in date at appointment.',
    ['must First aid training at Level 3'],
  ],
])('what a sentence of a public body asks for stands without its frame: %s', (sentence, asked) => {
  expect(askedIn(`Weaver\n\nWe weave.\n\nRequirements\n\nOur wool is local. ${sentence}`)).toEqual(
    asked,
  );
});

test.each([
  ['mindestens dreijährige Berufserfahrung im Tiefbau', 'dreijährige Berufserfahrung im Tiefbau'],
  ['3 años o más de experiencia con Node.js', '3 años o más de experiencia con Node.js'],
  ['Erste Erfahrung (1 Jahr+) im Einkauf', 'Erfahrung (1 Jahr+) im Einkauf'],
])('years are read whole: %s', (point, term) => {
  expect(needed(point)).toEqual([`must ${term}`]);
});

test.each([
  ['What makes us happy', 'nice'],
  ['Was uns glücklich macht', 'nice'],
  ['Lo que nos hace felices', 'nice'],
])('%s heads what only helps', (heading, need) => {
  expect(askedIn(`What you need\n- SQL\n\n${heading}\n- Python\n- Excel`).slice(1)).toEqual([
    `${need} Python`,
    `${need} Excel`,
  ]);
});

test('"Muss nicht sein" heads what is not asked for', () => {
  expect(askedIn('Dein Profil\n- SQL\n\nMuss nicht sein\n\nJava, PHP oder C#.')).toEqual([
    'must SQL',
  ]);
});

test('the left of two columns goes on below the end of the right one', () => {
  const ad =
    'Wünschenswert            Nicht erforderlich\n-  Excel                 -  Kenntnisse in Java\n-  Citrix                -  Führerschein\n-  ITIL\n\nWir bieten Obst.';
  expect(readJobText(ad)).toContain('Wünschenswert\n- Excel\n- Citrix\n- ITIL\n');
});

describe('programs named in running text', () => {
  test.each([
    ['Es requisito el manejo de la aplicación contable TELARWIN.', ['must TELARWIN']],
    ['Las averías se apuntan en SAP PM.', ['must SAP PM']],
    ['All looms are recorded in SAP PM.', ['must SAP PM']],
    ['All looms are kept in a shed.', []],
  ])('%s', (sentence, asked) => {
    const about = `${HOUSE} Vendemos lana y mantas en todo el valle y en dos mercados, cada semana y con lluvia o sol, desde 1950.`;
    const more =
      'El taller tiene ventanas al río, y las ovejas pasan por delante dos veces al día, en invierno una.';
    expect(askedIn(`Tejedor/a\n\n${about}\n\n${more} ${sentence}`)).toEqual(asked);
  });

  test('of German nouns the program alone is asked for', () => {
    const about =
      'Weber/in\n\nWir weben seit 1950 Decken in einem Tal mit einem Fluss und sechs Schafen, bei Regen und bei Sonne.';
    const more =
      'Die Werkstatt hat Fenster zum Fluss, und die Schafe kommen zweimal am Tag vorbei, im Winter einmal, sonst öfter und lauter.';
    expect(askedIn(`${about}\n\n${more} Alle Störungen werden in SAP PM erfasst.`)).toEqual([
      'must SAP PM',
    ]);
  });
});
