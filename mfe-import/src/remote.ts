import { defineRemote } from '@sastre/shared-contracts/shell';
import { ImportPage } from './pages/import.page.tsx';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_import',
  pages: { import: ImportPage },
  loadMessages: async (language) => (await messages[language]()).default,
});
