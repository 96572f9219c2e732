import { expect, test } from '@jest/globals';
import { contactHref } from './links.rules.ts';

test.each([
  ['email', ' ana@example.com ', 'mailto:ana@example.com'],
  ['phone', '+34 600 000-000', 'tel:+34600000000'],
  ['website', 'https://ana.example/me?x=1', 'https://ana.example/me?x=1'],
  ['linkedIn', 'linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
  ['github', 'github.com', 'https://github.com'],
] as const)('%s %j leads to %s', (field, value, href) => {
  expect(contactHref(field, value)).toBe(href);
});

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', ' JAVASCRIPT:alert(1)//a.b'],
  ['website', 'data:text/html,x.y'],
  ['website', 'ask me'],
  ['website', ''],
  ['linkedIn', 'Ana Fernández'],
  ['linkedIn', 'ana:secret@example.org'],
  ['email', 'ana at example.com'],
  ['email', ''],
  ['phone', 'on request'],
  ['location', 'https://madrid.example'],
  ['summary', 'https://madrid.example'],
] as const)('%s %j is no link', (field, value) => {
  expect(contactHref(field, value)).toBeUndefined();
});
