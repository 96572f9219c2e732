import { DEFAULT_LANGUAGE, type Language } from '@sastre/shared-contracts/api';
import type { Messages } from '@sastre/shared-contracts/shell';
import { createInstance, type i18n as I18nInstance } from 'i18next';

export type MessageLoader = (language: Language) => Promise<Messages>;

export interface I18n {
  instance: I18nInstance;
  language: () => Language;
  /** Loads the language of every namespace in use, then switches. */
  setLanguage: (language: Language) => Promise<void>;
  /** Makes a namespace usable in the current language and in one that is being switched to; again is free. */
  addNamespace: (namespace: string, load: MessageLoader) => Promise<void>;
  /** Whether a namespace is usable in the current language. */
  hasNamespace: (namespace: string) => boolean;
  t: (key: string, values?: Record<string, string | number>) => string;
}

export interface I18nOptions {
  language: Language;
  loadShell: MessageLoader;
  /** Told after every switch, and once at the start. */
  onLanguage: (language: Language) => void;
}

const SHELL = 'shell';

export async function createI18n({
  language: first,
  loadShell,
  onLanguage,
}: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  await instance.init({
    lng: first,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: [SHELL],
    defaultNS: SHELL,
    resources: {},
    nsSeparator: false,
    returnEmptyString: false,
    // A text that is nowhere shows its own name rather than the way to it.
    parseMissingKeyHandler: (key) => key.split('.').at(-1) ?? '',
    interpolation: { escapeValue: false },
  });
  const loaders = new Map<string, MessageLoader>();
  let language = first;
  let wanted = first;
  let asked = 0;

  /** English stands behind every language; one that cannot be loaded leaves it to English. */
  async function load(namespace: string, wanted: Language): Promise<void> {
    const missing = [...new Set([wanted, DEFAULT_LANGUAGE])].filter(
      (lng) => !instance.hasResourceBundle(lng, namespace),
    );
    const loader = loaders.get(namespace);
    if (loader === undefined || missing.length === 0) return;
    const results = await Promise.allSettled(
      missing.map(
        async (lng) => void instance.addResourceBundle(lng, namespace, await loader(lng)),
      ),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && results.every((result) => result.status === 'rejected')) throw failed.reason;
  }

  async function addNamespace(namespace: string, loader: MessageLoader): Promise<void> {
    loaders.set(namespace, loader);
    // A switch that is under way knows nothing of it.
    await Promise.all([...new Set([language, wanted])].map((one) => load(namespace, one)));
  }

  async function setLanguage(next: Language): Promise<void> {
    asked += 1;
    wanted = next;
    const turn = asked;
    await Promise.allSettled([...loaders.keys()].map((namespace) => load(namespace, next)));
    if (turn !== asked) return;
    language = next;
    await instance.changeLanguage(next);
    onLanguage(next);
  }

  await addNamespace(SHELL, loadShell);
  onLanguage(first);
  return {
    instance,
    language: () => language,
    setLanguage,
    addNamespace,
    hasNamespace: (namespace) => instance.hasResourceBundle(language, namespace),
    t: (key, values) => instance.t(key, { ns: SHELL, ...values }),
  };
}
