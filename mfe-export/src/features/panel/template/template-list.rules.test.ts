import { expect, test } from '@jest/globals';
import {
  defaultPdfOptions,
  defaultTailored,
  TEMPLATES,
  type PdfOptions,
  type TemplateName,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { templateOf } from '@sastre/shared-cv-document';
import { applyChange, optionsOf } from '../layout.rules.ts';
import { fewTemplates, presentTemplate, templateChange } from './template-list.rules.ts';

test('what is offered can be drawn, and a stored value of any version is one of these', () => {
  expect(TEMPLATES.map((template) => templateOf(template).name)).toEqual(TEMPLATES);
  expect(
    ['serif-1', 'serif-1@1', 'two-column-9', ''].map((template) => presentTemplate({ template })),
  ).toEqual(['serif-1', 'serif-1', 'two-column-1', 'single-column-1']);
});

test('the two that were always there come first, and the chosen one is among the few', () => {
  for (const template of TEMPLATES) {
    const few = fewTemplates(template);
    expect(few.slice(0, 2)).toEqual(['single-column-1', 'two-column-1']);
    expect(few).toContain(template);
    expect(few).toHaveLength(4);
  }
});

const OPTIONS = { ...defaultPdfOptions, template: 'single-column-1', fontPair: 'lato' };
const FITTED = { ...OPTIONS, spacing: 0.6, lineHeight: 1.3, fontSize: 9.5, marginX: 36 };

test('a template that was never there takes over what was chosen, and no fitting of the one before', () => {
  expect(templateChange(OPTIONS, 'compact-1')).toEqual({
    template: 'compact-1',
    templateTypes: { 'single-column-1': {} },
  });
  expect(Object.keys(templateChange(FITTED, 'compact-1'))).toEqual([
    ...['fontSize', 'lineHeight', 'spacing'],
    ...['template', 'templateTypes'],
  ]);
  expect(shown(FITTED, 'compact-1')).toMatchObject({ marginX: 36, fontPair: 'lato' });
  expect(shown({ ...OPTIONS, fontSize: 9.5 }, 'compact-1')).toMatchObject({ fontSize: 9.5 });
});

test('looking at other templates costs nothing: each is as it was left when one comes back to it', () => {
  const compact = { ...shown(FITTED, 'compact-1'), spacing: 1.2 };
  const serif = shown(compact, 'serif-1');
  expect(serif).toMatchObject({ spacing: 1.2, marginX: 36 });
  const { templateTypes: _kept, ...back } = shown(serif, 'single-column-1');
  expect(back).toEqual(FITTED);
  expect(shown(shown(serif, 'single-column-1'), 'compact-1')).toMatchObject({
    ...{ spacing: 1.2, marginX: 36 },
    templateTypes: { 'single-column-1': { spacing: 0.6, lineHeight: 1.3, fontSize: 9.5 } },
  });
});

test('a template that was left as it is by itself is so again', () => {
  const chosen = { ...shown(OPTIONS, 'compact-1'), fontSize: 11 };
  expect(shown(chosen, 'single-column-1')).not.toHaveProperty('fontSize');
});

test('to choose the present template changes nothing', () => {
  expect(shown(FITTED, 'single-column-1')).toEqual(FITTED);
});

function shown(options: PdfOptions, template: TemplateName): PdfOptions {
  const cv = { ...sampleCv(), tailored: { ...defaultTailored, pdfOptions: options } };
  return optionsOf(applyChange(cv, { pdfOptions: templateChange(options, template) }));
}
