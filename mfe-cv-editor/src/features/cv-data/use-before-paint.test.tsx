import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useBeforePaint } from './use-before-paint.ts';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Whether the page's effects had run when the task ended in which it came into the document, as a change of page does. */
async function effectsRunAtOnce(usePage: () => void): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isRun = false;
  let go = () => undefined as void;
  function Page() {
    usePage();
    useLayoutEffect(() => queueMicrotask(() => resolve(isRun)), []);
    useEffect(() => void (isRun = true), []);
    return <h1>Page</h1>;
  }
  function Site() {
    const [isThere, setThere] = useState(false);
    go = () => startTransition(() => setThere(true));
    return isThere ? <Page /> : null;
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  render(<Site />);
  // As in a browser: `act` would run the effects by itself.
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  go();
  return promise;
}

test('effects run before the page is painted, and would not by themselves', async () => {
  expect(await effectsRunAtOnce(useBeforePaint)).toBe(true);
  expect(await effectsRunAtOnce(() => undefined)).toBe(false);
});
