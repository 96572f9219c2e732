import { expect, test } from '@jest/globals';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { geometryOf } from '../page-geometry.ts';
import { roomIn } from '../name-size.rules.ts';
import { textWidth } from '../text-width.rules.ts';
import { measureOf } from '../type.rules.ts';
import { ALL_TEMPLATES, fontsOf } from './templates.ts';

/** As sentences of a CV are. */
const TEXTS = {
  en: 'Cut the waiting time of trailers from 54 to 19 minutes by booking slots per door instead of per hour, and trained fourteen drivers, all of whom passed at the first attempt.',
  de: 'Einführung eines rollierenden Dienstplans für 45 Beschäftigte in drei Schichten; die Zahl der kurzfristigen Ausfälle sank innerhalb eines Jahres um ein Drittel.',
  fr: 'Mise en place d’un suivi hebdomadaire des délais de livraison avec les fournisseurs, ce qui a réduit de moitié les ruptures de stock en dix-huit mois.',
  es: 'Coordinación de las obras de rehabilitación de doce edificios protegidos, con un presupuesto anual de cuatro millones y un equipo de nueve técnicos.',
  it: 'Gestione dei rapporti con trenta clienti e riduzione dei tempi di risposta da cinque giorni a due, grazie a una nuova raccolta delle richieste.',
  pl: 'Prowadzenie zespołu dziewięciu kamieniarzy i trzech konserwatorów dyplomowanych oraz nadzór nad budżetem prac przy elewacjach zabytkowych kamienic.',
  pt: 'Responsável pela formação de vinte colaboradores e pela introdução de um sistema de controlo que diminuiu as perdas do armazém em quinze por cento.',
  nl: 'Verantwoordelijk voor de planning van zes ploegen en voor de invoering van een nieuw systeem waarmee de wachttijd van klanten werd gehalveerd.',
};
const PROMISED = 95;

const PAPERS = ['A4', 'Letter'] as const;

test.each(
  ALL_TEMPLATES.flatMap((template) =>
    PAPERS.map((paper) => [template.name, paper, template] as const),
  ),
)('a full line of %s on %s has at most 95 letters', (_name, paper, template) => {
  const { pdfOptions } = defaultTailored;
  const geometry = geometryOf(template, { ...pdfOptions, paper });
  const { text } = fontsOf({ template: template.name });
  const em = (template.fontSize * 25.4) / 72;
  const room = roomIn({ column: 'wide', template, geometry }) / em;
  const measure = Math.min(measureOf(template, {}), room);
  const letters = Object.entries(TEXTS).map(
    ([language, one]) => [language, (one.length / textWidth(one, text)) * measure] as const,
  );
  expect(letters.filter(([, count]) => count > PROMISED)).toEqual([]);
});
