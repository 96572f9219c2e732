import { expect, test } from '@jest/globals';
import { chipLabel } from './chip-label.rules.ts';

test.each([
  ['PostgreSQL', 'PostgreSQL'],
  ['Run a shift of 25 colleagues', 'Run a shift of 25 colleagues'],
  [
    'Write data quality tests so that broken numbers never reach a slide',
    'Write data quality tests …',
  ],
  [
    'Erstellung der Monatsabschlüsse nach HGB mit SAP FI und DATEV',
    'Erstellung der Monatsabschlüsse nach HGB mit SAP FI …',
  ],
  [
    'Informar y atender al público de forma presencial, telefónica y telemática',
    'Informar y atender al público de forma presencial …',
  ],
  [
    'Experience with a BI tool (Looker, Tableau or Power BI)',
    'Experience with a BI tool (Looker, Tableau or Power BI)',
  ],
  // The beginning alone would not tell what.
  [
    'Run two in-person workshops every quarter together regional managers',
    'Run two in-person workshops every quarter together regional managers',
  ],
  [
    'Run two, unsupervised workshops every quarter alongside regional managers',
    'Run two, unsupervised workshops every quarter alongside regional managers',
  ],
  // Nothing stands where it could be cut.
  [
    'Bereitschaftsdienste samstags sonntags feiertags nachts übernehmen können',
    'Bereitschaftsdienste samstags sonntags feiertags nachts übernehmen können',
  ],
])('a chip for %s', (term, label) => {
  expect(chipLabel(term)).toBe(label);
});
