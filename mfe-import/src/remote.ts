import { defineRemote } from '@sastre/shared-contracts/shell';
import { ImportPage } from './pages/import.page.tsx';

const messages = {
  en: () => import('./locales/en.ts'),
  es: () => import('./locales/es.ts'),
  de: () => import('./locales/de.ts'),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_import',
  pages: { import: ImportPage },
  loadMessages: async (language) => (await messages[language]()).default,
});
