import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test.each([
  ['WHO ARE WE AFTER?\nYou know your way round Kotlin.', ['must Kotlin']],
  ['NEEDED_SKILLS\n- weaving on a floor loom', ['must weaving on a floor loom']],
  ['Was muss ich können?\n- Kotlin', ['must Kotlin']],
  ['Do I need a degree?\nNope. Two of us have none.', []],
])('a heading that asks says what is below it: %s', (ad, asked) => {
  expect(askedIn(`We mend clocks.\n\n${ad}`)).toEqual(asked);
});

test.each([
  ['Kenntnisse in Gravur? Super, aber nur ein Bonus!', ['must Excel', 'nice Gravur']],
  ['A licence? Nope.', ['must Excel']],
])('the short answer behind a question weighs what it asks: %s', (point, asked) => {
  expect(askedIn(`Requirements\n- Excel\n- ${point}`)).toEqual(asked);
});

test.each([
  ['Requirements\n- Danish fluent, Swedish is not required', ['must Danish']],
  [
    'Requirements\n- Forklift licence preferred, crane licence not needed',
    ['nice Forklift licence'],
  ],
  ['Requirements\n- Danish helps but is not a condition', ['nice Danish']],
])('what is not needed is refused alone: %s', (ad, asked) => {
  expect(askedIn(ad)).toEqual(asked);
});

test.each([
  ['Tenés que manejar Excel.', ['must Excel']],
  ['Si además remás en SketchUp, golazo.', ['nice SketchUp']],
  ['Estaría bien que supiese leer planos de obra.', ['nice leer planos de obra']],
  ['Pedimos FP en Carpintería y permiso B.', ['must FP en Carpintería', 'must permiso B']],
])('Spanish as it is spoken: %s', (sentence, asked) => {
  expect(askedIn(sentence)).toEqual(asked);
});

test('a form asks by the names of its lines', () => {
  const ad = [
    'Cargo: Auxiliar de Farmacia',
    'Cursos: Primeros auxilios',
    'Registro: COFEN',
    'Funciones: atención de mostrador, recepción de pedidos',
    'Salario: 1.200 euros',
  ];
  expect(askedIn(ad.join('\n'))).toEqual([
    'must Primeros auxilios',
    'must COFEN',
    'must atención de mostrador',
    'must recepción de pedidos',
  ]);
});

test('below the name of a post, what some points ask all do, up to the next small heading', () => {
  const points = [
    'sexo indistinto',
    'primaria terminada',
    'exp. 1 año en viveros',
    'licencia vigente',
  ];
  const ad = `solicita:\nJARDINERO DE VIVERO\n${points.map((one) => `- ${one}`).join('\n')}
ofrece:\n- comedor\n- sueldo semanal`;
  expect(askedIn(ad)).toEqual([
    'must primaria terminada',
    'must 1 año en viveros',
    'must licencia vigente',
  ]);
});

test('two points that say what "you" do are tasks, and a training does not take in the language behind it', () => {
  const ad = `DEIN POSTEN\n- Du führst die Werkstatt\n- Du leitest zwei Lehrlinge an

Vorausgesetzt werden eine Ausbildung als Kaufmann/-frau, gute Dänischkenntnisse sowie Erfahrung mit Zollpapieren.`;
  expect(askedIn(ad)).toEqual([
    'must führst die Werkstatt',
    'must leitest zwei Lehrlinge an',
    'must Ausbildung als Kaufmann/-frau',
    'must Dänischkenntnisse',
    'must Zollpapieren',
  ]);
});

test.each([
  ["If you can't weld, we teach you.", []],
  ['Si no sabes hacer hojaldre, te enseñamos.', []],
  ['A forklift ticket would be handy.', ['nice forklift ticket']],
  ['Gern: Kotlin, Erfahrung in der Landwirtschaft', ['nice Kotlin', 'nice Landwirtschaft']],
])('a condition and a wish in a sentence of their own: %s', (sentence, asked) => {
  expect(askedIn(`We are a small hotel.\n\n${sentence}`)).toEqual(asked);
});

test('where experience was gained, and what stands in parentheses, is nothing more that is asked', () => {
  const points = [
    'Kitchen experience, gained in hotels',
    'Confident with a till (ours is old, but any will do)',
  ];
  expect(askedIn(`Requirements\n- ${points.join('\n- ')}`)).toEqual([
    'must Kitchen experience',
    'must till (ours is old, but any will do)',
  ]);
});

test('what the nights look like is what is to be done', () => {
  const told =
    'What the nights look like: you walk the building, count the till and check in guests.';
  expect(askedIn(`We are a hotel.\n\n${told}`)).toEqual([
    'must walk the building',
    'must count the till',
    'must check in guests',
  ]);
});
