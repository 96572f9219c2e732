import { describe, expect, test } from '@jest/globals';
import {
  cvPatchSchema,
  DEFAULT_SECTION_ORDER,
  defaultTailored,
  SECTION_KEYS,
  type Cv,
  type SectionKey,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv, sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { columnsOf, shownSections } from '../../renderer/section-order.rules.ts';
import { applyChange, isTwoColumn } from './layout.rules.ts';
import { groupsOf } from './section-groups.rules.ts';
import {
  chooseColumn,
  columnOf,
  editPath,
  includeSection,
  listedSections,
  moveSection,
  placeOf,
  sectionOrder,
} from './section-list.rules.ts';

const LETTER = 'cover-letter';
function cvWith(tailored: Partial<Tailored> = {}, template = 'single-column-1'): Cv {
  const pdfOptions = { ...defaultTailored.pdfOptions, template };
  return {
    ...sampleCv(),
    tailored: { ...defaultTailored, coverLetter: 'Dear team', pdfOptions, ...tailored },
  };
}
const keys = (cv: Cv) => listedSections(cv).map(({ key }) => key);
const at = (cv: Cv, key: SectionKey) => keys(cv).indexOf(key);
/** The CV after a move, by key; the same one when nothing moves. */
function moved(cv: Cv, key: SectionKey, to: number, over?: number): Cv {
  const change = moveSection(cv, at(cv, key), to, over);
  return change === undefined ? cv : applyChange(cv, change);
}
const up = (cv: Cv, key: SectionKey) => moved(cv, key, at(cv, key) - 1);
const down = (cv: Cv, key: SectionKey) => moved(cv, key, at(cv, key) + 1);

describe('the order', () => {
  test('is the default one when none is stored, with the letter last', () => {
    expect(keys(cvWith())).toEqual(DEFAULT_SECTION_ORDER);
    expect(sectionOrder(defaultTailored)).toEqual(DEFAULT_SECTION_ORDER);
  });
  test('is the stored one, once each, then what it lacks', () => {
    expect(
      sectionOrder({ sectionOrder: ['skills', 'education', 'skills'], coverLetterOnTop: false }),
    ).toEqual([
      'skills',
      'education',
      'personalInfo',
      'summary',
      'workExperience',
      'languages',
      LETTER,
    ]);
  });
  test('has the letter first when it is on top, wherever it is stored', () => {
    expect(keys(cvWith({ coverLetterOnTop: true }))[0]).toBe(LETTER);
    expect(keys(cvWith({ sectionOrder: [LETTER, 'skills'] })).at(-1)).toBe(LETTER);
  });
  test('lists the letter only where there is one', () => {
    expect(keys(cvWith({ coverLetter: ' \n' }))).not.toContain(LETTER);
    expect(keys(sampleCv())).toEqual(DEFAULT_SECTION_ORDER.filter((key) => key !== LETTER));
  });
});

describe('moving', () => {
  test('swaps neighbours', () => {
    expect(keys(up(cvWith(), 'education')).slice(2, 4)).toEqual(['education', 'workExperience']);
    expect(keys(down(cvWith(), 'personalInfo')).slice(0, 2)).toEqual(['summary', 'personalInfo']);
  });
  test('ends at the ends, and at the letter', () => {
    const cv = cvWith();
    expect(moveSection(cv, 0, -1)).toBeUndefined();
    expect(moveSection(cv, at(cv, 'languages'), at(cv, LETTER))).toBeUndefined();
    const onTop = cvWith({ coverLetterOnTop: true });
    expect(moveSection(onTop, at(onTop, 'personalInfo'), 0)).toBeUndefined();
  });
  test('takes the letter to the other end: it is first or last', () => {
    const onTop = up(cvWith(), LETTER);
    expect(onTop.tailored?.coverLetterOnTop).toBe(true);
    expect(keys(onTop)[0]).toBe(LETTER);
    expect(moveSection(onTop, 0, 0)).toBeUndefined();
    const back = down(onTop, LETTER);
    expect(back.tailored?.coverLetterOnTop).toBe(false);
    expect(keys(back).at(-1)).toBe(LETTER);
  });
  test('with two columns lists the left one first and stays within a column', () => {
    const cv = cvWith({}, 'two-column-1');
    expect(keys(cv)).toEqual([
      'personalInfo',
      'skills',
      'languages',
      'summary',
      'workExperience',
      'education',
      LETTER,
    ]);
    expect(moveSection(cv, at(cv, 'languages'), at(cv, 'summary'))).toBeUndefined();
    expect(moveSection(cv, at(cv, 'summary'), at(cv, 'languages'))).toBeUndefined();
    expect(keys(up(cv, 'skills')).slice(0, 3)).toEqual(['skills', 'personalInfo', 'languages']);
  });
  test('in one column leaves the order of the other one alone', () => {
    const cv = up(cvWith({}, 'two-column-1'), 'skills');
    const right = cv.tailored?.sectionOrder.filter(
      (key) => columnOf(key, defaultTailored) !== 'left',
    );
    expect(right).toEqual(['summary', 'workExperience', 'education', LETTER]);
  });
});

describe('dropping', () => {
  const cv = cvWith({}, 'two-column-1');
  test('on a section of the other column takes that column, between the sections shown there', () => {
    const next = moved(cv, 'skills', 3, at(cv, 'workExperience'));
    expect(groupsOf(listedSections(next)).map(({ rows }) => rows.map(({ key }) => key))).toEqual([
      ['personalInfo', 'languages'],
      ['summary', 'skills', 'workExperience', 'education'],
      [LETTER],
    ]);
    const back = moved(next, 'skills', 2, at(next, 'languages'));
    expect(keys(back)).toEqual([
      'personalInfo',
      'languages',
      'skills',
      'summary',
      'workExperience',
      'education',
      LETTER,
    ]);
  });
  test('at the border goes into the column of what it was dropped on', () => {
    const last = at(cv, 'languages');
    const same = placeOf(listedSections(cv), last, last, at(cv, 'summary'));
    expect(same).toBe(last);
    expect(moved(cv, 'languages', last, at(cv, 'summary')).tailored?.leftColumnSections).toEqual([
      'personalInfo',
      'skills',
    ]);
  });
  test('at the end of the other column puts it there', () => {
    const end = at(cv, 'education');
    expect(keys(moved(cv, 'skills', end, end)).slice(-2)).toEqual(['skills', LETTER]);
  });
  test('on itself, or the letter between sections, changes nothing there', () => {
    expect(placeOf(listedSections(cv), 2, 2, 2)).toBeUndefined();
    const letter = at(cv, LETTER);
    expect(placeOf(listedSections(cv), letter, 3, 3)).toBe(0);
  });
});

test('unchecking adds to the hidden sections once, checking takes it away', () => {
  const cv = cvWith({ hiddenSections: ['skills'] });
  const hidden = applyChange(cv, includeSection(cv, 'summary', false));
  expect(hidden.tailored?.hiddenSections).toEqual(['skills', 'summary']);
  expect(includeSection(hidden, 'summary', false).tailored?.hiddenSections).toEqual([
    'skills',
    'summary',
  ]);
  const back = applyChange(hidden, includeSection(hidden, 'skills', true));
  expect(back.tailored?.hiddenSections).toEqual(['summary']);
});

test('a section goes to the other column and back; its place in the order stays', () => {
  const cv = cvWith({}, 'two-column-1');
  const right = applyChange(cv, chooseColumn(cv, 'skills', 'right'));
  expect(right.tailored?.leftColumnSections).toEqual(['personalInfo', 'languages']);
  expect(right.tailored?.sectionOrder).toEqual(cv.tailored?.sectionOrder);
  const none = applyChange(right, { tailored: { leftColumnSections: [] } });
  expect(groupsOf(listedSections(none)).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['left', 0],
    ['right', 6],
    ['last', 1],
  ]);
  const left = applyChange(right, chooseColumn(right, 'skills', 'left'));
  expect(keys(left)).toEqual(keys(cv));
});

test('Edit leads to the tab of the section; only a tailored copy is named', () => {
  const main = cvWith();
  expect(SECTION_KEYS.map((key) => editPath(main, key))).toEqual(
    ['coverLetter', 'personal', 'personal', 'skills', 'experience', 'education', 'skills'].map(
      (tab) => `/cv-data?edit=true&tab=${tab}`,
    ),
  );
  const copy = sampleTailoredCv();
  expect(editPath(copy, 'summary')).toBe(`/cv-data?edit=true&tab=personal&cvId=${copy._id}`);
});

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
      pick(['single-column-1', 'two-column-1']),
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
      () => ({ pdfOptions: { template: pick(['single-column-1', 'two-column-1']) } }),
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
      const columns = columnsOf(rendered, tailored.leftColumnSections);
      // The renderer makes one column of two when one of them is bare.
      if (columns.length === 1) continue;
      for (const { column, keys: shown } of columns) {
        const side = column === 'side' ? 'left' : 'right';
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
