import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { sampleCv } from '../../testing/fixtures/cv.fixture.ts';
import { LIMITS, SECTION_KEYS, SECTION_KINDS } from '../constants.ts';
import { addedKey, placesChange } from '../section-places.rules.ts';
import { cvPatchSchema, cvSchema } from './cv.schema.ts';
import { defaultSectionEntry, type Section } from './section.schema.ts';
import { defaultTailored } from './tailored.schema.ts';

const sections: Section[] = SECTION_KINDS.map((kind, at) => ({
  id: `s${at}`,
  kind,
  title: at === 0 ? 'Things I built' : '',
  entries: [{ ...defaultSectionEntry, id: `e${at}`, name: 'Bridge', highlights: ['Steel'] }],
}));
const keys = sections.map(addedKey);
const placed = placesChange(
  { order: [...keys, ...SECTION_KEYS], hidden: ['skills', ...keys], left: keys },
  sections,
);
const stored = {
  ...sampleCv(),
  sections,
  extra: { volunteerYears: 4, nested: { of: ['anything', null] } },
  tailored: {
    ...defaultTailored,
    ...placed,
    pdfOptions: { ...defaultTailored.pdfOptions, pageBreakBefore: keys.slice(0, 1) },
  },
};

/** What released pages of 1.3 ask of the lists of a layout: they keep a key that they do not know, but refuse a value. */
const former = z.looseObject({
  tailored: z.looseObject({
    sectionOrder: z.array(z.enum(SECTION_KEYS)),
    hiddenSections: z.array(z.enum(SECTION_KEYS)),
    leftColumnSections: z.array(z.enum(SECTION_KEYS)),
    pdfOptions: z.looseObject({}),
  }),
});

describe('added sections', () => {
  test('are read and sent back as they are', () => {
    const cv = cvSchema.parse(stored);
    expect(cv).toEqual(stored);
    expect(cvPatchSchema.safeParse(cv).success).toBe(true);
  });

  test('are none in what was stored before there were any', () => {
    const cv = cvSchema.parse(sampleCv());
    for (const key of ['sections', 'extra']) expect(cv).not.toHaveProperty(key);
    expect(cvPatchSchema.parse(sampleCv())).not.toHaveProperty('sections');
  });

  test('do not keep a page of 1.3 from reading the CV, and it sends back what it does not know', () => {
    const cv = former.parse(stored);
    expect(cv).toEqual(stored);
    expect(cvPatchSchema.parse({ tailored: cv.tailored })).toMatchObject({ tailored: placed });
  });

  test('of a later contract are kept with what this one does not know of them', () => {
    const later = { ...stored, sections: [{ ...sections[0], icon: 'star' }] };
    expect(cvSchema.parse(later)).toMatchObject({ sections: [{ icon: 'star' }] });
  });

  test.each([
    ['no id', [{ kind: 'projects' }]],
    ['a blank id', [{ id: '', kind: 'projects' }]],
    ['the id of another one', [sections[0], sections[0]]],
    ['an unknown kind', [{ id: 'a', kind: 'hobbies' }]],
    ['an unknown key', [{ id: 'a', kind: 'projects', icon: 'star' }]],
    ['a half date', [{ id: 'a', kind: 'projects', entries: [{ startDate: '2020-1' }] }]],
    [
      'one too many',
      Array.from({ length: LIMITS.addedSections + 1 }, (_one, at) => ({
        id: `s${at}`,
        kind: 'custom',
      })),
    ],
  ])('cannot be saved with %s', (_what, list) => {
    expect(cvPatchSchema.safeParse({ sections: list }).success).toBe(false);
  });

  test('cannot stand in the lists that older pages read', () => {
    for (const list of ['sectionOrder', 'hiddenSections', 'leftColumnSections'])
      expect(cvPatchSchema.safeParse({ tailored: { [list]: keys } }).success).toBe(false);
  });
});

test('what an import could not place may have 64 KiB as JSON', () => {
  const frame = JSON.stringify({ a: '' }).length;
  const extra = (length: number) => ({ extra: { a: 'x'.repeat(length - frame) } });
  expect(cvPatchSchema.safeParse(extra(LIMITS.extraBytes)).success).toBe(true);
  expect(cvPatchSchema.safeParse(extra(LIMITS.extraBytes + 1)).success).toBe(false);
  expect(cvPatchSchema.safeParse({ extra: { a: 'ü'.repeat(40_000) } }).success).toBe(false);
});
