import { expect, test } from '@jest/globals';
import { namedField } from './named-field.rules.ts';

test.each([
  ['GitHub: github.com/x', 'github', 'github.com/x'],
  ['github.com/ines-costa', 'github', 'github.com/ines-costa'],
  ['LinkedIn: https://www.linkedin.com/in/ines', 'linkedIn', 'https://www.linkedin.com/in/ines'],
  ['Tel.: +49 30 1234567', 'phone', '+49 30 1234567'],
  ['E-Mail: ines@example.org', 'email', 'ines@example.org'],
  ['Wohnort: Ulm', 'location', 'Ulm'],
  ['Portfolio: ines.example', 'website', 'ines.example'],
])('%s names %s', (text, field, value) => {
  expect(namedField(text)).toEqual({ field, value });
});

test.each([
  'Rowing club',
  'Note: 1,3',
  'GitHub: many repositories of mine',
  'Web: I like it',
  'Hobbies: github.com',
  'GitHub: github.com/x\nRowing club',
])('%s names none', (text) => {
  expect(namedField(text)).toBeUndefined();
});
