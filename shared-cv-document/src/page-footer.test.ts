import { expect, test } from '@jest/globals';
import { defaultTailored, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function sheetOf(
  tailored: Partial<Tailored> = {},
  fullName = 'Ana Núñez',
  pageFooter: boolean | undefined,
  pages?: number,
) {
  const cv = sampleCv();
  const pdfOptions = { ...defaultTailored.pdfOptions, pageFooter };
  return renderCv(
    {
      ...cv,
      personal_info: { ...cv.personal_info, fullName },
      tailored: { ...defaultTailored, pdfOptions, ...tailored },
    },
    'en',
    '',
    { pages },
  );
}

test('pages have no footer where it is refused, however many there are', () => {
  expect(sheetOf({}, 'Ana', false, 9)).not.toContain('@bottom-center');
  expect(sheetOf({}, 'Ana', false, 9)).not.toContain('::after{content:');
});

test('where nobody chose, four pages and more have a footer, in print as in the preview', () => {
  const printed = [undefined, 3, 4].map((pages) => sheetOf({}, 'Ana', undefined, pages));
  expect(printed.map((sheet) => sheet.includes('@bottom-center'))).toEqual([false, false, true]);
  for (const sheet of printed)
    expect(sheet).toContain('.run-one:has(>.sheets>:nth-child(4)) .sheet+.sheet::after{content:');
  expect(sheetOf({}, 'Ana', true, 2)).toContain('@bottom-center');
});

test('the name, the page and how many there are stand at the foot, and not of the first page', () => {
  const sheet = sheetOf({}, 'Ana Núñez', true);
  expect(sheet).toContain(
    '@page one{@bottom-center{content:"Ana Núñez · " counter(page) " / " counter(pages);',
  );
  expect(sheet).toContain('@page one:first{@bottom-center{content:none}}');
  expect(sheet).toContain('.sheet+.sheet::after{content:"Ana Núñez · " counter(sheet)');
});

test('pages of a letter in the same file have none and are not counted', () => {
  const sheet = sheetOf({ coverLetter: 'Dear you' }, 'Ana Núñez', true);
  expect(sheet).toContain('@page letter{counter-increment:page 0}');
  expect(sheet).toContain('symbols:"" "Ana Núñez · 2" "Ana Núñez · 3"');
  expect(sheet).not.toContain('counter(pages)');
});

test('no name ends the string that it stands in, nor the sheet', () => {
  const sheet = sheetOf({}, 'A"</style><b>\\', true);
  expect(sheet).toContain('content:"A\\22 \\3c /style\\3e \\3c b\\3e \\5c  · "');
  expect(sheet.match(/<\/style>/g)).toHaveLength(3);
});
