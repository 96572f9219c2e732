import { defineRemote } from '@sastre/shared-contracts/shell';
import { CvDataPage } from './pages/cv-data.page.tsx';
import { OnboardingPage } from './pages/onboarding.page.tsx';
import { RecentlyDeletedPage } from './pages/recently-deleted.page.tsx';

const messages = {
  en: () => import('./locales/en.ts'),
  es: () => import('./locales/es.ts'),
  de: () => import('./locales/de.ts'),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: 'mfe_cv_editor',
  pages: {
    'cv-data': CvDataPage,
    onboarding: OnboardingPage,
    'recently-deleted': RecentlyDeletedPage,
  },
  loadMessages: async (language) => (await messages[language]()).default,
});
