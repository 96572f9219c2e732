import { expect, test } from '@jest/globals';
import { withoutSoftGlyphs, withoutSoftHyphens } from './soft-hyphens.rules.ts';

const block = (...lines: string[]) =>
  `q\nBT\n${['/F5 16 Tf', '1 0 0 -1 8 93 Tm', ...lines].join('\n')}\nET\nQ\n`;
const soft = ['/Span<</ActualText <FEFF00AD> >> BDC', '<0003> Tj', 'EMC'];

test('a soft hyphen goes, and what stands behind it stays where it is', () => {
  expect(withoutSoftHyphens(block('<0027> Tj', ...soft, '53.7 0 Td <004F004C> Tj'))).toBe(
    block('<0027> Tj', '53.7 0 Td <004F004C> Tj'),
  );
});

test('a step that leads to one is added to the next step', () => {
  const [span = '', , end = ''] = soft;
  const twice = ['/Span<</ActualText <FEFF00AD00AD> >> BDC', '2.25 0 Td <00030003> Tj', 'EMC'];
  expect(
    withoutSoftHyphens(
      block(
        '<0027> Tj',
        span,
        '4.5 1 Td <0003> Tj',
        end,
        ...twice,
        '3 -1 Td <004F> Tj',
        '<004C> Tj',
      ),
    ),
  ).toBe(block('<0027> Tj', '9.75 0 Td <004F> Tj', '<004C> Tj'));
});

test('what letters stand with one for is said without it, and other texts stay as they are', () => {
  const told = (text: string) => [`/Span<</ActualText <FEFF${text}> >> BDC`, '<0051> Tj', 'EMC'];
  const left = [...told('10AD00'), ...told('')];
  expect(withoutSoftHyphens(block(...told('006600AD0069'), ...left))).toBe(
    block(...told('00660069'), ...left),
  );
});

test('a glyph that a font has for one is read as a hyphen', () => {
  expect(withoutSoftGlyphs('<0003> <00AD>\n<0004> <00AD0041>\n')).toBe(
    '<0003> <002D>\n<0004> <00AD0041>\n',
  );
});
