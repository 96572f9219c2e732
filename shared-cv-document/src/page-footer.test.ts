import { expect, test } from '@jest/globals';
import { defaultTailored, type Tailored } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function sheetOf(tailored: Partial<Tailored> = {}, fullName = 'Ana Núñez', pageFooter = true) {
  const cv = sampleCv();
  const pdfOptions = { ...defaultTailored.pdfOptions, pageFooter };
  return renderCv(
    {
      ...cv,
      personal_info: { ...cv.personal_info, fullName },
      tailored: { ...defaultTailored, pdfOptions, ...tailored },
    },
    'en',
  );
}

test('pages have no footer unless it is asked for', () => {
  expect(sheetOf({}, 'Ana', false)).not.toContain('@bottom-center');
});

test('the name, the page and how many there are stand at the foot, and not of the first page', () => {
  const sheet = sheetOf();
  expect(sheet).toContain(
    '@page one{@bottom-center{content:"Ana Núñez · " counter(page) " / " counter(pages);',
  );
  expect(sheet).toContain('@page one:first{@bottom-center{content:none}}');
  expect(sheet).toContain('.sheet+.sheet::after{content:"Ana Núñez · " counter(sheet)');
});

test('pages of a letter in the same file have none and are not counted', () => {
  const sheet = sheetOf({ coverLetter: 'Dear you' });
  expect(sheet).toContain('@page letter{counter-increment:page 0}');
  expect(sheet).toContain('symbols:"" "Ana Núñez · 2" "Ana Núñez · 3"');
  expect(sheet).not.toContain('counter(pages)');
});

test('no name ends the string that it stands in, nor the sheet', () => {
  const sheet = sheetOf({}, 'A"</style><b>\\');
  expect(sheet).toContain('content:"A\\22 \\3c /style\\3e \\3c b\\3e \\5c  · "');
  expect(sheet.match(/<\/style>/g)).toHaveLength(3);
});
