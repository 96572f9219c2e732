import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';

describe('what an ad of a few words asks for by a question or a turn of speech', () => {
  test.each([
    [
      'Schweißer (m/w/d), Stahlbau Reh, Ulm. MAG, WIG und Kranschein sind dein Ding? Dann melde dich.',
      ['must MAG', 'must WIG', 'must Kranschein'],
    ],
    [
      'Unser Ruderclub sucht eine Aushilfe. Wer hat Lust, am Abend Getränke auszuschenken, die Tische abzuräumen und die Kasse zu machen? Trinkgeld.',
      ['must Getränke auszuschenken', 'must Tische abzuräumen', 'must Kasse zu machen'],
    ],
    [
      'Buchhalter (m/w/d), Kanzlei Brandt. Du beherrschst DATEV, hast einen Bachelor und sprichst Polnisch? Homeoffice möglich.',
      ['must DATEV', 'must Bachelor', 'must Polnisch'],
    ],
    [
      'Für unser Café suchen wir einen Kellner. Wichtig ist uns, dass du pünktlich bist und gut rechnen kannst. Sonntags frei.',
      ['must pünktlich bist', 'must rechnen kannst'],
    ],
    [
      '¿Sabes soldar TIG, leer planos y manejar la plegadora? En Metálicas Vega buscamos soldador/a. Turno de mañana.',
      ['must soldar TIG', 'must leer planos', 'must manejar la plegadora'],
    ],
    [
      'Hotel Mirador necesita socorrista. Hay que tener título de socorrista, ser responsable y hablar inglés. Julio y agosto.',
      ['must título de socorrista', 'must ser responsable', 'must inglés'],
    ],
    [
      'Florist wanted – Petal & Stem\n- NVQ 3\n- Weekends are no problem for you\n- Wedding work',
      ['must NVQ 3', 'must Weekends', 'must Wedding work'],
    ],
    [
      'Rezeptionist (m/w/d), Hotel Adler. Opera sicher. Französisch wird nicht gebraucht, Englisch auf B2 reicht.',
      ['must Opera sicher', 'must Englisch'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('how much it counts in an ad of a few words', () => {
  test.each([
    [
      'Web developer, Crow Studio. PHP, Laravel. Vue, Docker and Redis are a plus.',
      ['must PHP', 'must Laravel', 'nice Vue', 'nice Docker', 'nice Redis'],
    ],
    [
      'Nurse, Larkfield. NMC pin, IV skills; palliative experience welcome but not required.',
      ['must NMC', 'must IV skills', 'nice palliative experience'],
    ],
    [
      'Our bakery needs a confectioner. Level 2 hygiene. Sugar work and chocolate work, but not essential.',
      ['must Level 2 hygiene', 'nice Sugar work', 'nice chocolate work'],
    ],
    [
      'Chef de partie, The Plough. Level 2 hygiene. Pastry a bonus, butchery too.',
      ['must Level 2 hygiene', 'nice Pastry', 'nice butchery'],
    ],
    [
      'MFA (m/w/d), Praxis Dr. Lenz. Blutabnahme. Toll wäre, wenn Sie Turbomed kennen. Teilzeit.',
      ['must Blutabnahme', 'nice Turbomed'],
    ],
    [
      'Koch (m/w/d) gesucht. HACCP. Erfahrung im Hotel ist schön, aber kein Muss.',
      ['must HACCP', 'nice Hotel'],
    ],
    [
      'Systemadministrator (m/w/d). Dazu ein Studium der Informatik? Linux wäre schön.',
      ['must Studium der Informatik', 'nice Linux'],
    ],
    [
      'Diseñador/a. Illustrator; After Effects, si puede ser.',
      ['must Illustrator', 'nice After Effects'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('whom an ad of a few words would rather have', () => {
  test.each([
    [
      'Hi, our dental practice is after a hygienist. GDC registration please. We’d prefer someone with implant experience.',
      ['must GDC registration please', 'nice implant experience'],
    ],
    [
      'Junior designer. Figma, Illustrator. You’ll get extra love for motion graphics.',
      ['must Figma', 'must Illustrator', 'nice motion graphics'],
    ],
    ['Bus driver. PCV licence. Preference given to CPC holders.', ['must PCV licence', 'nice CPC']],
    ['Logopäde (m/w/d). Staatsexamen. Optimal wäre Bobath.', ['must Staatsexamen', 'nice Bobath']],
    [
      'Mechatroniker (m/w/d). SPS. Schön, wenn du Hochvolt-Schein hast.',
      ['must SPS', 'nice Hochvolt-Schein'],
    ],
    [
      'Bauleiter (m/w/d). Studium, VOB. Wir freuen uns über BIM-Kenntnisse.',
      ['must Studium', 'must VOB', 'nice BIM-Kenntnisse'],
    ],
    ['Comercial. Carnet B. Ideal si manejas Salesforce.', ['must Carnet B', 'nice Salesforce']],
    [
      'Landscaper: chainsaw licence, towing licence less so.',
      ['must chainsaw licence', 'nice towing licence'],
    ],
    [
      'Plumber wanted. Gas Safe is a must, underfloor heating would be handy.',
      ['must Gas Safe', 'nice underfloor heating'],
    ],
    [
      'Zimmerer (m/w/d). Gesellenbrief und Höhentauglichkeit.',
      ['must Gesellenbrief', 'must Höhentauglichkeit'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

test('a thing that begins small is weighed by itself behind a question', () => {
  const ad = 'Energieberater (m/w/d) | Haus & Hof. Du kennst Hottgenroth und SAP? iSFP wäre toll.';
  expect(askedIn(ad)).toEqual(['must Hottgenroth', 'must SAP', 'nice iSFP']);
});

describe('tasks and things of one’s own in an ad of a few words', () => {
  test.each([
    [
      'Payroll Officer\n- Post around 300 slips a week\n- Sage Payroll\n- Answer pension queries',
      ['must Post around 300 slips a week', 'must Sage Payroll', 'must Answer pension queries'],
    ],
    [
      'Assistant Buyer | Thornbury Home. Negotiate prices with suppliers and track deliveries. Hybrid.',
      ['must Negotiate prices with suppliers', 'must track deliveries'],
    ],
    [
      'Auxiliar de hogar en Lugo. Tareas: lavar la ropa, planchar camisas y cuidar el jardín.',
      ['must lavar la ropa', 'must planchar camisas', 'must cuidar el jardín'],
    ],
    [
      'Tiler wanted Monday. Must have own tools and CSCS. Time served only.',
      ['must own tools', 'must CSCS', 'must Time served only'],
    ],
    [
      'Uni sucht Spüler (m/w/d), belastbar, teamfähig, 14 €/Std.',
      ['must belastbar', 'must teamfähig'],
    ],
    [
      'We need a nanny. You must be 20 or over and a confident swimmer 😊 First aid would be lovely.',
      ['must 20 or over', 'must swimmer', 'nice First aid'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('years and what is denied aside in an ad of a few words', () => {
  test.each([
    [
      'The Heron requires a sous chef with at least 4 years in hotels, Level 3 Food Safety.',
      ['must 4 years in hotels', 'must Level 3 Food Safety'],
    ],
    [
      'Hi Ana,\n\nI have a Data Analyst role in Cork. They want SQL, Power BI (Tableau is not needed) and at least three years in insurance.\n\nWorth a quick chat on Friday?\n\nBest, Jo',
      ['must SQL', 'must Power BI', 'must three years in insurance'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

test.each([
  ['Hola grupo, en Bar Litos necesitan camarera cuanto antes. Piden inglés.', 'camarera'],
  ['Buenas, mi cuñado busca pintor ya, con furgoneta. Zona Getafe.', 'pintor'],
  ['Need a plasterer right away in Dover, CSCS.', 'plasterer'],
  ['Suche Fliesenleger so schnell wie möglich, Führerschein B.', 'Fliesenleger'],
  ['Mi prima necesita canguro los viernes. Carnet B.', 'canguro'],
  ['Our neighbour wants a gardener twice a month. Own mower.', 'gardener'],
  ['Dental lab in Leeds requires a ceramist with GDC registration.', 'ceramist'],
  ['Verein sucht Kassenwart. Excel.', 'Kassenwart'],
  ['Buenas, en la gestoría piden auxiliar contable cuanto antes. Excel.', 'auxiliar contable'],
  ['Studio wants a retoucher three days a week. Photoshop.', 'retoucher'],
])('%s seeks a %s', (text, post) => {
  expect(readPosition(text, '')).toBe(post);
});
