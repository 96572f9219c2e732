import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const left = (skills: string) =>
  readLines(linesFrom(`# Elif Quarles\n# Skills\n${skills}`)).unplaced.map(({ text }) => text);

test.each([
  [
    'Programming languages: Rust, Zig\nTools and libraries: Git, Bazel',
    'Programming languages\nTools and libraries',
  ],
  ['Languages/Technologies: Rust, Zig\nOther: Git, Bazel', 'Languages/Technologies\nOther'],
  ['Ferramentas: Rust, Zig\nBancos de dados: Redis, Kafka', 'Ferramentas\nBancos de dados'],
  ['Bibliothèques ¦ Rust, Zig\nAutres ¦ Git, Bazel', 'Bibliothèques\nAutres'],
])('what only names groups of skills is left in one block: %s', (skills, groups) => {
  expect(left(skills)).toEqual([groups]);
});

test('a group whose name says more is left by itself', () => {
  const skills = 'Tools: Git, Bazel\nBread and rye: Rust, Zig\nGo, Nim\nOther: Redis, Kafka';
  expect(left(skills)).toEqual(['Bread and rye', 'Tools\nOther']);
});

test('a group of which nothing was read stands with it', () => {
  const told = 'I have used more of them than fit on here';
  expect(left(`Rust, Zig\n* Tools: ${told}`)).toEqual([expect.stringContaining(told)]);
});
