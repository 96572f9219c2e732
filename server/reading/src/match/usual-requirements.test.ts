import { expect, test } from '@jest/globals';
import { can, did, is, isFound, took, worked } from './held-in.fixture.ts';

const IN = { en: 'Requirements:', de: 'Ihr Profil:', es: 'Requisitos:' };

test.each([
  ['en', 'Full responsibility for P&L', can('P&L management')],
  ['en', 'P&L responsibility', did('Responsible for a turnover of £3m')],
  ['de', 'Umsatz- und Ergebnisverantwortung', did('Verantwortlich für das Budget der Filiale')],
  ['en', 'Work closely with product managers', did('Worked with two product managers')],
  ['en', 'Work closely with product managers', did('Built the shop with product and design')],
  ['de', 'Enge Zusammenarbeit mit dem Produktmanagement', did('Abstimmung mit Produktmanagern')],
  ['es', 'Colaborar con el equipo de producto', did('Desarrollé la web con el equipo de producto')],
  ['en', 'Experience with A/B testing', did('Ran an A/B test of the checkout')],
  ['de', 'Erfahrung mit A/B-Tests', did('A/B-Tests für den Newsletter ausgewertet')],
  ['es', 'Experiencia en tests A/B', did('Lancé tests A/B en la web')],
  ['de', 'Schulung der Anlagenbediener', did('Einweisung des Bedienpersonals vor Ort')],
  ['en', 'Take part in audit and quality improvement', did('Took part in an audit of infections')],
  ['en', 'Cash handling', did('Cashed up and reported daily takings')],
  ['es', 'Manejo de caja', did('Hice el cierre de caja cada noche')],
  ['en', 'Stock control', did('Counted stock and ordered goods each week')],
  ['de', 'Bestellwesen', did('Bestellung von Waren bei drei Lieferanten')],
  ['es', 'Gestión de alérgenos', did('Responsable de alérgenos y APPCC de la cocina')],
  ['en', 'Medication administration', did('Gave intravenous drugs')],
  ['de', 'Medikamentengabe', did('Medikamente gestellt und verabreicht')],
  ['en', 'Wound care', did('Dressed wounds of residents')],
  ['de', 'Vorbeugende Wartung', did('Wartung von Pumpen nach Plan')],
  ['en', 'Fault finding', did('Diagnosed faults on conveyor drives')],
  ['es', 'Diagnóstico de averías', did('Localicé averías en cintas transportadoras')],
  ['de', 'Lesen von Schaltplänen', did('Fehlersuche nach Schaltplänen')],
  ['en', 'Full driving licence', is('Bricklayer. Category B driving licence.')],
  ['es', 'Carné de conducir B', is('Fontanero con carné B.')],
  ['en', 'Forklift licence', can('Counterbalance forklift certificate')],
  ['de', 'Ersthelfer', took('Erste-Hilfe-Kurs')],
  ['de', 'Reisebereitschaft', is('Ich bin viel unterwegs bei Kunden.')],
  ['es', 'Turnos rotativos', did('Trabajo a turnos en planta')],
  ['en', 'Month-end close', did('Prepared the month-end accounts')],
  ['en', 'Accounts payable', did('Posted 300 supplier invoices a month')],
  ['es', 'Gestión de nóminas', did('Elaboré las nóminas de 40 empleados')],
  ['de', 'Tourenplanung', did('Touren für 14 Fahrzeuge geplant')],
  ['es', 'Gestión de reclamaciones', did('Resolví reclamaciones de clientes')],
  ['en', 'Social media', did('Ran the Instagram and Facebook accounts')],
  ['de', 'Projektleitung', did('Projekt zur Einführung von SAP geleitet')],
  ['en', 'Experience leading a subject', did('Led the maths subject across the school')],
  ['en', 'Experience in hospitality', worked('Waiter', 'Initech')],
  ['de', 'Erfahrung im Einzelhandel', worked('Verkäuferin', 'Initech')],
  ['es', 'Experiencia en comercio minorista', worked('Dependienta', 'Initech')],
] as const)('%s: %s is shown in plain other words', (language, asked, held) => {
  expect(isFound(IN[language], asked, held)).toBe(true);
});

test.each([
  ['en', 'P&L responsibility', did('Paid invoices within the budget')],
  ['en', 'P&L responsibility', did('Helped the manager with the P&L')],
  ['en', 'Work closely with product managers', did('Sold products to managers')],
  ['en', 'A/B testing', did('Wrote contract tests')],
  ['de', 'Schulung der Anlagenbediener', did('Schulung in Brandschutz besucht')],
  ['en', 'Take part in clinical audit', did('Was audited twice')],
  ['en', 'Cash handling', did('Was praised for cash flow ideas')],
  ['de', 'Umsatz- und Ergebnisverantwortung', did('Umsatz ausgewertet')],
  ['en', 'Project management', did('Counted the files of four projects')],
  ['en', 'Full driving licence', is('Clerk. Provisional driving licence.')],
  ['de', 'Führerschein Klasse B', is('Monteur ohne Führerschein.')],
  ['es', 'Carné de carretillero', is('Mozo. Carné de carretillero en trámite.')],
  ['de', 'Projektleitung', did('Unterstützung der Leitung des Projekts')],
  ['en', 'Experience leading a subject', did('Studied the subject of maths')],
  ['en', 'Experience in nursing', worked('Welder', 'Initech')],
  ['es', 'Gestión de nóminas', did('Archivé las nóminas')],
] as const)('%s: %s is not shown by what only sounds like it', (language, asked, held) => {
  expect(isFound(IN[language], asked, held)).toBe(false);
});
