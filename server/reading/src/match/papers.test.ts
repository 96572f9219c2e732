import { describe, expect, test } from '@jest/globals';
import { can, did, is, isFound, learned } from './held-in.fixture.ts';

describe('a registration or a licence by any of its names', () => {
  test.each([
    ['Requirements', 'RGN', is('', 'Registered Adult Nurse'), true],
    ['Requirements', 'RGN', is('Registered Adult Nurse with nine years on wards'), true],
    ['Requirements', 'RGN', is('Student nurse, working towards RGN'), false],
    ['Requirements', 'RGN', is('', 'Registered Mental Health Nurse'), false],
    ['Requirements', 'RMN', is('', 'Registered Mental Health Nurse'), true],
    ['Requirements', 'NMC registration', is('Registered Adult Nurse'), true],
    ['Requirements', 'Full UK driving licence', can('Category B driving licence'), true],
    ['Requirements', 'Full UK driving licence', is('I do not hold a driving licence.'), false],
    ['Requirements', '18th Edition', can('17th Edition'), false],
    ['Requirements', '17th or 18th Edition wiring regulations', can('17th Edition'), true],
    ['Requirements', 'Maths at grade C', learned('GCSE', 'English (B), Maths (C)'), true],
    ['Requirements', 'Maths at grade C', learned('GCSE', 'English (B), History (C)'), false],
    ['Ihr Profil', 'Führerschein Klasse CE', can('Führerschein C/CE mit Modulen'), true],
    ['Ihr Profil', 'Führerschein Klasse CE', can('Führerschein Klasse B'), false],
    ['Ihr Profil', 'Sachkundeprüfung nach § 34a GewO', can('Sachkunde §34a'), true],
    ['Ihr Profil', 'Sachkundeprüfung nach § 34a GewO', can('Unterrichtung nach §34a'), false],
    ['Ihr Profil', 'Approbation als Apotheker/in', is('', 'Approbierte Apothekerin'), true],
    ['Ihr Profil', 'Approbation als Apotheker/in', is('', 'Apothekenhelferin'), false],
    ['Requisitos', 'Colegiación en vigor', is('Enfermera colegiada'), true],
    ['Requisitos', 'Colegiación en vigor', is('Enfermera sin colegiar'), false],
    ['Requisitos', 'Licencia para montacargas vigente', can('Licencia de montacargas'), true],
    ['Requisitos', 'Licencia para montacargas vigente', did('Reparé montacargas'), false],
  ])('%s: %s: %j %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});

describe('a training by its field', () => {
  const CARE = 'Post-registration qualification in critical care';
  const COOK = 'Título de Técnico en Cocina y Gastronomía';
  const EITHER = 'Studium der Betriebswirtschaft oder Weiterbildung zum Bilanzbuchhalter';
  test.each([
    ['Requirements', CARE, learned('PGCert', 'Critical Care Nursing'), true],
    ['Requirements', CARE, learned('PGCert', 'Cardiac Nursing'), false],
    ['Requirements', CARE, did('Worked in critical care'), false],
    [
      'Requirements',
      'Level 3 food safety certificate',
      learned('Level 2 certificate', 'Food safety'),
      false,
    ],
    [
      'Requirements',
      'Level 3 food safety certificate',
      learned('Level 3 certificate', 'Food safety'),
      true,
    ],
    ['Requirements', 'WAREHOUSE MANAGEMENT SYSTEM', is('General manager, ex warehousing'), false],
    ['Your tasks', 'Order fish and meat', can('Fish preparation'), false],
    ['Your tasks', 'Prepare fish and meat', can('Fish preparation'), true],
    ['Ihre Aufgaben', 'Zubereitung von Desserts', did('Bereitete Eis und Desserts zu'), true],
    ['Requirements', 'Degree in a quantitative subject', learned('BSc', 'Mathematics'), true],
    ['Requirements', 'Degree in a quantitative subject', learned('BA', 'History'), false],
    [
      'Requirements',
      'Degree in a quantitative subject (statistics, geography or similar)',
      learned('BSc', 'Geography'),
      true,
    ],
    [
      'Requirements',
      'Degree in a quantitative subject (statistics, geography or similar)',
      learned('BA', 'History'),
      false,
    ],
    ['Ihr Profil', EITHER, learned('Geprüfte Bilanzbuchhalterin (IHK)', ''), true],
    ['Ihr Profil', EITHER, learned('Ausbildung', 'Friseurin'), false],
    ['Ihr Profil', 'Kaufmännische Ausbildung', learned('Ausbildung', 'Industriekauffrau'), true],
    ['Ihr Profil', 'Kaufmännische Ausbildung', learned('Ausbildung', 'Tischlerin'), false],
    ['Requisitos', COOK, learned('Técnico', 'Cocina y Gastronomía'), true],
    ['Requisitos', COOK, learned('Técnico', 'Gestión Administrativa'), false],
    ['Requisitos', 'FP en Informática', learned('Técnico Superior', 'DAW'), true],
    ['Requisitos', 'FP en Informática', learned('Técnico Superior', 'Estética'), false],
  ])('%s: %s: %j %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});
