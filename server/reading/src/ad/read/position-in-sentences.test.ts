import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), 'Initech');

describe('the sentence that names the post', () => {
  test.each([
    ['There is a vacancy at Initech for a Night Porter, 20 hours.', 'Night Porter'],
    [
      'Transport Planner wanted. Initech of Lutterworth, sixty-two lorries, is looking for a planner.',
      'Transport Planner',
    ],
    ['Als Bademeister/-in sorgen Sie für einen sauberen Badebetrieb.', 'Bademeister/-in'],
    ['Initech require a Pump Fitter on a two month contract.', 'Pump Fitter'],
    [
      'You would join Initech Ltd as a Kiln Operator and will run the night shift.',
      'Kiln Operator',
    ],
    ['Are you a seasoned Payroll Clerk looking for a change?', 'Payroll Clerk'],
    ['Could you be our new School Cook? We feed 300.', 'School Cook'],
    ['Initech are offering a place for a Trainee Surveyor to start in May.', 'Trainee Surveyor'],
    ['We are recruiting for a Field Mechanic based in Hull.', 'Field Mechanic'],
    ['We have an opening for a Dental Nurse two days a week.', 'Dental Nurse'],
    ['Werde Teil der Werft als Bootsbauer:in (all genders)!', 'Bootsbauer:in (all genders)'],
    ['Für die Werkstatt in Ulm wird eine Elektrofachkraft gesucht.', 'Elektrofachkraft'],
    ['Wir suchen ab 01.08. die Leitung der Bücherei (30 Std.).', 'Leitung der Bücherei'],
    ['Wir suchen nach Vereinbarung eine Küchenhilfe, 50 %.', 'Küchenhilfe'],
    [
      'Initech sucht ab sofort eine:n\nKüchenleiter:in Diätkost\nin Teilzeit.',
      'Küchenleiter:in Diätkost',
    ],
    [
      'Initech abre convocatoria para el cargo de Docente de Física, año 2027.',
      'Docente de Física',
    ],
    ['Queremos sumar a nuestro equipo un Analista Contable con ganas.', 'Analista Contable'],
    ['Estamos en la búsqueda de un(a) Residente de Obra para un puente.', 'Residente de Obra'],
    ['Initech abre inscripciones para Cajeros en Lima.', 'Cajero'],
    ['Buscamos dependienta de medio tiempo, de lunes a viernes.', 'dependienta'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a post that a sentence declines', () => {
  test.each([
    ['Wir suchen einen Technischen Redakteur.', 'Technischer Redakteur'],
    ['Wir suchen einen Referenten für Presse.', 'Referent für Presse'],
    ['Das Amt sucht einen Beauftragten für Datenschutz.', 'Beauftragter für Datenschutz'],
    [
      'Wir suchen eine Technische Assistentin / einen Technischen Assistenten.',
      'Technische Assistentin / Technischer Assistent',
    ],
    ['We are hiring Delivery Drivers in Hull.', 'Delivery Driver'],
    ['Buscamos Agentes bilingües de soporte en Lima.', 'Agente bilingüe de soporte'],
    ['Für Ulm suchen wir zwei Pflegehelfer:innen (40 %).', 'Pflegehelfer:in'],
    ['Se buscan conductores de grúa con permiso C.', 'conductor de grúa'],
    // Several of them, in a language whose plural says too little, are no name.
    ['Wir suchen zwei Köche für unsere Brigade.', ''],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a line that names the post', () => {
  test.each([
    ['Higienista Dental a media jornada (tardes). Vigo.\nSomos una clínica.', 'Higienista Dental'],
    ['Medizinische Technologin (MT) für das Labor\nInitech', 'Medizinische Technologin'],
    ['Finance Business Partner | Initech | Permanent | Hull', 'Finance Business Partner'],
    ['Initech / Junior Buyer / Leeds\nHybrid', 'Junior Buyer'],
    ['Bäckereiverkäufer/in auf 520 €-Basis oder Teilzeit\nInitech', 'Bäckereiverkäufer/in'],
    ['Initech: Wir suchen Maurer, auch Quereinsteiger!', 'Maurer'],
    ['Initech eG zur Verstärkung der Käserei: Käser (m/w/d)', 'Käser (m/w/d)'],
    ['Initech amplía plantilla: Fresador/a con experiencia.', 'Fresador/a'],
    ['Harvest 2027: Cellar Hand\nInitech, Kent', 'Cellar Hand'],
    ['Initech – pastry chef – full time – Hove', 'pastry chef'],
    ['Chef de Partie at Initech\nLive in.', 'Chef de Partie'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

test('what one is employed as for some hours, and both of its forms', () => {
  const ad = 'Deshalb suchen wir ab Februar eine/n Steuerfachangestellte/n für 32 bis 40 Stunden.';
  expect(positionOf(ad)).toBe('Steuerfachangestellte/r');
});
