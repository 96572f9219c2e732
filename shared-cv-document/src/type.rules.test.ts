import { expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';
import { measureOf, typeOf } from './type.rules.ts';

function variables(options: Partial<PdfOptions>): string {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
  return /--pt:[^}]*/.exec(renderCv(sampleTailoredCv({}, { pdfOptions }), 'en'))?.[0] ?? '';
}

test('without a choice the type is the template’s', () => {
  expect(variables({})).toBe('--pt:1.0769pt;--mm:1mm;--line:1.38;--name:27pt');
});

test('size, line height and gaps of a document are the chosen ones', () => {
  expect(variables({ fontSize: 11.7, lineHeight: 1.3, spacing: 0.6 })).toBe(
    '--pt:1.2pt;--mm:0.6mm;--line:1.3;--name:27pt',
  );
});

test('gaps and lines that were closed up to save a page are so, unless they were chosen', () => {
  const shown = (options: Partial<PdfOptions>, shrunk = 0.91) => {
    const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
    return renderCv(sampleTailoredCv({}, { pdfOptions }), 'en', '', { shrunk });
  };
  expect(shown({})).toContain('--mm:0.91mm;--line:1.38');
  expect(shown({}, 0.7)).toContain('--mm:0.7mm;--line:1.3248');
  expect(shown({})).toContain('data-shrink="0.62" data-line="1.38"');
  expect(shown({ spacing: 0.95 })).toContain('--mm:0.95mm');
  expect(shown({ marginX: 20 })).toContain('data-shrink="1"');
});

test('lines are as wide in smaller type as in the template’s own, up to some letters more, and never narrower', () => {
  const measures = [undefined, 10, 9.5, 8, 12].map((fontSize) =>
    measureOf({ fontSize: 10, measure: 38 }, fontSize === undefined ? {} : { fontSize }),
  );
  expect(measures).toEqual([38, 38, 40, 41, 38]);
  expect(measureOf({ fontSize: 10, measure: 48 }, { fontSize: 9 })).toBe(48);
});

test('what was not chosen is the template’s own; beside a sidebar the margin is that of the wide column', () => {
  const { pdfOptions } = defaultTailored;
  const single = typeOf({ ...pdfOptions, fontSize: 11 });
  expect(single).toEqual({ fontSize: 11, lineHeight: 1.38, spacing: 1, marginX: 32, marginY: 16 });
  const two = typeOf({ ...pdfOptions, template: 'two-column-1', marginY: 12 });
  expect(two).toMatchObject({ marginX: 15, marginY: 12 });
});
