import { expect, test } from '@jest/globals';
import { defaultPdfOptions, TEMPLATES } from '@sastre/shared-contracts/api';
import { templateOf } from '@sastre/shared-cv-document';
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

test('with another template the type goes that the one before was fitted with, and no other choice', () => {
  const options = { ...defaultPdfOptions, template: 'single-column-1', fontPair: 'lato' };
  expect(templateChange(options, 'compact-1')).toEqual({ template: 'compact-1' });
  const fitted = { ...options, spacing: 0.6, lineHeight: 1.3, fontSize: 9.5, marginX: 36 };
  expect(Object.entries(templateChange(fitted, 'compact-1'))).toEqual([
    ['spacing', undefined],
    ['lineHeight', undefined],
    ['fontSize', undefined],
    ['template', 'compact-1'],
  ]);
  expect(templateChange({ ...options, fontSize: 9.5 }, 'compact-1')).toEqual({
    template: 'compact-1',
  });
});
