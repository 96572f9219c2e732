import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { areLicenceClasses } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';

test('a class of a licence is no house of another one', () => {
  const [licence] = addedOf('certificates', linesFrom('B, BE'));
  expect([licence?.name?.text, licence?.organisation]).toEqual(['B, BE', undefined]);
});

test.each(['B', 'AM / B und C1E'])('%s is classes alone', (text) => {
  expect(areLicenceClasses(text)).toBe(true);
});

test('a name is none', () => {
  expect(areLicenceClasses('B, Otley Driving School')).toBe(false);
});
