import { expect, test } from '@jest/globals';
import { kindOf } from './heading-words.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { partsOf } from './parts.rules.ts';

test.each([
  ['Research Experience', 'work'],
  ['Clinical Teaching & Writing Experience', 'work'],
  ['PROJECTS/Research Work', 'projects'],
  ['Software / Computer Technologies', 'skills'],
  ['Teaching Methods & Assessment Tools', 'skills'],
  ['Invited Presentations & continuing education', 'custom'],
  ['Technical Society Memberships / Volunteerism', 'custom'],
  ['Hobbies / Other skills', 'interests'],
  ['DIGITALE FÄHIGKEITEN', 'skills'],
  ['FORMATION SUIVIE', 'education'],
  ['Expériences professionnelles', 'work'],
  ['Formation complémentaire', 'courses'],
  ['Educação Adicional e Cursos', 'courses'],
  ['LEISURE ACTIVITIES', 'interests'],
  ['Langues nationales', 'languages'],
])('%s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  'Digital Media',
  'Field Work',
  'Research',
  'Technical Writing',
  'Kelp / Skills',
  'Teaching',
])('%s is no heading for its words before it', (text) => {
  expect(['work', 'skills', 'projects']).not.toContain(kindOf(text));
});

test('a heading beside what it is about, in the margin, ends the part above', () => {
  const parts = partsOf(
    linesFrom(`# Ines Vidal
# Sprachkenntnisse
* Englisch (B2)
# DIGITALE FÄHIGKEITEN
* Linux`),
  );
  expect(parts.map(({ kind }) => kind)).toEqual(['head', 'languages', 'skills']);
});

test('a heading in two lines is one', () => {
  const parts = partsOf(
    linesFrom(`# Ines Vidal
# AWARDS
* Won a race
# EXTRACURRICULAR
# ACTIVITIES
* I debate`),
  );
  expect(parts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['head', 1],
    ['awards', 1],
    ['interests', 1],
  ]);
});
