import { describe, expect, test } from '@jest/globals';
import { defaultSectionEntry, type Edit } from '@sastre/shared-contracts/api';
import { sampleReviewedCv } from '@sastre/shared-contracts/testing';
import { obstacleTo } from './obstacle.rules.ts';

const text = { before: 'x', after: 'y', because: [], for: [] };
const edit = (given: Partial<Edit> & Pick<Edit, 'path'>): Edit => ({
  ...text,
  id: 'e1',
  op: 'rewrite',
  status: 'applied',
  ...given,
});

describe('a text that was changed by hand since', () => {
  const cv = sampleReviewedCv();
  const [job] = cv.work_experience;
  const edited = (given: Partial<Edit> & Pick<Edit, 'path'>) => {
    const one = edit(given);
    return obstacleTo(cv, one, [one]) === 'edited';
  };
  const summary = cv.personal_info.summary;
  const achievement = `work[${job?.id}].achievements[0]`;

  test('is known by what stands in the copy', () => {
    const path = 'personal_info.summary';
    expect(edited({ path, after: summary })).toBe(false);
    expect(edited({ path, after: 'other' })).toBe(true);
    expect(edited({ path, status: 'rejected', before: summary })).toBe(false);
    expect(edited({ path, status: 'unproven', before: summary })).toBe(false);
    expect(edited({ path, after: 'translated', source: summary })).toBe(false);
  });
  test('may have moved within its entry', () => {
    expect(edited({ path: achievement, after: job?.achievements[1] ?? '' })).toBe(false);
    expect(edited({ path: achievement, after: 'other' })).toBe(true);
    expect(edited({ path: achievement, after: `  ${job?.achievements[0]}\n` })).toBe(false);
  });
  test('is known in a section that was added, too', () => {
    const entry = { ...defaultSectionEntry, id: 'p1', highlights: ['Ran it.'] };
    const sections = [{ id: 's1', kind: 'projects' as const, title: '', entries: [entry] }];
    const one = edit({ path: 'sections[s1].entries[p1].highlights[0]', after: 'Ran it.' });
    expect(obstacleTo({ ...cv, sections }, one, [one])).toBeUndefined();
    const other = { ...one, after: 'Sold it.' };
    expect(obstacleTo({ ...cv, sections }, other, [other])).toBe('edited');
  });
  test('is not asked of orders, hidden entries, refused texts and entries that are gone', () => {
    expect(edited({ path: 'skills', op: 'reorder' })).toBe(false);
    expect(edited({ path: `work[${job?.id}]`, op: 'hide' })).toBe(false);
    expect(edited({ path: 'personal_info.summary', after: 'other', status: 'refused' })).toBe(
      false,
    );
    expect(edited({ path: 'work[gone].description' })).toBe(false);
  });
});

describe('a sentence of the letter', () => {
  const letter = edit({
    path: 'coverLetter',
    op: 'set',
    before: '',
    after: 'Dear team.\n\nOne. Two.',
  });
  const sentence = edit({
    id: 'e2',
    path: 'coverLetter',
    op: 'insert',
    before: '',
    after: 'And more.',
    status: 'unproven',
    place: { paragraph: 1, follows: 'One.' },
  });
  const obstacles = (coverLetter: string, ...edits: Edit[]) => {
    const cv = sampleReviewedCv();
    if (cv.tailored) cv.tailored.coverLetter = coverLetter;
    return edits.map((one) => obstacleTo(cv, one, edits));
  };
  const applied = { ...sentence, status: 'applied' as const };

  test('has a place as long as the one that it follows stands there', () => {
    expect(obstacles(letter.after, letter, sentence)).toEqual([undefined, undefined]);
    expect(obstacles('Dear team.\n\nTwo.', letter, sentence)).toEqual(['edited', 'edited']);
    const first = { ...sentence, place: { paragraph: 1, follows: '' } };
    expect(obstacles(letter.after, letter, first)).toEqual([undefined, undefined]);
  });
  test('is no edit by hand of the letter once it is in there', () => {
    const now = 'Dear team.\n\nOne. And more. Two.';
    expect(obstacles(now, letter, applied)).toEqual([undefined, undefined]);
    expect(obstacles(`${now} By hand.`, letter, applied)).toEqual(['edited', undefined]);
    expect(obstacles(letter.after, letter, applied)).toEqual([undefined, 'edited']);
  });
  test('waits for a letter that is rejected', () => {
    const rejected = { ...letter, status: 'rejected' as const };
    expect(obstacles('', rejected, sentence)).toEqual([undefined, 'letterRejected']);
  });
});
