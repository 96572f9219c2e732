import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'cv-editor',
  pages: [
    {
      id: 'cv-data',
      path: '/cv-data',
      card: {
        order: 2,
        icon: 'edit',
        title: { en: 'Edit CV Data', es: 'Editar datos del CV', de: 'Lebenslauf bearbeiten' },
        text: {
          en: 'Contact, jobs, education and skills.',
          es: 'Contacto, experiencia, formación y competencias.',
          de: 'Kontakt, Stationen, Ausbildung und Kenntnisse.',
        },
      },
    },
    { id: 'onboarding', path: '/onboarding' },
    { id: 'recently-deleted', path: '/recently-deleted' },
  ],
});
