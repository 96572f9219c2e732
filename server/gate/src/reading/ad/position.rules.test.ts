import { expect, test } from '@jest/globals';
import { readJobText } from './job-text.rules.ts';
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
  ['To strengthen our crew\n\nPuesto: Soldador/a', 'Soldador/a'],
  [
    'Stadt Ulm\nDer Bürgermeister\n\nzum Mai eine Stelle als\n\nGärtnerin / Gärtner (m/w/d) Grünpflege\n\nzu besetzen.',
    'Gärtnerin / Gärtner (m/w/d) Grünpflege',
  ],
  ['Product Manager, Close & Reporting\nInitech', 'Product Manager, Close & Reporting'],
  ['Initech is hiring! | Senior Embedded Engineer | Tallinn', 'Senior Embedded Engineer'],
  ['Initech makes tea.\nIt is hot.', ''],
])('%s', (text, position) => {
  expect(readPosition(readJobText(text), 'Initech')).toBe(position);
});
