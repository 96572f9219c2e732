// A remote's pages in a shell in memory, for whoever edits them; no part of the product.
import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { RemoteConfig } from '@sastre/shared-contracts/registry';
import type { Messages, RemoteModule } from '@sastre/shared-contracts/shell';
import {
  createFakeApi,
  fakeShell,
  sampleCv,
  sampleTailoredCv,
} from '@sastre/shared-contracts/testing';
import { createRoot } from 'react-dom/client';
import { HarnessPage } from './harness.page.tsx';
import { readSettings, type HarnessSettings } from './settings.rules.ts';

/** Shows the page that the address names, on the data that it names, in the language and theme that it names. */
export async function startHarness(
  remote: RemoteModule,
  config: RemoteConfig,
  namespace: string,
): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no #root.');
  const messages = await loadAll(remote);
  const settings = readSettings(window.location.hash, config);
  document.documentElement.dataset['theme'] = settings.theme;
  document.documentElement.lang = settings.language;
  const fake = fakeShell({
    time: 'real',
    api: createFakeApi({ now: Date.now, ...dataOf(settings) }),
    url: settings.url,
    language: settings.language,
    messages: (language) => messages[language],
    namespace,
  });
  actByTheBrowser(fake.shell);
  createRoot(container).render(
    <HarnessPage remote={remote} config={config} settings={settings} Wrapper={fake.Wrapper} />,
  );
  window.addEventListener('hashchange', () => window.location.reload());
}

async function loadAll(remote: RemoteModule): Promise<Record<Language, Messages>> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, await remote.loadMessages(language)] as const),
  );
  return Object.fromEntries(all) as Record<Language, Messages>;
}

function dataOf({ data }: HarnessSettings) {
  return data === 'empty' ? {} : { cv: sampleCv(), tailored: [sampleTailoredCv()], pictures: 2 };
}

/** What a fake only notes is done here: somebody looks at it. */
function actByTheBrowser(shell: ReturnType<typeof fakeShell>['shell']): void {
  const { go } = shell.nav;
  Object.assign(shell.nav, {
    go: (path: string, options?: { replace?: boolean }) => {
      const isSamePage =
        path.split('?')[0] === readSettings(window.location.hash).url.split('?')[0];
      const hash = `#${path}`;
      // Another query of the same page is the page's own matter; another page is begun anew.
      if (isSamePage) window.history.replaceState(null, '', hash);
      else window.location.hash = hash;
      go(path, options);
    },
    back: () => window.history.back(),
  });
  Object.assign(shell.dialogs, {
    alert: (text: string) => window.alert(text),
    confirm: (text: string) => window.confirm(text),
  });
}
