import { expect, test } from '@jest/globals';
import {
  defaultPdfOptions,
  LANGUAGES,
  TEMPLATES,
  type Cv,
  type PdfOptions,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { remembered } from './remembered.rules.ts';
import { renderCv } from './render-cv.ts';

test('the same object in the same setting is made once, another one or another setting anew', () => {
  const once = remembered<string>();
  const [one, other] = [{}, {}];
  let made = 0;
  const make = (source: object, setting: string) =>
    once(source, setting, () => `${setting} ${(made += 1)}`);
  expect([
    make(one, 'a'),
    make(one, 'a'),
    make(other, 'a'),
    make(one, 'b'),
    make(one, 'a'),
  ]).toEqual(['a 1', 'a 1', 'a 2', 'b 3', 'a 4']);
});

/** The sample's jobs and courses, the same objects however they are laid out. */
const { work_experience, education } = sampleTailoredCv({}, {});
const [bullet = ''] = work_experience.flatMap(({ achievements }) => achievements);

const laidOut = (options: Partial<PdfOptions>, tailored: Partial<Tailored> = {}): Cv => ({
  ...sampleTailoredCv({}, { ...tailored, pdfOptions: { ...defaultPdfOptions, ...options } }),
  work_experience,
  education,
});

test.each<[string, Cv]>([
  ...TEMPLATES.map((template): [string, Cv] => [template, laidOut({ template })]),
  ['dates', laidOut({ dateFormat: 'numeric' })],
  ['a bullet left out', laidOut({}, { foldedBullets: [bullet] })],
  [
    'another column',
    laidOut({ template: 'two-column-1' }, { leftColumnSections: ['workExperience'] }),
  ],
  ['another order', { ...laidOut({}), work_experience: work_experience.toReversed() }],
])('entries that were shown before are shown as if they never were: %s', (_what, cv) => {
  for (const language of LANGUAGES)
    for (const marked of [true, false]) {
      const spoken = { ...cv, language };
      expect(renderCv(spoken, language, '', { marked })).toBe(
        renderCv(structuredClone(spoken), language, '', { marked }),
      );
    }
});
