import { expect, test } from '@jest/globals';
import { boundedAttributes } from './bounded-attributes.rules.ts';

test('cells and pictures are made no larger than a page needs', () => {
  expect(
    boundedAttributes({ colspan: '1000', rowspan: ' 65534x', width: '9999999', height: '300' }),
  ).toEqual({ colspan: '100', rowspan: '100', width: '5000', height: '300' });
});

test('what people write stays as it is', () => {
  const attribs = { colspan: '9', rowspan: 'none', class: 'a', style: 'color:#fff', href: '#x' };
  expect(boundedAttributes(attribs)).toEqual(attribs);
});

test('a style that nobody would write into an element goes', () => {
  expect(boundedAttributes({ class: 'a', style: 'color:#fff;'.repeat(1_000) })).toEqual({
    class: 'a',
  });
});
