import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import messages from '../../../locales/en.json' with { type: 'json' };
import { Proof } from './proof.view.tsx';

const GOOD = { words: 12, pages: 1, findings: [], more: 0 };
const columns = (isInColumns: boolean, report = GOOD) => {
  const { unmount } = render(<Proof report={report} isInColumns={isInColumns} />, {
    wrapper: fakeShell({ messages }).Wrapper,
  });
  const said = screen.queryByText(/mix its two columns/) !== null;
  unmount();
  return said;
};

test('of two columns it is said which programs mix them, where nothing else is wrong', () => {
  expect(columns(true)).toBe(true);
  expect(columns(false)).toBe(false);
  expect(columns(true, { ...GOOD, more: 1 })).toBe(false);
});
