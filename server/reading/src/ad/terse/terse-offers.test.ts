import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';

test.each([
  [
    'Carpenter wanted, Ulm. Own hand tools, driving licence, Festool kit in the van, pay weekly.',
    ['must Own hand tools', 'must driving licence'],
  ],
  ['Chef wanted in Ulm. Knows HACCP. Worth a quick Zoom this week?', ['must HACCP']],
  [
    'Platform Engineer needed, 6 months.\n- GitHub Actions\n- Ansible\nRate on request. Azure folk: not this time, sorry.',
    ['must GitHub Actions', 'must Ansible'],
  ],
  ['📊 Data Analyst @ Initech (Cork, hybrid)\n🧮 SQL\n📈 Tableau', ['must SQL', 'must Tableau']],
  ['Initech Care – Care Assistant – Bexhill – days or nights\nNVQ 2 desirable.', ['nice NVQ 2']],
  ['Shop assistant needed. Retail experience.\n– Martha, Rind & Co.', ['must Retail experience']],
  [
    'Fahrer gesucht. Führerschein CE Pflicht. Täglich daheim, MAN Bj. 2025.',
    ['must Führerschein CE'],
  ],
  ['Koch gesucht. Deutsch B1. Ein Instrument ist kein Kriterium.', ['must Deutsch']],
  [
    'Verein braucht Schwimmlehrerin oder Schwimmlehrer für Gruppen (Kinder ab 5). Führungszeugnis nötig.',
    ['must Führungszeugnis'],
  ],
  ['Das Hebammenhaus Nord freut sich auf eine Hebamme. Examen nötig.', ['must Examen']],
  [
    'Buscamos camarero/a para La Tinaja (Logroño)\n✔️ llevar bandeja\n✨ inglés, mejor',
    ['must llevar bandeja', 'nice inglés'],
  ],
  ['Ferretería: dependiente. Manejo de TPV. Duplicado de llaves, se enseña.', ['must TPV']],
  [
    'Necesitamos dependienta. Catalán hablado, que aquí vienen muchas abuelas. Zumba, si puedes.',
    ['must Catalán', 'nice Zumba'],
  ],
  ['Receptionist wanted. Copper Beech surgery, 22 hrs. EMIS.', ['must EMIS']],
  [
    'Support Worker (bank) – all shifts – Initech. PVG, driver preferred.',
    ['must PVG', 'nice driver'],
  ],
  ['Initech needs a chef de partie plus two commis. Pasta, pastry.', ['must Pasta', 'must pastry']],
  ['Account Executive wanted. 2 yrs SaaS. Reach out!', ['must 2 yrs SaaS']],
  ['Aushilfe ab 18 Jahren gesucht, abends. Gesundheitspass.', ['must Gesundheitspass']],
  ['MFA gesucht, 25 Std. Blutabnahme. Praxis am Ring, Neuss', ['must Blutabnahme']],
  ['Mozo de cuadra se necesita en Initech, Jerez. Carnet B.', ['must Carnet B']],
  [
    'OFICIAL ELECTRICISTA (1ª o 2ª) para Initech, Huesca. Domótica, REBT.',
    ['must Domótica', 'must REBT'],
  ],
  [
    'Our cook Pat retires in May and we need someone for her kitchen. Cakes from scratch, Level 2 food hygiene. The 47 stops at the door.',
    ['must Cakes from scratch', 'must Level 2 food hygiene'],
  ],
  [
    'Koch gesucht. Deutsch B1, HACCP. Gern telefonieren wir am Abend.',
    ['must Deutsch', 'must HACCP'],
  ],
  [
    'Verger needed. The successful person looks after visitors. First aid.',
    ['must looks after visitors', 'must First aid'],
  ],
])('what a short ad tells of itself is not asked for: %s', (text, asked) => {
  expect(askedIn(text)).toEqual(asked);
});
