import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'import',
  pages: [
    {
      id: 'import',
      path: '/import',
      card: {
        order: 7,
        icon: 'upload',
        title: { en: 'Import my CV', es: 'Importar mi CV', de: 'Lebenslauf importieren' },
        text: {
          en: 'Read it from a PDF, a Word file or LinkedIn.',
          es: 'Léelo de un PDF, un archivo de Word o LinkedIn.',
          de: 'Aus einem PDF, einer Word-Datei oder LinkedIn einlesen.',
        },
      },
    },
  ],
});
