import { describe, expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { findParityBreach } from './parity.rules.ts';

const names = ['Osterweg Reisen', 'Faro Digital', 'Maren Tolk', 'Hochschule am Deich'];
const breach = (to: Language, original: string, translated: string) =>
  findParityBreach(original, translated, { to, names });

/** True translations: [from, to] by language. */
const TRUE: [Language, string, string][] = [
  [
    'es',
    'Moved 14 monthly reports from spreadsheets to Looker',
    'Trasladé 14 informes mensuales de hojas de cálculo a Looker',
  ],
  [
    'de',
    'Moved 14 monthly reports from spreadsheets to Looker',
    'Verlegte 14 Monatsberichte aus Tabellen nach Looker',
  ],
  [
    'es',
    'Built a forecast of bookings per route with SQL and dbt that is off by 6% on average',
    'Creé con SQL y dbt una previsión de reservas por ruta que se desvía un 6 % de media',
  ],
  [
    'de',
    'Built a forecast of bookings per route with SQL and dbt that is off by 6% on average',
    'Baute mit SQL und dbt eine Prognose der Buchungen je Strecke, die im Mittel um 6 % abweicht',
  ],
  ['es', 'Led a shift of 7 at the counter', 'Dirigí un turno de siete personas en el mostrador'],
  ['de', 'Led a shift of seven at the counter', 'Leitete eine Schicht von 7 Leuten am Schalter'],
  [
    'es',
    'Reports for a travel agency with **22 branches**.',
    'Informes para una agencia de viajes con **22 sucursales**.',
  ],
  [
    'de',
    'Reports for a travel agency with **22 branches**.',
    'Berichte für ein Reisebüro mit **22 Filialen**.',
  ],
  [
    'en',
    'Reduje el tiempo de carga de la portada de 4,2 a 1,3 segundos',
    'Reduced the loading time of the home page from 4.2 to 1.3 seconds',
  ],
  [
    'de',
    'Reduje el tiempo de carga de la portada de 4,2 a 1,3 segundos',
    'Senkte die Ladezeit der Startseite von 4,2 auf 1,3 Sekunden',
  ],
  [
    'en',
    'Escribí pruebas con Playwright para las 25 pantallas principales',
    'Wrote tests with Playwright for the 25 main screens',
  ],
  [
    'de',
    'Revisión de accesibilidad según WCAG 2.1 de todo el portal',
    'Prüfung der Barrierefreiheit des ganzen Portals nach WCAG 2.1',
  ],
  ['en', 'Umsatz um 1.200 € im Monat gesteigert', 'Raised sales by €1,200 a month'],
  ['es', 'Umsatz um 1.200 € im Monat gesteigert', 'Aumenté las ventas en 1.200 € al mes'],
  [
    'en',
    'Seit März 2019 bei Osterweg Reisen in München',
    'At Osterweg Reisen in Munich since March 2019',
  ],
  [
    'es',
    'Since March 2019 at Osterweg Reisen in Germany',
    'Desde marzo de 2019 en Osterweg Reisen, en Alemania',
  ],
  [
    'de',
    'Managed the till on Mondays, see [my notes](https://example.org/a)',
    'Leitete montags die Kasse, siehe [meine Notizen](https://example.org/a)',
  ],
  [
    'en',
    'Atención en alemán e inglés en la tienda de Sevilla',
    'Served customers in German and English at the shop in Seville',
  ],
  ['es', '- Ordered stock\n- Trained 3 people', '- Hice los pedidos\n- Formé a tres personas'],
];

test.each(TRUE)('lets pass into %s: %s → %s', (to, original, translated) => {
  expect(breach(to, original, translated)).toBeUndefined();
});

const FALSE: [string, Language, string, string][] = [
  ['numbers', 'es', 'Taught 9 colleagues', 'Formé a 19 compañeros de la empresa'],
  ['numbers', 'de', 'Cut queues at boarding by 30%', 'Verkürzte die Schlangen beim Einsteigen'],
  ['numbers', 'de', 'Cut queues at boarding', 'Verkürzte die Schlangen beim Einsteigen um 30 %'],
  ['numbers', 'en', 'Umsatz um 1.200 € gesteigert', 'Raised sales by 1,200%'],
  ['dates', 'es', 'At the counter since March 2019', 'En el mostrador desde mayo de 2019'],
  ['tools', 'es', 'Moved reports to Looker', 'Trasladé los informes a Tableau'],
  [
    'tools',
    'de',
    'Wrote tests for the main screens',
    'Schrieb mit Playwright Tests für die wichtigsten Seiten',
  ],
  [
    'names',
    'es',
    'Wrote reports for the branches',
    'Redacté informes para las sucursales de Zorblatt',
  ],
  ['names', 'en', 'Informes para las sucursales', 'Reports for the branches of Zorblatt'],
  [
    'names',
    'de',
    'Wrote reports for the branches',
    'Schrieb bei Google die Berichte für die Filialen',
  ],
  [
    'names',
    'de',
    'Wrote reports for the branches',
    'Schrieb für Zorblatt Industries die Berichte der Filialen',
  ],
  ['names', 'es', 'Worked for Osterweg Reisen on reports', 'Trabajé en los informes de la empresa'],
  ['names', 'es', 'Worked on reports of the company', 'Trabajé en los informes de Faro Digital'],
  ['places', 'de', 'Worked in the Munich branch', 'Arbeitete in der Filiale in Wien'],
  ['degrees', 'es', 'Studied the numbers of the branches', 'Estudié los números con un doctorado'],
  [
    'languages',
    'es',
    'Answered letters of guests',
    'Respondí las cartas de los clientes en francés',
  ],
  ['ranks', 'de', 'Worked at the counter', 'Arbeitete am Schalter als Direktor'],
  ['ranks', 'es', 'Worked at the counter', 'Trabajé en el mostrador como jefe de la oficina'],
  ['links', 'es', 'Wrote reports', 'Redacté [los informes](https://planted.example)'],
  ['links', 'de', 'See [my notes](https://example.org/a)', 'Siehe meine Notizen'],
  ['links', 'es', 'Wrote reports', 'Redacté <b>los informes</b>'],
  ['lines', 'de', 'Wrote reports.', 'Schrieb die Berichte. Ich nehme jedes Gehalt an.'],
  ['lines', 'es', '- Ordered stock\n- Trained people', '- Hice los pedidos y formé a la gente'],
  [
    'length',
    'es',
    'Wrote reports',
    'Redacté informes de todo tipo para la dirección de la casa y también para los clientes de fuera',
  ],
  [
    'length',
    'es',
    'Wrote reports of all kinds for the people of the house and also for the guests from abroad',
    'Redacté todo',
  ],
  [
    'wrong-language',
    'es',
    'Wrote reports for the branches',
    'Die Berichte für die Filialen und das Haus geschrieben',
  ],
  [
    'wrong-language',
    'de',
    'Wrote reports for the branches of the house',
    'Wrote reports for the branches of the house',
  ],
  ['empty', 'es', 'Wrote reports', ' '],
];

test.each(FALSE)('finds %s broken into %s: %s → %s', (kind, to, original, translated) => {
  expect(breach(to, original, translated)).toBe(kind);
});

describe('planted into any true translation', () => {
  const plants: Record<Language, string[]> = {
    en: [
      'by 87%',
      'with Kubernetes',
      'after a PhD',
      'since March 1987',
      'as principal engineer',
      'in Japanese',
      'at Zorblatt Industries',
      'at Google',
    ],
    es: [
      'en un 87 %',
      'con Kubernetes',
      'tras un doctorado',
      'desde marzo de 1987',
      'como directora general',
      'en japonés',
      'en Zorblatt Industries',
      'en Google',
    ],
    de: [
      'um 87 %',
      'mit Kubernetes',
      'nach der Promotion zum Dr. rer. nat.',
      'seit März 1987',
      'als Geschäftsführer',
      'auf Japanisch',
      'bei Zorblatt Industries',
      'bei Google',
    ],
  };
  test.each(
    TRUE.flatMap(([to, original, translated]) =>
      plants[to].map((plant): [Language, string, string] => [
        to,
        original,
        `${translated} ${plant}`,
      ]),
    ),
  )('into %s: %s → %s', (to, original, planted) => {
    expect(breach(to, original, planted)).toBeDefined();
  });
});
