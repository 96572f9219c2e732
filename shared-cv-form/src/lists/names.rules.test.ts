import { expect, test } from '@jest/globals';
import { isList, nameKey, namesIn } from './names.rules.ts';

test.each([
  ['Go', ['Go']],
  ['Go, Rust; Kubernetes', ['Go', 'Rust', 'Kubernetes']],
  ['Go\nRust\r\n\nKubernetes\n', ['Go', 'Rust', 'Kubernetes']],
  ['• Go\n• Rust\n- C', ['Go', 'Rust', 'C']],
  ['Go\tRust', ['Go', 'Rust']],
  ['Python (NumPy, pandas), SQL', ['Python (NumPy, pandas)', 'SQL']],
  ['Python (NumPy, SQL', ['Python (NumPy', 'SQL']],
  ['  Machine   learning ,, ; ', ['Machine learning']],
  ['Go, GO, go , Rust', ['Go', 'Rust']],
  ['C++, C#, Node.js, CI/CD', ['C++', 'C#', 'Node.js', 'CI/CD']],
  [' ,; ', []],
])('%j lists %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('a list has a separator and a name', () => {
  expect(['Go', 'Go, Rust', 'Go\n', '\nGo', ' , ', 'a (b, c)'].map(isList)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('names are alike by case and spaces', () => {
  expect(nameKey('TypeScript')).toBe(nameKey(' typescript'));
  expect(nameKey('Machine Learning')).toBe(nameKey('machine  learning'));
  expect(nameKey('Git Hub')).toBe(nameKey('GitHub'));
  expect(nameKey('C')).not.toBe(nameKey('C++'));
});
