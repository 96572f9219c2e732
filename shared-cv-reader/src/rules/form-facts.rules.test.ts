import { describe, expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const FORM = [
  'Name: ¦ Jonas Wendt',
  'Geburtsdatum: ¦ 3. Mai 1990',
  'Geburtsort: ¦ Flensburg',
  'Familienstand: ¦ verheiratet, zwei Kinder',
  'Staatsangehörigkeit: ¦ deutsch',
  'Anschrift: ¦ Holtenauer Str. 4, 24105 Kiel',
].join('\n');
const JOB = '# Berufserfahrung\n03/2015 – heute ¦ Tischler, Möbel Harms, Kiel';
const read = (text: string) => readLines(linesFrom(text));

describe('what a form says of a person that has no field', () => {
  test('is neither title, home nor summary, and is not placed', () => {
    const { cv, unplaced } = read(`# Lebenslauf\nPersönliche Daten\n${FORM}\n${JOB}`);
    expect(cv.personal_info).toMatchObject({
      ...{ fullName: 'Jonas Wendt', title: '', summary: '' },
      location: 'Holtenauer Str. 4, 24105 Kiel',
    });
    expect(unplaced.map(({ text }) => text).join('\n')).toContain('Geburtsort: Flensburg');
  });

  test('is so in lines below its names, too', () => {
    const { cv } = read(
      `# Jonas Wendt\n# Persönliche Daten\nGeburtsort\nFlensburg\nNationalität\nDeutsch\n${JOB}`,
    );
    expect(cv.personal_info?.location).toBe('');
  });

  test('makes a form of what stands below another heading', () => {
    const { cv } = read(
      `# Jonas Wendt\n# Profile\nDate of birth : 3 May 1990\nMarital status : single\nHobbies : Sailing, chess\n${JOB}`,
    );
    expect(cv.personal_info?.summary).toBe('');
    const [interests] = cv.sections ?? [];
    expect(interests?.kind).toBe('interests');
    expect(interests?.entries.map(({ name }) => name)).toEqual(['Sailing', 'chess']);
  });

  test('leaves a name in two parts', () => {
    const { cv } = read(`# Lebenslauf\nVorname ¦ Jonas\nNachname ¦ Wendt\n${JOB}`);
    expect(cv.personal_info?.fullName).toBe('Jonas Wendt');
  });
});

describe('an address', () => {
  test('is whole where its street and its town stand in two lines', () => {
    const of = (text: string) => read(text).cv.personal_info?.location;
    expect(of('# Jonas Wendt\nHoltenauer Str. 4\n24105 Kiel\njonas@wendt.example')).toBe(
      'Holtenauer Str. 4, 24105 Kiel',
    );
    expect(of('# Jonas Wendt\nAnschrift ¦ Holtenauer Str. 4\n24105 Kiel')).toBe(
      'Holtenauer Str. 4, 24105 Kiel',
    );
    expect(of('# Jonas Wendt\nJoiner\n24105 Kiel')).toBe('24105 Kiel');
  });
});
