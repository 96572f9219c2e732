import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'tailoring',
  pages: [
    {
      id: 'tailor-cv',
      path: '/tailor-cv',
      card: {
        order: 3,
        icon: 'tailor',
        title: { en: 'CV Tailoring', es: 'Adaptación del CV', de: 'Lebenslauf anpassen' },
        text: {
          en: 'Tailor a copy to a job description.',
          es: 'Adapta una copia a una oferta de empleo.',
          de: 'Eine Kopie an eine Stellenanzeige anpassen.',
        },
      },
    },
    {
      id: 'tailored-cvs',
      path: '/tailored-cvs',
      card: {
        order: 4,
        icon: 'list',
        title: { en: 'Tailored CVs', es: 'CV adaptados', de: 'Angepasste Lebensläufe' },
        text: {
          en: 'Every copy, with the job it was made for.',
          es: 'Cada copia, con la oferta a la que se adaptó.',
          de: 'Jede Kopie mit der Stelle, für die sie ist.',
        },
      },
    },
    { id: 'tailored-changes', path: '/tailored-changes' },
  ],
});
