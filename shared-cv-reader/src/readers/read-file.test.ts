import { describe, expect, test } from '@jest/globals';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import { strToU8, zipSync } from 'fflate';
import type { Reading } from '../reading.types.ts';
import { readFile } from './read-file.ts';

type File = string | Uint8Array;

const bytesOf = (file: File) => (typeof file === 'string' ? strToU8(file) : file);
const read = (file: File): Promise<Reading> =>
  readFile(bytesOf(file), { onProgress: () => undefined });
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const refusal = (file: File) =>
  read(file).then(
    ({ source }) => `read as ${source}`,
    (error: { refusal?: string }) => error.refusal ?? 'a fault',
  );

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const word = (body: string) =>
  zip({
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}><w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style><w:style w:styleId="Bullet"><w:name w:val="List Bullet"/></w:style><w:style w:type="character" w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
  });

const own: CvContent = {
  ...defaultCvContent,
  personal_info: {
    ...defaultCvContent.personal_info,
    fullName: 'Noor van Dijk',
    email: 'n@x.example',
  },
  skills: [{ id: 's', name: 'Triage', level: 'Expert' }],
};

describe('a file is read by what its bytes say', () => {
  test('Word: headings and lists by its styles', async () => {
    const { source, cv } = await read(
      word(
        [
          paragraph('Noor van Dijk', 'H1'),
          paragraph('Paediatric Nurse'),
          paragraph('Experience', 'H1'),
          paragraph(
            'Senior Nurse, Sint Lucas Hospital</w:t></w:r><w:r><w:tab/></w:r><w:r><w:t>03/2019 – Present',
          ),
          paragraph('Trains new colleagues.', 'Bullet'),
          paragraph('Skills', 'H1'),
          paragraph('Triage, SAP'),
        ].join(''),
      ),
    );
    expect(source).toBe('docx');
    expect(cv.personal_info).toMatchObject({
      fullName: 'Noor van Dijk',
      title: 'Paediatric Nurse',
    });
    expect(cv.work_experience).toMatchObject([
      {
        position: 'Senior Nurse',
        company: 'Sint Lucas Hospital',
        startDate: '2019-03',
        current: true,
        achievements: ['Trains new colleagues.'],
      },
    ]);
    expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'SAP']);
  });

  test('Word: notes at the foot and at the end', async () => {
    const { lines } = await read(
      zip({
        'word/document.xml': `<w:document><w:body>${paragraph('Noor van Dijk')}</w:body></w:document>`,
        'word/footnotes.xml': `<w:footnotes><w:footnote>${paragraph('Zorb guild')}</w:footnote></w:footnotes>`,
        'word/endnotes.xml': `<w:endnotes><w:endnote>${paragraph('Oslo harbour')}</w:endnote></w:endnotes>`,
      }),
    );
    expect(lines.map(({ text }) => text)).toEqual(['Noor van Dijk', 'Zorb guild', 'Oslo harbour']);
  });

  test('Word: neither what is hidden nor what was deleted is read', async () => {
    const hidden =
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t></w:r><w:r><w:rPr><w:rStyle w:val="Unseen"/></w:rPr><w:t>Unseen</w:t></w:r><w:del><w:r><w:t>Gone</w:t></w:r></w:del><w:r><w:t>Shown</w:t></w:r></w:p>';
    const { lines } = await read(word(hidden));
    expect(lines.map(({ text }) => text)).toEqual(['Shown']);
  });

  test('Word: a break within a list item begins no item, and who is in no list is none', async () => {
    const list = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    const none = '<w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr>';
    const { cv, lines } = await read(
      word(
        [
          paragraph('Noor van Dijk', 'H1'),
          paragraph('Experience', 'H1'),
          paragraph('Nurse, Sint Lucas</w:t><w:ptab w:alignment="right"/><w:t>03/2019 – Present'),
          `<w:p>${none}<w:r><w:t>A ward for children.</w:t></w:r></w:p>`,
          `<w:p>${list}<w:r><w:t>Trains new colleagues</w:t><w:br/><w:t>at the bedside</w:t></w:r></w:p>`,
        ].join(''),
      ),
    );
    expect(lines.map(({ text }) => text)).toContain('Nurse, Sint Lucas 03/2019 – Present');
    expect(cv.work_experience).toMatchObject([
      {
        position: 'Nurse',
        company: 'Sint Lucas',
        startDate: '2019-03',
        description: 'A ward for children.',
        achievements: ['Trains new colleagues at the bedside'],
      },
    ]);
  });

  test('the archive of LinkedIn, in a folder or not', async () => {
    const files = {
      'Data/Profile.csv':
        'First Name,Last Name,Headline,Summary,Industry\nNoor,van Dijk,Nurse,"Calm, clear",Health\n',
      'Data/Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nSint Lucas,Nurse,"Ward\nfor children",Utrecht,Mar 2019,\n',
      'Data/Languages.csv': 'Name,Proficiency\nDutch,Native or bilingual proficiency\n',
      'Data/Certifications.csv':
        'Name,Url,Authority,Started On\nAPLS,https://a.example,ERC,Feb 2021\n',
    };
    const { source, cv, unplaced } = await read(zip(files));
    expect(source).toBe('linkedin');
    expect(cv).toMatchObject({
      personal_info: { fullName: 'Noor van Dijk', title: 'Nurse', summary: 'Calm, clear' },
      work_experience: [
        {
          company: 'Sint Lucas',
          startDate: '2019-03',
          current: true,
          description: 'Ward\nfor children',
        },
      ],
      language_skills: [{ language: 'Dutch', level: 'Native' }],
      sections: [{ kind: 'certificates', entries: [{ name: 'APLS', startDate: '2021-02' }] }],
    });
    expect(unplaced.map(({ text }) => text)).toEqual(['Health']);
  });

  test('Europass', async () => {
    const xml =
      '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><PersonName><FirstName>Noor</FirstName><Surname>van Dijk</Surname></PersonName></Identification><WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Nurse</Label></Position><Activities>&lt;p&gt;Ward &amp;amp; training&lt;/p&gt;</Activities><Employer><Name>Sint Lucas</Name></Employer></WorkExperience></WorkExperienceList></LearnerInfo></SkillsPassport>';
    const { source, cv } = await read(xml);
    expect(source).toBe('europass');
    expect(cv.work_experience).toMatchObject([
      {
        company: 'Sint Lucas',
        position: 'Nurse',
        startDate: '2019-03',
        current: true,
        description: 'Ward & training',
      },
    ]);
  });

  test.each([
    ['Triage, Wound care', ['Triage', 'Wound care'], []],
    ['Keeps calm in the longest of nights.', [], ['Keeps calm in the longest of nights.']],
  ])(
    'skills of Europass are names, and a sentence is not placed: %s',
    async (said, names, left) => {
      const { cv, unplaced } = await read(
        `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Skills><JobRelated><Description>&lt;p&gt;${said}&lt;/p&gt;</Description></JobRelated></Skills></LearnerInfo></SkillsPassport>`,
      );
      expect(cv.skills?.map(({ name }) => name)).toEqual(names);
      expect(unplaced.map(({ text }) => text)).toEqual(left);
    },
  );

  test('JSON Resume, a CV of ours, and the archive of an account', async () => {
    const resume = JSON.stringify(toJsonResume(own, '2026-11-24T00:00:00Z'));
    const json = JSON.stringify(own);
    for (const [file, source] of [
      [resume, 'json-resume'],
      [json, 'own-json'],
      [zip({ 'cv/main.json': json }), 'own-zip'],
    ] as const) {
      const reading = await read(file);
      expect(reading.source).toBe(source);
      expect(reading.cv).toMatchObject({ personal_info: own.personal_info, skills: own.skills });
      expect(reading.unplaced).toEqual([]);
    }
  });

  test('a PDF of ours, from what it keeps inside; anything else inside is not taken for it', async () => {
    const pdfWith = async (json: string) => {
      const pdf = await PDFDocument.create();
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      pdf.addPage().drawText('Somebody Else', { x: 50, y: 700, size: 20, font });
      await pdf.attach(strToU8(json), 'cv.sastre.json', { mimeType: 'application/json' });
      return pdf.save();
    };
    const kept = await read(
      await pdfWith(JSON.stringify({ format: 1, template: 'x', paper: 'A4', cv: own })),
    );
    expect([kept.source, kept.cv.personal_info?.fullName]).toEqual(['own-pdf', 'Noor van Dijk']);
    for (const tampered of ['{', '[]', '{"format":1}', '{"format":1,"cv":{"personal_info":7}}']) {
      const { source, cv } = await read(await pdfWith(tampered));
      expect([source, cv.personal_info?.fullName]).toEqual(['pdf', 'Somebody Else']);
    }
  });

  test('text without a line between its parts', async () => {
    const { cv } = await read(
      'Noor van Dijk\nNurse\nSkills\nTriage, SAP\nLanguages\nDutch (native)',
    );
    expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'SAP']);
    expect(cv.language_skills).toMatchObject([{ language: 'Dutch', level: 'Native' }]);
  });

  test('text with a list that counts, and a place in a race that is none', async () => {
    const { lines } = await read(strToU8('3. Platz im Zorbwettbewerb\n\n1. Oslo\n2. Bergen'));
    expect(lines.map(({ text }) => text)).toEqual(['3. Platz im Zorbwettbewerb', 'Oslo', 'Bergen']);
  });

  test('text, in UTF-16 as well, and a page of HTML without its scripts', async () => {
    const text = 'Noor van Dijk\n\nSKILLS\nTriage, SAP\n';
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0]),
    ]);
    const html =
      '<html><script>alert(1)</script><body><h1>Noor van Dijk</h1><h2>SKILLS</h2><p>Triage, SAP</p></body></html>';
    for (const file of [text, wide, html]) {
      const { source, cv, lines } = await read(file);
      expect(source).toBe('text');
      expect(cv.skills?.map(({ name }) => name)).toEqual(['Triage', 'SAP']);
      expect(lines.some((line) => line.text.includes('alert'))).toBe(false);
    }
  });
});

describe('a file that is not read says why', () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  test.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n ', 'empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), 'unknown-kind'],
    ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-word'],
    ['half a PDF', '%PDF-1.7\n1 0 obj\n<<', 'damaged'],
    ['half an archive', zip({ 'word/document.xml': 'x' }).slice(0, 40), 'damaged'],
    ['an archive of something else', zip({ 'a.txt': 'x' }), 'unknown-kind'],
    ['the small archive of LinkedIn', zip({ 'Profile.csv': 'First Name\nNoor\n' }), 'no-positions'],
    [
      'the smallest archive of LinkedIn',
      zip({ 'Connections.csv': 'First Name\nAda\n', 'Email Addresses.csv': 'Email Address\n' }),
      'no-positions',
    ],
    ['a line without end', 'A'.repeat(2_100_000), 'too-long'],
    ['JSON that is no CV', '{"name":"x"}', 'no-basics'],
    ['a value of JSON', 'null', 'no-basics'],
    ['half of JSON', '{"basics":', 'damaged'],
    ['JSON without end', deep, 'damaged'],
    ['other XML', '<?xml version="1.0"?><rss/>', 'unknown-kind'],
    [
      'XML with entities',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><SkillsPassport/>',
      'forbidden-xml',
    ],
    [
      'Word with a document type',
      word('').length > 0 ? zip({ 'word/document.xml': '<!DOCTYPE x><w:document/>' }) : '',
      'forbidden-xml',
    ],
    [
      'more files than a CV has',
      zip(Object.fromEntries(Array.from({ length: 201 }, (_none, at) => [`${at}.txt`, 'x']))),
      'archive-too-large',
    ],
    [
      'a bomb',
      zipSync({ 'word/document.xml': new Uint8Array(31 * 1024 * 1024) }),
      'archive-too-large',
    ],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'too-large'],
  ])('%s', async (_name, file, expected) => {
    expect(await refusal(file)).toBe(expected);
  });

  test('one line of 200,000 words is kept as it is', async () => {
    const { unplaced } = await read('word '.repeat(200_000));
    expect(unplaced).toHaveLength(1);
  });
});
