import { describe, expect, test } from '@jest/globals';
import { hrefFrom, linkAround } from './link.rules.ts';

describe('hrefFrom', () => {
  test.each([
    ['https://x.example/a', 'https://x.example/a'],
    [' x.example ', 'https://x.example'],
    ['x.example:8080/a?b#c', 'https://x.example:8080/a?b#c'],
    ['a.b@x.example', 'mailto:a.b@x.example'],
    ['+34 600 12 34 56', 'tel:+34600123456'],
    ['word', null],
    ['two words', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
  ])('%j means %j', (typed, href) => {
    expect(hrefFrom(typed)).toBe(href);
  });
});

describe('linkAround', () => {
  const ops = [
    { insert: 'see ' },
    { insert: 'the ', attributes: { link: 'https://x.y' } },
    { insert: 'site', attributes: { link: 'https://x.y', bold: true } },
    { insert: ' or\n' },
  ];
  test.each([[4], [9], [12]])('finds the whole link at %i', (index) => {
    expect(linkAround(ops, index)).toEqual({ index: 4, length: 8, href: 'https://x.y' });
  });
  test.each([[0], [3], [13]])('finds none at %i', (index) => {
    expect(linkAround(ops, index)).toBeNull();
  });
});
