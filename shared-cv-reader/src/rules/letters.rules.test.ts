import { describe, expect, test } from '@jest/globals';
import { readFile } from '../readers/read-file.ts';
import { textLines } from '../readers/text-lines.rules.ts';
import { isLetterAlone } from './letters.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const CV = `
# Tove Lindahl
Harbour Pilot
tove@example.org | +46 8 123 456

# Experience
Pilot, Port of Gavle ¦ Mar 2019 – Present
* Brought in 900 ships.

# Interests
Rowing, Old maps
`;
const LETTERS = {
  en: `
# Tove Lindahl
tove@example.org ¦ +46 8 123 456
# NORTH QUAY AUTHORITY
30 November 2026
Application for the position of Chief Pilot
Dear North Quay Authority team,
I would like to apply for the position of Chief Pilot.
I have worked at the Port of Gavle since March 2019.
Kind regards,
Tove Lindahl
`,
  de: `
# Tove Lindahl
tove@example.org ¦ +46 8 123 456
# Hafenamt Nordkai
Kiel, 30. November 2026
Bewerbung als Oberlotsin
Sehr geehrte Frau Petersen,
hiermit bewerbe ich mich als Oberlotsin.
Seit März 2019 arbeite ich im Hafen von Gävle.
Mit freundlichen Grüßen
Tove Lindahl
`,
  es: `
# Tove Lindahl
tove@example.org ¦ +46 8 123 456
# Carta de presentación
Estimado equipo de Muelle Norte:
Me dirijo a ustedes para optar al puesto de práctica.
Desde marzo de 2019 trabajo en el puerto de Gavle.
Atentamente,
Tove Lindahl
`,
  fr: `
# Tove Lindahl
tove@example.org ¦ +46 8 123 456
# Lettre de motivation
Madame, Monsieur,
Je souhaite rejoindre votre équipe de pilotes.
Depuis mars 2019, je travaille au port de Gavle.
Cordialement,
Tove Lindahl
`,
};
const linesOf = (letter: string) =>
  letter
    .trim()
    .split('\n')
    .map((line) => line.replace(/^# /, '').replace(' ¦ ', ' '));

describe('a letter', () => {
  test.each(Object.entries(LETTERS))(
    'behind a CV stands apart from it, whole (%s)',
    (_, letter) => {
      const { cv, unplaced } = readLines(linesFrom(`${CV}\n${letter}`));
      const alone = readLines(linesFrom(CV));
      expect(cv).toEqual(alone.cv);
      expect(unplaced).toEqual([
        expect.objectContaining({ kind: 'letter', text: linesOf(letter).join('\n') }),
      ]);
    },
  );

  test('before a CV stands apart from it', () => {
    const { cv, unplaced } = readLines(linesFrom(`${LETTERS.de}\n${CV}`));
    expect(cv.personal_info?.fullName).toBe('Tove Lindahl');
    expect(cv.work_experience).toHaveLength(1);
    expect(unplaced.at(-1)).toMatchObject({ kind: 'letter' });
  });

  test('without a greeting is told by its heading', () => {
    const { cv, unplaced } = readLines(
      linesFrom(`${CV}\n# Cover Letter\nPlease find my CV. I would be glad to hear from you.`),
    );
    expect(cv.sections).toHaveLength(1);
    expect(unplaced).toMatchObject([{ kind: 'letter', text: expect.stringMatching(/glad/) }]);
  });

  test.each(Object.entries(LETTERS))(
    'that is the whole file is said to be one (%s)',
    async (_, letter) => {
      expect(isLetterAlone(linesFrom(letter))).toBe(true);
      const bytes = new TextEncoder().encode(linesOf(letter).join('\n'));
      await expect(readFile(bytes, { onProgress: () => {} })).rejects.toMatchObject({
        refusal: 'letter',
      });
    },
  );
});

test('a greeting within what a CV tells begins no letter', () => {
  const text = `${CV}\n# Projects\nDear Neighbour, a play ¦ 2021\n* Wrote letters that end with kind regards.`;
  expect(readLines(linesFrom(text)).unplaced).toEqual([]);
  expect(isLetterAlone(linesFrom(CV))).toBe(false);
  expect(isLetterAlone(textLines('Tove Lindahl\nKind regards'))).toBe(false);
});
