import { describe, expect, test } from '@jest/globals';
import { cvPatchSchema, levelOf } from '@sastre/shared-contracts/api';
import { randomFrom } from '@sastre/shared-testing';
import { HEADINGS, wordsOf } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const ENGLISH = `
# Noor van Dijk
Paediatric Nurse
noor@example.org | +31 20 123 4567 | Utrecht, Netherlands
https://www.linkedin.com/in/noor

# Profile
Nurse with nine years on wards for children, calm in the night and clear with parents.

# Experience
Senior Nurse, Sint Lucas Hospital ¦ Utrecht, Netherlands
Leads a team of six. ¦ Mar 2019 – Present
* Cut waiting times by a third.
* Trains new colleagues.

Nurse, Kinderklinik Nord ¦ Hamburg, Germany
Ward for premature babies. ¦ 09/2015 – 02/2019

# Education
Hogeschool Utrecht ¦ 2011 – 2015
Bachelor of Nursing
Grade: 8.1

# Skills
Triage, Neonatal care, SAP

# Languages
Dutch (native), German: C1

# Certificates
Advanced Paediatric Life Support, ERC, 2021
`;

const GERMAN = `
# Lebenslauf
# Jörg Weiß

# Berufserfahrung
04/2018 – heute ¦ Elektroniker für Betriebstechnik
Stadtwerke Musterstadt GmbH
* Wartung von Schaltanlagen

09/2014 – 03/2018 ¦ Elektriker
Blitz & Söhne KG

# Ausbildung
2011 – 2014 ¦ Ausbildung zum Elektroniker
Berufsschule Ulm

# Sprachen
Deutsch – Muttersprache
Englisch – B2

# Führerschein
Klasse B
`;

describe('a CV in lines', () => {
  test('becomes a CV by its headings, dates and names', () => {
    const { cv, unplaced } = readLines(linesFrom(ENGLISH));
    expect(cv.personal_info).toMatchObject({
      fullName: 'Noor van Dijk',
      title: 'Paediatric Nurse',
      email: 'noor@example.org',
      phone: '+31 20 123 4567',
      location: 'Utrecht, Netherlands',
      linkedIn: 'https://www.linkedin.com/in/noor',
      summary: expect.stringMatching(/^Nurse with nine years .* parents\.$/),
    });
    expect(cv.work_experience).toMatchObject([
      {
        position: 'Senior Nurse',
        company: 'Sint Lucas Hospital',
        location: 'Utrecht, Netherlands',
        startDate: '2019-03',
        endDate: '',
        current: true,
        description: 'Leads a team of six.',
        achievements: ['Cut waiting times by a third.', 'Trains new colleagues.'],
      },
      { position: 'Nurse', company: 'Kinderklinik Nord', startDate: '2015-09', endDate: '2019-02' },
    ]);
    expect(cv.education).toMatchObject([
      {
        institution: 'Hogeschool Utrecht',
        degree: 'Bachelor of Nursing',
        gpa: '8.1',
        startDate: '2011',
        endDate: '2015',
      },
    ]);
    expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'Neonatal care', 'SAP']);
    expect(cv.language_skills).toMatchObject([
      { language: 'Dutch', level: 'Native' },
      { language: 'German', level: 'Advanced' },
    ]);
    expect(cv.sections).toMatchObject([{ kind: 'certificates' }]);
    expect(unplaced.map(({ text }) => text)).toEqual([]);
  });

  test('has a short second paragraph of its summary, too', () => {
    const said = ENGLISH.replace(' parents.', ' parents.\n\nWorks in small teams.');
    const { cv } = readLines(linesFrom(said));
    expect(cv.personal_info?.summary).toMatch(/ parents\.\n+Works in small teams\.$/);
  });

  test('is read in German, with dates in a column of their own', () => {
    const { cv } = readLines(linesFrom(GERMAN));
    expect(cv.personal_info?.fullName).toBe('Jörg Weiß');
    expect(cv.work_experience).toMatchObject([
      {
        position: 'Elektroniker für Betriebstechnik',
        company: 'Stadtwerke Musterstadt GmbH',
        startDate: '2018-04',
        current: true,
        achievements: ['Wartung von Schaltanlagen'],
      },
      { position: 'Elektriker', company: 'Blitz & Söhne KG' },
    ]);
    expect(cv.education).toMatchObject([{ institution: 'Berufsschule Ulm' }]);
    expect(cv.language_skills).toMatchObject([
      { language: 'Deutsch', level: 'Native' },
      { language: 'Englisch', level: 'Intermediate' },
    ]);
  });

  test('has no level where none is said, and a doubt where a word for one is not known', () => {
    const { cv, doubts } = readLines(
      linesFrom(
        'Ana Ruiz\nana@example.org\n\nSKILLS\nExcel, SAP\n\nLANGUAGES\nSpanish\nEnglish (C1)\nFrench: enough to order',
      ),
    );
    expect(cv.skills?.map(levelOf)).toEqual([undefined, undefined]);
    expect(cv.language_skills?.map(levelOf)).toEqual([undefined, 'Advanced', 'Intermediate']);
    expect(cv.language_skills?.[1]?.cefr).toBe('C1');
    expect(doubts).toEqual(['language_skills[2].level']);
  });

  test('says where each field comes from', () => {
    const { origins, lines } = readLines(linesFrom(ENGLISH));
    const [line] = origins['work_experience[1].company'] ?? [];
    expect(lines.find(({ id }) => id === line)?.text).toContain('Kinderklinik Nord');
  });
});

const WORDS = [
  ...[
    'Nurse',
    'Acme',
    'GmbH',
    '2019',
    '–',
    'heute',
    'Berlin,',
    'Germany',
    'a@b.example',
    'B2',
    ':',
    'and',
    'für',
  ],
  ...[
    '+49 30 1234567',
    'https://x.example/y',
    '03/2020',
    'University',
    'MSc',
    'in',
    'Physics',
    '(C1)',
    'SQL,',
    '|',
    '•',
  ],
];

/** A page of anything: known headings and known words in no order. */
function randomLines(seed: number) {
  const random = randomFrom(seed);
  const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const headings = Object.values(HEADINGS).flat();
  const line = () => {
    const kind = random();
    if (kind < 0.15) return '';
    if (kind < 0.3) return `# ${oneOf(headings)}`;
    const words = Array.from({ length: 1 + Math.floor(random() * 12) }, () => oneOf(WORDS));
    const text = words.join(random() < 0.1 ? ' ¦ ' : ' ');
    return random() < 0.25 ? `* ${text}` : text;
  };
  return linesFrom(Array.from({ length: 40 }, line).join('\n'));
}

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const seeds = Array.from({ length: 60 * Number(process?.env['SOAK'] ?? 1) }, (_none, seed) => seed);
const MADE = new Set(['id', 'level', 'kind', 'current', 'startDate', 'endDate']);

function texts(value: unknown, key = ''): string[] {
  if (MADE.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    texts(item, Array.isArray(value) ? key : name),
  );
}

describe('whatever stands in a file', () => {
  test('no value says a word that is not in it, and a save takes them all', () => {
    for (const seed of seeds) {
      const lines = randomLines(seed);
      const { cv } = readLines(lines);
      const there = new Set(lines.flatMap(({ text }) => wordsOf(text)));
      const invented = texts(cv)
        .flatMap(wordsOf)
        .filter((word) => !there.has(word));
      expect({ seed, invented }).toEqual({ seed, invented: [] });
      expect({ seed, ...cvPatchSchema.safeParse(cv) }).toMatchObject({ seed, success: true });
    }
  });

  test('each word is in a field, not placed, or part of a heading', () => {
    for (const seed of seeds) {
      const lines = randomLines(seed);
      const { cv, unplaced, origins } = readLines(lines);
      const dates = Object.entries(origins).flatMap(([path, ids]) =>
        /Date$|level$/.test(path) ? ids : [],
      );
      const there = new Set([...texts(cv), ...unplaced.map(({ text }) => text)].flatMap(wordsOf));
      const lost = lines
        .filter(({ cells, id }) => cells[0]?.runs[0]?.size === 10 && !dates.includes(id))
        .flatMap(({ text }) => wordsOf(text))
        .filter((word) => !there.has(word) && !['b2', 'c1'].includes(word));
      expect({ seed, lost }).toEqual({ seed, lost: [] });
    }
  });
});

describe('what stands at the edge of pages', () => {
  const pages = (...texts: string[]) =>
    texts
      .flatMap((text, page) => linesFrom(text).map((line) => ({ ...line, page })))
      .map((line, id) => ({ ...line, id }));

  test('is left out when it only counts the pages', () => {
    const lines = pages('# Ana Ruiz\nPage 1 of 2', '# Skills\nSQL\nPage 2 of 2');
    expect(readLines(lines).unplaced).toEqual([]);
  });

  test('is kept when it is a year or a word of its own', () => {
    const lines = pages(
      '# Ana Ruiz\n# Education\n2012\n2014\nEscuela de Arte\nGPA: 9.1',
      '2015\n2016\nEscuela de Cine\nGPA: 9.3',
    );
    expect(readLines(lines).cv.education).toMatchObject([
      { institution: 'Escuela de Arte', startDate: '2012', endDate: '2014' },
      { institution: 'Escuela de Cine', startDate: '2015', endDate: '2016' },
    ]);
  });
});

describe('headings that we do not know', () => {
  const person = '# Ana Ruiz\n\n# Experience\nNurse, Clinic ¦ 2019 – 2021\n\n';

  test('stand above skills where a list is below them, and nothing is lost', () => {
    const { cv, unplaced } = readLines(
      linesFrom(
        `${person}# Education\nUniversity of Ulm ¦ 2012\n\n# Things I do\nTriage\nSAP\nPlastering`,
      ),
    );
    expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'SAP', 'Plastering']);
    expect(cv.sectionTitles).toMatchObject({ skills: 'Things I do' });
    expect(unplaced).toEqual([]);
  });

  test('are the title of an added section where they say more than its kind', () => {
    const { cv } = readLines(
      linesFrom(
        `${person}# Education\nUniversity of Ulm ¦ 2012\n\n# Registration and certificates\nGold Card, JIB, 2020`,
      ),
    );
    expect(cv.sections?.map(({ title }) => title)).toEqual(['Registration and certificates']);
  });
});

test('what is told of a person below "About the person" is a profile', () => {
  const told =
    'Ich habe zwölf Jahre lang Orgeln gestimmt und suche nun eine Werkstatt in der Nähe, in der ich Lehrlinge anleiten kann, gern auch in Teilzeit.';
  const { cv, unplaced } = readLines(
    linesFrom(`# Jonna Bell\nBremen ¦ jonna@example.org\n# Zur Person\n${told}`),
  );
  expect(cv.personal_info?.summary).toBe(told);
  expect(unplaced).toEqual([]);
});
