import { describe, expect, test } from '@jest/globals';
import {
  addedKey,
  cvPatchSchema,
  defaultTailored,
  placesChange,
  readPlaces,
  SECTION_KEYS,
  TEMPLATES,
  type AnySectionKey,
  type Cv,
} from '@sastre/shared-contracts/api';
import { columnsOf, shownSections, sidebarSections } from '@sastre/shared-cv-document';
import { applyChange, isTwoColumn } from '../layout.rules.ts';
import { ADDED, cvWith, down, keys, LETTER, up } from './section-list.fixture.ts';
import {
  chooseColumn,
  includeSection,
  listedSections,
  moveSection,
  placeOf,
  sectionOrder,
  sidebarOf,
} from './section-list.rules.ts';

describe('after any actions', () => {
  let seed = 20_261;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const some = () => SECTION_KEYS.filter(() => random(2) === 0).sort(() => random(3) - 1);
  const added = () => ADDED.filter(() => random(2) === 0);
  const start = () => {
    const sections = added();
    const own = () => sections.map(addedKey).filter(() => random(2) === 0);
    const addedOrder = [...own(), ...some(), ...own()];
    const cv = cvWith(
      {
        sectionOrder: [...some(), ...some()].slice(0, 20),
        hiddenSections: some(),
        coverLetterOnTop: random(2) === 0,
        coverLetter: random(3) === 0 ? '' : 'Dear team',
        leftColumnSections: random(3) === 0 ? undefined : some(),
        ...(sections.length > 0 && { addedOrder, addedHidden: own(), addedLeft: own() }),
      },
      pick(TEMPLATES),
    );
    return sections.length > 0 ? { ...cv, sections } : cv;
  };
  const all = ({ sections = [] }: Cv): AnySectionKey[] => [
    ...SECTION_KEYS,
    ...sections.map(addedKey),
  ];
  function act(cv: Cv): Cv {
    const list = listedSections(cv);
    const from = random(list.length);
    const { key } = pick(list);
    const change = [
      () => moveSection(cv, from, random(list.length + 2) - 1),
      () => moveSection(cv, from, random(list.length), random(list.length)),
      () => includeSection(cv, key, random(2) === 0),
      () => (key === LETTER ? undefined : chooseColumn(cv, key, pick(['left', 'right']))),
      () => ({ pdfOptions: { template: pick(TEMPLATES) } }),
      () => ({ tailored: { workOrder: pick(['newest', 'oldest', undefined] as const) } }),
    ];
    const made = pick(change)();
    return made === undefined ? cv : applyChange(cv, made);
  }

  test('every section stands once in the order, hidden ones are known, and the patch is legal', () => {
    for (let run = 0; run < 150 * Number(process.env['SOAK'] ?? 1); run += 1) {
      let cv = start();
      for (let step = 0; step < 12; step += 1) {
        cv = act(cv);
        const tailored = cv.tailored ?? defaultTailored;
        const { hidden } = readPlaces(tailored, cv.sections);
        expect(sectionOrder(tailored, cv.sections).sort()).toEqual(all(cv).sort());
        expect(new Set(hidden).size).toBe(hidden.length);
        expect(all(cv)).toEqual(expect.arrayContaining(hidden));
        expect(cvPatchSchema.safeParse({ tailored }).success).toBe(true);
      }
    }
  });

  test('the list says what the renderer does', () => {
    for (let run = 0; run < 200 * Number(process.env['SOAK'] ?? 1); run += 1) {
      const cv = act(start());
      const tailored = cv.tailored ?? defaultTailored;
      const rendered = shownSections(tailored, cv.sections);
      const { hidden } = readPlaces(tailored, cv.sections);
      const list = listedSections(cv).filter(({ key }) => key !== LETTER && !hidden.includes(key));
      if (!isTwoColumn(tailored.pdfOptions)) {
        expect(list.map(({ key }) => key)).toEqual(rendered);
        continue;
      }
      const columns = columnsOf(rendered, sidebarSections(tailored, cv.sections));
      // The renderer makes one column of two when one of them is bare.
      if (columns.length === 1) continue;
      for (const { column, keys: shown } of columns) {
        const side = (column === 'side') === (sidebarOf(tailored) === 'left') ? 'left' : 'right';
        expect(list.filter((one) => one.column === side).map(({ key }) => key)).toEqual(shown);
      }
    }
  });

  test('a move writes the whole order, and shows the section where it was put', () => {
    for (let run = 0; run < 300 * Number(process.env['SOAK'] ?? 1); run += 1) {
      const cv = start();
      const list = listedSections(cv);
      const [from, to] = [random(list.length), random(list.length)];
      const over = random(2) === 0 ? undefined : random(list.length);
      const place = placeOf(list, from, to, over);
      const change = moveSection(cv, from, to, over);
      expect(change === undefined).toBe(place === undefined);
      if (change === undefined || place === undefined) continue;
      const made = sectionOrder(applyChange(cv, change).tailored ?? defaultTailored, cv.sections);
      expect(made.toSorted()).toEqual(all(cv).sort());
      const { coverLetterOnTop: _letter, ...lists } = change.tailored ?? {};
      expect(lists).toMatchObject(placesChange({ order: made }, cv.sections));
      const rest = (keysOf: AnySectionKey[]) => keysOf.filter((key) => key !== list[from]?.key);
      // Only a drop that is shown as a line, exactly where the section will stand.
      if (place !== to) continue;
      const after = keys(applyChange(cv, change));
      expect(after[place]).toBe(list[from]?.key);
      expect(rest(after)).toEqual(rest(list.map(({ key }) => key)));
    }
  });

  test('up and then down, and down and then up, is where it was', () => {
    for (let run = 0; run < 300 * Number(process.env['SOAK'] ?? 1); run += 1) {
      const cv = start();
      const { key } = pick(listedSections(cv));
      for (const [there, back] of [
        [up, down],
        [down, up],
      ] as const) {
        const gone = there(cv, key);
        if (gone === cv) continue;
        const again = back(gone, key);
        const order = sectionOrder(cv.tailored ?? defaultTailored, cv.sections);
        expect(again.tailored).toMatchObject(placesChange({ order }, cv.sections));
        expect(listedSections(again)).toEqual(listedSections(cv));
      }
    }
  });
});
