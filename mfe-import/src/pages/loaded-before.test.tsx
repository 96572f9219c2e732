import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { loadedBefore } from './loaded-before.tsx';

function Counted({ step }: { step: number }) {
  const [first] = useState(step);
  return <p>{`from ${first} to ${step}`}</p>;
}

test('what was fetched before is drawn at once, without what waits', async () => {
  const waits: string[] = [];
  const Waiting = () => {
    waits.push('drawn');
    return null;
  };
  const { Part, prepare } = loadedBefore(() => Promise.resolve(Counted));
  await act(async () => prepare());
  render(
    <Suspense fallback={<Waiting />}>
      <Part step={1} />
    </Suspense>,
  );
  expect(screen.getByText('from 1 to 1')).toBeTruthy();
  expect(waits).toEqual([]);
});

test('what was not is waited for, and keeps what it holds once it is there', async () => {
  const { Part } = loadedBefore(() => Promise.resolve(Counted));
  const page = (step: number) => (
    <Suspense fallback="waits">
      <Part step={step} />
    </Suspense>
  );
  const { rerender } = render(page(1));
  expect(screen.getByText('waits')).toBeTruthy();
  await screen.findByText('from 1 to 1');
  rerender(page(2));
  expect(screen.getByText('from 1 to 2')).toBeTruthy();
});

test('what could not be fetched before is fetched when it is needed', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Counted)];
  const { Part, prepare } = loadedBefore(() => answers.shift() ?? Promise.resolve(Counted));
  await act(async () => prepare());
  render(
    <Suspense fallback="waits">
      <Part step={1} />
    </Suspense>,
  );
  await screen.findByText('from 1 to 1');
  expect(answers).toEqual([]);
});
