import { expect, test } from '@jest/globals';
import { readCompany } from './company.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

test.each([
  ['Backend Engineer\nLumen Forge GmbH, Ulm\n\nWe build lamps.', 'Lumen Forge GmbH'],
  ['Wir sind die Krume & Sohn GmbH/Co. KG. Wir backen Brot.', 'Krume & Sohn GmbH/Co. KG'],
  ['Bäcker (m/w/d)\nKrume GmbH / Co. KG, Ulm\n\nWir backen Brot.', 'Krume GmbH / Co. KG'],
  ['Bäcker (m/w/d)\nKrume AG & Co. OHG, Ulm\n\nWir backen.', 'Krume AG & Co. OHG'],
  ['Entity: Sandholm Freight AB\nTitle: Controller', 'Sandholm Freight AB'],
  ['About Cedar Lake Foods\nFor years we have cooked.', 'Cedar Lake Foods'],
  ['Wir sind Ottmar Metallbau aus Lingen und bauen Tore.', 'Ottmar Metallbau'],
  ['Somos Ruiz y Asociados, llevamos contabilidades.', 'Ruiz y Asociados'],
  ['Analyst\n\nTarnwater helps bookshops sell. At Tarnwater we read.', 'Tarnwater'],
  ['Die Stadtwerke Unterau suchen Verstärkung.', 'Stadtwerke Unterau'],
  ['MILLBROOK SCAFFOLDING LTD\n\nSCAFFOLDERS x 3', 'Millbrook Scaffolding Ltd'],
  ['¿Te gusta la calma? En Bodega Serena damos soporte a bodegas.', 'Bodega Serena'],
  ['Stelle: Koch\n\nEn Molinos Albar (Soria) necesitamos personal de cocina.', 'Molinos Albar'],
  [
    'Für unser Team suchen wir Verstärkung. Die Elbkontor Handels mbH beliefert Läden.',
    'Elbkontor Handels mbH',
  ],
])('%j is of %s', (ad, company) => {
  expect(readCompany(readJobText(ad))).toBe(company);
});

test.each([
  'We need a plumber. Gas Safe is a must.',
  'Wir suchen einen Platzwart. Handwerkliches Geschick ist Pflicht.',
  'We are a certified B Corp with a team of nine.',
  'Baker\n\nGrade D, term time. A Series A in the bank.',
  'Somos Great Place to Work por tercer año.',
  'Was wir bieten: 30 Tage Urlaub, AG-Zuschuss.',
  'Nurse wanted in Leeds. Nights, good pay.',
  'Senior Data Engineer (m/w/d) – Berlin, remote\n\nDeine Aufgaben\n- Kubernetes und Python',
  'Our client, a family-run home, needs a Deputy Manager.',
  'Buscamos camarera para fines de semana en Málaga.\n- Inglés B2',
  'Fitter\nPumps, valves\nGood German, basic English\nNights',
  'Monteur\nGutes Deutsch, Führerschein B\nVon Vorteil: Kran',
  'Clerk\n\nThe Council is looking for a clerk. The Council pays monthly. The CRM is new.',
  '',
])('no company is made of %j', (ad) => {
  expect(readCompany(readJobText(ad))).toBe('');
});

// Each took seconds while a name might be as long as the line.
test.each(['Ab ', 'Ab y ', 'Ab-', 'at Ab ', 'Ab GmbH & Co. '])(
  'a line of nothing but %j is read at once, however long it is',
  (unit) => {
    expect(readCompany(unit.repeat(40_000)).length).toBeLessThan(100);
  },
);
