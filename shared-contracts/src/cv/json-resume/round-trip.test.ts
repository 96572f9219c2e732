import { describe, expect, test } from '@jest/globals';
import { randomFrom } from '@sastre/shared-testing';
import { cvPatchSchema, levelOf, saidLevelOf, withLevel, type CvContent } from '../../api/index.ts';
import { fromJsonResume, toJsonResume } from '../index.ts';
import { isFields } from '../alike.rules.ts';
import { textsIn } from './json.rules.ts';
import { randomCv, randomFile } from './json-resume.fixture.ts';

const MOMENT = '2026-11-18T10:00:00.000Z';
declare const process: { env: Record<string, string | undefined> };
const COUNT = 100 * Number(process.env['SOAK'] ?? 1);
const seeds = Array.from({ length: COUNT }, (_none, seed) => seed);

function ids() {
  let made = 0;
  return () => `new-${(made += 1)}`;
}
/** As it comes back from a disk. */
function stored(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file));
}
function importOf(file: unknown) {
  return fromJsonResume(stored(file), ids());
}
function exportOf(cv: CvContent) {
  return stored(toJsonResume(cv, MOMENT)) as Record<string, unknown>;
}

describe('a CV that goes to a file of the format and comes back', () => {
  test('is the same in every field', () => {
    for (const seed of seeds) {
      const cv = randomCv(randomFrom(seed));
      expect({ seed, cv: importOf(exportOf(cv)).cv }).toEqual({ seed, cv });
    }
  });

  test('is what another program wrote into the format, and keeps its own where that is not touched', () => {
    const cv = randomCv(randomFrom(1));
    const job = { id: 'job', company: 'One', position: 'Clerk', startDate: '2019', endDate: '' };
    const rest = { current: false, description: '', location: '', achievements: [] };
    const file = exportOf({ ...cv, work_experience: [{ ...job, ...rest }] });
    const [work] = file['work'] as object[];
    const changed = { ...file, work: [{ ...work, position: 'Boss' }, { name: 'Two' }] };
    expect(importOf(changed).cv).toMatchObject({
      personal_info: cv.personal_info,
      work_experience: [
        { id: 'job', company: 'One', position: 'Boss', current: false },
        { company: 'Two' },
      ],
    });
  });
});

/** Every text that stands in a CV beside ids. */
function wordsOf(value: unknown): string {
  return textsIn(value).join(' ');
}

describe('a file of before 1.0.0', () => {
  test('is read by its own names and written by those of today', () => {
    const file = {
      basics: { name: 'Ada', website: 'https://ada.example/', picture: 'ada.png' },
      work: [{ company: 'Engines', position: 'Programmer', website: 'https://e.example/' }],
      publications: [{ name: 'Note G', website: 'https://g.example/' }],
    };
    const { cv } = importOf(file);
    expect(cv).toMatchObject({
      personal_info: { fullName: 'Ada', website: 'https://ada.example/' },
      work_experience: [{ company: 'Engines', position: 'Programmer' }],
      sections: [{ kind: 'publications', entries: [{ url: 'https://g.example/' }] }],
    });
    expect(exportOf(cv)).toMatchObject({
      basics: { name: 'Ada', url: 'https://ada.example/', image: 'ada.png' },
      work: [{ name: 'Engines', url: 'https://e.example/' }],
    });
  });

  test('has the marks of its courses', () => {
    const { cv, unplaced } = importOf({
      basics: {},
      education: [{ institution: 'Lund', gpa: '8,4' }],
    });
    expect([cv.education[0]?.gpa, unplaced]).toEqual(['8,4', []]);
  });
});

describe('skills that stand together under a name', () => {
  const file = {
    basics: {},
    skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'], years: 7 }],
  };

  test('are skills of the same level, and stand together again', () => {
    const { cv, unplaced } = importOf(file);
    expect(cv.skills.map(({ name, level }) => `${name} ${level}`)).toEqual([
      'HTML Expert',
      'CSS Expert',
    ]);
    expect(unplaced).toEqual([
      { path: 'skills[0].name', text: 'Web' },
      { path: 'skills[0].years', text: '7' },
    ]);
    expect(exportOf(cv)['skills']).toEqual(file.skills);
  });

  test('stand together when one of several was renamed, or left out', () => {
    const keywords = ['HTML', 'CSS', 'SVG'];
    const { cv } = importOf({ ...file, skills: [{ ...file.skills[0], keywords }] });
    const [html, css, svg] = cv.skills;
    const skills = [{ ...html!, name: 'HTML 5' }, svg!];
    expect(exportOf({ ...cv, skills })['skills']).toEqual([
      { name: 'Web', level: 'Master', keywords: ['HTML 5', 'SVG'], years: 7 },
    ]);
    const other = { ...css!, level: 'Beginner' as const };
    expect(exportOf({ ...cv, skills: [html!, other, svg!] })['skills']).toEqual([
      { name: 'HTML', level: 'Expert' },
      { name: 'CSS', level: 'Beginner' },
      { name: 'SVG', level: 'Expert' },
    ]);
  });

  test('stand alone when one of them was changed', () => {
    const { cv } = importOf(file);
    const [, css] = cv.skills;
    expect(exportOf({ ...cv, skills: [css!] })['skills']).toEqual([
      { name: 'CSS', level: 'Expert' },
    ]);
  });
});

describe('a file that says more than a CV takes', () => {
  test('is cut to the limits of a CV, and what is cut is named', () => {
    const long = 'word '.repeat(6_000);
    const work = Array.from({ length: 230 }, (_none, at) => ({ name: `Job ${at}` }));
    const { cv, unplaced } = importOf({ basics: { name: 'Ada', blob: long.repeat(3) }, work });
    expect(cv.work_experience).toHaveLength(200);
    expect(unplaced).toContainEqual({ path: 'work[229]', text: 'Job 229' });
    expect(unplaced.map(({ path }) => path)).toContain('basics.blob');
    expect(cvPatchSchema.safeParse(cv).success).toBe(true);
    expect((exportOf(cv)['work'] as object[]).at(-1)).toEqual({ name: 'Job 229' });
  });
});

test.each([
  [{ work: [] }, 'basics', 'undefined'],
  [{ basics: ['Ada'] }, 'basics', '["Ada"]'],
  [7, '', '7'],
])('%j is no CV: %s', (file, path, value) => {
  expect(() => importOf(file)).toThrow(expect.objectContaining({ path, value }));
});

test('no level is written as none, and read where a file has none', () => {
  const levelled = { id: 'a', name: 'Go', level: 'Expert' as const };
  const silent = withLevel({ id: 'b', name: 'Rust', level: 'Expert' as const }, undefined);
  const language = withLevel({ id: 'c', language: 'German', level: 'Native' as const }, undefined);
  const cv = {
    ...randomCv(randomFrom(1)),
    skills: [levelled, silent],
    language_skills: [language],
  };
  const file = exportOf(cv);
  expect([file['skills'], file['languages']]).toEqual([
    [{ name: 'Go', level: 'Expert' }, { name: 'Rust' }],
    [{ language: 'German' }],
  ]);
  const foreign = { basics: {}, skills: [{ name: 'Go' }, { name: 'Web', keywords: ['CSS'] }] };
  expect(importOf(foreign).cv.skills.map(levelOf)).toEqual([undefined, undefined]);
  expect(importOf(foreign).doubts).toEqual([]);
});

test('a level of the European framework counts before what is said beside it', () => {
  const words = ['C1 (fluent)', 'B2 – professional', 'A2, conversational', 'Fluent (C2)', 'fluent'];
  const languages = words.map((fluency) => ({ language: 'German', fluency }));
  const { cv } = importOf({ basics: {}, languages });
  expect(cv.language_skills.map(levelOf)).toEqual(
    'Advanced Intermediate Beginner Fluent Fluent'.split(' '),
  );
  expect(cv.language_skills.map(saidLevelOf)).toEqual('C1 B2 A2 C2 Fluent'.split(' '));
});

test('levels in German and Spanish words are known; of two levels of the framework our word is left', () => {
  const words = ['Muttersprache', 'nativo', 'fließend', 'Grundkenntnisse', 'nativo (C2)', 'B1/B2'];
  const { cv } = importOf({ basics: {}, languages: words.map((fluency) => ({ fluency })) });
  expect(cv.language_skills.map(saidLevelOf)).toEqual(
    'Native Native Fluent Beginner Native Intermediate'.split(' '),
  );
  const skills = ['Avanzada', 'Experto', 'sehr gut', 'Grundkenntnisse'].map((level) => ({ level }));
  expect(importOf({ basics: {}, skills }).cv.skills.map(levelOf)).toEqual(
    'Advanced Expert Advanced Beginner'.split(' '),
  );
});

test('levels in the words of neighbours are known, too', () => {
  const words = 'Langue maternelle|Madrelingua|Courant|Avancé|Avançado|Intermédiaire|Notions'.split(
    '|',
  );
  const { cv, doubts } = importOf({ basics: {}, languages: words.map((fluency) => ({ fluency })) });
  expect(cv.language_skills.map(levelOf)).toEqual(
    'Native Native Fluent Advanced Advanced Intermediate Beginner'.split(' '),
  );
  expect(doubts).toEqual([]);
});

test('a level whose word is not known is none, and is to be checked', () => {
  const languages = [
    { language: 'German', fluency: 'so so' },
    { language: 'Dutch', fluency: 'B2' },
  ];
  const { cv, doubts } = importOf({ basics: {}, languages });
  expect(cv.language_skills.map(levelOf)).toEqual([undefined, 'Intermediate']);
  expect(doubts).toEqual(['language_skills[0].level']);
});

describe('a file of the format that goes to a CV and comes back', () => {
  test('becomes a CV that a save takes', () => {
    for (const seed of seeds) {
      const { cv } = importOf(randomFile(randomFrom(seed)));
      const { success, error } = cvPatchSchema.safeParse(cv);
      expect({ seed, success, error }).toMatchObject({ seed, success: true });
    }
  });

  test('loses no key and no word', () => {
    for (const seed of seeds) {
      const file = randomFile(randomFrom(seed));
      const again = exportOf(importOf(file).cv);
      expect({ seed, missing: missing(withoutNulls(file), again, '') }).toEqual({
        seed,
        missing: [],
      });
    }
  });

  test('has every word in a field or among what is not placed', () => {
    for (const seed of seeds) {
      const { meta: _meta, ...file } = randomFile(randomFrom(seed));
      const { cv, unplaced } = importOf(file);
      const { extra: _kept, ...fields } = cv;
      const there = wordsOf([fields, unplaced.map(({ text }) => text)]);
      const lost = textsIn(file).filter((text) => !isMapped(text) && !there.includes(text.trim()));
      expect({ seed, lost }).toEqual({ seed, lost: [] });
    }
  });

  test('comes back the same from a second journey', () => {
    for (const seed of seeds) {
      const first = importOf(randomFile(randomFrom(seed))).cv;
      expect({ seed, cv: importOf(exportOf(first)).cv }).toEqual({ seed, cv: first });
    }
  });
});

/** Words of levels and truths become one of ours. */
function isMapped(text: string): boolean {
  return ['Native speaker', 'Master', 'true', '0999'].includes(text);
}

const RENAMED = new Set(['company', 'website']);

/** Paths of the file that the other one does not have with the same value; keys of former versions are renamed. */
function missing(file: unknown, again: unknown, path: string): string[] {
  if (isFields(file) && isFields(again))
    return Object.entries(file).flatMap(([key, value]) =>
      RENAMED.has(key) ? [] : missing(value, again[key], `${path}.${key}`),
    );
  if (Array.isArray(file) && Array.isArray(again)) {
    const others = again.map((item) => JSON.stringify(item));
    return file.flatMap((item: unknown, at) =>
      isFields(item)
        ? missing(
            item,
            again.find((other) => missing(item, other, '').length === 0),
            `${path}[${at}]`,
          )
        : others.includes(JSON.stringify(item))
          ? []
          : [`${path}[${at}]`],
    );
  }
  return JSON.stringify(file) === JSON.stringify(again) ? [] : [path];
}

/** Null means absent, and an empty list says as little. */
function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      isNothing(one) ? [] : [[key, withoutNulls(one)]],
    ),
  );
}
