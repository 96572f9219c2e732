import { expect, test } from '@jest/globals';
import { people } from '@sastre/reading/testing';
import { hideNames, namesOf } from './hide-names.rules.ts';

const named = (fullName: string) =>
  namesOf({ personal_info: { ...people.analystCv.personal_info, fullName } });

test('the name and each part of it is hidden wherever it stands, and comes back', () => {
  const data = {
    summary: 'I am Maren Tolk. MAREN TOLK leads; see marentolk.dev and maren.tolk@example.com.',
    list: [{ n: 1, text: 'Tolk’s desk, by Maren' }],
  };
  const { data: sent, restore } = hideNames(data, named('Maren Tolk'));
  expect(JSON.stringify(sent)).not.toMatch(/maren|tolk/i);
  expect(sent.list[0]?.n).toBe(1);
  expect(restore(sent)).toEqual(data);
});

test.each([
  ['Ana María de la Fuente-Ruiz', 'Ana María, la Fuente de todo, Ruiz', /Ana|María|Fuente|Ruiz/],
  ['Will Baker', 'Will Baker will bake', /Will|Baker/],
  ["Sean O'Neill (Jr.)", "Sean O'Neill (Jr.) of Neill", /Sean|Neill/],
  ['José Núñez', 'Jose Nunez, github.com/josenunez', /nunez|jose/i],
  ['李 小龍', '李 小龍 は', /小龍/],
])('%s is hidden in "%s"', (fullName, text, traces) => {
  const { data, restore } = hideNames(text, named(fullName));
  expect(data).not.toMatch(traces);
  expect(restore(data)).toBe(text);
});

test('words that are no part of the name stay, also small ones that sound like it', () => {
  expect(hideNames('You will mark the tolks of Willow', named('Will Mark Tolk')).data).toBe(
    'You will mark the tolks of Willow',
  );
  expect(hideNames('de la casa', named('Eva de la Torre')).data).toBe('de la casa');
});

test('a sign that stands in the data already is not taken, and one that is made up stays', () => {
  const { data, restore } = hideNames('NAME1 of Eva', named('Eva Sol'));
  expect(data).toBe('NAME1 of NAMEX1');
  expect(restore('NAMEX1, NAMEX7 and NAME1')).toBe('Eva, NAMEX7 and NAME1');
});

test('without a name nothing is changed', () => {
  expect(hideNames('Eva', named(' ')).data).toBe('Eva');
});
