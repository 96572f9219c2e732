import { expect, test } from '@jest/globals';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

test.each([
  [
    'Initech is growing.\n\nWe are looking for a Data Analyst (f/m/x) for our office in Dublin.',
    'Data Analyst (f/m/x)',
  ],
  ['Puesto: Desarrollador/a Frontend\nÁrea: Tecnología', 'Desarrollador/a Frontend'],
  ['**Fullstack-Entwickler*in (m/w/d)**\nInitech GmbH, Kassel', 'Fullstack-Entwickler*in (m/w/d)'],
  [
    'Zur Verstärkung suchen wir dich als Mitarbeiter:in Vertriebsinnendienst (gn) in Ulm.',
    'Mitarbeiter:in Vertriebsinnendienst (gn)',
  ],
  ['Initech\n\nBuscamos enfermero/a para nuestro centro.', 'enfermero/a'],
  ['⭐ WAREHOUSE SHIFT LEAD ⭐ START NOW ⭐', 'Warehouse Shift Lead'],
  ['Disponent/-in (m/w/d) Nahverkehr', 'Disponent/-in (m/w/d) Nahverkehr'],
  ['Senior Backend Engineer – Payments | Initech', 'Senior Backend Engineer'],
  ['Wir suchen eine*n Dachdecker*in (m/w/d), gern ab sofort.', 'Dachdecker*in (m/w/d)'],
  [
    'Logopädin (m/w/d) mit Schwerpunkt Schlucken gesucht 💛 Ulm',
    'Logopädin (m/w/d) mit Schwerpunkt Schlucken',
  ],
  ['BARISTA wanted – Initech', 'Barista'],
  ['Radiographer, Emergency Care (permanent)\nInitech', 'Radiographer, Emergency Care'],
  ['Role      Payroll Clerk\nSite      Cork\nHours     20', 'Payroll Clerk'],
  ['Engineer number nine\n\nWe are looking for a Data Engineer.', 'Data Engineer'],
  [
    'Initech invites applications for a position as Research Librarian (75 %).',
    'Research Librarian',
  ],
  ['Se precisa carnicera para nuestra tienda.', 'carnicera'],
  [
    'Do you like maps? Read on.\nAs our Survey Records Officer you will draw.',
    'Survey Records Officer',
  ],
  ['The Director of Field Studies creates our plans.', 'Director of Field Studies'],
  ['As a Survey Specialist, the incumbent serves the county.', 'Survey Specialist'],
  [
    "We're hiring a Senior Data Engineer, Payments (Hybrid, Cork).",
    'Senior Data Engineer, Payments',
  ],
  [
    'Buscamos incorporar a nuestro taller a un/a Soldador/a de tuberías para Vigo.',
    'Soldador/a de tuberías',
  ],
  [
    'Buscamos a quien quiera sumarse como Analista de Rutas al área de tráfico.',
    'Analista de Rutas',
  ],
  ['El cargo es el de Analista de Calidad (QA), con 35 horas.', 'Analista de Calidad (QA)'],
  ['La búsqueda: Desarrollador/a Móvil\n\nRequisitos técnicos\n- Kotlin', 'Desarrollador/a Móvil'],
  [
    'Perfil buscado: Técnico/a de laboratorio con ganas de probar y anotar.',
    'Técnico/a de laboratorio',
  ],
  [
    'Bei uns ist eine Stelle frei: SPS-Programmierer /\nInbetriebnehmer (all genders). Du reist viel.',
    'SPS-Programmierer / Inbetriebnehmer (all genders)',
  ],
  [
    'Wen suchen wir? Einen Monteur (m/w/d) Tore & Antriebe, der reist.',
    'Monteur (m/w/d) Tore & Antriebe',
  ],
  ['We offer opportunities and get creative in architecting solutions.', ''],
  ['To strengthen our crew\n\nPuesto: Soldador/a', 'Soldador/a'],
  [
    'Stadt Ulm\nDer Bürgermeister\n\nzum Mai eine Stelle als\n\nGärtnerin / Gärtner (m/w/d) Grünpflege\n\nzu besetzen.',
    'Gärtnerin / Gärtner (m/w/d) Grünpflege',
  ],
  ['Product Manager, Close & Reporting\nInitech', 'Product Manager, Close & Reporting'],
  ['Initech is hiring! | Senior Embedded Engineer | Tallinn', 'Senior Embedded Engineer'],
  ['Koch (m/w/d) ab März\nInitech', 'Koch (m/w/d)'],
  ['Koch (m/w/d) und Kellner (m/w/d)\nInitech', 'Koch (m/w/d)'],
  ['Erzieher (m/w/d) für Kita in Ulm-Söflingen gesucht!', 'Erzieher (m/w/d)'],
  ['We are seeking to appoint an enthusiastic and reflective Music Teacher.', 'Music Teacher'],
  ['Initech precisa incorporar un/a Contable para su sede.', 'Contable'],
  ['Job Description: Roofer (m/f/x)', 'Roofer (m/f/x)'],
  ['We are looking for a Backend Engineer (Kotlin) to join us.', 'Backend Engineer (Kotlin)'],
  [
    'Initech grows.\n\nAs a Product Manager, Payments, you will decide.',
    'Product Manager, Payments',
  ],
  ['Como Asesor/a de Viajes te pediremos paciencia.', 'Asesor/a de Viajes'],
  [
    'Buscamos Pintor/a de coches y Soldador/a de camiones.\n\nPINTOR/A\n- Permiso B',
    'Pintor/a de coches',
  ],
  [
    'Initech busca Enfermero/a para Ulm.\n\n- Asesorar a las familias\n- Auxiliar al médico',
    'Enfermero/a',
  ],
  // An article stands for the post in the sentence that seeks, not in the next.
  ['Initech braucht Hilfe. Bei uns war ein Koch im Fernsehen.', ''],
  ['Storyboard Artist\nInitech', 'Storyboard Artist'],
  ['Initech busca Instalador/a de gas para Ulm.', 'Instalador/a de gas'],
  ['Wir suchen eine Fahrzeuglackiererin für unser Werk.', 'Fahrzeuglackiererin'],
  [
    '¿Eres Administrador/a de Sistemas y te aburres? Initech te llama.',
    'Administrador/a de Sistemas',
  ],
  ['Denominación: Educador/a Social\nCentro: Ulm', 'Educador/a Social'],
  ['We have an exciting opportunity for a Housing Officer to join our team.', 'Housing Officer'],
  ['Initech sells rings.\n\nAs Store Manager you lead a team.', 'Store Manager'],
  // Two columns: the name ends where the gap begins.
  ['BENCH JOINER                    Initech Ltd, Ulm\n\nPay | £14', 'Bench Joiner'],
  ['Post title: Housing Officer        Post no: HO/12\nGrade: 6', 'Housing Officer'],
  ['Netztechniker/in (m/w/d)                    Standort Ulm', 'Netztechniker/in (m/w/d)'],
  ['+++ JETZT BEWERBEN +++ LAGERIST (M/W/D) +++ AB 15 EUR/H +++', 'Lagerist (m/w/d)'],
  ['**NEW ROLE** Payroll Manager | Ulm | Ref IN/7', 'Payroll Manager'],
  [
    'OFERTA 4711 - Desarrollador Backend Java - Proyecto seguros - Ulm (híbrido)',
    'Desarrollador Backend Java',
  ],
  ['PUESTO: Mozo/a de almacén turno de noche (22:00 - 06:00)', 'Mozo/a de almacén'],
  ['Nos hace falta una persona como contable, media jornada.', 'contable'],
  [
    'Initech has looked after pipes for years, which is why we are now recruiting a District Heating Engineer for thirty hours a week. You need to be a Chartered Engineer.',
    'District Heating Engineer',
  ],
  ['Initech makes tea.\nIt is hot.', ''],
])('%s', (text, position) => {
  expect(readPosition(readJobText(text), 'Initech')).toBe(position);
});
