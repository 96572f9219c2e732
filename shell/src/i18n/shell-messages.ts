import type { Language } from '@sastre/shared-contracts/api';
import type { Messages } from '@sastre/shared-contracts/shell';

const files: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../locales/en.json', { with: { type: 'json' } }),
  es: () => import('../locales/es.json', { with: { type: 'json' } }),
  de: () => import('../locales/de.json', { with: { type: 'json' } }),
};

export async function loadShellMessages(language: Language): Promise<Messages> {
  return (await files[language]()).default;
}
