import { describe, expect, test } from '@jest/globals';
import { can, did, is, isFound, worked } from './held-in.fixture.ts';

const PLANNED = ['Planung von Mittel- und Niederspannungsanlagen'];
describe('years of work that the CV names in another language', () => {
  test.each([
    [
      'Requisitos',
      '2 años de experiencia en UCI',
      worked('Staff Nurse, Intensive Care', 'Initech'),
      true,
    ],
    [
      'Requisitos',
      '2 años de experiencia en UCI',
      worked('Staff Nurse, Orthopaedics', 'Initech'),
      false,
    ],
    [
      'Requirements:',
      '5+ years in electrical design',
      worked('Elektroplaner', 'Initech', PLANNED),
      true,
    ],
    [
      'Requirements:',
      '5+ years in electrical design',
      worked('Elektroinstallateur', 'Initech'),
      false,
    ],
    ['Requirements:', '3 years in payroll', did('Stunden an die Lohnbuchhaltung gemeldet'), false],
    [
      'Requirements:',
      '7+ years in FMCG sales',
      is('Comercial con 14 años de venta de alimentación'),
      true,
    ],
    [
      'Requirements:',
      '7+ years in FMCG sales',
      is('Comercial con 14 años de venta de seguros'),
      false,
    ],
    [
      'Requirements:',
      '7+ years in FMCG sales',
      is('14 años de venta de fuentes de alimentación'),
      false,
    ],
    [
      'Ihr Profil',
      '3 Jahre Erfahrung als Projektleiterin',
      worked('Project Manager', 'Initech'),
      true,
    ],
    [
      'Ihr Profil',
      '3 Jahre Erfahrung als Projektleiter',
      worked('Project Manager Assistant', 'Initech'),
      false,
    ],
    [
      'Ihr Profil',
      '3 Jahre Erfahrung als Projektleiter',
      did('Reported to the project manager'),
      false,
    ],
    [
      'Requisitos',
      '3 años de experiencia como cocinero',
      worked('Chef de Partie', 'Initech'),
      true,
    ],
    ['Requisitos', '3 años de experiencia como jefe de cocina', worked('Koch', 'Initech'), false],
    [
      'Requirements:',
      '3 years as a primary school teacher',
      worked('Grundschullehrerin', 'Initech'),
      true,
    ],
    [
      'Requirements:',
      '3 years as a primary school teacher',
      worked('Skilehrerin', 'Initech'),
      false,
    ],
    [
      'Requirements:',
      '5 years of software development',
      worked('Desarrolladora backend', 'Initech'),
      true,
    ],
    [
      'Requirements:',
      '5 years of software development',
      did('Pruebas de un desarrollador backend'),
      false,
    ],
  ])('%s %s: %j, %s', (section, asked, held, isShown) => {
    expect(isFound(section, asked, held)).toBe(isShown);
  });
});

describe('what only sounds like the work', () => {
  test.each([
    ['Requirements:', '3 years in bookkeeping', did('Looked after 42 accounts')],
    ['Requirements:', '3 years in welding', did('Sold cars')],
    ['Requisitos', '3 años en topografía', did('Ran customer surveys')],
    ['Requirements:', 'Management accounting', did('Controlling access to the plant')],
    ['Requirements:', 'Invoicing', did('Clientes con una facturación de 3 millones')],
    ['Requirements:', 'Human resources', did('24 hr cover of the desk')],
    ['Ihr Profil', 'Kommissionierung', did('Picking apples')],
  ])('%s %s: %j', (section, asked, held) => {
    expect(isFound(section, asked, held)).toBe(false);
  });
});

describe('experience and skills that the CV names in another language', () => {
  test.each([
    ['Requisitos', 'Experiencia en cuidados intensivos', worked('ICU Nurse', 'Initech'), true],
    [
      'Requisitos',
      'Experiencia en cuidados intensivos',
      worked('Pflegefachkraft Chirurgie', 'Initech'),
      false,
    ],
    ['Ihr Profil', 'Erfahrung in der Projektleitung', worked('Jefa de proyecto', 'Initech'), true],
    ['Ihr Profil', 'Erfahrung in der Projektleitung', did('Apoyo al jefe de proyecto'), false],
    ['Requisitos', 'Soldadura', can('Schweißen'), true],
    ['Requisitos', 'Soldadura', can('Löten'), false],
    ['Requirements:', 'Experience with social media', can('Redes sociales'), true],
    ['Requirements:', 'Payroll experience', did('Archivé las nóminas'), false],
    ['Requirements:', 'Emergency department experience', can('Urgencias'), true],
  ])('%s %s: %j, %s', (section, asked, held, isShown) => {
    expect(isFound(section, asked, held)).toBe(isShown);
  });
});
