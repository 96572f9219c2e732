import { expect, test } from '@jest/globals';
import { defaultTailored, type PdfOptions } from '@sastre/shared-contracts/api';
import { sampleTailoredCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function variables(options: Partial<PdfOptions>): string {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
  return /--pt:[^}]*/.exec(renderCv(sampleTailoredCv({}, { pdfOptions }), 'en'))?.[0] ?? '';
}

test('without a choice the type is the template’s', () => {
  expect(variables({})).toBe('--pt:1pt;--mm:1mm;--line:1.42');
});

test('size, line height and gaps of a document are the chosen ones', () => {
  expect(variables({ fontSize: 11.7, lineHeight: 1.3, spacing: 0.6 })).toBe(
    '--pt:1.2pt;--mm:0.6mm;--line:1.3',
  );
});
