import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'export',
  capabilities: ['cv-sheet', 'cv-thumbnail'],
  pages: [
    {
      id: 'export-pdf',
      path: '/export-pdf',
      card: {
        order: 1,
        icon: 'download',
        title: { en: 'Export my CV', es: 'Exportar mi CV', de: 'Lebenslauf exportieren' },
        text: {
          en: 'Preview the pages and download the PDF.',
          es: 'Mira las páginas y descarga el PDF.',
          de: 'Seiten ansehen und das PDF herunterladen.',
        },
      },
    },
  ],
});
