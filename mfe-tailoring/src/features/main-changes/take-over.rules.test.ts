import { describe, expect, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { takeOver } from './take-over.rules.ts';

type Change = (cv: Cv) => void;

/** What a copy can take over that was changed by `inCopy` since it was made, of a main CV that was changed by `inMain`. */
function taken(inMain: Change, inCopy: Change = () => undefined) {
  const before = sampleCv();
  const copy = { ...sampleTailoredCv(), ...structuredClone(content(before)) };
  const now = sampleCv();
  inMain(now);
  inCopy(copy);
  return takeOver({ copy, before, now });
}
function content({ personal_info, work_experience, education, skills, language_skills }: Cv) {
  return { personal_info, work_experience, education, skills, language_skills };
}
const newJob = (cv: Cv) => {
  const [job] = cv.work_experience;
  if (job) cv.work_experience.unshift({ ...job, id: '99', company: 'New Works' });
};
const phone = (cv: Cv) => {
  cv.personal_info.phone = '+34 600 000 111';
};
function firstJob(cv: Cv) {
  const [job] = cv.work_experience;
  if (job === undefined) throw new Error('no job');
  return job;
}

test('a new phone number and a new job are told, and stand in what is saved', () => {
  const found = taken((cv) => [phone, newJob].forEach((change) => change(cv)));
  expect(found).toMatchObject({ fields: ['phone'], counts: { work_experience: 1 } });
  expect(found?.patch.personal_info?.phone).toBe('+34 600 000 111');
  expect(found?.patch.work_experience?.[0]?.company).toBe('New Works');
  expect(found?.patch).toMatchObject({ reason: 'merge' });
});

test('nothing is told where nothing was changed, or the copy has it already', () => {
  expect(taken(() => undefined)).toBeUndefined();
  expect(taken(phone, phone)).toBeUndefined();
});

test('an entry that is gone from the main CV, and was left alone in the copy, goes', () => {
  const found = taken((cv) => void cv.education.pop());
  expect(found?.counts).toEqual({ education: 1 });
});

describe('what stays as it is in the copy', () => {
  test('a text that was tailored', () => {
    const write = (text: string) => (cv: Cv) => {
      cv.personal_info.summary = text;
    };
    expect(taken(write('Of today'), write('Tailored'))).toBeUndefined();
  });

  test('the achievements of a job of which one was reworded, though another was changed since', () => {
    const write = (at: number, text: string) => (cv: Cv) => {
      firstJob(cv).achievements[at] = text;
    };
    expect(taken(write(0, 'Of today'), write(1, 'Tailored'))).toBeUndefined();
    const end = (cv: Cv) => Object.assign(firstJob(cv), { endDate: '2026-01', current: false });
    const found = taken(
      (cv) => [write(0, 'Of today'), end].forEach((change) => change(cv)),
      write(1, 'Tailored'),
    );
    expect(found?.patch.work_experience?.[0]).toMatchObject({ endDate: '2026-01' });
    expect(found?.patch.work_experience?.[0]?.achievements).toContain('Tailored');
    expect(found?.patch.work_experience?.[0]?.achievements).not.toContain('Of today');
  });

  test('the order that they were put in, in which a changed one is taken over', () => {
    const found = taken(
      (cv) => void firstJob(cv).achievements.push('A new one'),
      (cv) => void firstJob(cv).achievements.reverse(),
    );
    const before = sampleCv().work_experience[0]?.achievements ?? [];
    const lines = found?.patch.work_experience?.[0]?.achievements ?? [];
    expect(lines.filter((line) => line !== 'A new one')).toEqual(before.toReversed());
    expect(lines).toContain('A new one');
  });

  test('that a job is left out, although it was changed in the main CV', () => {
    const found = taken(
      (cv) => Object.assign(firstJob(cv), { position: 'Chief' }),
      (cv) => void cv.work_experience.shift(),
    );
    expect(found).toBeUndefined();
  });

  test('a skill that was added to both, each for itself', () => {
    const add = (id: string) => (cv: Cv) =>
      void cv.skills.push({ id, name: id === '1' ? 'Looms' : 'looms', level: 'Expert' });
    expect(taken(add('1'), add('2'))).toBeUndefined();
  });

  test('picture, letter and layout', () => {
    const found = taken((cv) => {
      phone(cv);
      cv.personal_info.profilePictureUrl = '/other';
      cv.sectionTitles = { ...cv.sectionTitles };
    });
    expect(found?.fields).toEqual(['phone']);
    expect(found?.patch.tailored).toBeUndefined();
  });
});
