import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), 'Initech');

describe('how a sentence leads up to the name of a post', () => {
  test.each([
    ["We'd like to meet a Junior Buyer who isn't afraid of lists.", 'Junior Buyer'],
    ['Wir möchten eine Buchhalterin kennenlernen, die gern rechnet.', 'Buchhalterin'],
    ['Queremos sumar a un Ingeniero de Procesos con experiencia.', 'Ingeniero de Procesos'],
    [
      "You'd be our first Head of Fundraising. Until now we muddled through.",
      'Head of Fundraising',
    ],
    [
      'Seleccionamos para una empresa cárnica un/a Responsable de Calidad.',
      'Responsable de Calidad',
    ],
    ['kitchen porter needed asap!! busy cafe, text Sam', 'kitchen porter'],
    ["You'd be the lift engineer who gets them moving again.", 'lift engineer'],
    ['Temporary to permanent Assembly Technician required for our client.', 'Assembly Technician'],
    ['What does a Park Ranger do all day? Paths, deer, visitors.', 'Park Ranger'],
    ['Kennst du einen guten Kranführer? Dann melde dich.', 'Kranführer'],
    ['Unser Lager wächst. Ein Lagerist muss her!', 'Lagerist'],
    ['Necesitamos 3 electricistas para obra.', 'electricista'],
    ['¡Hola! Como Responsable de Ventas llevarás la tienda.', 'Responsable de Ventas'],
    ['Plasterers needed for refurb in Hove, own tools.', 'Plasterer'],
    ['We make coffee. You make it better. Barista, 25 hours, Cardiff.', 'Barista'],
    ["What's the job? Stockroom Assistant. Where? Leith.", 'Stockroom Assistant'],
    ['Position Overview: The Helpdesk Technician is the first voice.', 'Helpdesk Technician'],
    ['Ich bin Anwältin und suche zum Januar eine Sekretärin, die ordnet.', 'Sekretärin'],
    ['Escuela La Clave. Hace falta profesor de guitarra, martes.', 'profesor de guitarra'],
    ['We make sails.\n\nWindow cleaner, Mon to Thu, van provided, Hove.', 'Window cleaner'],
    ['We have a desk free for a Reservations Agent.', 'Reservations Agent'],
    ['Our order book is full, so we are taking on a machinist.', 'machinist'],
    ['Then you may be the Technical Author we need.', 'Technical Author'],
    ['Die Schreinerei Huber hat Arbeit für einen weiteren Schreiner (Geselle).', 'Schreiner'],
    ['Wir drehen am Rad – und du? CNC-Dreher gesucht. Zweischicht.', 'CNC-Dreher'],
    ['Wir brauchen Worte. Genauer: eine Texterin oder einen Texter mit Gefühl.', 'Texter/in'],
    ['Clínica nueva en Gandía. Queremos una higienista dental que se quede.', 'higienista dental'],
    ['tornero necesitado, ¡urgente!\nllamar al 600', 'tornero'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('where the name of a post ends', () => {
  test.each([
    ['Night Porter- Leeds\nInitech\nLeeds', 'Night Porter'],
    ['Hausmeister*in (m/w/d) im Rahmen einer geringfügigen Tätigkeit', 'Hausmeister*in (m/w/d)'],
    ['Reinigungskraft (m/w/d) auf Minijob-Basis', 'Reinigungskraft (m/w/d)'],
    ['Studentische Hilfskraft (m/w/d) am Lehrstuhl für Physik', 'Studentische Hilfskraft (m/w/d)'],
    ['Wir suchen einen Schulbegleiter für einen kleinen Jungen.', 'Schulbegleiter'],
    ['Búsqueda laboral: Coordinación de Redes [Actualizado]', 'Coordinación de Redes'],
    ['Ayudante de cocina fin de semana', 'Ayudante de cocina'],
    ["I'm on the lookout for an SVP of Data Operations to join us.", 'SVP of Data Operations'],
    ['Dirección de Programas\nFundación Initech', 'Dirección de Programas'],
    ['Join us as our new Store Manager in Exeter!', 'Store Manager'],
    ['This is a chance to become the Care Coordinator of a home with 34 beds.', 'Care Coordinator'],
    [
      'Die Stadt sucht einen Projektleiter Tiefbau (w/m/d) für das Bauamt.',
      'Projektleiter Tiefbau (w/m/d)',
    ],
    [
      'Hier ist eine Stelle als Systemadministrator (m/w/d) unbefristet zu besetzen.',
      'Systemadministrator (m/w/d)',
    ],
    ['Erzieherin / Erzieher (m/w/d) mit 30 Stunden\nInitech', 'Erzieherin / Erzieher (m/w/d)'],
    ['Night Auditor (m/f/d) in a 4* hotel\nInitech', 'Night Auditor (m/f/d)'],
    ['We are hiring: Software Engineer in Test\nInitech', 'Software Engineer in Test'],
    ['*** CRANE OPERATOR *** CANARY WHARF *** 12 MONTHS ***', 'Crane Operator'],
    ['2 x Shift Supervisor\nInitech', 'Shift Supervisor'],
    ['Gerente de tienda / CDMX / Polanco', 'Gerente de tienda'],
    ['Editorial busca maquetador/a freelance', 'maquetador/a'],
    ['Friseurin mit Meisterbrief gesucht, Salon Haargenau', 'Friseurin'],
    ['Repartidor con moto propia. Zona Palermo.', 'Repartidor'],
    [
      'Das Museum sucht eine Referentin bzw. einen Referenten für Presse.',
      'Referentin bzw. Referent für Presse',
    ],
    ['Betreff: Stelle Einkäufer:in\nHallo zusammen, bitte teilt das.', 'Einkäufer:in'],
    ['Busfahrer*in werden? Mit uns!\nInitech', 'Busfahrer*in'],
    ['URGE FONTANERO/A en Alicante\nInitech', 'Fontanero/a'],
    ['EMPRESA LÍDER SOLICITA\nOPERADOR DE GRÚA\nRequisitos: fuerza', 'Operador de Grúa'],
    ['Queremos incorporar un/a técnico/a de selección a nuestro equipo.', 'técnico/a de selección'],
    ['The role of Production Chef is based at our central kitchen.', 'Production Chef'],
    ['wanted: steel fixer for 6 weeks in Cork', 'steel fixer'],
    ['Zugbegleiter*in (Quereinstieg möglich)\nInitech', 'Zugbegleiter*in'],
    ['Kennziffer 88/26 – Sekretär*in (w/m/d), TV-L E 6', 'Sekretär*in (w/m/d)'],
    ['Lebenshilfe Ost – Wohnhaus Seelow – Heilerziehungspfleger:in', 'Heilerziehungspfleger:in'],
    ['Asistente de RR. HH.\nInitech', 'Asistente de RR. HH.'],
    ['Band 6 Community Midwife\nInitech', 'Community Midwife'],
    [
      'Der Verein sucht eine/n Sozialpädagogin/Sozialpädagogen (w/m/d) in Vollzeit.',
      'Sozialpädagogin/Sozialpädagoge (w/m/d)',
    ],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

test.each([
  ['Se busca dependiente/a con ganas\nPanadería El Trigal', 'dependiente/a'],
  ['Bäckerei Sonne\nWir suchen eine Verkäuferin.', 'Verkäuferin'],
])('a house named by its trade is no post: %s', (text, position) => {
  expect(positionOf(text)).toBe(position);
});
