import { expect, test } from '@jest/globals';
import { did, isFound, worked } from './held-in.fixture.ts';

test.each([
  ['5 years of baking experience', 'Baker', true],
  ['5 years of baking experience', 'Welder', false],
  ['3 Jahre Erfahrung in der Tischlerei', 'Tischlergeselle', true],
  ['3 años de experiencia en soldadura', 'Soldador TIG', true],
  ['5 years of bakery experience', 'Pastry Chef', true],
  ['5 years of bakery experience', 'Apprentice Baker', false],
  ["5 years' experience in adult critical care", 'Staff Nurse, Intensive Care', true],
  ["5 years' experience in adult critical care", 'Staff Nurse, Paediatrics', false],
  ['3 years of experience in hospitality', 'Restaurant Manager', true],
  ['3 years of experience in hospitality', 'Warehouse Manager', false],
  ['Mindestens dreijährige Berufserfahrung im Vertrieb', 'Vertriebsmitarbeiterin', true],
  ['Mindestens dreijährige Berufserfahrung im Vertrieb', 'Lagerist', false],
  ['4 Jahre Erfahrung in der Webentwicklung', 'Web Developer', true],
  ['4 Jahre Erfahrung in der Webentwicklung', 'Full-stack Developer', true],
  ['4 years of web development', 'Frontend Developer', true],
  ['4 años de desarrollo web', 'Contable', false],
  ['4 Jahre Erfahrung in der Webentwicklung', 'Buchhalterin', false],
  ['2 years of marketing work', 'Community Manager', true],
  ['4 years of software development', 'Backend Developer', true],
  ['3 Jahre Berufserfahrung im technischen Service', 'Servicetechniker', true],
  ['3 Jahre Praxis in der Finanzbuchhaltung', 'Finanzbuchhalterin', true],
  ['3 Jahre Praxis in der Finanzbuchhaltung', 'Lohnbuchhalterin', false],
  ['3 Jahre Praxis in der Disposition', 'Disponent', true],
  ['5 Jahre Küchenpraxis', 'Koch', true],
  ['5 Jahre Küchenpraxis', 'Kellner', false],
  ['4 Jahre Berufserfahrung in der Elektroinstallation', 'Elektroniker', true],
  ['4 Jahre in der Instandhaltung gearbeitet', 'Instandhaltungsmechaniker', true],
  ['Mehrere Jahre Erfahrung in der Finanzbuchhaltung', 'Finanzbuchhalterin', true],
  ['Mehrjährige Erfahrung im Vertrieb', 'Vertriebsmitarbeiterin', true],
  ['Mehrjährige Erfahrung im Vertrieb', 'Lagerist', false],
  ['Several years of experience in accounting', 'Accountant', true],
  ['Varios años de experiencia en enfermería', 'Enfermera', true],
  ['3 años de experiencia en hostelería', 'Camarero', true],
  ['2 años en obrador', 'Panadera', true],
  ['4 años de experiencia en almacén', 'Mozo de almacén', true],
])('%s is what a %s has, %s', (asked, position, is) => {
  expect(isFound('Requirements:', asked, worked(position, 'Initech', ['Kept order']))).toBe(is);
});

test('fitting kitchens is telling of the same deed in other words', () => {
  const held = did('Einbauküchen gefertigt und beim Kunden montiert');
  expect(isFound('Aufgaben:', 'Montage von Einbauküchen beim Kunden', held)).toBe(true);
});

test.each([
  ['Ihr Profil', 'Praxis im Vertrieb, mind. 3 Jahre', 'Vertriebsmitarbeiter', 'Initech', true],
  ['Ihr Profil', 'Vertriebserfahrung von mindestens 1 Jahr', 'Winzer', 'Initech', false],
  ['Ihr Profil', 'Vertriebserfahrung von mindestens 1 Jahr', 'Verkäufer', 'Initech', true],
  [
    'Ihr Profil',
    'Zwei Jahre Praxis in einer Steuerkanzlei',
    'Büroassistentin',
    'Kanzlei Rempe',
    true,
  ],
  ['Requisitos', 'Tres años de experiencia en asesoría', 'Contable', 'Asesoría Vega', true],
  ['Requirements', "One year's experience in a healthcare setting", 'Clerk', 'Ash Clinic', true],
  ['Requirements', "One year's experience in a healthcare setting", 'Clerk', 'Ash Garage', false],
])('%s: %s is what a %s at %s has, %s', (section, asked, position, company, is) => {
  expect(isFound(section, asked, worked(position, company, ['Kept order']))).toBe(is);
});
