import { expect, test } from '@jest/globals';
import {
  defaultTailored,
  SECTION_KEYS,
  type Cv,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { exportFiles, hasOwnLetter } from './letter-file.rules.ts';

const cvWith = (layout: Partial<Tailored>, letterApart?: boolean): Cv => ({
  ...sampleCv(),
  tailored: {
    ...defaultTailored,
    coverLetter: 'Dear all',
    ...layout,
    pdfOptions: {
      ...defaultTailored.pdfOptions,
      ...(letterApart !== undefined && { letterApart }),
    },
  },
});
const titles = (cv: Cv) => exportFiles(cv, 'en').map(({ title }) => title);
const shown = (cv: Cv | undefined) =>
  SECTION_KEYS.filter((key) => cv?.tailored?.hiddenSections.includes(key) === false);

test('one file holds both, unless two are wanted', () => {
  for (const cv of [sampleCv(), cvWith({}), cvWith({}, false)]) {
    expect(exportFiles(cv, 'en')).toEqual([{ cv, title: 'Ana María Fernández- CV' }]);
  }
});

test('two files share the sections out; what is hidden stays hidden', () => {
  const [own, letter] = exportFiles(cvWith({ hiddenSections: ['education'] }, true), 'es');
  expect(shown(letter?.cv)).toEqual(['cover-letter']);
  expect(shown(own?.cv)).toEqual(
    SECTION_KEYS.filter((key) => key !== 'cover-letter' && key !== 'education'),
  );
  expect(letter?.title).toBe('Ana María Fernández- Carta de presentación');
});

test('an added section is in the file of the CV alone', () => {
  const sections = [{ id: 'a', kind: 'projects' as const, title: '', entries: [] }];
  const files = exportFiles({ ...cvWith({}, true), sections }, 'en');
  expect(files.map(({ cv }) => cv.tailored?.addedHidden)).toEqual([[], ['section:a']]);
});

test('the letter’s file is called in the language of the document', () => {
  expect(titles(cvWith({ language: 'de' }, true))).toEqual([
    'Ana María Fernández- CV',
    'Ana María Fernández- Anschreiben',
  ]);
});

test.each<[string, Partial<Tailored>, boolean]>([
  ['both are shown', {}, true],
  ['there is no letter', { coverLetter: ' ' }, false],
  ['the letter is hidden', { hiddenSections: ['cover-letter'] }, false],
  [
    'nothing but the letter is shown',
    { hiddenSections: SECTION_KEYS.filter((key) => key !== 'cover-letter') },
    false,
  ],
])('%s: there are two files to choose: %s', (_, layout, has) => {
  const cv = cvWith(layout, true);
  expect(hasOwnLetter(cv)).toBe(has);
  expect(exportFiles(cv, 'en')).toHaveLength(has ? 2 : 1);
});
