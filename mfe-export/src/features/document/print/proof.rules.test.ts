/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { PDF_FINDINGS } from '@sastre/shared-contracts/api';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { useT } from '@sastre/shared-contracts/shell';
import { renderHook } from '@testing-library/react';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { findingText } from './proof.rules.ts';

const translator = (messages: typeof en | typeof de | typeof es) =>
  renderHook(useT, { wrapper: fakeShell({ messages }).Wrapper }).result.current;

test.each([en, es, de])(
  'every kind of finding is a sentence of its own, with and without a text',
  (messages) => {
    const t = translator(messages);
    const kinds = [...PDF_FINDINGS, 'of a newer server'];
    const plain = kinds.map((kind) => findingText({ kind }, t, 'en'));
    const told = kinds.map((kind) => findingText({ kind, text: 'Kanban' }, t, 'en'));
    expect(new Set([...plain, ...told]).size).toBe(2 * kinds.length);
    for (const sentence of told) expect(sentence).toContain('Kanban');
    for (const sentence of [...plain, ...told]) expect(sentence).not.toMatch(/proof\.|\{\{/);
  },
);

test('a finding says on which page it is', () => {
  const t = translator(en);
  const finding = { kind: 'words', page: 2, text: 'Kanban' };
  expect(findingText(finding, t, 'en')).toBe('Page 2: Cannot be read: “Kanban”');
});

test('a language that is stated and not written is named, with what can be done', () => {
  const finding = { kind: 'language', text: 'de' };
  expect(findingText(finding, translator(en), 'en')).toMatch(
    /^The text does not seem to be in German\. Choose/,
  );
  expect(findingText(finding, translator(es), 'es')).toMatch(
    /^El texto no parece estar en alemán\. Elige/,
  );
  expect(findingText({ ...finding, page: 2 }, translator(en), 'en')).toContain(
    'Page 2: The language stated',
  );
});
