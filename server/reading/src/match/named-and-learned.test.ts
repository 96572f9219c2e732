import { describe, expect, test } from '@jest/globals';
import { can, did, is, isFound, learned, took, worked } from './held-in.fixture.ts';

describe('a name with its kind beside it', () => {
  test.each([
    ['Ihr Profil', 'Erfahrung mit dem Dokumentationssystem ORBIS', can('ORBIS'), true],
    ['Ihr Profil', 'Erfahrung mit dem Dokumentationssystem ORBIS', can('Medico'), false],
    ['Ihr Profil', 'Kenntnisse im Warenwirtschaftssystem Navision', can('Navision'), true],
    ['Ihr Profil', 'Kenntnisse im Kassensystem', did('Navision eingeführt'), false],
    ['Requisitos', 'Manejo del sistema de gestión hotelera Avirato', can('Avirato'), true],
    ['Requisitos', 'Experiencia con CRM Salesforce', can('Salesforce'), true],
    ['Requirements', 'Experience with Salesforce CRM', can('HubSpot'), false],
    ['Ihr Profil', 'Kenntnisse im ERP-System SAP', can('SAP'), true],
    [
      'Requirements',
      'Experience with the booking system Mews',
      did('Moved bookings to Mews'),
      true,
    ],
    ['Requirements', 'RotaCloud scheduling software', can('RotaCloud'), true],
    ['Requirements', 'RotaCloud scheduling software', can('Scheduling'), false],
    ['Requirements', 'Payroll management software', can('Time management'), false],
    ['Ihr Profil', 'Zusatzqualifikation Wundexperte ICW', took('Wundexpertin ICW'), true],
    ['Ihr Profil', 'Zusatzqualifikation Wundexperte ICW', did('Wundexperte ICW vertreten'), false],
    ['Ihr Profil', 'Weiterbildung Praxisanleitung', took('Praxisanleiterin (300 Stunden)'), true],
    [
      'Ihr Profil',
      'Idealerweise Qualifikation als Praxisanleiter',
      took('Praxisanleiterin (300 Stunden)'),
      true,
    ],
    ['Ihr Profil', 'Qualifikation als Praxisanleiter', did('Praxisanleitung von 6 Azubis'), false],
    ['Requirements', 'Food Hygiene certificate', took('Food hygiene, level 2'), true],
    ['Requisitos', 'Certificado Soldador TIG', took('Soldadora TIG'), true],
  ])('%s: %s is met by its name: %j %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});

describe('what is done by means of a skill', () => {
  const skills = (...names: string[]) => ({
    skills: names.map((name) => ({ id: name, name, level: 'Advanced' as const })),
  });
  test.each([
    ['Requirements', 'Floor plans with Revit', skills('Floor plans', 'Revit'), true],
    [
      'Requirements',
      'Floor plans using Revit',
      { ...skills('Revit'), ...did('Drew floor plans') },
      true,
    ],
    ['Ihr Profil', 'Grundrisse mit Allplan', skills('Grundrisse', 'Allplan'), true],
    ['Requisitos', 'Planos de planta con Allplan', skills('Planos de planta', 'Allplan'), true],
    ['Ihr Profil', 'Grundrisse mit Allplan', skills('Grundrisse', 'Excel'), false],
  ])('%s: %s is told by both: %j %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});

describe('a trade that was learned', () => {
  const nurse = learned('Ausbildung zur Gesundheits- und Krankenpflegerin', '');
  test.each([
    ['Ihr Profil', 'Examen als Pflegefachkraft (3-jährig)', nurse, true],
    ['Ihr Profil', 'Examinierte Pflegefachkraft', nurse, true],
    ['Ihr Profil', 'Examinierte Pflegefachkraft', is('Examinierte Krankenschwester.'), true],
    ['Ihr Profil', 'Examen als Pflegefachkraft', worked('Pflegefachkraft', 'Haus Linde'), false],
    ['Ihr Profil', 'Examen als Pflegefachkraft', learned('Altenpflegehelferin', ''), false],
    [
      'Ihr Profil',
      'Gelernte Fachkraft für Lagerlogistik',
      learned('Ausbildung', 'Fachkraft für Lagerlogistik'),
      true,
    ],
    [
      'Ihr Profil',
      'Gesellenbrief im Orgelbau',
      learned('Gesellenbrief', 'Orgel- und Harmoniumbau'),
      true,
    ],
    [
      'Ihr Profil',
      'Meisterbrief im Weinbau',
      learned('Winzermeister', 'Weinbau und Oenologie'),
      true,
    ],
    ['Ihr Profil', 'Meisterbrief im Weinbau', learned('Ausbildung zum Winzer', 'Weinbau'), false],
    ['Requisitos', 'Titulación como enfermera', learned('Grado en Enfermería', ''), true],
    ['Requirements', 'Registration as an adult nurse', learned('BSc', 'Adult Nursing'), true],
    [
      'Ihr Profil',
      'Erfahrung als Kaufmann für Büromanagement',
      worked('Kauffrau für Büromanagement', 'Ahorn'),
      true,
    ],
  ])('%s: %s is shown by %j: %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});

describe('a program by its name in the bracket of its kind', () => {
  test.each([
    ['Coordinate with architects using BIM (Revit)', can('Revit MEP'), true],
    ['Coordinate with architects using BIM (Revit)', can('AutoCAD'), false],
    ['Coordinate with architects using BIM (Revit, ArchiCAD)', can('Inventor'), false],
  ])('%s: %j, %s', (asked, held, isShown) => {
    expect(isFound('Requirements:', asked, held)).toBe(isShown);
  });
});
