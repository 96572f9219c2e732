import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { entries, modules, title } from '../routing/pages.fixture.tsx';
import { showApp } from '../routing/test-app.fixture.tsx';

afterEach(cleanup);

test('a page that was seen before stands at once when it comes again, with nothing in between', async () => {
  const { app } = await showApp({ entries, modules, at: '/cv-data' });
  await title('Hello from editor');
  act(() => app.services.nav.go('/plans'));
  await title('Hello from billing');
  const titles: (string | null | undefined)[] = [];
  const watch = new MutationObserver(() =>
    titles.push(document.querySelector('main h1')?.textContent),
  );
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  act(() => app.services.nav.go('/cv-data'));
  await title('Hello from editor');
  watch.disconnect();
  expect(new Set(titles)).toEqual(new Set(['Hello from editor']));
});
