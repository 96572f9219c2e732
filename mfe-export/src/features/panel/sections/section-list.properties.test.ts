import { describe, expect, test } from '@jest/globals';
import {
  cvPatchSchema,
  defaultTailored,
  SECTION_KEYS,
  TEMPLATES,
  type Cv,
  type SectionKey,
} from '@sastre/shared-contracts/api';
import { columnsOf, shownSections, sidebarSections } from '@sastre/shared-cv-document';
import { applyChange, isTwoColumn } from '../layout.rules.ts';
import { cvWith, down, keys, LETTER, up } from './section-list.fixture.ts';
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
  const start = () =>
    cvWith(
      {
        sectionOrder: [...some(), ...some()].slice(0, 20),
        hiddenSections: some(),
        coverLetterOnTop: random(2) === 0,
        coverLetter: random(3) === 0 ? '' : 'Dear team',
        leftColumnSections: random(3) === 0 ? undefined : some(),
      },
      pick(TEMPLATES),
    );
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
        expect([...sectionOrder(tailored)].sort()).toEqual([...SECTION_KEYS].sort());
        expect(new Set(tailored.hiddenSections).size).toBe(tailored.hiddenSections.length);
        expect(SECTION_KEYS).toEqual(expect.arrayContaining(tailored.hiddenSections));
        expect(cvPatchSchema.safeParse({ tailored }).success).toBe(true);
      }
    }
  });

  test('the list says what the renderer does', () => {
    for (let run = 0; run < 200 * Number(process.env['SOAK'] ?? 1); run += 1) {
      const cv = act(start());
      const tailored = cv.tailored ?? defaultTailored;
      const list = listedSections(cv).filter(
        ({ key }) => key !== LETTER && !tailored.hiddenSections.includes(key),
      );
      const rendered = shownSections(tailored);
      if (!isTwoColumn(tailored.pdfOptions)) {
        expect(list.map(({ key }) => key)).toEqual(rendered);
        continue;
      }
      const columns = columnsOf(rendered, sidebarSections(tailored));
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
      expect([...(change.tailored?.sectionOrder ?? [])].sort()).toEqual([...SECTION_KEYS].sort());
      expect(change.tailored?.sectionOrder).toEqual(
        sectionOrder(applyChange(cv, change).tailored ?? defaultTailored),
      );
      const rest = (all: SectionKey[]) => all.filter((key) => key !== list[from]?.key);
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
        expect(again.tailored?.sectionOrder).toEqual(sectionOrder(cv.tailored ?? defaultTailored));
        expect(listedSections(again)).toEqual(listedSections(cv));
      }
    }
  });
});
