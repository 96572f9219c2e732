import { expect, test } from '@jest/globals';
import { readPdfReport, writePdfReport, type PdfReport } from './pdf-report.schema.ts';

const report: PdfReport = {
  words: 412,
  pages: 2,
  findings: [{ kind: 'words', page: 2, text: 'Größe “日本” 🙂 \u0000\u007f\r\n' }],
  more: 3,
  rightToLeft: true,
};

test('a report survives a header, whatever was typed', () => {
  const header = writePdfReport(report);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(readPdfReport(header)).toEqual(report);
});

test('the names of the readers come with it; a server that names none says nothing of them', () => {
  const readers = ['Structure', 'Geometry'];
  expect(readPdfReport(writePdfReport({ ...report, readers }))?.readers).toEqual(readers);
  expect(readPdfReport(writePdfReport(report))).not.toHaveProperty('readers');
});

test('no header, a broken one and one of another kind are no report', () => {
  for (const header of [undefined, '', '{', 'null', '[]', '{"words":"many"}'])
    expect(readPdfReport(header)).toBeUndefined();
});
