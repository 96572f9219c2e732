import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), '');

describe('a head that says more than the post', () => {
  test.each([
    ['[Ulm, Germany] Stock Planner at Initech\n\nWe are small.', 'Stock Planner'],
    ['[Remote] Stock Planner\nInitech', 'Stock Planner'],
    ['Remote: Senior Stock Planner\nHeadquarters: Ulm', 'Senior Stock Planner'],
    ['Initech - Stock Planner - Ulm\n\nRequirements\n- Excel', 'Stock Planner'],
    ['REQ-10442 - Staff Nurse\nInitech Hospital', 'Staff Nurse'],
    ['Staff Nurse #4412\nInitech Hospital', 'Staff Nurse'],
    ['Initech is hiring: Stock Planner (m/f/d) in Ulm', 'Stock Planner (m/f/d)'],
    ['Stock Planner position\nInitech', 'Stock Planner'],
    ['Ab sofort: Buchhalter (m/w/d)\nInitech GmbH', 'Buchhalter (m/w/d)'],
    ['Stellenausschreibung Pflegefachkraft (m/w/d)\nHaus Ulm', 'Pflegefachkraft (m/w/d)'],
    ['Erzieherin (m/w/d) in Voll- oder Teilzeit\nKita Ulm', 'Erzieherin (m/w/d)'],
    ['Ausbildung zum Kaufmann (m/w/d) 2027\nInitech', 'Ausbildung zum Kaufmann (m/w/d)'],
    ['Initech: Stock Planner (Full-Time, Remote)\n\nWe count.', 'Stock Planner'],
    ['Location: Head Office\n\nInitech makes masts.', ''],
    ['Título del puesto: Analista de riesgos\nInitech', 'Analista de riesgos'],
    ['Job title\nStock Planner\nInitech', 'Stock Planner'],
    ['title: Stellenangebot Bauzeichner\nlocation: Ulm', 'Bauzeichner'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a company below the post', () => {
  test.each([
    [
      'Lohnbuchhalter Konzern (m/w/d)\nadler GmbH\n\nWir sind klein.',
      'Lohnbuchhalter Konzern (m/w/d)',
    ],
    ['Senior Stock Controller DACH\nadler Ltd\n\nWe are small.', 'Senior Stock Controller DACH'],
    ['JUNIOR STOCK PLANNER | (M|W|D)\nInitech', 'Junior Stock Planner (M|W|D)'],
    ['Vollzeit Job als Lagerist (m/w/d)\nInitech', 'Lagerist (m/w/d)'],
    ['Wir suchen keinen Lageristen, sondern eine Idee.', ''],
    [
      '(Senior) Expertin Kommunikation (m/w/d) für das Netz und die App am Bau\nInitech',
      '(Senior) Expertin Kommunikation (m/w/d) für das Netz und die App am Bau',
    ],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('what a title says behind its name', () => {
  test.each([
    ['Stock Controller, Localization\nInitech', 'Stock Controller, Localization'],
    ['Business Intelligence (BI) Developer\nInitech', 'Business Intelligence (BI) Developer'],
    // Behind a dash: where, when and for whom.
    ['Stock Controller - Leeds\nInitech', 'Stock Controller'],
    ['Stock Controller - Remote Opportunity\nInitech', 'Stock Controller'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a paragraph that begins with the post', () => {
  const told = 'The holder of this post looks after all that the city keeps in store.';
  test.each([
    [`Stores Supervisor, Whitby County– ${told}`, 'Stores Supervisor'],
    [`Stores Supervisor: ${told}`, 'Stores Supervisor'],
    [`Stores Supervisor at Initech. ${told}`, 'Stores Supervisor'],
    // A sentence is none.
    [`Our Stores Supervisor: ${told}`, ''],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a sentence that seeks', () => {
  test.each([
    ['Initech is looking to add a Stock Planner to our team.', 'Stock Planner'],
    ['An opportunity has arisen for a Stock Planner at Initech.', 'Stock Planner'],
    ['Initech is hiring for a Stock Planner position that counts.', 'Stock Planner'],
    ['We seek an experienced and accomplished stock planner who counts.', 'stock planner'],
    ['¡Únete a nuestro equipo como Jefa de Almacén!', 'Jefa de Almacén'],
    [
      'Wir suchen im Rahmen der Nachfolge einen Leiter Finanzen (m/w/d).',
      'Leiter Finanzen (m/w/d)',
    ],
    ['Du bist Systemadministrator und wünschst dir ein ruhiges Haus.', ''],
    ['Wir suchen einen Systemadministrator und wünschst du dir Ruhe, komm.', 'Systemadministrator'],
    ['Als Senior Lagerplaner unterstützt du unser Team.', 'Senior Lagerplaner'],
    ['Als interne Anlaufstelle unserer Mitarbeiter hilfst du allen.', ''],
    ['Hier ist eine Stelle als Doktorand*in (m/w/d) zu besetzen.', 'Doktorand*in (m/w/d)'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('words that only sound like a post', () => {
  test.each([
    ['Cookie Settings\n\nInitech makes masts.'],
    ['International Office\n\nInitech makes masts.'],
    ['Leadership Team\n\nInitech makes masts.'],
    ['Headquarters Leeds\n\nInitech makes masts.'],
  ])('%s', (text) => {
    expect(positionOf(text)).toBe('');
  });
});

describe('the first point below a heading of demands is none, and a degree is none anywhere', () => {
  test.each([
    ['Requirements\n- PhD imprescindible'],
    ['Requirements\n- Python Developer desirable'],
    ['Requirements\nPhD imprescindible'],
    ['Anforderungen\n- Promotion oder PhD'],
  ])('%s', (text) => {
    expect(positionOf(text)).toBe('');
  });
});
