import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  DEFAULT_LEFT_COLUMN_SECTIONS,
  DEFAULT_SECTION_ORDER,
  SECTION_KEYS,
  type SectionKey,
} from './constants.ts';
import { addedKey, placesChange, readPlaces } from './section-places.rules.ts';

const sections = ['a', 'b', 'c'].map((id) => ({ id }));
const keys = sections.map(addedKey);
const letter: SectionKey = 'cover-letter';

test('without a layout all stand in the default order, added ones at the end of the CV', () => {
  const order = DEFAULT_SECTION_ORDER.filter((key) => key !== letter);
  expect(readPlaces({}, sections)).toEqual({
    order: [...order, ...keys, letter],
    hidden: [],
    left: DEFAULT_LEFT_COLUMN_SECTIONS,
  });
});

test('what is placed is read as it was placed, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...SECTION_KEYS, ...keys], { minLength: SECTION_KEYS.length + 3 }),
      fc.subarray([...SECTION_KEYS, ...keys]),
      fc.subarray([...SECTION_KEYS, ...keys]),
      (order, hidden, left) => {
        const places = { order, hidden, left };
        expect(readPlaces(placesChange(places, sections), sections)).toEqual(places);
      },
    ),
    { seed: 21, numRuns: 300 },
  );
});

test('an older page that moves the sections it knows takes added ones along, behind the same neighbour', () => {
  const order = [letter, 'personalInfo', 'skills', ...keys.slice(0, 2), 'summary'] as const;
  const stored = placesChange(
    { order: [...order, 'education', 'workExperience', 'languages'] },
    sections,
  );
  const moved = { ...stored, sectionOrder: ['summary' as const, 'skills' as const, letter] };
  expect(readPlaces(moved, sections).order).toEqual([
    'summary',
    'skills',
    keys[0],
    keys[1],
    letter,
    ...['personalInfo', 'workExperience', 'education', 'languages'],
    keys[2],
  ]);
});

test('every section stands once, and what is gone nowhere', () => {
  const lists = {
    sectionOrder: ['skills', 'skills'] as SectionKey[],
    addedOrder: [...keys, ...keys, 'section:gone' as const, 'section:gone' as const],
    addedHidden: ['section:gone' as const],
    addedLeft: [keys[1]!, 'section:gone' as const],
  };
  const places = readPlaces(lists, sections.slice(1));
  expect(places.order.toSorted()).toEqual([...SECTION_KEYS, keys[1], keys[2]].toSorted());
  expect(places.hidden).toEqual([]);
  expect(places.left.at(-1)).toBe(keys[1]);
});

test('a CV without added sections keeps the lists that it had', () => {
  const change = placesChange({ order: [...SECTION_KEYS], hidden: ['skills'], left: [] });
  expect(change).toEqual({
    sectionOrder: SECTION_KEYS,
    hiddenSections: ['skills'],
    leftColumnSections: [],
  });
});
