import { expect, test } from '@jest/globals';
import { readJobText } from './job-text.rules.ts';
import { readPosition } from '../read/position.rules.ts';
import { readRequirements } from '../read/requirements.rules.ts';

test.each([
  ['a hard break', 'SQL Developer\\\nNext'],
  ['a hard break before white space', 'SQL Developer\\ \nNext'],
  ['a tag pasted as text', 'SQL Developer\\<br>\nNext'],
  ['an entity before it', 'SQL Developer\\&nbsp;\\<br />\\\nNext'],
  ['all signs escaped', 'SQL Developer\\<br\\>\nNext'],
  ['tags around it', '\\<p>\\<strong>SQL Developer\\</strong>\\</p>\\\nNext'],
])('no backslash of the editor is left of %s', (_what, text) => {
  const lines = readJobText(text).split('\n');
  expect(lines.map((line) => line.trim()).filter((line) => line !== '')).toEqual([
    'SQL Developer',
    'Next',
  ]);
});

test('nor of the last line', () => {
  expect(readJobText('SQL Developer\\')).toBe('SQL Developer');
});

test('what is no HTML keeps its signs', () => {
  expect(readJobText('Rust: Vec\\<String>, at \\< 5 ms, C:\\\\Users, a\\_b')).toBe(
    'Rust: Vec<String>, at < 5 ms, C:\\Users, a_b',
  );
});

test('neither position nor requirements have one', () => {
  const text = readJobText(
    'SQL Developer\\&nbsp;\\<br />\\\n\nRequirements\\\n- Degree in Computing\\<br>\\\n- Python\\\n',
  );
  const read = readRequirements(text).flatMap(({ term, quote }) => [term, quote]);
  expect(readPosition(text, '')).toBe('SQL Developer');
  expect(read).toContain('Python');
  expect(read.join()).not.toContain('\\');
});
