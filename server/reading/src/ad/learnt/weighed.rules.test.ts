import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from '../read/requirements.rules.ts';

const between = (before: string, lines: string, after: string) =>
  askedIn([before, lines, after].join('\n\n'));

test('what no cue of the rules names is asked for by its words: English', () => {
  const read = between(
    'Paralegal\n\nWe are a firm of twelve in Cork.',
    'You write well. Excel is a daily tool here, Zendesk too. CANDIDATES must have the right to work in Ireland.',
    'We like dogs.\n\nThe office is by the river.\n\nWe close in January.\n\nApply by post.',
  );
  expect(read).toEqual([
    'must write well',
    'must Excel',
    'must Zendesk',
    'must right to work in Ireland',
  ]);
});

test('what no cue of the rules names is asked for by its words: German', () => {
  const read = between(
    'Buchhalter (m/w/d)\n\nWir sind eine Weberei mit 60 Leuten.',
    'Sie buchen die Belege. Sie kennen DATEV. Sicheres Deutsch ist uns wichtig.',
    'Wir bieten fünf Wochen Ferien.\n\nWir freuen uns auf Sie.\n\nBitte per Post.',
  );
  expect(read).toEqual(['must buchen die Belege', 'must DATEV', 'must Deutsch']);
});

test('what no cue of the rules names is asked for by its words: Spanish', () => {
  const read = between(
    'Administrativa\n\nSomos una conservera de treinta personas en Vigo.\n\nTrabajarás con la gerente.',
    'Contabilizar facturas, conciliar los bancos cada semana y preparar el IVA.',
    'Horario de mañanas.\n\nSalario según convenio.\n\nEstamos junto al puerto.\n\nEscribe a Marta.',
  );
  expect(read).toEqual([
    'must Contabilizar facturas',
    'must conciliar los bancos cada semana',
    'must preparar el IVA',
  ]);
});

test('what is read by its words is quoted as it stands', () => {
  const ad = readJobText(
    'Paralegal\n\nWe are a firm of twelve.\n\nYou write well. Excel is a daily tool here, Zendesk too.\n\nWe like dogs.\n\nWe close in May.\n\nThe mill is old.\n\nWrite to Ann.',
  );
  const read = readRequirements(ad);
  expect(read.map(({ term }) => term)).toEqual(['write well', 'Excel', 'Zendesk']);
  for (const { term, quote } of read)
    expect([ad.includes(quote), quote]).toEqual([true, expect.stringContaining(term)]);
});

test('a few lines are left to the rules', () => {
  expect(askedIn('Clerk\n\nExcel is a daily tool here, Zendesk too.')).toEqual([]);
});
