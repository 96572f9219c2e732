import { expect, test } from '@jest/globals';
import { kindOf } from './heading-words.rules.ts';

test.each(["'", '’', '‘', '`', '´', '′', '\u02bc', '\u02b9', '\u02c8', '\ua78c', '＇'])(
  'a heading is known whatever its apostrophe is: %s',
  (sign) => {
    expect(kindOf(`Centres d${sign}intérêt`)).toBe('interests');
  },
);

test.each([
  ['Fort- und Weiterbildungen', 'courses'],
  ['Schulungen und Seminare', 'courses'],
  ['Courses & Workshops', 'courses'],
  ['Cursos y seminarios', 'courses'],
  ['Formations continues', 'courses'],
  ['Engagement bénévole', 'volunteer'],
  ['Engagements associatifs', 'volunteer'],
  ['Bürgerschaftliches Engagement', 'volunteer'],
  ['Labores de voluntariado', 'volunteer'],
  ['Community engagement', 'volunteer'],
])('what is learned beside and done for nothing has many names: %s', (heading, kind) => {
  expect(kindOf(heading)).toBe(kind);
});
