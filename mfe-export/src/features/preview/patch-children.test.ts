/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  defaultPdfOptions,
  LANGUAGES,
  SECTION_KEYS,
  TEMPLATES,
  type Cv,
} from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import fc from 'fast-check';
import { fillFrame } from './fill-frame.ts';
import { paginate } from './paginate.ts';

const newFrame = () => document.implementation.createHTMLDocument('Preview');

/** What the frame says, without what `paginate` adds. */
function said({ documentElement, body }: Document): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const sheets of copy.querySelectorAll('.sheets')) sheets.remove();
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const pager of copy.querySelectorAll('.pager')) pager.classList.remove('pager');
  return `${documentElement.lang} ${documentElement.dataset['template']} ${copy.innerHTML}`;
}

const change = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  template: fc.constantFrom(...TEMPLATES),
  order: fc.shuffledSubarray([...SECTION_KEYS], { minLength: SECTION_KEYS.length }),
  hidden: fc.subarray([...SECTION_KEYS]),
  left: fc.subarray([...SECTION_KEYS]),
  onTop: fc.boolean(),
  newestFirst: fc.boolean(),
  email: fc.boolean(),
  title: fc.constantFrom('Gardener', 'Florist'),
  jobs: fc.nat(3),
  picture: fc.constantFrom(undefined, 'blob:1', 'blob:2'),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function rendered(made: Change): string {
  const cv: Cv = sampleTailoredCv(
    {},
    {
      language: made.language,
      sectionOrder: made.order,
      hiddenSections: made.hidden,
      leftColumnSections: made.left,
      coverLetterOnTop: made.onTop,
      workOrder: made.newestFirst ? 'newest' : 'oldest',
      pdfOptions: {
        ...defaultPdfOptions,
        template: made.template,
        includeEmail: made.email,
        pictureId: 'p1',
      },
    },
  );
  const [job] = cv.work_experience;
  const jobs = Array.from({ length: made.jobs }, (_, at) => ({
    ...job!,
    id: `${at}`,
    company: `Company ${at}`,
  }));
  return renderCv(
    { ...cv, work_experience: jobs, personal_info: { ...cv.personal_info, title: made.title } },
    made.language,
  );
}

test('whatever changes, the frame says what a new one would say', () => {
  const runs = 40 * Number(process.env['SOAK'] ?? 1);
  fc.assert(
    fc.property(fc.array(change, { minLength: 2, maxLength: 6 }), (changes) => {
      const frame = newFrame();
      for (const made of changes) {
        const fresh = newFrame();
        for (const one of [frame, fresh]) {
          fillFrame(one, rendered(made), made.picture);
          paginate(one);
        }
        expect(said(frame)).toBe(said(fresh));
      }
    }),
    { seed: 6, numRuns: runs },
  );
});

const plain: Change = {
  language: 'en',
  template: 'single-column-1',
  order: [...SECTION_KEYS],
  hidden: [],
  left: [],
  onTop: false,
  newestFirst: true,
  email: true,
  title: 'Gardener',
  jobs: 3,
  picture: undefined,
};
const elements = (frame: Document) =>
  ['.sec-workExperience', '.sec-workExperience .entry', '.sec-summary', '.flow'].map((selector) =>
    frame.querySelector(selector),
  );

test.each<[string, Partial<Change>]>([
  ['the order of sections', { order: moved(SECTION_KEYS, 'summary', 'workExperience') }],
  ['what is included', { hidden: ['education'], email: false }],
  ['a text elsewhere', { title: 'Florist' }],
])('a change of %s leaves the other texts where they are', (_, made) => {
  const frame = newFrame();
  fillFrame(frame, rendered(plain), undefined);
  paginate(frame);
  const [jobs, job, , flow] = elements(frame);
  const watch = new MutationObserver(() => undefined);
  watch.observe(frame.body, { subtree: true, childList: true, characterData: true });
  fillFrame(frame, rendered({ ...plain, ...made }), undefined);
  const touched = watch
    .takeRecords()
    .flatMap(({ type, target, addedNodes, removedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes, ...removedNodes],
    );
  expect(elements(frame)).toEqual([jobs, job, expect.anything(), flow]);
  expect(touched).not.toHaveLength(0);
  expect(touched).not.toContain(jobs);
});

test('a key that is typed changes one text of the sheet, and nothing beside it', () => {
  const cv = sampleTailoredCv({}, {});
  const [first, ...others] = cv.work_experience;
  const frame = newFrame();
  const show = (company: string) => {
    const jobs = [{ ...first!, company }, ...others];
    fillFrame(
      frame,
      renderCv({ ...cv, work_experience: jobs }, 'en', '', { marked: true }),
      undefined,
    );
    paginate(frame);
  };
  show('Verdantic');
  const watch = new MutationObserver(() => undefined);
  watch.observe(frame.body, { subtree: true, childList: true, characterData: true });
  show('Verdantica');
  const records = watch.takeRecords();
  expect(records.map(({ type, target }) => `${type} ${target.nodeValue}`)).toEqual([
    'characterData Verdantica',
  ]);
});

function moved<T>(all: readonly T[], one: T, after: T): T[] {
  return all
    .filter((other) => other !== one)
    .flatMap((other) => (other === after ? [other, one] : [other]));
}
