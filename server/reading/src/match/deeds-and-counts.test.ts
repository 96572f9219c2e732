import { describe, expect, test } from '@jest/globals';
import { can, did, isFound, learned, worked } from './held-in.fixture.ts';

describe('how many are asked for behind what they make up', () => {
  test.each([
    ['Your tasks', 'Lead a brigade of six', 'Leads a brigade of eight.', true],
    ['Your tasks', 'Lead a brigade of six', 'Leads a brigade of four.', false],
    [
      'Your tasks',
      'Care for one or two ventilated patients',
      'Care for one ventilated patient',
      true,
    ],
    ['Your tasks', 'Care for three ventilated patients', 'Care for one ventilated patient', false],
  ])('%s: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });
});

describe('a deed in words that say no more than that it is done', () => {
  test.each([
    ['Your tasks', 'Build and look after the dashboards', did('Built 14 dashboards'), true],
    ['Your tasks', 'Build and look after the dashboards', did('Built shelves'), false],
    ['Your tasks', 'Install and commission heat pumps', did('Installed heat pumps'), true],
    ['Your tasks', 'Install and commission heat pumps', did('Installed kitchens'), false],
    ['Your tasks', 'Grooming and feeding of horses', did('Groomed and fed horses'), true],
    ['Your tasks', 'Grooming and feeding of horses', did('Groomed dogs of all breeds'), false],
    ['Your tasks', "Manage the department's budget", did('Managed a budget'), true],
    ['Your tasks', "Manage the department's budget", did('Managed a team'), false],
    ['Your tasks', 'Carry out risk assessments', did('Completed risk assessments'), true],
    ['Your tasks', 'Carry out risk assessments', did('Took risks'), false],
    ['Ihre Aufgaben', 'Beratung von Kundinnen und Kunden', did('Beriet Kunden'), true],
    ['Ihre Aufgaben', 'Beratung von Kundinnen und Kunden', did('Beriet Landwirte'), false],
    ['Your tasks', 'Hold food cost under 30%', did('Ordered fish; food cost kept at 29%'), true],
    ['Your tasks', 'Hold food cost under 30%', did('Kept food fresh'), false],
    ['Your tasks', 'Run induction talks', did('Gave monthly induction talks'), true],
    ['Your tasks', 'Run induction talks', did('Attended induction talks'), false],
    ['Your tasks', 'Run induction talks', did('Gave out induction leaflets'), false],
    ['Your tasks', 'Run the payroll', worked('Payroll Administrator', 'Initech'), true],
    ['Your tasks', 'Run the payroll', worked('Sales Administrator', 'Initech'), false],
    ['Your tasks', 'Communicate with parents', did("Held parents' evenings"), true],
    ['Your tasks', 'Communicate with parents', did('Wrote reports on pupils'), false],
    ['Requirements', 'Working with older people', did('Ward for older people'), true],
    ['Requirements', 'Working with older people', did('Ward for young people'), false],
    ['Requirements', 'Safe handling of circuit diagrams', can('Circuit diagrams'), true],
    ['Requirements', 'Safe handling of chemicals', can('Circuit diagrams'), false],
    ['Ihre Aufgaben', 'Datenexporte aus Altsystemen klaeren', did('Datenexporte geklärt'), true],
    ['Ihre Aufgaben', 'Datenexporte automatisieren', did('Datenexporte geprüft'), false],
    ['Ihr Profil', 'Auszubildende anleiten können', did('Anleitung von Auszubildenden'), true],
    ['Ihr Profil', 'Auszubildende anleiten können', did('Auszubildende befragt'), false],
    ['Ihr Profil', 'Montageerfahrung', did('Montage von Förderbändern'), true],
    ['Ihr Profil', 'Führungserfahrung', did('Führte Buch über die Kasse'), false],
    ['Funciones', 'Convertir diseños en componentes', did('Convierto diseños en páginas'), true],
    ['Funciones', 'Convertir diseños en componentes', did('Vendo diseños y componentes'), false],
    ['Funciones', 'Carga y descarga de mercancía', did('Carga y descarga de camiones'), true],
    ['Funciones', 'Carga y descarga de mercancía', did('Conté la mercancía'), false],
    ['Requisitos', 'FP de grado medio', learned('Técnico', 'Comercio'), true],
    ['Requisitos', 'FP de grado medio', learned('Curso', 'Manipulador de alimentos'), false],
  ])('%s: %s by %j: %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});
