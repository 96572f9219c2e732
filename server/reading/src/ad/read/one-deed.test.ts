import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('what belongs together in a point', () => {
  test.each([
    ['Ability to read and explain wiring plans', ['must read and explain wiring plans']],
    [
      'Ability to carry crates, climb, bend and crouch',
      ['must carry crates, climb, bend and crouch'],
    ],
    ['Ability to work both alone and in a crew', ['must work both alone and in a crew']],
    [
      'Proven track record of planning, planting, and tending orchards',
      ['must planning, planting, and tending orchards'],
    ],
    [
      'Previous mechanical, electrical and hydraulic repair experience',
      ['must mechanical, electrical and hydraulic repair experience'],
    ],
  ])('%s', (point, asked) => {
    expect(askedIn(`Requirements:\n- ${point}`)).toEqual(asked);
  });
});

test('examples of what a task is done to are no tasks', () => {
  const ad =
    'Your tasks:\n- Cleaning all kinds of tools, including but not limited to, drilling rigs, bending presses and cutting tables\n- Sharpen the saws';
  expect(askedIn(ad)).toEqual(['must Cleaning all kinds of tools', 'must Sharpen the saws']);
});

test('what is said to be valued among the tasks helps', () => {
  const ad =
    'Funciones:\n- Podar los olivos\n- Recoger la aceituna\n- Valoraremos experiencia en injertos';
  expect(askedIn(ad)).toContain('nice injertos');
});

test('a sentence that sums up the tasks below is none of them', () => {
  const ad =
    'About the job:\nYou will be responsible for feeding calves, milking cows and mending fences.\n\nYour tasks:\n- Feed the calves twice a day\n- Milk the herd\n- Mend fences and gates\n- Keep the book of births';
  expect(askedIn(ad)).toEqual([
    'must Feed the calves twice a day',
    'must Milk the herd',
    'must Mend fences and gates',
    'must Keep the book of births',
  ]);
});

test.each([
  [
    'Range of old tools and methods to sort wool',
    ['must Range of old tools and methods to sort wool'],
  ],
  [
    'Think calmly about the use and meaning of signs',
    ['must Think calmly about the use and meaning of signs'],
  ],
  ['Understanding of large and complex looms', ['must large and complex looms']],
])('what stands behind two is said of both: %s', (point, asked) => {
  expect(askedIn(`Requirements:\n- ${point}`)).toEqual(asked);
});

test('hours and term of the contract among the requirements are none', () => {
  expect(
    askedIn('Requirements:\n- Full-time\n- Knowledge of lutes\n- Permanent, part-time'),
  ).toEqual(['must lutes']);
});

test.each([
  ['SQL queries and tables', ['must SQL']],
  ['Knowledge of looms and the related tools', ['must looms and the related tools']],
  [
    'Experience with weaving looms (Docker experience required) (Ansible experience preferred)',
    ['must weaving looms', 'must Docker', 'nice Ansible'],
  ],
  ['Knowledge of Linux networks including (IPv6 nice to have)', ['must Linux', 'nice IPv6']],
  ['Willing to travel: No', []],
])('what is said with a name or in an aside: %s', (point, asked) => {
  expect(askedIn(`Requirements:\n- ${point}\n- Own boat`)).toEqual([...asked, 'must Own boat']);
});

test('what a house gives is not asked for, whatever its name', () => {
  const ad =
    'Requirements\n\nInitech Glassworks will provide training to all who lack the certificates, such as BLS.\n\nJoin us and you will have experience with everything.\n\n- Knowledge of lutes';
  expect(askedIn(ad)).toEqual(['must lutes']);
});

test.each([
  [
    'Gute Kenntnisse in Webmustern, insbesondere auf Jacquardstühlen, zeichnen Dich aus',
    ['must Webmustern'],
  ],
  ['Mit Webstühlen und Spinnrädern gehst Du sicher um', ['must Webstühlen', 'must Spinnrädern']],
])('a verb that comes last, and "Du": %s', (point, asked) => {
  expect(askedIn(`Dein Profil:\n- ${point}\n- Führerschein Klasse B`).slice(0, -1)).toEqual(asked);
});

test('teamwork is an ability, and each Spanish noun keeps its adjective', () => {
  expect(
    askedIn(
      'Requisitos:\n- Actitud comercial y resiliencia frente a los cambios\n- Autonomía y trabajo en equipo',
    ),
  ).toEqual([
    'must Actitud comercial',
    'must resiliencia frente a los cambios',
    'must Autonomía',
    'must trabajo en equipo',
  ]);
});

test('years of work with two kinds of people are those of both', () => {
  const ad =
    'Requirements:\n- Two years of work with schools and small firms\n- One year with looms and experience with dyes';
  expect(askedIn(ad)).toEqual([
    'must Two years of work with schools and small firms',
    'must One year with looms',
    'must dyes',
  ]);
});
