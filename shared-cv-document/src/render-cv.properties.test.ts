/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  addedKey,
  defaultPdfOptions,
  defaultTailored,
  LANGUAGES,
  PAPERS,
  placesChange,
  SECTION_KEYS,
  SECTION_KINDS,
  type AnySectionKey,
  type Cv,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import fc from 'fast-check';
import { renderCv } from './render-cv.ts';
import { sidebarSections } from './section-order.rules.ts';

const runs = (seed: number, numRuns: number) => ({
  seed,
  numRuns: numRuns * Number(process.env['SOAK'] ?? 1),
});

/** A text that nothing else contains, with all that must be escaped. */
let count = 0;
const token = () => `t${(count += 1)}<b>&amp;"'`;

/** A CV in which every text is another one. */
function tokenCv(blankName: boolean): Cv {
  const cv = sampleCv();
  return {
    ...cv,
    personal_info: {
      ...cv.personal_info,
      fullName: blankName ? ' ' : token(),
      title: token(),
      email: token(),
      phone: token(),
      location: token(),
      linkedIn: token(),
      website: token(),
      github: token(),
      summary: `${token()}\n${token()}\n\n${token()}`,
    },
    work_experience: [1, 2].map((number) => ({
      ...sampleCv().work_experience[0]!,
      id: String(number),
      position: token(),
      company: token(),
      location: token(),
      description: '### deep\n\n# top\n\ntext',
      achievements: [token(), ' ', token()],
    })),
    education: [1, 2].map((number) => ({
      ...sampleCv().education[0]!,
      id: String(number),
      degree: token(),
      field: token(),
      institution: token(),
      location: token(),
      gpa: token(),
    })),
    skills: [1, 2, 3].map((number) => ({ id: String(number), name: token(), level: 'Expert' })),
    language_skills: [{ id: '1', language: token(), level: 'Native' }],
    sections: SECTION_KINDS.map((kind, at) => ({
      id: `s${at}`,
      kind,
      title: at % 2 === 0 ? token() : '',
      entries: [1, 2].map((number) => ({
        id: String(number),
        name: token(),
        organisation: kind === 'interests' ? '' : token(),
        place: kind === 'interests' ? '' : token(),
        startDate: '',
        endDate: '',
        current: false,
        url: kind === 'interests' ? '' : token(),
        description: '',
        highlights: [token(), ' ', token()],
      })),
    })),
  };
}

const ADDED = SECTION_KINDS.map((_kind, at) => addedKey({ id: `s${at}` }));
const ALL: readonly AnySectionKey[] = [...SECTION_KEYS, ...ADDED];
const sections = fc.subarray([...ALL]);
const anyCv = fc
  .record({
    order: fc.shuffledSubarray([...ALL]),
    hidden: sections,
    left: fc.option(sections, { nil: undefined }),
    template: fc.constantFrom('single-column-1', 'two-column-1', 'two-column-9'),
    paper: fc.constantFrom(...PAPERS),
    language: fc.option(fc.constantFrom(...LANGUAGES), { nil: undefined }),
    letter: fc.constantFrom('', 'Dear you', '### Why\n\n# What\n\n- one\n- two'),
    onTop: fc.boolean(),
    blankName: fc.boolean(),
    titled: fc.boolean(),
  })
  .map((choice): Cv => {
    const cv = tokenCv(choice.blankName);
    return {
      ...cv,
      sectionTitles: { ...cv.sectionTitles, personalInfo: choice.titled ? token() : '' },
      tailored: {
        ...defaultTailored,
        ...placesChange(choice, cv.sections),
        ...(choice.language === undefined ? {} : { language: choice.language }),
        coverLetter: choice.letter,
        coverLetterOnTop: choice.onTop,
        pdfOptions: { ...defaultPdfOptions, template: choice.template, paper: choice.paper },
      },
    };
  });

const parse = (cv: Cv) => new DOMParser().parseFromString(renderCv(cv, 'en'), 'text/html');
/** Added sections are told apart by the first text that stands in one alone. */
const keyOf = (cv: Cv) => (section: Element) => {
  const own = cv.sections?.find(({ entries }) => section.textContent.includes(entries[0]!.name));
  return own ? addedKey(own) : section.className.replace(/^sec sec-(\w+).*$/, '$1');
};
const hiddenIn = ({ tailored }: Cv): readonly string[] => [
  ...(tailored?.hiddenSections ?? []),
  ...(tailored?.addedHidden ?? []),
];

test('each section that is not hidden is shown exactly once, and no other', () => {
  fc.assert(
    fc.property(anyCv, (cv) => {
      const shown = [...parse(cv).querySelectorAll('.sec')].map(keyOf(cv));
      const hidden = hiddenIn(cv);
      const expected = ALL.filter((key) => key !== 'cover-letter' && !hidden.includes(key));
      expect(shown.toSorted()).toEqual(expected.toSorted());
    }),
    runs(11, 60),
  );
});

test('sections keep the chosen order within a column, and the column with the name is read first', () => {
  fc.assert(
    fc.property(anyCv, (cv) => {
      const columns = [...parse(cv).querySelectorAll('.col')].map((column) => ({
        side: column.classList.contains('side'),
        keys: [...column.querySelectorAll('.sec')].map(keyOf(cv)),
      }));
      const { addedOrder = [] } = cv.tailored ?? {};
      const order: readonly string[] = addedOrder;
      const left = sidebarSections(cv.tailored ?? defaultTailored, cv.sections).map(String);
      for (const { side, keys } of columns) {
        const stored = keys.filter((key) => order.includes(key));
        expect(stored).toEqual(order.filter((key) => keys.includes(key)));
        if (columns.length < 2) continue;
        expect(keys).not.toHaveLength(0);
        expect(keys.map((key) => left.includes(key))).toEqual(keys.map(() => side));
      }
      const named = columns.findIndex(({ keys }) => keys.includes('personalInfo'));
      expect(named).toBeLessThanOrEqual(0);
    }),
    runs(12, 60),
  );
});

test('the first heading is of level 1, none is skipped or blank, and the name is an h1', () => {
  fc.assert(
    fc.property(anyCv, (cv) => {
      const document = parse(cv);
      let last = 0;
      for (const heading of document.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
        const level = Number(heading.tagName[1]);
        expect(level).toBeLessThanOrEqual(last + 1);
        expect(heading.textContent.trim()).not.toBe('');
        last = level;
      }
      for (const name of document.querySelectorAll('.name')) expect(name.tagName).toBe('H1');
    }),
    runs(13, 60),
  );
});

test('every typed text is there exactly once as it was typed', () => {
  fc.assert(
    fc.property(anyCv, (cv) => {
      const page = parse(cv).querySelector('.cv')?.textContent ?? '';
      const hidden = hiddenIn(cv);
      const tokens = (part: unknown) =>
        [...JSON.stringify(part).matchAll(/t\d+(?=<b>)/g)].map(([text]) => text);
      const { summary, ...person } = cv.personal_info;
      for (const [key, part] of [
        ['personalInfo', [person, cv.sectionTitles]],
        ['summary', summary],
        ['workExperience', cv.work_experience],
        ['education', cv.education],
        ['skills', cv.skills],
        ['languages', cv.language_skills],
        ...(cv.sections ?? []).map((section) => [addedKey(section), section] as const),
      ] as const) {
        for (const text of tokens(part)) {
          const times = page.split(`${text}<b>&amp;"'`).length - 1;
          expect({ key, text, times }).toEqual({ key, text, times: hidden.includes(key) ? 0 : 1 });
        }
      }
    }),
    runs(14, 60),
  );
});

test('nothing in it is positioned, floated or hidden; no nested list, no inline drawing, every picture has a text', () => {
  fc.assert(
    fc.property(anyCv, (cv) => {
      const document = parse(cv);
      const options = { ...defaultPdfOptions, ...cv.tailored?.pdfOptions, pictureId: 'p1' };
      const pictured = parse({
        ...cv,
        tailored: { ...defaultTailored, ...cv.tailored, pdfOptions: options },
      });
      expect(
        document.querySelectorAll('li ul, li ol, svg, [style], [hidden], script'),
      ).toHaveLength(0);
      expect(pictured.querySelectorAll('img:not([alt])')).toHaveLength(0);
      const css = [...document.querySelectorAll('style')]
        .map((style) => style.textContent)
        .join('');
      expect(css).not.toMatch(/[{;](position|float|opacity|transform|z-index|visibility)\s*:/);
      expect(css).not.toMatch(/display:none|clip-path/);
    }),
    runs(15, 40),
  );
});
