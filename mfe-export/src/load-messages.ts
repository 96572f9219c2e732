import type { RemoteModule } from '@sastre/shared-contracts/shell';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

/** The texts of pages and capabilities alike. */
export const loadMessages: RemoteModule['loadMessages'] = async (language) =>
  (await messages[language]()).default;
