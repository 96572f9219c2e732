import { expect, test } from '@jest/globals';
import { TEMPLATES } from '@sastre/shared-contracts/api';
import { templateOf } from '@sastre/shared-cv-document';
import { fewTemplates, presentTemplate } from './template-list.rules.ts';

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
