import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unbroken, unbrokenMarkup } from './unbroken.rules.ts';

const marked = (text: string, column: 'side' | 'wide' = 'wide') =>
  unbroken(text, column).markup.replaceAll('<span class="nb">', '[').replaceAll('</span>', ']');

test.each([
  // A number and what it counts.
  ['bez zatrzymania produkcji: 9 weekendów', 'bez zatrzymania produkcji: [9 weekendów]'],
  ['für 61 Streichinstrumente', 'für [61 Streichinstrumente]'],
  ['vents de 15 à 40 nœuds, avec', 'vents de [15 à 40 nœuds,] avec'],
  ['from 3 to 5 people', 'from [3 to 5 people]'],
  ['rund 10–12 % mehr', 'rund [10–12 %] mehr'],
  ['linii, 1 400 sygnałów', 'linii, [1 400 sygnałów]'],
  ['den 3. Platz und', 'den [3. Platz] und'],
  ['within 1.5% of Stage 3, then', 'within 1.5% of [Stage 3,] then'],
  ['In 2018 weekends were free', 'In 2018 weekends were free'],
  ['reduced to 5, people left 12 of them', 'reduced to 5, people left 12 of them'],
  ['en equipo. ¿Mi prioridad? La', 'en equipo. [¿Mi prioridad?] La'],
  ['Managed 31 packages', 'Managed [31 packages]'],
  // Signs that stand apart, in front of a text or behind it.
  ['au porte-conteneurs « Hanse Mistral » le', 'au [porte-conteneurs] [« Hanse] [Mistral »] le'],
  ['deux objectifs : un plan ; un bilan !', 'deux [objectifs :] un [plan ;] un [bilan !]'],
  ['Surveyor – Disputes & Claims (maternity)', '[Surveyor –] [Disputes &amp; Claims] (maternity)'],
  ['of a system – ledgers, schedules – and', 'of [a system –] ledgers, [schedules –] and'],
  ['Engineer | Payments · Ledgers', '[Engineer |] [Payments ·] Ledgers'],
  // Particles of names.
  ['supervised by Pieter van der Berg in', 'supervised by Pieter [van der Berg] in'],
  ['Hermana Juana de la Cruz estuvo', 'Hermana Juana [de la Cruz] estuvo'],
  ['gestión de Obras del sur', 'gestión de Obras del sur'],
  ['In der Leitung der Werkstatt', 'In der Leitung der Werkstatt'],
  // Abbreviations and initials.
  ['consultant for Main St. Company', 'consultant for [Main St. Company]'],
  ['Kantonsspital in St. Gallen', 'Kantonsspital in [St. Gallen]'],
  [
    'including Forthside Quay v. Harrow Cladding.',
    'including Forthside [Quay v. Harrow] Cladding.',
  ],
  ['with Ostrander, K. – on', 'with [Ostrander, K. –] on'],
  ['at M. Gallacher Groundworks', 'at [M. Gallacher] Groundworks'],
  ['Alberghiero «L. Einaudi», Cremona', 'Alberghiero [«L. Einaudi»,] Cremona'],
  ['of Callum R. MacAskill', 'of [Callum R. MacAskill]'],
  ['Früchte, z. B. Zucker', 'Früchte, [z. B. Zucker]'],
  ['Cadenas, p. ej. una', 'Cadenas, [p. ej.] una'],
  ['poste n° 2 et art. 5', 'poste [n° 2] et [art. 5]'],
  ['INTERSTER Systemy Sp. z o.o.', 'INTERSTER Systemy [Sp. z o.o.]'],
  ['a firm of Drylining Co. of', '[a firm] of [Drylining Co.] of'],
  ['Haus & Co. KG, Bonn', '[Haus &amp; Co. KG,] Bonn'],
])('%j is tied together as %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('what would grow too long is tied where that matters most', () => {
  expect(marked('with Oberverwaltungsgericht v. Harrow')).toBe(
    'with Oberverwaltungsgericht [v. Harrow]',
  );
  expect(marked('12 Kalibrierungseinrichtungen')).toBe('12 Kalibrierungseinrichtungen');
});

test('what is tied fits a narrow column, too', () => {
  expect(marked('Team: 61 WAMMWAMMWAMMWAMM', 'side')).toBe('Team: 61 WAMMWAMMWAMMWAMM');
});

test('words that are tied are told as they are written', () => {
  const words = fc.constantFrom(
    ...[
      '9',
      '15',
      '1 400',
      'to',
      'à',
      'weekendów',
      'St.',
      'K.',
      'v.',
      '«',
      '»',
      '&',
      ':',
      '%',
      'z.',
      'B.',
      'Main',
      'x-y',
      'Wo\u00adchen',
    ],
  );
  fc.assert(
    fc.property(fc.array(words), fc.constantFrom('side', 'wide'), (all, column) => {
      const text = all.join(' ');
      const { markup } = unbroken(text, column as 'side');
      const plain = markup.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
      expect(plain.replaceAll('\u00ad', '')).toBe(text.replaceAll('\u00ad', ''));
    }),
  );
});

test('signs that markup writes in letters are tied, too', () => {
  expect(unbrokenMarkup('<p>Disputes &amp; Claims <b>of them</b></p>', 'wide')).toContain(
    '<span class="nb">Disputes &amp; Claims</span> ',
  );
});

test('what print would paint in another order is left as it is', () => {
  expect(marked('قدت 9 مشاريع')).toBe('قدت 9 مشاريع');
});
