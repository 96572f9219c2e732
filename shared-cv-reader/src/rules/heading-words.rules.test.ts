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

test.each([
  ['CERTIFICATES AND TRAINING', 'certificates'],
  ['LICENCES AND CERTIFICATIONS', 'certificates'],
  ['ZERTIFIKATE UND WEITERBILDUNGEN', 'certificates'],
  ['PREISE UND STIPENDIEN', 'awards'],
  ['INTERESES Y AFICIONES', 'interests'],
  ['PUBLICATIONS ET CONFÉRENCES', 'publications'],
])('two names joined by a word are known in capitals, too: %s', (heading, kind) => {
  expect(kindOf(heading)).toBe(kind);
});

test.each([
  ['Professional Registrations', 'certificates'],
  ['Zusatzqualifikationen', 'certificates'],
  ['Training and Development', 'courses'],
  ['Early Career', 'work'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Titulaciones', 'education'],
  ['Referenzprojekte', 'projects'],
  ['Right to Work', 'custom'],
  ['Verfügbarkeit', 'custom'],
])('what many head a part with is known: %s', (heading, kind) => {
  expect(kindOf(heading)).toBe(kind);
});

test('what stands above the points of a job is no heading of a part', () => {
  expect(kindOf('Tätigkeiten')).toBeUndefined();
  expect(kindOf('PROFESSIONAL APPOINTMENTS')).toBe('work');
});
