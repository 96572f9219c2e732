import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), 'Initech');

describe('what stands in parentheses behind the name of a post', () => {
  test.each([
    ['Instructor (Electro-mechanical)\nInitech', 'Instructor (Electro-mechanical)'],
    ['Sales Manager (Nordics)\nInitech', 'Sales Manager (Nordics)'],
    ['We now want a Sales Manager (Wales) who travels.', 'Sales Manager (Wales)'],
    ['Profesor/a de Física (Bachillerato)\nInitech', 'Profesor/a de Física (Bachillerato)'],
    // Its terms are no part of it.
    ['Payroll Officer (maternity cover)\nInitech', 'Payroll Officer'],
    ['Payroll Officer (Hybrid)\nInitech', 'Payroll Officer'],
    ['Payroll Officer (Grade D)\nInitech', 'Payroll Officer'],
    ['Contable (Media jornada)\nInitech', 'Contable'],
    ['Buchhalterin (30 Stunden)\nInitech', 'Buchhalterin'],
    ['Buchhalterin (Elternzeitvertretung)\nInitech', 'Buchhalterin'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('what a German title says behind its genders', () => {
  test.each([
    ['Koch (m/w/d) für unsere Schulküche\nInitech', 'Koch (m/w/d) für unsere Schulküche'],
    ['Gärtner (m/w/d) für die Baumschule\nInitech', 'Gärtner (m/w/d) für die Baumschule'],
    [
      'Wir suchen dich als Koch (m/w/d) für die Diätküche, ab Mai.',
      'Koch (m/w/d) für die Diätküche',
    ],
    ['Fahrdienst Nord (m/w/d)\nInitech', 'Fahrdienst Nord (m/w/d)'],
    ['Wir suchen eine Köchin oder einen Koch (m/w/d), gern ab Mai.', 'Köchin oder Koch (m/w/d)'],
    // Where it is, and what goes on as a sentence, is no part of it.
    ['Koch (m/w/d) für unsere Schule „Am Bach“\nInitech', 'Koch (m/w/d)'],
    ['Wir suchen einen Koch (m/w/d) für unsere Küche mit acht Leuten.', 'Koch (m/w/d)'],
    ['Bewirb dich jetzt (m/w/d)\n\nWir suchen einen Koch.', 'Koch'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('where a post is named', () => {
  test.each([
    ['INITECH, Whitby. Pastry chef wanted, five days, from May.', 'Pastry chef'],
    ['Initech, Ulm. Dachdecker gesucht, ab sofort.', 'Dachdecker'],
    ['¡Te buscamos! 🚀 Product Designer\n\nSomos Initech.', 'Product Designer'],
    ['OFERTA 12/04. SOLDADOR/A DE TUBERÍAS\nInitech', 'Soldador/a de Tuberías'],
    [
      'Lugar: Vigo, con viajes. Puesto: Especialista de riego (H/M/X).',
      'Especialista de riego (H/M/X)',
    ],
    ['Initech busca Profesor/a\nde alemán\nPublicado por: ana_77, lunes', 'Profesor/a de alemán'],
    ['Harbour Pilots at Initech bring big ships through the narrows.', 'Harbour Pilot'],
    ['### Summary\n\nNetwork engineers keep our lines open.', 'Network Engineer'],
    ['Lift Technician II\nInitech', 'Lift Technician II'],
    // Others than the post: who is served, and who is there already.
    ['Initech feeds the town. Our cooks are happy, and guests wanted more.', ''],
    ['Engineers with good ideas are welcome at Initech.', ''],
    ['Two managers of the shop and the cooks of the canteen help.', ''],
    ['Our teachers at the college write the exams.', ''],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('a post that only a mark or a label speaks for', () => {
  test.each([
    [
      'Das macht bei uns ein Application Expert Dental (w/m/d), und davon fehlt einer.',
      'Application Expert Dental (w/m/d)',
    ],
    [
      'Du bist Backend-Entwickler (all genders) und magst Bier?',
      'Backend-Entwickler (all genders)',
    ],
    [
      'Our boss wants fewer lists. As Stock Planner (m/f/x) you will count.',
      'Stock Planner (m/f/x)',
    ],
    ['Initech makes masts.\n\nRole: Bench Shipwright, permanent, 39 hours', 'Bench Shipwright'],
    ['Necesitamos cubrir un puesto de Auxiliar de Caja en turno de tarde.', 'Auxiliar de Caja'],
    // Labels of something else.
    ['Initech makes masts.\n\nPosition: Full-time', ''],
    ['Initech makes masts.\n\nRole: what you will do', ''],
    ['Bewerbungen von allen (m/w/d) sind willkommen.', ''],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

// It took two minutes while each bracket was looked at with all that follows.
test.each(['Aa (', 'Aa Bb (m/w', 'As Aa. '])('a line of nothing but %j is read at once', (unit) => {
  expect(positionOf(unit.repeat(20_000)).length).toBeLessThan(100);
});

test.each([
  ['Puesto: Comprador/a industrial\nUbicación: Elche', 'Comprador/a industrial'],
  ['Zurcidor/a industrial en Elche\n\nEn el taller.', 'Zurcidor/a industrial'],
  ['Küfer:in (m/w/d)\n\nIm Keller.', 'Küfer:in (m/w/d)'],
  ['Wir suchen für den Raum Hof/Selb einen Kurier (m/w/d).', 'Kurier (m/w/d)'],
  ['Die Stadt sucht zum 1. Mai eine Köchin / einen Koch (m/w/d).', 'Köchin / Koch (m/w/d)'],
  ['Interesados/as en el puesto, escribid.', ''],
])('what is said of women and men is a post: %s', (text, position) => {
  expect(positionOf(text)).toBe(position);
});

test.each([
  ['So who are we after?\nA Bench Joiner who has built stairs. We pay well.', 'Bench Joiner'],
  ['INITECH FLEET\nRank: Third Officer\nVessel: dredger', 'Third Officer'],
  ['INITECH FREIGHT *** HOME AT NIGHT *** CRANE DRIVER *** £900 A WEEK', 'Crane Driver'],
  [
    'Initech verstärkt das Team Einkauf um eine Einkäuferin. Du handelst Preise aus.',
    'Einkäuferin',
  ],
])('%s', (ad, position) => {
  expect(readPosition(readJobText(ad), 'Initech')).toBe(position);
});

test('a training that is asked for is no post', () => {
  const ad = 'Vorausgesetzt wird eine Ausbildung als Bäcker. Erfahrung als Koch ist hilfreich.';
  expect(readPosition(readJobText(ad), 'Initech')).toBe('');
});

describe('posts among what a banner, a house or a season says', () => {
  test.each([
    ['Initech & Sons, Market Street - SHOE FITTER wanted, Mon-Wed\nYou heel.', 'Shoe Fitter'],
    [
      '🟠 VACANTE URGENTE 🟠 JEFE DE TALLER 🟠 Empresa del ramo\n\nRequisitos:\n*Excel',
      'Jefe de Taller',
    ],
    ['Wir suchen ab Martini eine/n Käser/in (m/w/d)\n\nDu solltest', 'Käser/in (m/w/d)'],
    [
      'Comprador de Telas (elle, ella, él) — Initech — Rosario',
      'Comprador de Telas (elle, ella, él)',
    ],
    [
      'Abrimos un museo. Buscamos narrador(a) educativo(a) de medio tiempo.',
      'narrador(a) educativo(a)',
    ],
    [
      'Hostal Initech (Lugo, Galicia), junto al río\nPuesto: Cocinero/a de noche – temporada\nRef. C-2',
      'Cocinero/a de noche',
    ],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toContain(position);
  });
});
