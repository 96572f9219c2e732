import { describe, expect, test } from '@jest/globals';
import { can, did, isFound, worked } from './held-in.fixture.ts';

describe('a job that is described by the things done in it', () => {
  test.each([
    [
      'Funciones',
      'Ejecutar inventarios cíclicos',
      'Inventarios cíclicos, surtido de pedidos',
      true,
    ],
    ['Funciones', 'Ejecutar inventarios cíclicos', 'Carritos para inventarios cíclicos', false],
    ['Funciones', 'Hará el cierre de caja', 'Cierre de caja diario', true],
    ['Funciones', 'Hacer tartas de boda', 'Tartas de encargo; las de boda las hace el jefe', false],
    ['Ihre Aufgaben', 'Umsatzsteuervoranmeldungen abgeben', 'Umsatzsteuervoranmeldungen', true],
    ['Ihre Aufgaben', 'Inventuren durchführen', 'Software für Inventuren verkauft', false],
    ['Your tasks', 'Handle contract renewals', 'Product demos, contract renewals', true],
    ['Your tasks', 'Handle contract renewals', 'Contract drafting, renewals of leases', false],
  ])('%s: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });
});

describe('a duty without how often and with what else it is done', () => {
  test.each([
    ['Your tasks', 'Supervise volunteers two days a week', 'Supervised four volunteers', true],
    ['Your tasks', 'Check and sign each order', 'Checked and signed letters', false],
    ['Your tasks', 'Train and supervise five engineers', 'Trained and supervised cooks', false],
    ['Funciones', 'Estar en posesión del carné de pesca', 'Vendí cañas de pesca', false],
    [
      'Ihre Aufgaben',
      'Führung der Anlagenbuchhaltung einschließlich der Sonderposten',
      'Führung der Anlagenbuchhaltung',
      true,
    ],
  ])('%s: %s by %s: %s', (section, asked, told, isTold) => {
    expect(isFound(section, asked, did(told))).toBe(isTold);
  });
});

describe('a program in brackets behind what is done in it', () => {
  const RECORDS = 'Maintain accurate records on our electronic system (MetaVision)';
  test.each([
    ['Your tasks', RECORDS, can('MetaVision'), true],
    ['Your tasks', RECORDS, can('ORBIS'), false],
    ['Your tasks', RECORDS, worked('Nurse', 'MetaVision'), false],
    ['Your tasks', 'Look after key customers (Metro)', can('Metro'), false],
    ['Ihre Aufgaben', 'Dokumentation im PDMS (MetaVision)', can('MetaVision'), true],
    [
      'Ihre Aufgaben',
      'Überwachung und Dokumentation im PDMS (MetaVision)',
      can('MetaVision'),
      true,
    ],
    ['Funciones', 'Registro de datos en el programa (Navision)', can('Navision'), true],
  ])('%s: %s: %j %s', (section, asked, held, isTold) => {
    expect(isFound(section, asked, held)).toBe(isTold);
  });
});
