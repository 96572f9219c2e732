import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readJobText } from './job-text.rules.ts';

const AD = 'Weaver\n\nWe weave.\n\nRequirements\n- Excel\n- Experience with looms';
const ASKED = ['must Excel', 'must looms'];

describe('what the page around an ad says asks for nothing', () => {
  test.each([
    '20+ solicitudes · Publicada hace 3 días · Guardar · Compartir · Inscribirme en esta oferta',
    'Save job Share Report this ad',
    'Apply now » Apply',
    'Posted 3 days ago · Over 100 applicants',
    'Easy Apply',
    '**Similar jobs**',
    'Estimated salary: £35,000 - £40,000 a year',
    'We use cookies to give you the best experience.',
    'Jetzt bewerben · Merken · Drucken',
    'Vor 3 Tagen veröffentlicht',
    'Anzeige melden',
    'Wir verwenden Cookies, um Ihre Erfahrung zu verbessern.',
    'Gehaltsschätzung: 48.000 – 56.000 € pro Jahr',
    'Más de 100 candidatos inscritos',
    'Volver a los resultados',
    'Salario estimado: 28.000 € - 34.000 €',
  ])('%s', (line) => {
    expect(askedIn(`${AD}\n- ${line}`)).toEqual(ASKED);
    expect(askedIn(`${AD}\n\n${line}`)).toEqual(ASKED);
    expect(readJobText(`${line}\n\n${AD}`)).toBe(readJobText(AD));
  });
});

test.each([
  ['Print', 'must Print'],
  ['Print and digital layout', 'must Print'],
  ['Drucken von Etiketten', 'must Drucken von Etiketten'],
  ['Experience with cookie consent tools', 'must cookie consent tools'],
  ['Datenschutz', 'must Datenschutz'],
])('who is asked for "%s" reads no button', (point, asked) => {
  expect(askedIn(`${AD}\n- ${point}`)).toContain(asked);
});

test('what may be a button is one beside others', () => {
  expect(askedIn(`${AD}\n- Save job\n- Print\n- Share`)).toEqual(ASKED);
});

test('many such lines are read as fast as others', () => {
  // Of the processor's time: the clock's would count whoever runs beside.
  const start = process.cpuUsage();
  readJobText(`${AD}\n${'- Print\n'.repeat(5_000)}${'sign in to '.repeat(14)}`);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
