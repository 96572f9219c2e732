import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => {
  const { cv } = readLines(linesFrom(`# Ana Ruiz\n\n${text}`));
  return {
    skills: cv.skills?.map(({ name }) => name),
    spoken: cv.language_skills?.map(({ language }) => language),
    more: cv.sections?.flatMap(({ entries }) => entries.map(({ name }) => name)),
  };
};

describe('lists with names in one line', () => {
  test.each([
    'Programming: Java, C. Tools: PLECS, LTspice.',
    'Programming: Java, C; Tools: PLECS, LTspice',
    'Programming: Java, C | Tools: PLECS, LTspice',
    'Programming: Java, C. Tools: PLECS,\nLTspice.',
  ])('are as many lists: %j', (text) => {
    expect(read(`# Skills\n${text}`).skills).toEqual(['Java', 'C', 'PLECS', 'LTspice']);
  });

  test.each([
    ['# Skills\nOffice: Excel\n', 'Languages: German (native), English C1; Driving licence: B'],
    [
      '# Kenntnisse\nOffice: Excel\n',
      'Sprachen: Deutsch (Muttersprache), Englisch C1. Führerschein: B',
    ],
    ['# Idiomas\n', 'Idiomas: Español (nativo), Inglés C1; Carné de conducir: B'],
  ])('are languages and a licence below %j', (above, text) => {
    const { spoken, more } = read(above + text);
    expect(spoken).toHaveLength(2);
    expect(more).toEqual([text.split(/[;.] /).at(-1)]);
  });

  test('are none where sentences tell what is meant, or a name stands within a list', () => {
    expect(read('# Skills\nTools: Lathe, Node.js, Adobe: Photoshop').skills).toEqual([
      'Lathe',
      'Node.js',
      'Adobe: Photoshop',
    ]);
  });
});
