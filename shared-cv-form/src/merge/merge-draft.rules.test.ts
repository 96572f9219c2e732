import { describe, expect, test } from '@jest/globals';
import { withLevel } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { randomFrom } from '@sastre/shared-testing';
import { newSection, newSectionEntry, toDraft, type CvDraft } from '../validation/draft.rules.ts';
import { differences } from './differences.rules.ts';
import type { Fields } from './fields.rules.ts';
import { mergeDraft } from './merge-draft.rules.ts';
import { mergeLines } from './merge-lines.rules.ts';
import { editAtRandom, type Hand } from '../testing/random.fixture.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
const projects = {
  ...newSection('projects', 1, []),
  title: 'Built',
  entries: ['Bridge', 'Shed'].map((name, at) => ({
    ...newSectionEntry(at + 1, []),
    name,
    highlights: [`${name} of wood`, `${name} of steel`],
  })),
};
const base = toDraft(sampleCv({ sections: [projects, newSection('awards', 2, [])] }));
const [first, second] = base.work_experience as [
  CvDraft['work_experience'][number],
  CvDraft['work_experience'][number],
];
const [sql] = base.skills as [CvDraft['skills'][number]];
const withPersonal = (part: Partial<CvDraft['personal_info']>): CvDraft => ({
  ...base,
  personal_info: { ...base.personal_info, ...part },
});
const withWork = (...work_experience: CvDraft['work_experience']): CvDraft => ({
  ...base,
  work_experience,
});

describe('a level', () => {
  const withSql = (skill: CvDraft['skills'][number]): CvDraft => ({
    ...base,
    skills: [skill, ...base.skills.slice(1)],
  });
  const none = withSql(withLevel(sql, undefined));
  const beginner = withSql(withLevel(sql, 'Beginner'));
  const skillIn = ({ skills }: CvDraft) => JSON.parse(JSON.stringify(skills[0])) as unknown;

  test('and none are one choice: mine where both chose, else of the side that did', () => {
    expect(skillIn(mergeDraft(base, beginner, none))).toEqual(skillIn(beginner));
    expect(skillIn(mergeDraft(base, none, beginner))).toEqual(skillIn(none));
    expect(skillIn(mergeDraft(base, base, none))).toEqual(skillIn(none));
    expect(skillIn(mergeDraft(none, none, beginner))).toEqual(skillIn(beginner));
    expect(skillIn(mergeDraft(none, withPersonal({}), none))).toEqual(skillIn(base));
  });

  test('that differs is one difference', () => {
    expect(differences(none, beginner)).toMatchObject([
      { kind: 'field', field: 'level', mine: '', theirs: 'Beginner' },
    ]);
  });

  test('of the European framework is one choice with the word that tells it', () => {
    const spoken = (level: 'Native' | 'B1' | 'B2'): CvDraft => ({
      ...base,
      language_skills: base.language_skills.map((one, at) =>
        at === 0 ? withLevel(one, level) : one,
      ),
    });
    const [native, good, better] = [spoken('Native'), spoken('B1'), spoken('B2')];
    expect(differences(good, better)).toMatchObject([
      { kind: 'field', field: 'level', mine: 'B1', theirs: 'B2' },
    ]);
    const languagesOf = (one: CvDraft) =>
      JSON.parse(JSON.stringify(one.language_skills)) as unknown;
    expect(languagesOf(mergeDraft(good, good, better))).toEqual(languagesOf(better));
    expect(languagesOf(mergeDraft(good, native, better))).toEqual(languagesOf(native));
    expect(languagesOf(mergeDraft(native, good, native))).toEqual(languagesOf(good));
  });
});

describe('a field', () => {
  test('that only one side changed is that side’s; mine where both did', () => {
    const mine = withPersonal({ title: 'mine', phone: 'mine' });
    const theirs = withPersonal({ title: 'theirs', location: 'theirs' });
    expect(mergeDraft(base, mine, theirs).personal_info).toEqual({
      ...base.personal_info,
      title: 'mine',
      phone: 'mine',
      location: 'theirs',
    });
  });

  test('of a section title, the picture and the letter is put together alike', () => {
    const titles = (part: object) => ({ ...base.sectionTitles, ...part });
    const before = { ...base, coverLetter: 'Dear team' };
    const mine = { ...before, sectionTitles: titles({ skills: 'Tools' }), pictureId: 'p1' };
    const theirs = { ...before, sectionTitles: titles({ summary: 'Me' }), coverLetter: 'Hello' };
    expect(mergeDraft(before, mine, theirs)).toEqual({
      ...before,
      sectionTitles: titles({ skills: 'Tools', summary: 'Me' }),
      pictureId: 'p1',
      coverLetter: 'Hello',
    });
  });

  test('that this build does not know is kept', () => {
    const theirs = withPersonal({ pronouns: 'she' } as object);
    expect(mergeDraft(base, base, theirs).personal_info).toMatchObject({ pronouns: 'she' });
  });
});

describe('an entry', () => {
  const added = { ...first, id: '9', company: 'New' };

  test('added on either side is there, each behind its neighbour', () => {
    const other = { ...first, id: '8', company: 'Other' };
    const merged = mergeDraft(base, withWork(first, added, second), withWork(other, first, second));
    expect(merged.work_experience.map(({ id }) => id)).toEqual(['8', first.id, '9', second.id]);
  });

  test('removed by me stays removed, unless they changed it', () => {
    expect(mergeDraft(base, withWork(second), base).work_experience).toEqual([second]);
    const changed = { ...first, position: 'theirs' };
    const merged = mergeDraft(base, withWork(second), withWork(changed, second));
    expect(merged.work_experience).toEqual([changed, second]);
  });

  test('removed by them is removed, unless I changed it', () => {
    expect(mergeDraft(base, base, withWork(second)).work_experience).toEqual([second]);
    const changed = { ...first, position: 'mine' };
    const merged = mergeDraft(base, withWork(changed, second), withWork(second));
    expect(merged.work_experience).toEqual([changed, second]);
  });

  test('stands where it was moved to, by whoever moved it', () => {
    const mine = mergeDraft(base, withWork(second, first), withWork(first, second, added));
    expect(mine.work_experience.map(({ id }) => id)).toEqual([second.id, '9', first.id]);
    const theirs = mergeDraft(base, withWork(first, second, added), withWork(second, first));
    expect(theirs.work_experience.map(({ id }) => id)).toEqual([second.id, '9', first.id]);
  });

  test('made in the same moment on both sides is two; the same one saved before is one', () => {
    const mine = { ...base, skills: [...base.skills, { ...sql, id: '9', name: 'Go' }] };
    const theirs = { ...base, skills: [...base.skills, { ...sql, id: '9', name: 'Rust' }] };
    const names = mergeDraft(base, mine, theirs).skills.map(({ id, name }) => `${id} ${name}`);
    expect(names.slice(2)).toEqual(['10 Go', '9 Rust']);
    const before = withWork(first, second, added);
    const after = withWork(first, second, { ...added, position: 'Typed on' });
    expect(mergeDraft(base, after, before).work_experience).toEqual(after.work_experience);
  });

  test('without an id of its own is known by its place', () => {
    const blank = (...names: string[]) => ({
      ...base,
      skills: names.map((name) => ({ ...sql, id: '', name })),
    });
    const merged = mergeDraft(blank('a', 'b'), blank('a', 'mine'), blank('theirs', 'b'));
    expect(merged.skills.map(({ name }) => name)).toEqual(['theirs', 'mine']);
  });
});

test('sections and what stands in them are put together like entries', () => {
  const [section, awards] = base.sections as [typeof projects, typeof projects];
  const [bridge, shed] = section.entries as [
    (typeof section.entries)[0],
    (typeof section.entries)[0],
  ];
  const mine = {
    ...base,
    sections: [awards, { ...section, entries: [{ ...bridge, place: 'Lund' }] }],
  };
  const gate = newSectionEntry(9, section.entries);
  const theirs = {
    ...base,
    sections: [
      { ...section, title: 'Made', entries: [{ ...bridge, highlights: ['Bridge'] }, shed, gate] },
      { ...awards, kind: 'courses' as const },
    ],
  };
  expect(mergeDraft(base, mine, theirs).sections).toEqual([
    { ...awards, kind: 'courses' },
    {
      ...section,
      title: 'Made',
      entries: [{ ...bridge, place: 'Lund', highlights: ['Bridge'] }, gate],
    },
  ]);
  expect(mergeDraft(undefined, base, { ...base, sections: [] }).sections).toEqual(base.sections);
});

test.each([
  ['a changed line and a removed one', ['a', 'b'], ['a1', 'b'], ['a'], ['a1']],
  ['two lines side by side', ['a', 'b'], ['a1', 'b'], ['a', 'b2'], ['a1', 'b2']],
  ['the same line added on both sides', ['a'], ['a', 'x'], ['a', 'x'], ['a', 'x']],
  ['lines added on both sides', ['a'], ['a', 'x'], ['a', 'y'], ['a', 'x', 'y']],
  ['a line moved and another changed', ['a', 'b'], ['b', 'a'], ['a2', 'b'], ['b', 'a2']],
])('lines: %s', (_name, from, mine, theirs, merged) => {
  expect(mergeLines({ base: from, mine, theirs })).toEqual(merged);
});

test('without a base nothing of mine gives way, and nothing that only they have goes', () => {
  const mine = { ...withPersonal({ title: 'mine' }), skills: [{ ...sql, id: '7', name: 'Go' }] };
  const merged = mergeDraft(undefined, mine, withPersonal({ title: 'theirs' }));
  expect(merged.personal_info.title).toBe('mine');
  expect(merged.skills.map(({ name }) => name)).toEqual(['Go', 'TypeScript', 'PostgreSQL']);
});

/** A draft after some edits of one hand. */
function edited(draft: CvDraft, hand: Hand, edits: number): CvDraft {
  let next = draft;
  for (let at = 0; at < edits; at += 1) next = { ...next, ...editAtRandom(next, hand) };
  return next;
}
const fields = (entry: object | undefined) => (entry ?? {}) as Fields;
const wordsOf = (draft: unknown, name: string) => [
  ...new Set(JSON.stringify(draft).match(new RegExp(`\\b${name}\\d+\\.`, 'g')) ?? []),
];

test(
  `${150 * SOAK} random pairs of edits: none of mine is lost, none of theirs to what I left alone`,
  () => {
    for (let seed = 1; seed <= 150 * SOAK; seed += 1) {
      const random = randomFrom(seed);
      let moment = 2_000_000_000_000;
      const hand = (name: string): Hand => ({ name, random, now: () => (moment += 1), words: 0 });
      const mine = edited(base, hand('m'), 1 + Math.floor(random() * 6));
      const theirs = edited(base, hand('t'), 1 + Math.floor(random() * 6));
      const merged = mergeDraft(base, mine, theirs);

      expect(wordsOf(merged, 'm')).toEqual(expect.arrayContaining(wordsOf(mine, 'm')));
      for (const part of ['personal_info', 'sectionTitles'] as const) {
        for (const [key, value] of Object.entries(merged[part])) {
          const [was, my, their] = [base, mine, theirs].map((draft) => fields(draft[part])[key]);
          expect([seed, key, value]).toEqual([seed, key, my === was ? their : my]);
        }
      }
      for (const list of [...ENTRY_LISTS, 'sections'] as const) {
        const byId = (draft: CvDraft) => new Map(draft[list].map((entry) => [entry.id, entry]));
        const [was, my, their, now] = [base, mine, theirs, merged].map(byId);
        const ids = new Set([...my!.keys(), ...their!.keys(), ...was!.keys()]);
        expect(merged[list]).toHaveLength(now!.size);
        for (const id of ids) {
          const [before, left, right, both] = [
            was!.get(id),
            my!.get(id),
            their!.get(id),
            now!.get(id),
          ];
          const goneForMe =
            left === undefined && (before === undefined || readsAlike(before, right));
          const goneForThem =
            right === undefined && before !== undefined && readsAlike(before, left);
          const isGone =
            (left === undefined && right === undefined) ||
            (goneForMe && before !== undefined) ||
            goneForThem;
          expect([seed, id, both === undefined]).toEqual([seed, id, isGone]);
          if (both === undefined) continue;
          for (const [key, value] of Object.entries(both)) {
            if (key === 'entries') {
              // Entries that one side left alone are those of the other.
              const alone = [left, right].map((entry) =>
                readsAlike(fields(before)[key], fields(entry)[key]),
              );
              if (left !== undefined && right !== undefined && alone.includes(true))
                expect(value).toEqual(fields(alone[0] ? right : left)[key]);
              continue;
            }
            if (Array.isArray(value)) {
              const lines = (entry: object | undefined) => (fields(entry)[key] ?? []) as string[];
              // A line of theirs may give way only to a line that I took away or changed.
              if (left !== undefined && !lines(before).every((line) => lines(left).includes(line)))
                continue;
              expect(value).toEqual(expect.arrayContaining(wordsOf(lines(right), 't')));
              continue;
            }
            const [a, b, c] = [fields(before)[key], fields(left)[key], fields(right)[key]];
            const touched = left !== undefined && (right === undefined || b !== a);
            expect([seed, key, value]).toEqual([seed, key, touched ? b : c]);
          }
        }
      }
      // What is shown as different is all of it: the same content has no rows, another has some.
      expect(differences(mine, mine)).toEqual([]);
      expect(differences(mine, theirs).length > 0).toBe(!readsAlike(mine, theirs));
    }
  },
  60_000 * SOAK,
);
