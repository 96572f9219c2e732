import { defineRemote } from '@sastre/shared-contracts/shell';
import { TailorCvPage } from './pages/tailor-cv.page.tsx';
import { TailoredChangesPage } from './pages/tailored-changes.page.tsx';
import { TailoredCvsPage } from './pages/tailored-cvs.page.tsx';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_tailoring',
  pages: {
    'tailor-cv': TailorCvPage,
    'tailored-cvs': TailoredCvsPage,
    'tailored-changes': TailoredChangesPage,
  },
  loadMessages: async (language) => (await messages[language]()).default,
});
