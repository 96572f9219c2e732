import { expect, test } from '@jest/globals';
import { joinedWrap } from './hyphens.rules.ts';

test.each([
  ['Instandsetzung von Personen- und Lasten-', 'aufzügen', 'Personen- und Lastenaufzügen'],
  ['Elaborar menús y escan-', 'dallos', 'menús y escandallos'],
  ['keep the sta-', "tions' sites up", "the stations' sites up"],
  ['Pflege der Straßen-', 'und Wege', 'der Straßen- und Wege'],
  ['Unser IT-', 'Leiter hilft', 'IT-Leiter hilft'],
  ['a long-', 'term plan', 'a long-term plan'],
  ['sea – road', 'and rail', 'road and rail'],
])('%s | %s', (line, next, whole) => {
  expect(joinedWrap(line, next)).toContain(whole);
});
