import { describe, expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

describe('below a heading of tasks, a sentence of the place tells no task', () => {
  test.each([
    ['You’ll work alongside three gardeners. You’ll prune the roses.', ['prune the roses']],
    ['Your projects will come from many towns. You will survey the roofs.', ['survey the roofs']],
    ['Depending on the season, you can see fruit soon. You will graft trees.', ['graft trees']],
    ['You will also be part of a large crew. You will paint the doors.', ['paint the doors']],
    [
      'The estates office is responsible for painting halls. You will paint doors.',
      ['paint doors'],
    ],
    ['Du arbeitest mit drei Kolleginnen zusammen. Du planst die Touren.', ['planst die Touren']],
    ['Du wirst Teil eines jungen Teams. Du betreust die Lehrlinge.', ['betreust die Lehrlinge']],
    ['Formarás parte de un equipo joven. Atenderás a los socios.', ['Atenderás a los socios']],
    ['Trabajarás codo con codo con el chef. Harás los postres.', ['Harás los postres']],
    // These are tasks.
    ['You will work on the lathe and grind the blades.', ['work on the lathe', 'grind the blades']],
    ['You are responsible for painting the doors.', ['painting the doors']],
    ['Du arbeitest an der Drehbank. Du planst die Touren.', [/Drehbank/, 'planst die Touren']],
    ['Trabajarás la madera. Prepararás los barnices.', [/madera/, 'Prepararás los barnices']],
  ])('%s', (text, expected) => {
    const asked = askedIn(`Role summary\n\n${text}`);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});

describe('points of a list that ask for nothing', () => {
  test.each([
    ['initech.example.org', 'status.initech.com'],
    ['jobs@initech.com', 'https://initech.com/jobs'],
    ['We have many overlapping projects with Docker', 'Our crews sail under five flags'],
    ['Wir betreuen viele Kunden', 'Unsere Werkstatt steht am Hafen'],
    ['Tenemos muchos clientes', 'Nuestros talleres dan al puerto'],
  ])('%s', (...points) => {
    const list = points.map((point) => `- ${point}`).join('\n');
    expect(askedIn(`Requirements\n- Knowledge of Rust\n${list}`)).toEqual(['must Rust']);
  });

  test.each([
    ['Node.js', 'Node.js'],
    ['Knowledge of ASP.NET', 'ASP.NET'],
    ['We expect good French', 'French'],
    ['Pedimos buen francés', 'francés'],
    ['Wir erwarten gutes Französisch', 'Französisch'],
  ])('%s is one', (point, expected) => {
    const asked = askedIn(`Requirements\n- Knowledge of Rust\n- ${point}`);
    expect(asked).toEqual(['must Rust', `must ${expected}`]);
  });
});

describe('what is said of applying', () => {
  test.each([
    ['Not all applicants will have every skill in this list. You know how to weld.', ['must weld']],
    ['We encourage everyone who knows Docker. You know how to weld.', ['must weld']],
    ['Se realizará una entrevista en Docker. Sabes soldar.', ['must soldar']],
    ['Wir ermutigen alle, die Docker kennen. Du hast Kenntnisse in Rust.', ['must Rust']],
  ])('%s', (text, expected) => {
    expect(askedIn(`Requirements\n\n${text}`)).toEqual(expected);
  });

  test('what is done with applicants may be a task', () => {
    expect(askedIn('Tareas\n- Realización de entrevistas con vecinos\n- Limpieza')[0]).toBe(
      'must Realización de entrevistas con vecinos',
    );
  });
});

describe('what begins with an ability is an item wherever it stands', () => {
  test.each([
    ['Comfortable with night work at sea.', ['night work at sea']],
    [
      'Confident in explaining weather charts to beginners.',
      ['explaining weather charts to beginners'],
    ],
    [
      'Experience mending nets at sea, and the ability to explain weather charts to beginners who have never sailed.',
      [
        'Experience mending nets at sea',
        'explain weather charts to beginners who have never sailed',
      ],
    ],
    ['Our crew has experience with night work at sea.', []],
  ])('%s', (text, expected) => {
    expect(askedIn(text)).toEqual(expected.map((one) => `must ${one}`));
  });
});

describe('one thing in several words is not taken apart', () => {
  test.each([
    ['Experience planning, running and reviewing workshops', 1],
    ['A range of qualitative and quantitative methods', 1],
    ['Experience with modern, hand-made wooden tools', 1],
    ['Knowledge of stage lighting, allowing you to run a show alone', 1],
    ['Good writing, especially under pressure', 1],
    ['Experience planning workshops and good knowledge of Excel', 2],
    ['Stage lighting and stage machinery', 2],
    ['Herramientas de tickets (Ej. Jira)', 1],
    ['Abgeschlossene techn. Ausbildung', 1],
    ['Damit du dich gut verständigen kannst, bringst du gute Deutschkenntnisse mit', 1],
  ])('%s', (point, count) => {
    expect(askedIn(`Skills\n- ${point}\n- Juggling`)).toHaveLength(count + 1);
  });

  test.each([
    ['Teach guides how to read the wind, set the sails and moor the boat', 1],
    ['Build simple, useful, open source tools for schools and partner museums', 1],
    ['Read the wind, set the sails and moor the boat', 3],
  ])('task: %s', (point, count) => {
    expect(askedIn(`Tasks\n- ${point}\n- Sweep the yard`)).toHaveLength(count + 1);
  });
});

describe('tasks and headings of other shapes', () => {
  test.each([
    [
      'Other duties include mending the nets, sorting the catch and cleaning the deck.',
      ['mending the nets', 'sorting the catch', 'cleaning the deck'],
    ],
    [
      'Role summary\n\nYou will run the quay. This includes mooring the boats.',
      ['run the quay', 'mooring the boats'],
    ],
    ['Tareas\n\nTarea 1: Diseño de folletos.\nTarea 2: Poda.', ['Diseño de folletos', 'Poda']],
    ['Mission: We help farmers.\n\nTasks\n- Milk the cows', ['Milk the cows']],
    ['Mission: Milk the cows and clean the barn.', ['Milk the cows and clean the barn']],
    [
      'Key objectives\n\nObjective #1: Design a system for lending tools.\n\nObjective #2: Train helpers.',
      ['Design a system for lending tools', 'Train helpers'],
    ],
    // The points tell it.
    [
      'Key objectives\n\nObjective #1: Look after the barn.\n\n- Milk the cows\n- Sweep the yard',
      ['Milk the cows', 'Sweep the yard'],
    ],
    [
      'Minimum requirements\n-----------\n{: .large }\n\nThree years of experience in a museum.\n\nBenefits\n-------\n\nA garden.',
      ['Three years of experience in a museum'],
    ],
    ["Tasks\n- Support Slack's engineers\n- Run the Slack channels", [/engineers/, 'Slack']],
  ])('%j', (text, expected) => {
    const asked = askedIn(text);
    expect(asked).toHaveLength(expected.length);
    expected.forEach((one, at) => expect(asked[at]).toMatch(one));
  });
});
