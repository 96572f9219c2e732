import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test.each([
  [
    'Lind, N., & Mora, P. (2021). Quiet rivers. Water Review, 36(4), pp. 12–19. doi: 10.1109/TPEL.2021.1234567',
    ['Quiet rivers', 'Water Review', '2021', 'https://doi.org/10.1109/TPEL.2021.1234567'],
    '36(4), pp. 12–19',
  ],
  [
    'Lind N, Mora P. Quiet rivers. Lancet. 2020;395(10223):497-506. doi:10.1016/S0140-6736(20)30183-5',
    ['Quiet rivers', 'Lancet', '2020', 'https://doi.org/10.1016/S0140-6736(20)30183-5'],
    '395(10223):497-506',
  ],
  [
    'N. Lind, P. Mora, "Quiet rivers," Water Review, vol. 66, no. 4, pp. 2012–2019, 2021, https://doi.org/10.1000/xyz123',
    ['Quiet rivers', 'Water Review', '2021', 'https://doi.org/10.1000/xyz123'],
    'vol. 66, no. 4, pp. 2012–2019',
  ],
  [
    'Quiet rivers. Water Review, 36(4), pp. 12–19, 2021. DOI: 10.1000/xyz123.',
    ['Quiet rivers', 'Water Review', '2021', 'https://doi.org/10.1000/xyz123'],
    '36(4), pp. 12–19',
  ],
  [
    'Lind, N.: Stille Flüsse. In: Wasser 58 (2019), S. 44–51. https://doi.org/10.1000/xyz123',
    ['Stille Flüsse', 'Wasser', '2019', 'https://doi.org/10.1000/xyz123'],
    '58 , S. 44–51',
  ],
])('a citation keeps volume and pages, and its DOI is its link: %s', (text, wanted, told) => {
  const [entry] = addedOf('publications', linesFrom(text));
  const { name, organisation, period, url, texts } = entry ?? {};
  expect([name?.text, organisation?.text, period?.startDate, url?.text]).toEqual(wanted);
  expect(texts?.at(-1)?.text).toContain(told);
});
