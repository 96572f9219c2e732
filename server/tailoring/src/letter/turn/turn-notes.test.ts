import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { turnBullet } from './turn-bullet.rules.ts';

const told = (bullet: string, language: Language, isCurrent = false) =>
  turnBullet(bullet, language, isCurrent)?.text;

test('every verb of a note is the person’s, not only the first', () => {
  expect(told('Sortierte und beschriftete das Materiallager neu', 'de')).toBe(
    'sortierte und beschriftete ich das Materiallager neu',
  );
  expect(
    told('Dokumentiert die Pflege in ORBIS und schult neue Kolleginnen darin', 'de', true),
  ).toBe('dokumentiere ich die Pflege in ORBIS und schule neue Kolleginnen darin');
  expect(
    told('Coordinates the maths team of three and orders the teaching materials', 'en', true),
  ).toBe('coordinate the maths team of three and order the teaching materials');
  expect(told('Fed the chipper, dragged brash, kept the drop zone clear', 'en')).toBe(
    'fed the chipper, dragged brash and kept the drop zone clear',
  );
  expect(
    told('Mahnwesen für Privatkunden eingeführt, offene Forderungen dadurch halbiert', 'de'),
  ).toBe(
    'habe ich das Mahnwesen für Privatkunden eingeführt und offene Forderungen dadurch halbiert',
  );
});

test('German names of work are verbs: of what goes on as it is done, of what was done once as done', () => {
  expect(told('Erstellung der monatlichen Lohnabrechnungen für 34 Mandanten', 'de', true)).toBe(
    'erstelle ich die monatlichen Lohnabrechnungen für 34 Mandanten',
  );
  expect(told('Inbetriebnahme von KNX-Anlagen nach Vorgabe des Planers', 'de', true)).toBe(
    'nehme ich KNX-Anlagen nach Vorgabe des Planers in Betrieb',
  );
  expect(told('Vorbereitung von Jahresabschlüssen für Einzelunternehmen', 'de', true)).toBe(
    'bereite ich Jahresabschlüsse für Einzelunternehmen vor',
  );
  expect(told('Kontierung und Buchung der Eingangsrechnungen, täglich etwa 70 Belege', 'de')).toBe(
    'habe ich die Eingangsrechnungen kontiert und gebucht, täglich etwa 70 Belege',
  );
  expect(
    told(
      'Durchführung von 32 Nutzerinterviews bei Lagerpersonal und Auswertung in Dovetail',
      'de',
      true,
    ),
  ).toBe('habe ich 32 Nutzerinterviews bei Lagerpersonal durchgeführt');
  expect(told('Pflege der Unit-Tests mit Vitest, Testabdeckung derzeit bei 72 %', 'de', true)).toBe(
    'pflege ich die Unit-Tests mit Vitest',
  );
  expect(told('Prüfung der laufenden Buchhaltung', 'de', true)).toBe(
    'prüfe ich die laufende Buchhaltung',
  );
});

test('what bends in a way that is not sure stays a noun', () => {
  for (const bullet of [
    'Erfassung von Kassenbüchern und Bankauszügen für Gastwirte',
    'Erstellung der Monats-, Quartals- und Jahresabschlüsse nach HGB',
    'Einarbeitung einer Auszubildenden im dritten Lehrjahr',
    'Einführung von Code-Reviews im Team mit angestoßen',
  ])
    expect(told(bullet, 'de') ?? '').not.toMatch(/ ich /);
  // Many, by the noun: of one it were "des".
  expect(told('Betreuung der neuen Mitarbeiter', 'de', true)).toBe(
    'betreue ich die neuen Mitarbeiter',
  );
});

test('Spanish names of work are verbs, in the tense of habit where it was one', () => {
  expect(told('Control de la temperatura y de la documentación en cada carga', 'es')).toBe(
    'controlaba la temperatura y la documentación en cada carga',
  );
  expect(told('Atención a los comuneros y gestión de los turnos de riego', 'es')).toBe(
    'atendía a los comuneros y gestionaba los turnos de riego',
  );
  expect(told('Corrección de errores en el módulo de IVA', 'es', true)).toBe(
    'corrijo errores en el módulo de IVA',
  );
  expect(told('Apoyo a la jefa de archivo en catalogación', 'es')).toBe(
    'apoyaba a la jefa de archivo en catalogación',
  );
  expect(told('Creación de 2 manuales de uso', 'es')).toBe('creé 2 manuales de uso');
  expect(told('Gestión de unas 20 reservas a través de Booking y del teléfono', 'es')).toBe(
    'gestioné unas 20 reservas a través de Booking y del teléfono',
  );
  expect(told('Elaboración de los horarios y seguimiento de los objetivos', 'es', true)).toBe(
    'elaboro los horarios',
  );
});

test('a note is not cut within a list, nor said where a verb in it would stay in the third person', () => {
  expect(told('Überwachung der Beladung mit Kies, Getreide und Schrott', 'de', true)).not.toBe(
    'überwache ich die Beladung mit Kies',
  );
  expect(told('Leitet die Gruppe und berät Eltern', 'de', true)).toBeUndefined();
  expect(
    told('Elaboró el calendario anual y lo revisa cada trimestre', 'es', true),
  ).toBeUndefined();
});

test('one’s own deed is told where it does not stand first', () => {
  expect(told('Fahrgäste mit Rollstuhl habe ich beim Einsteigen unterstützt', 'de')).toBe(
    'habe ich Fahrgäste mit Rollstuhl beim Einsteigen unterstützt',
  );
  expect(told('Einmal im Quartal führt sie Schulklassen durch die Werkstatt', 'de', true)).toBe(
    'führe ich einmal im Quartal Schulklassen durch die Werkstatt',
  );
  expect(told('Sustitución del jefe de tráfico en sus vacaciones', 'es', true)).toBe(
    'sustituyo al jefe de tráfico en sus vacaciones',
  );
  expect(told('Found a double entry in an account before it was paid', 'en')).toBe(
    'found a double entry in an account before it was paid',
  );
});

test('what only looks like a verb is none', () => {
  expect(told('Auditoría de cuentas anuales', 'es')).not.toBe('auditoría de cuentas anuales');
  expect(told('Garantía a clientes', 'es')).toBeUndefined();
  expect(told('Atendía a clientes en el mostrador', 'es')).toBe(
    'atendía a clientes en el mostrador',
  );
  expect(told('Help desk for 200 users', 'en', true)).toBeUndefined();
  expect(told('Supervised learning for churn', 'en')).toBeUndefined();
  expect(told('Handwerksbetrieb mit 18 Beschäftigten', 'de', true)).toBeUndefined();
});
