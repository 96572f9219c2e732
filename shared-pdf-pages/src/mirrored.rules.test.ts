import { expect, test } from '@jest/globals';
import { mirrored, runsRightToLeft } from './mirrored.rules.ts';
import type { PageItem } from './page-items.ts';

const item = (x: number, width: number, text: string): PageItem => ({
  ...{ text, x, y: 100, width, size: 10 },
  ...{ bold: false, italic: false, font: 'text' },
});
const asRead = (items: PageItem[]) =>
  mirrored(items, 600)
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text)
    .join('');

test('a line is read from the right, numbers in its order and addresses in theirs', () => {
  expect(asRead([item(100, 30, '%'), item(130, 20, '38'), item(155, 60, 'بنسبة')])).toBe(
    'بنسبة38%',
  );
  const address = [item(100, 40, 'linkedin.'), item(140, 20, 'com/'), item(160, 30, 'salma')];
  expect(asRead([...address, item(300, 40, 'الأردن')])).toBe('الأردنlinkedin.com/salma');
});

test('a comma at the end of an address belongs to the line, and brackets are told as they look', () => {
  expect(asRead([item(98, 2, ','), item(100, 30, 'SPSS'), item(140, 40, 'تدريب')])).toBe(
    'تدريبSPSS,',
  );
  expect(asRead([item(100, 3, '('), item(103, 40, 'بطلاقة'), item(143, 3, ')')])).toBe('(بطلاقة)');
});

test('a page runs as most of its letters do', () => {
  expect(runsRightToLeft([item(0, 10, 'الجامعة الأردنية'), item(0, 10, 'SPSS')])).toBe(true);
  expect(runsRightToLeft([item(0, 10, 'University of Jordan'), item(0, 10, 'عمان')])).toBe(false);
});
