import { describe, expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from '../read/position.rules.ts';

const positionOf = (text: string, house = '') => readPosition(readJobText(text), house);

describe('the post of a few lines', () => {
  test.each([
    ['Tidewrack | Warehouse Op | Nights | FLT licence', 'Warehouse Op'],
    ['anyone know a solid SRE? Terraform, AWS', 'SRE'],
    ['Suchen ab sofort Koch/Köchin (m/w/d) f. Landgasthof, Deutsch B1', 'Koch/Köchin (m/w/d)'],
    ['Buscamos dev PHP (Laravel + MySQL), 3 años', 'dev PHP'],
    ['CONDUCTOR C+E c/ CAP, rutas nacionales', 'Conductor C+E'],
    ['Minijob: Kassierer/in für Tankstelle, Deutsch C1', 'Kassierer/in'],
    ['Physiotherapeut:in 20–30 Std. | Praxis Beweg, Gotha | MT, KGG', 'Physiotherapeut:in'],
    ['Buscamos para nuestro hotel en Ronda un/a jefe/a de cocina. 4 años.', 'jefe/a de cocina'],
    ['A baker with two dogs runs the shop.', ''],
    ['Pfeffersack Imports, Hull, night porter, weekends, £12/h', 'night porter'],
    ['Glass bender wanted, Hull. Neon since 1961. Ask for Viv.', 'Glass bender'],
    ['My sister runs a forge and is swamped. So: a farrier, please. Own van.', 'farrier'],
    ['QA contract via Initech, outside IR35, 6 months: Cypress, Postman', 'QA'],
    [
      'Physiotherapist – Hands, Initech Clinic\n\nYou hold HCPC registration and have splinted hands before.',
      'Physiotherapist – Hands',
    ],
    ['Suche für Initech in Ulm als Beraterin einen Statiker (m/w/d).', 'Statiker (m/w/d)'],
    [
      'Verwaltung Ost sucht zum 1. Mai eine Amtssekretärin / einen Amtssekretär.',
      'Amtssekretär/in',
    ],
    [
      'Pottery needs another pair of hands. You would be joining us as a joiner. Own van.',
      'joiner',
    ],
    ['Our mill, Initech, is seeking an experienced weaver for Dornier looms.', 'weaver'],
    [
      'Suche für meinen Hof zuverlässige/n Pferdewirt/in. Misten. Trainer C wäre ein Pluspunkt.',
      'Pferdewirt/in',
    ],
    ['Se ofrece trabajo de topógrafo/a. Leica, AutoCAD.', 'topógrafo/a'],
    ['Der Verlag möchte eine Lektorin / einen Lektor kennenlernen.', 'Lektorin / Lektor'],
    ['Mitarbeiter:in im Lager, Ulm, Deutsch C1', 'Mitarbeiter:in im Lager'],
    ['Erzieher:in im Haus Sonne, Ulm, Deutsch C1', 'Erzieher:in'],
    ['Bodega Initech busca viñador/a en Haro, tractor y poda.', 'viñador/a'],
    ['Necesito cajero/a que cuadre la caja de lunes a viernes.', 'cajero/a'],
    [
      'Programador/a Go para Initech, Lugo, Go, Redis, no hace falta carrera, 30k',
      'Programador/a Go',
    ],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

describe('the post of a few lines, by where it stands', () => {
  test.each([
    ["Plumber's mate wanted. Must drive, own boots.", "Plumber's mate"],
    ['Metallbau Nord in Ulm stellt Schlosser und Schweißer ein. WIG.', 'Schlosser und Schweißer'],
    ['Initech, the shop on Quay Street, would love to hear from a seamstress.', 'seamstress'],
    ['Der Salon in Husum sucht ’ne Friseurin mit Gesellenbrief.', 'Friseurin'],
    ['Das Hebammenhaus freut sich auf eine weitere Hebamme. Examen braucht ihr.', 'Hebamme'],
    ['Für unseren Kunden, einen Schlachthof, suchen wir mehrere Metzger.', 'Metzger'],
    ['#Socorristas para piscinas, Madrid, junio a septiembre. Título en vigor.', 'Socorrista'],
    ['Now hiring: Loomhand (seasonal). Must swim, own boots.', 'Loomhand'],
    ["We've lost our sous chef to Lisbon, so Initech is looking! HACCP please.", 'sous chef'],
    ['Wir suchen Verstärkung! 🚀 Frontend-Entwickler*in in Ulm. Vue 3.', 'Frontend-Entwickler*in'],
    ['Für einen Kunden suche ich eine/n Go-Entwickler/in. SQL, Deutsch C1.', 'Go-Entwickler/in'],
    [
      'Own a clean car? Initech has room for one more taxi driver. No points please, and own phone.',
      'taxi driver',
    ],
    [
      'Would you like to be a swimming instructor at Initech two mornings? STA or Level 2 needed.',
      'swimming instructor',
    ],
    [
      'Flora am Dom hat eine Floristin zu wenig! Wer bindet mit? Gesellenbrief, Trauerfloristik. Di–Sa.',
      'Floristin',
    ],
    [
      'Vecinos, en Initech buscamos a alguien que quiera ser frutera. Madrugar, sumar de cabeza.',
      'frutera',
    ],
    [
      'Du kannst Heizung? Wir können Chef 😎 Kundendienstmonteur gesucht, Kassel.',
      'Kundendienstmonteur',
    ],
    [
      'Our workshop manager Steve is off to Porto, so Initech seeks the next one. Cytech 3, team lead experience.',
      'workshop manager',
    ],
    [
      '¿Buscas un cambio? Hazte Agente de seguros con Initech. Formación comercial.',
      'Agente de seguros',
    ],
    [
      "Hello! Initech is adding to the team and we'd love an Optical Assistant.",
      'Optical Assistant',
    ],
    [
      'A firm in Dublin has asked me to find a Product Marketing Manager. Call?',
      'Product Marketing Manager',
    ],
    ['Our wonderful cook Pat retires in May and we need someone for her kitchen.', 'cook'],
    [
      'Für einen Kunden besetzen wir die Position Controller (m/w/d). SAP CO.',
      'Controller (m/w/d)',
    ],
    ['Dachdeckergeselle, sofort, Raum Kassel, Steildach, FS Klasse B', 'Dachdeckergeselle'],
    ['Initech busca persona para trabajar como ganadero. Partos, tractor.', 'ganadero'],
    ['Initech FC – volunteer needed! Coach, Wednesdays and Sundays. First aid.', 'Coach'],
    ['Able Seaman required – Initech, Oban. STCW, ENG1.', 'Able Seaman'],
    ['Initech sucht seinen ersten Head of Sales! SaaS-Vertrieb, Team aufbauen.', 'Head of Sales'],
    ['Der Maschinenring Alb vermittelt Betriebshelfer für Höfe. Melken.', 'Betriebshelfer'],
    ['Initech arranca curso y nos falta monitora de robótica. Scratch.', 'monitora de robótica'],
    [
      'Initech freut sich auf eine Logopädin oder einen Logopäden. Abschluss.',
      'Logopädin oder Logopäde',
    ],
    ['Initech, Bristol, is after a drayman (or draywoman!) to get casks out.', 'drayman'],
    ['Initech: could our next Fundraising Officer be you? Own transport.', 'Fundraising Officer'],
    ['Hey Lucas! Would you be open to a Design Engineer role in Delft? CAD.', 'Design Engineer'],
    ['Liebe Kunden, wir suchen Verstärkung, am liebsten eine Drogistin. Kasse.', 'Drogistin'],
    ['Busco au pair de septiembre a junio. Inglés B1, carnet.', 'au pair'],
    ['Initech stellt Dachmonteure ein. Schwindelfrei, Klasse B.', 'Dachmonteur'],
    [
      'Initech Golf Club invites CVs for Head Groundskeeper. Irrigation, team of four, chainsaw.',
      'Head Groundskeeper',
    ],
    [
      'Initech, Year 3: we require a kind, organised Teaching Assistant. Phonics, DBS.',
      'Teaching Assistant',
    ],
    ['Initech seeks RGN as Community Nurse in Fife. Catheter, full licence.', 'Community Nurse'],
    ['Initech is signing up delivery riders in Leith. Own bike, smartphone.', 'delivery rider'],
    ['Auf dem Biohof ist eine Stelle als Gemüsegärtner frei. Marktverkauf.', 'Gemüsegärtner'],
    ['Initech, Úbeda: plaza de copista. Mecanografía, Word.', 'copista'],
    ['Initech sucht Saisonkräfte für September. Kräftig, früh wach.', 'Saisonkraft'],
    ['Initech → Growth Marketer → Remote. Paid social, SQL.', 'Growth Marketer'],
    ['¡Te esperamos! Enfermeros/as para urgencias – Initech. Colegiación.', 'Enfermero/a'],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});

test('what stands beside the house at the head of a short ad is the post, whatever it is', () => {
  const text = 'Gongler – Initech – Ulm. We are hiring. Licence, availability.';
  expect(positionOf(text, 'Initech')).toBe('Gongler');
});

test('a house that is called like those who work there is no post', () => {
  const text = 'Tolland Opticians is growing. We want an Optical Assistant who likes people.';
  expect(positionOf(text, 'Tolland Opticians')).toBe('Optical Assistant');
});

test('a nursery that has a space in its team is no nurse', () => {
  const text =
    'Do you love messy play? Acorns Nursery in Leeds has a space in its team for a Nursery Practitioner. First aid, DBS.';
  expect(positionOf(text, 'Acorns Nursery')).toBe('Nursery Practitioner');
});

describe('the post of a few lines without the terms around it', () => {
  test.each([
    ['Freelance video editor, anyone? Premiere Pro.', 'video editor'],
    ['We need a Tuesday-and-Saturday shop assistant. Retail experience helpful.', 'shop assistant'],
    ['Kitchen porter, evenings & weekends\nMust be 18+.', 'Kitchen porter'],
    ['Initech has a vacancy for a Library Assistant (Saturdays). IT skills.', 'Library Assistant'],
    ['We need a refrigeration engineer covering the M4. F-Gas.', 'refrigeration engineer'],
    ['Initech needs a chef de partie plus two commis. Pasta, pastry.', 'chef de partie'],
    ['Wir brauchen Maler- und Lackierergesellen ab sofort. WDVS.', 'Maler- und Lackierergeselle'],
    ['En Initech queremos una vendedora como tú. TPV, inglés, simpatía.', 'vendedora'],
    ['A family in N5 seeks a nanny for twins aged 2. First aid, driver.', 'nanny'],
    ['Taxifahrer/-in Nachtschicht, Koblenz. P-Schein.', 'Taxifahrer/-in'],
    ['Mozo de cuadra se necesita en Initech, Jerez. Carnet B.', 'Mozo de cuadra'],
    ['Initech sucht eine/n Kinderpfleger/in für die Igelgruppe. Geduld.', 'Kinderpfleger/in'],
    ['Heating Engineers x2 – immediate start – Initech. Gas Safe.', 'Heating Engineer'],
    ['Hafenmeister für Marina Musterbach, April bis Oktober. Kran.', 'Hafenmeister'],
    ['Copyshop Nord: Aushilfe für Semesterferien. InDesign.', 'Aushilfe'],
    ['Pflegefachkräfte aufgepasst! Initech sucht euch. Examen.', 'Pflegefachkraft'],
    ['Initech are hiring two electricians for domestic work. Own tools.', 'electrician'],
    ['Initech needs a junior copywriter in its Norwich office. SEO.', 'junior copywriter'],
    ['LKW-Fahrer CE im Nahverkehr, Raum Essen. Modul 95.', 'LKW-Fahrer CE'],
    ['Wir suchen eine Köchin / einen Koch (m/w/d) für die Frühschicht.', 'Köchin / Koch (m/w/d)'],
    [
      'Unser Verein braucht ab Mai eine Schwimmlehrerin oder einen Schwimmlehrer.',
      'Schwimmlehrer/in',
    ],
    [
      'Suche Elektroniker für Energie- und Gebäudetechnik, Raum Gießen, KNX.',
      'Elektroniker für Energie- und Gebäudetechnik',
    ],
    [
      'Necesitamos profesor/a de Física para Bachillerato, de lunes a jueves.',
      'profesor/a de Física',
    ],
  ])('%s', (text, position) => {
    expect(positionOf(text)).toBe(position);
  });
});
