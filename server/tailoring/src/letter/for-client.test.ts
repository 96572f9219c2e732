import { expect, test } from '@jest/globals';
import { isForClient } from './for-client.rules.ts';

test.each([
  ['Our client, a bakery, is looking for a baker.', 'Fen People', true],
  ['We look for a baker.', 'Fen Recruitment Ltd', true],
  ['VACANTE: panadero. Empresa confidencial del sector alimentario.', 'Grupo Alba', true],
  ['Buscamos panadera.', 'Reclutamiento Alba', true],
  ['Wir suchen einen Bäcker.', 'Moor Personaldienstleistung GmbH', true],
  // Whose clients are those of the work itself.
  ['You will advise our clients.', 'Fen Bakery', false],
  ['Du überzeugst Kunden.', 'Bäckerei Moor', false],
  ['Atenderás a nuestros clientes.', 'Panadería Alba', false],
])('who advertises looks for somebody else: %s %s', (jobText, companyName, isSo) => {
  expect(isForClient({ jobText, companyName })).toBe(isSo);
});
