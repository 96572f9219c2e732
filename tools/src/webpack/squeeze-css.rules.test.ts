import { expect, test } from '@jest/globals';
import { squeezeCss } from './squeeze-css.rules.ts';

test('takes out comments and needless whitespace', () => {
  const css =
    '/* a */\n.a ,\n.b { color : red ;  margin: 0  auto; }\n\n@media (min-width: 1px) { .c > .d { top: 0 } }';
  expect(squeezeCss(css)).toBe(
    '.a,.b{color : red;margin: 0 auto}@media (min-width: 1px){.c > .d{top: 0}}',
  );
});

test('leaves strings and urls as they are', () => {
  const css = `.a::after { content: "a  /* b */ ; }"; background: url( x  y.svg ) , url('a  b'); }`;
  expect(squeezeCss(css)).toBe(
    `.a::after{content: "a  /* b */ ; }";background: url( x  y.svg ),url('a  b')}`,
  );
});

test('keeps what a selector or calculation needs', () => {
  expect(squeezeCss('.a .b { width: calc(1px + 2px) }')).toBe('.a .b{width: calc(1px + 2px)}');
  expect(squeezeCss('.a/**/.b{x:"\\"  ;"}')).toBe('.a.b{x:"\\"  ;"}');
});
