import { describe, expect, test } from '@jest/globals';
import { contactHref, shortUrl } from './contact-link.rules.ts';

describe('where a contact field leads', () => {
  test.each([
    ['email', ' ana@example.com ', 'mailto:ana@example.com'],
    ['phone', '+34 600 000-000', 'tel:+34600000000'],
    ['phone', '030/1234567', 'tel:0301234567'],
    ['phone', '+49 (0) 171 5550123', 'tel:+491715550123'],
    ['phone', 'Mobile: (555) 123-4567, ext. 12', 'tel:5551234567'],
    ['phone', '0171 / 555 0123', 'tel:01715550123'],
    ['phone', '110', 'tel:110'],
    ['website', 'https://ana.example/me?x=1', 'https://ana.example/me?x=1'],
    ['website', 'ana.example:8080/me', 'https://ana.example:8080/me'],
    ['website', 'ana.example?me', 'https://ana.example?me'],
    ['linkedIn', 'linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
    ['github', 'github.com', 'https://github.com'],
  ])('%s %j leads to %s', (field, value, href) => {
    expect(contactHref(field, value)).toBe(href);
  });

  test.each([
    ['website', 'javascript:alert(1)'],
    ['website', ' JAVASCRIPT:alert(1)//a.b'],
    ['website', 'data:text/html,x.y'],
    ['website', 'ask me'],
    ['website', 'https://'],
    ['website', 'https://[example'],
    ['website', ''],
    ['linkedIn', 'Ana Fernández'],
    ['linkedIn', 'ana:secret@example.org'],
    ['linkedIn', 'ana@example.org'],
    ['email', 'ana at example.com'],
    ['email', ''],
    ['phone', 'on request'],
    ['phone', '+49 171 55501234 / +34 600 555 123'],
    ['phone', '+49 171 55501234 +34 600 555 123'],
    ['phone', '0171 5550123, 030 1234567'],
    ['phone', '0171 5550123 oder 030 1234567'],
    ['phone', '0171 5550123 / 030 1234567'],
    ['phone', '0171 5550123  030 1234567'],
    ['location', 'https://madrid.example'],
    ['summary', 'https://madrid.example'],
    ['constructor', 'https://madrid.example'],
  ])('%s %j is no link', (field, value) => {
    expect(contactHref(field, value)).toBeUndefined();
  });
});

test.each([
  ['https://www.example.org/me/', 'example.org/me'],
  [' HTTP://example.org ', 'example.org'],
  ['www.example.org', 'www.example.org'],
  ['https://', 'https://'],
  ['ask me', 'ask me'],
])('%j is written %j', (value, short) => {
  expect(shortUrl(value)).toBe(short);
});
