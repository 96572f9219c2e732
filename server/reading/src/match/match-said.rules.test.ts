import { describe, expect, test } from '@jest/globals';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { indexFacts } from '../cv/fact-index.rules.ts';
import { can, did, isFound, learned } from './held-in.fixture.ts';
import { phraseFacts } from './match-phrase.rules.ts';

describe('the same in other words', () => {
  const ward = 'Grund- und Behandlungspflege auf einer Station mit 32 Betten';
  test.each([
    ['Ihre Aufgaben', 'Grund- und Behandlungspflege der Patienten', ward, true],
    ['Ihr Profil', 'Grund- und Behandlungspflege der Patienten', ward, true],
    ['Ihre Aufgaben', 'Grundpflege unserer Bewohner', ward, true],
    ['Ihre Aufgaben', 'Wundversorgung der Patienten', ward, false],
    ['Your tasks', 'Wound care of our patients', 'Wound care on a ward of 32 beds', true],
    ['Funciones', 'Cuidados básicos de los pacientes', 'Cuidados básicos en planta', true],
    ['Ihre Aufgaben', 'Digitale Pflegedokumentation (ORBIS)', 'Berichte in ORBIS', true],
    ['Ihre Aufgaben', 'Digitale Pflegedokumentation (ORBIS)', 'Berichte in MEDICO', false],
    ['Ihre Aufgaben', 'Schulung der Kunden', 'Schulung der Kollegen', false],
    ['Your tasks', 'Training of customers', 'Trained new colleagues', false],
  ])('%s: whose a thing is, %s, by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });

  const apprentices = 'Anleitung von 15 Auszubildenden seit 2019';
  test.each([
    ['Ihr Profil', 'gezielte und fachgerechte Anleitung unserer Auszubildenden', apprentices, true],
    ['Ihre Aufgaben', 'fachgerechte Anleitung unserer Praktikanten', apprentices, false],
    ['Your tasks', 'Thorough and timely stock counts', 'Stock counts in two halls', true],
    ['Funciones', 'Control riguroso de caducidades', 'Control de caducidades en cámara', true],
  ])('%s: praise asks for nothing: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });

  const tidy = 'Limpieza y orden de la zona de trabajo';
  test.each([
    ['Requisitos', 'Orden en el área de trabajo', tidy, true],
    ['Requisitos', 'Orden en el área de trabajo', 'Gestioné órdenes de compra', false],
    ['Funciones', 'Mantener la limpieza y el orden en el área de trabajo', tidy, true],
    ['Ihre Aufgaben', 'Wartungen durchführen', 'Wartung von Pressen', true],
    ['Your tasks', 'Perform stock counting', 'Stock counting every week', true],
    ['Your tasks', 'Perform stock counting', 'Stock of 300 parts', false],
    [
      'Funciones',
      'Preparar las mesas antes y después del servicio (montaje y desmontaje)',
      'Montaje y desmontaje de mesas',
      true,
    ],
  ])('%s: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });

  const examined = 'abgeschlossene Berufsausbildung zur examinierten Pflegefachkraft';
  test.each([
    ['Ihr Profil', examined, 'Ausbildung', 'Gesundheits- und Krankenpflegerin', true],
    ['Ihr Profil', examined, 'Ausbildung', 'Altenpflegerin', true],
    ['Ihr Profil', examined, 'Ausbildung', 'Krankenpflegehelferin', false],
    ['Ihr Profil', examined, 'Ausbildung', 'Bürokauffrau', false],
    [
      'Ihr Profil',
      'Abgeschlossene Ausbildung als Kauffrau für Büromanagement',
      'Ausbildung',
      'Bürokauffrau',
      true,
    ],
  ])('%s: one trade by law: %s by %s %s: %s', (section, asked, degree, field, isTold) => {
    expect(isFound(section, asked, learned(degree, field))).toBe(isTold);
  });
});

describe('what asks for nothing more, or is said in several places', () => {
  test.each([
    ['Ihr Profil', 'Gültiger Staplerschein', can('Staplerschein'), true],
    ['Requisitos', 'Colegiación en vigor', can('Colegiación'), true],
    ['Requisitos', 'Licencia de manejo vigente', can('Licencia de software'), false],
    ['Ihr Profil', 'Hydraulik-Grundkenntnisse', can('Hydraulik'), true],
    ['Requisitos', 'Sistema APPCC', can('APPCC'), true],
    ['Requirements', "Cold calling doesn't put you off", can('Cold calling'), true],
    [
      'Requisitos',
      'Carné de manipulador de alimentos',
      learned('Curso', 'Manipulador de alimentos'),
      true,
    ],
    [
      'Requisitos',
      'Carné de carretilla elevadora',
      did('Descarga con carretilla elevadora'),
      false,
    ],
    ['Requirements', 'Wiring regulations (BS 7671)', learned('18th Edition (BS 7671)', ''), true],
    ['Requirements', 'Wiring regulations (BS 7671)', learned('16th Edition (BS 7672)', ''), false],
    [
      'Ihre Aufgaben',
      'Sicherheitsunterweisungen durchfuehren',
      did('Sicherheitsunterweisungen durchgeführt'),
      true,
    ],
    [
      'Ihre Aufgaben',
      'Aufnahmegespräche führen',
      did('Aufnahmegespräche mit Angehörigen geführt'),
      true,
    ],
    [
      'Funciones',
      'Recoger los requisitos con los clientes',
      did('Recogí los requisitos con los clientes'),
      true,
    ],
    [
      'Funciones',
      'Recoger los requisitos con los clientes',
      did('Recogí el material de la obra'),
      false,
    ],
  ])('%s: %s: %#', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });

  test.each([
    ['Ihr Profil', '3 Jahre mit Buchungen solltest du hinter dir haben', 'Buchungen', true],
    ['Requisitos', '3 años en ventas (INDISPENSABLE)', 'Ventas a la industria', true],
    ['Requirements', "18 months' post-registration experience in acute care", 'Acute care', true],
    ['Requirements', "18 months' post-registration experience in acute care", 'Home care', false],
  ])('%s: years, %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });
});

describe('a list', () => {
  const told = (held: Partial<CvContent>) =>
    indexFacts(readFacts({ ...defaultCvContent, ...held }));
  test.each([
    ['Mahnwesen und Zahlläufe', { ...did('Mahnwesen, monatlich'), ...can('Zahlläufe') }, true],
    ['Mahnwesen und Zahlläufe', did('Mahnwesen, monatlich'), false],
    ['Health and safety', { ...did('Safety of lifts'), ...can('Health') }, false],
  ])('is said where each of its things is: %s: %#', (asked, held, isTold) => {
    expect(phraseFacts(asked, told(held)).length > 0).toBe(isTold);
  });
});

describe('named whole or not at all', () => {
  test.each([
    ['Microsoft SQL', 'SQL', false],
    ['Microsoft SQL', 'SQL Server', true],
    ['Microsoft SQL', 'MS SQL', true],
    ['Siemens SPS', 'SPS', false],
    ['Microsoft Excel', 'Excel', true],
    ['SQL', 'SQL', true],
    ['On-line purchasing', 'Purchasing', false],
    ['Inventory system applications', 'Inventory optimisation', false],
    ['Online-Marketing', 'Marketing', false],
    ['Compras internacionales', 'Compras', false],
    ['Purchasing', 'Procurement', true],
    ['Verhandlung auf Augenhöhe', 'Verhandlung', true],
    ['Negotiation with suppliers', 'Negotiation', true],
    ['Teilnahme an der Rufbereitschaft', 'Rufbereitschaft', true],
  ])('%s by %s: %s', (asked, skill, isTold) => {
    expect(isFound('Requirements', asked, can(skill))).toBe(isTold);
  });

  const speaks: Partial<CvContent> = {
    language_skills: [{ id: 'l', language: 'English', level: 'Fluent' }],
  };
  test.each([
    ['GCSE English at grade 4', speaks, false],
    ['GCSE English at grade 4', learned('GCSE', 'English and mathematics'), true],
    ['Degree in English', speaks, false],
    ['English', speaks, true],
  ])('a subject is no language that is spoken: %s: %#', (asked, held, isTold) => {
    expect(isFound('Requirements', asked, held)).toBe(isTold);
  });
});

describe('closed by default', () => {
  test.each([
    ['Gestionar campañas de Meta Ads', 'Gestiono campañas de Google Ads', false],
    ['Gestionar campañas de Meta Ads', 'Gestiono campañas de Meta Ads', true],
    ['Vorbereitung und Begleitung der Inventur', 'Lohnabrechnungen vorbereitet', false],
    ['Vorbereitung und Begleitung der Inventur', 'Inventur vorbereitet und begleitet', true],
    ['Manage a budget of £350,000', 'Manage an annual marketing budget of £220,000', false],
    ['Manage a budget of £350,000', 'Managed a budget of £1.2m', true],
    ['Manage a budget of £350,000', 'Manage an annual marketing budget of £400,000', true],
  ])('a duty by its names, its object and its amount: %s, %s', (asked, achievement, isShown) => {
    expect(isFound('Your tasks', asked, did(achievement))).toBe(isShown);
  });

  test.each([
    ['marketing degree', 'Bachelor of Arts', 'History', false],
    ['marketing degree', 'Bachelor of Arts', 'Marketing', true],
    ['NVQ Level 3 in Plumbing', 'NVQ Level 2', 'Plumbing', false],
    ['NVQ Level 3 in Plumbing', 'NVQ Level 3', 'Plumbing', true],
  ])('a degree by its field and its level: %s, %s in %s', (asked, degree, field, isShown) => {
    expect(isFound('Requirements', asked, learned(degree, field))).toBe(isShown);
  });
});
