import { describe, expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';
import { isClosing } from './closing.rules.ts';

const GERMAN = 'Bäckereifachverkäufer (m/w/d)\n\nDein Profil:\n- Freundlichkeit\n- Belastbarkeit';
const SPANISH = 'Dependiente/a\n\nRequisitos:\n- Experiencia en tienda\n- Puntualidad';
const ENDS: readonly [string, readonly string[]][] = [
  [
    GERMAN,
    [
      'Wir freuen uns auf Ihre Bewerbung.\n\nFreundliche Grüße\n\nMarion Keller\nPersonalabteilung',
      'Mit freundlichen Grüßen\nIhr Team der Bäckerei Sommer',
      'Bei Fragen melde dich gern bei Frau Anna Lindner, Tel. 0451 123456, jobs@example.com.',
      'Ihr Ansprechpartner: Herr Thomas Reuter\nTelefon: 040 1234-56\nE-Mail: bewerbung@example.de',
      'Haben wir Ihr Interesse geweckt? Dann senden Sie uns Ihre Unterlagen mit Ihrem Eintrittstermin.',
      'Klingt das nach dir? Dann schick uns deinen Lebenslauf. Wir melden uns innerhalb einer Woche.',
      'Für Rückfragen steht Ihnen Frau Petra Vogt unter der Rufnummer 0251 9876 zur Verfügung.',
      'Werden Sie Teil unseres Teams und bewerben Sie sich jetzt online!',
      'Bitte bewerben Sie sich bis zum 15. Januar 2027 unter Angabe der Kennziffer 4711.',
      'Du hast noch Fragen? Lisa aus dem Team hilft dir gern weiter.',
      'Eintritt: ab sofort',
      'Viele Grüße\nDein Recruiting-Team\nSabrina & Jonas',
    ],
  ],
  [
    SPANISH,
    [
      'Esperamos tu candidatura.\n\nUn saludo,\nEquipo de Recursos Humanos',
      'Atentamente,\nMarta Ruiz\nResponsable de Personal',
      'Si te interesa, envía tu CV a empleo@example.com indicando la referencia 4711.',
      'Para más información, contacta con Laura Gómez en el teléfono 955 123 456.',
      '¿Te animas? Inscríbete en la oferta y nos pondremos en contacto contigo.',
      'Estamos deseando conocerte. ¡Te esperamos!\nSaludos cordiales',
      'Tu candidatura será tratada con confidencialidad. Solo contactaremos con las personas elegidas.',
    ],
  ],
];

describe.each(ENDS)('the end of an ad asks for nothing: %s', (ad, ends) => {
  test.each(ends)('%s', (end) => {
    for (const gap of ['\n\n', '\n', '\n- '])
      expect(askedIn(`${ad}${gap}${end}`)).toEqual(askedIn(ad));
  });
});

test('what is asked below a signature is read on', () => {
  const more = 'Viele Grüße\nSabrina\n\nDas wäre toll:\n- SQL';
  expect(askedIn(`${GERMAN}\n\n${more}`)).toEqual([...askedIn(GERMAN), 'nice SQL']);
});

test('a text without line breaks ends where its closing begins', () => {
  const text =
    'Koch (m/w/d)\n\nIhr Profil:\n- Reisebereitschaft Wir freuen uns auf Ihre Bewerbung.';
  expect(askedIn(text)).toEqual(['must Reisebereitschaft']);
});

test.each([
  ['- Lust auf neue Technologien', 'must Lust auf neue Technologien'],
  ['- Saludo a los clientes', 'must Saludo a los clientes'],
])('%s asks for something', (line, asked) => {
  expect(askedIn(`Koch (m/w/d)\n\nIhr Profil:\n- Kochen\n${line}`).at(-1)).toBe(asked);
});

test('a condition of who is looked forward to may ask for something', () => {
  expect(isClosing('Wir freuen uns auf Sie.')).toBe(true);
  expect(isClosing('Wir freuen uns auf Sie, wenn Sie SQL beherrschen.')).toBe(false);
});

test('what says nothing without another is left out', () => {
  const points = ['Flexibilität', 'zählen zu deinen Stärken', 'Kritikfähigkeit', 'CRÍTICO'];
  const text = `Koch (m/w/d)\n\nDein Profil:\n${points.map((one) => `- ${one}`).join('\n')}`;
  expect(askedIn(text)).toEqual(['must Flexibilität', 'must Kritikfähigkeit']);
});

test.each([
  'This message may contain confidential information.',
  'Think before you print.',
  'Diese E-Mail kann vertrauliche Informationen enthalten.',
  'Este correo puede contener información confidencial.',
])('what mails end with asks for nothing: %s', (sentence) => {
  expect(isClosing(sentence)).toBe(true);
});
