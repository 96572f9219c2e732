import { describe, expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { cvInBrief, type PersonInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';
import { turnBullet } from './turn/turn-bullet.rules.ts';

const cvOf = (changes: Partial<PersonInBrief>): CvContent =>
  cvInBrief({
    head: ['Ada Mole', 'Sous Chef', 'Leith', ''],
    work: [{ as: ['Sous Chef', 'The Salt Ladder', '2020-02'], achievements: [] }],
    ...changes,
  });

async function letterOf(cv: CvContent, jobDescription: string, translateTo?: Language) {
  const wanted = { companyName: 'Kittiwake House', jobDescription };
  const { content } = await tailorWith(cv, wanted, { translateTo });
  return content.tailored?.coverLetter ?? '';
}

test('the rank that is advertised is not linked to somebody else of that rank in a deed', async () => {
  const deed = 'Suggested dishes for the main menu, three of which the head chef has taken on';
  const work: PersonInBrief['work'] = [
    { as: ['Sous Chef', 'The Salt Ladder', '2020-02'], achievements: [deed] },
  ];
  const letter = await letterOf(
    cvOf({ work }),
    'Head Chef\nRequirements\n- Experience as head chef',
  );
  expect(letter).toContain('The Salt Ladder');
  expect(letter).not.toMatch(/mentions? “head chef”/i);
});

test('the current job is named first, beside a deed of another that has a word of its title', async () => {
  const work: PersonInBrief['work'] = [
    {
      as: ['Backend Developer', 'Harrowgate Pay Ltd', '2021-04'],
      achievements: ['Helped the lead developer migrate 14 backend services to Kubernetes'],
    },
    { as: ['Python Developer', 'Lodestar Bookings', '2018-02 2021-03'], achievements: [] },
  ];
  const letter = await letterOf(cvOf({ work }), 'Nurse\nRequirements\n- Wound care');
  expect(letter).toMatch(/Harrowgate Pay Ltd as a Backend Developer/);
  expect(letter).toMatch(/Before that I (?:worked|was) .*Lodestar Bookings/);
  expect(letter).not.toMatch(/also worked/);
});

test('there is always an application, also where the ad names no position', async () => {
  const letter = await letterOf(cvOf({}), 'We bake bread.\nRequirements\n- Early hours');
  expect(letter).toMatch(/apply .*Kittiwake House/);
});

test('studies that go on are told as such, and no closing points at dates', async () => {
  const studies: PersonInBrief['studies'] = [
    ['IES Ribera', 'Técnico Superior', 'Cocina', '2015-09 2017-06'],
    ['Universidad Meseta', 'Grado (en curso)', 'Nutrición', '2022-09'],
  ];
  const cv = cvOf({
    head: ['Ana Gil', 'Cocinera', 'Lugo', ''],
    summary: 'Cocinera con ocho años en cocinas de hotel y de restaurante.',
    work: [{ as: ['Cocinera', 'Hotel Monte Alcañar', '2019-01'], achievements: [] }],
    studies,
  });
  const letter = await letterOf(cv, 'Cocinera\nRequisitos\n- Cocina de hotel', 'es');
  expect(letter).toContain(
    'Cursé mis estudios en el IES Ribera y tengo el título de Técnico Superior en Cocina',
  );
  expect(letter).toMatch(/estoy estudiando Nutrición en la Universidad Meseta \(Grado, en curso\)/);
  expect(letter).toContain('Soy cocinera con ocho años');
  expect(letter).toContain('trabajo en el Hotel Monte Alcañar como cocinera.');
  expect(letter).not.toMatch(/fechas|«/);
});

describe('a bullet that does not read on as a sentence is not told', () => {
  test.each<[Language, string]>([
    ['en', 'Cut fabric by hand; later on a cutter, with help'],
    [
      'de',
      'Migration von Exchange auf Microsoft 365 durchgeführt; die Archive übernahm ein Dienstleister',
    ],
    ['es', 'Archivo en papel digitalizado en parte: años 2016 a 2019'],
  ])('%s: %s', (language, bullet) => {
    expect(turnBullet(bullet, language, true)).toBeUndefined();
  });

  test('the rest of a note behind a semicolon is left out', () => {
    expect(turnBullet('Wrote the Sunday menu; suggest dishes', 'en', true)?.text).toBe(
      'wrote the Sunday menu',
    );
  });

  test('what has its own subject behind a semicolon is', () => {
    expect(
      turnBullet('Moved 14 services; the rest was moved by a contractor', 'en', false)?.text,
    ).toBe('moved 14 services; the rest was moved by a contractor');
  });
});

test('a task of a job that goes on is told without claiming that it does', async () => {
  const work: PersonInBrief['work'] = [
    {
      as: ['Civil Engineer', 'Calderbrook Consulting', '2020-09'],
      achievements: ['Preparation of drawings for the replacement of a 32 m steel footbridge'],
    },
  ];
  const letter = await letterOf(cvOf({ work }), 'Civil Engineer\nRequirements\n- Bridges');
  expect(letter).toMatch(/has included the preparation of drawings/);
  expect(letter).not.toMatch(/tasks .* include /);
});

test('Intermediate is no "gute Kenntnisse"', async () => {
  const cv = cvOf({ languages: { German: 'Native', English: 'Intermediate' } });
  const letter = await letterOf(cv, 'Koch (m/w/d)\nAnforderungen\n- Gute Englischkenntnisse', 'de');
  expect(letter).toContain('und habe gute Kenntnisse in Englisch.');
});
