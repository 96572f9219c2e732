import { expect, test } from '@jest/globals';
import { TAILORING_FAILURES } from '@sastre/shared-contracts/api';
import messages from '../../locales/en.json' with { type: 'json' };
import { modelFailure } from './model-failure.rules.ts';
import { at } from './tailor.fixture.ts';

const failed = (failedCode?: (typeof TAILORING_FAILURES)[number]) =>
  at('failed', { engine: 'openai-compatible', ...(failedCode ? { failedCode } : {}) });

test('what a model did has words of its own', () => {
  expect(modelFailure(failed('model-unreachable'))).toBe('unreachable');
  expect(modelFailure(failed('model-refused-key'))).toBe('refusedKey');
  expect(modelFailure(failed('too-long'))).toBe('tooSlow');
  for (const code of TAILORING_FAILURES.filter((one) => one !== 'no-cv'))
    expect(Object.keys(messages.failure.model)).toContain(modelFailure(failed(code)));
});

test('a failure of another release still offers the built-in engine', () => {
  expect(modelFailure(failed())).toBe('other');
});

test('where no model ran, or the CV is gone, there is nothing to offer', () => {
  expect(modelFailure(undefined)).toBeUndefined();
  expect(modelFailure(at('failed', { failedCode: 'engine' }))).toBeUndefined();
  expect(modelFailure(failed('no-cv'))).toBeUndefined();
});
