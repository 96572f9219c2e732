import { defineRemote } from '@sastre/shared-contracts/shell';
import { ExportPdfPage } from './pages/export-pdf.page.tsx';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_export',
  pages: { 'export-pdf': ExportPdfPage },
  loadMessages: async (language) => (await messages[language]()).default,
});
