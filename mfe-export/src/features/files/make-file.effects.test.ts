/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { cvSchema, defaultTailored, TEMPLATES, type Cv } from '@sastre/shared-contracts/api';
import { fromJsonResume } from '@sastre/shared-contracts/cv';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from '@sastre/shared-cv-document';
import { strFromU8, unzipSync } from 'fflate';
import { makeFiles, textOf, type MadeFile } from './make-file.effects.ts';

function documentOf(template: string, more: Partial<Cv> = {}): Cv {
  const entry = {
    id: 'e',
    name: 'Bridge',
    url: 'bridge.example',
    description: 'Big **bold** & [link](https://l.example).\n\n1. First\n2. Second',
  };
  return cvSchema.parse({
    ...sampleCv(),
    sections: [{ id: 'p', kind: 'projects', title: '', entries: [entry] }],
    tailored: {
      ...defaultTailored,
      coverLetter: 'Dear **you**,\n\nyours',
      pdfOptions: { ...defaultTailored.pdfOptions, template },
    },
    skills: [
      ...sampleCv().skills,
      { id: 'none', name: 'Docker', level: 'Intermediate', noLevel: true },
    ],
    ...more,
  }) as unknown as Cv;
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
const noPicture = () => Promise.resolve(undefined);
async function wordXml(cv: Cv, language: 'en' | 'de' = 'en'): Promise<string> {
  const [file] = await makeFiles('word', cv, language, noPicture);
  return strFromU8((await partsOf(file!))['word/document.xml']!);
}
const partsOf = async ({ blob }: MadeFile) => unzipSync(await bytesOf(blob));
/** The letters of the sheet, in their order. */
function sheetLetters(cv: Cv, language: 'en' | 'de' = 'en'): string {
  const { body } = new DOMParser().parseFromString(renderCv(cv, language), 'text/html');
  return (body.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '');
}
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const wordLetters = (xml: string) =>
  lettersOf(
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, text]) => text)
      .join('')
      .replace(/&amp;/g, '&'),
  );

describe.each(TEMPLATES)('a CV in %s', (template) => {
  test('is in Word what it is on the sheet, word for word and in order', async () => {
    const cv = documentOf(template);
    expect(wordLetters(await wordXml(cv))).toBe(sheetLetters(cv));
  });

  test('is in text what it is on the sheet', () => {
    const cv = documentOf(template);
    const said = lettersOf(textOf(cv, 'en').replace(/^\d+\. /gm, '')).toLowerCase();
    expect(said).toBe(sheetLetters(cv).toLowerCase());
  });
});

describe('a Word file', () => {
  test('has real styles, lists and tab stops, and no table', async () => {
    const xml = await wordXml(documentOf('single-column-1'));
    for (const style of ['Title', 'Heading1', 'Heading2', 'ListBullet'])
      expect(xml).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(xml).toMatch(/<w:numPr>/);
    expect(xml).toMatch(/<w:tab w:val="right"/);
    expect(xml).not.toContain('<w:tbl>');
    expect(xml).toMatch(/<w:b\/>.*bold/);
  });

  test('leaves out what the sheet leaves out', async () => {
    const cv = documentOf('single-column-1');
    const hidden = { ...cv, tailored: { ...cv.tailored!, hiddenSections: ['skills' as const] } };
    expect(await wordXml(hidden)).not.toContain('TypeScript');
  });

  test('of a CV in Arabic runs from right to left', async () => {
    expect(await wordXml(documentOf('single-column-1', { language: 'ar' }))).toContain('<w:bidi/>');
  });

  test('of a CV with a letter apart are two, each with its name and the company', async () => {
    const cv = documentOf('single-column-1');
    const job = {
      _id: '00000000-0000-4000-8000-00000000000a',
      companyName: 'A/B GmbH',
      content: '',
    };
    const pdfOptions = { ...cv.tailored!.pdfOptions, letterApart: true };
    const copy = { ...cv, tailored: { ...cv.tailored!, pdfOptions, jobDescription_id: job } };
    const names = (await makeFiles('word', copy, 'en', noPicture)).map(({ name }) => name);
    expect(names).toEqual([
      'Ana María Fernández- CV - A-B GmbH.docx',
      'Ana María Fernández- Cover Letter - A-B GmbH.docx',
    ]);
  });
});

test('text has headings in capitals and lists with dashes', () => {
  const text = textOf(documentOf('single-column-1'), 'en');
  expect(text).toMatch(/\n\nWORK EXPERIENCE\n/);
  expect(text).toMatch(/\n- Rebuilt settlement/);
  expect(text).toMatch(/\n1\. First\n2\. Second/);
  expect(text).toMatch(/^Senior Product Engineer \| .*Present$/m);
});

test('whose an entry is looks other in Word than what is told of it', async () => {
  const xml = await wordXml(documentOf('single-column-1'));
  expect(xml).toMatch(/<w:i\/>(?:(?!<w:r>).)*Kontora Payments/);
  expect(xml).not.toMatch(/<w:i\/>(?:(?!<w:r>).)*Lead engineer/);
});

test('a letter behind the CV begins a page of its own in Word, and stands apart in text', async () => {
  const cv = documentOf('two-column-1');
  const xml = await wordXml(cv);
  const breaks = xml.split('<w:pageBreakBefore/>');
  expect(breaks).toHaveLength(2);
  expect(breaks[1]).toMatch(/^(?:(?!<w:p>).)*Ana María Fernández/);
  expect(textOf(cv, 'en').split('\n\n\n\n')[1]).toMatch(/^Ana María Fernández\n/);
});

test('names that their language parts with a comma of its own get no other one', () => {
  const skills = ['数据库设计', '项目管理', '用户体验研究'].map((name, at) => ({
    ...{ id: `${at}`, name, level: 'Intermediate' as const, noLevel: true },
  }));
  const cv = documentOf('single-column-1', { skills, language: 'zh' } as Partial<Cv>);
  expect(textOf(cv, 'en')).not.toMatch(/[，、]\s*,/);
});

test('headings of Georgian stay in the letters that programs have', () => {
  const cv = documentOf('single-column-1', { language: 'ka' });
  expect(textOf(cv, 'en')).not.toMatch(/[\u1C90-\u1CBF]/u);
});

test('each contact of a letterhead has a line of its own', () => {
  const { personal_info: info } = sampleCv();
  const personal_info = { ...info, email: 'ada@example.org', phone: '07700 900 482' };
  const cv = documentOf('single-column-1', { personal_info });
  const letter = textOf(cv, 'en').slice(textOf(cv, 'en').lastIndexOf('ada@example.org'));
  expect(letter).toMatch(/^ada@example\.org\n07700 900 482\n/);
});

test('a section that begins on a new page does so in Word, and in text stands as any other', async () => {
  const cv = documentOf('single-column-1');
  const pdfOptions = { ...cv.tailored!.pdfOptions, pageBreakBefore: ['education' as const] };
  const begun = { ...cv, tailored: { ...cv.tailored!, coverLetter: '', pdfOptions } };
  const breaks = (await wordXml(begun)).split('<w:pageBreakBefore/>');
  expect(breaks).toHaveLength(2);
  expect(breaks[1]).toMatch(/^(?:(?!<w:p>).)*Education</);
  const unbroken = { ...begun.tailored, pdfOptions: cv.tailored!.pdfOptions };
  expect(textOf(begun, 'en')).toBe(textOf({ ...cv, tailored: unbroken }, 'en'));
});

test('what names a contact beside it in a column stands before a colon', () => {
  const text = textOf(documentOf('two-column-1'), 'en');
  expect(text).toMatch(/^Location: /m);
  expect(text).toMatch(/^Email: \S+@\S+$/m);
  expect(textOf(documentOf('single-column-1'), 'en')).not.toMatch(/^Email/m);
});

test('JSON Resume holds the content and the letter, and neither the job nor what came of it', async () => {
  const cut = documentOf('single-column-1');
  const application = { status: 'interview', since: '2026-11-27' } as const;
  const job = {
    _id: '00000000-0000-4000-8000-00000000000a',
    companyName: 'Zwirnerei',
    content: 'Wanted',
  };
  const told = { ...cut, tailored: { ...cut.tailored!, application, jobDescription_id: job } };
  const [file] = await makeFiles('json', told, 'en', noPicture);
  const json = strFromU8(await bytesOf(file!.blob));
  for (const kept of ['Wanted', 'Zwirnerei', 'interview']) expect(json).not.toContain(kept);
  const { cv } = fromJsonResume(JSON.parse(json), () => 'new');
  expect(cv.personal_info).toEqual(sampleCv().personal_info);
  expect(cv.sections?.[0]?.entries[0]?.name).toBe('Bridge');
  expect(cv.tailored?.coverLetter).toBe(cut.tailored!.coverLetter);
});

describe('the photo in a Word file', () => {
  const data = new Uint8Array([137, 80, 78, 71]);
  const picture = { data, type: 'png', width: 30, height: 30 } as const;
  function withPhoto(more: Partial<Cv['tailored']> = {}): Cv {
    const cv = documentOf('two-column-1');
    const pdfOptions = { ...cv.tailored!.pdfOptions, pictureId: 'p1' };
    return { ...cv, tailored: { ...cv.tailored!, pdfOptions, ...more } };
  }

  test('stands in the line, as large as on the sheet, and says whose it is', async () => {
    const [file] = await makeFiles('word', withPhoto(), 'en', () => Promise.resolve(picture));
    expect(file?.lacksPicture).toBeUndefined();
    const parts = await partsOf(file!);
    const xml = strFromU8(parts['word/document.xml']!);
    expect(xml).toMatch(/<wp:inline .*descr="Ana María Fernández"/);
    expect(xml).toMatch(/<wp:extent cx="1080000" cy="1080000"\/>/);
    expect(xml).toMatch(/<w:spacing [^>]*w:lineRule="auto"\/>(?:(?!<w:p>).)*<w:drawing>/);
    const media = Object.entries(parts).filter(([name]) => name.startsWith('word/media/'));
    expect(media.map(([, bytes]) => [...bytes])).toEqual([[...data]]);
  });

  test('is left out and told where it cannot be had; all the words are there', async () => {
    const cv = withPhoto();
    const [file] = await makeFiles('word', cv, 'en', noPicture);
    expect(file?.lacksPicture).toBe(true);
    const xml = strFromU8((await partsOf(file!))['word/document.xml']!);
    expect(xml).not.toContain('<w:drawing>');
    expect(wordLetters(xml)).toBe(sheetLetters(cv));
  });

  test('is not asked for where the sheet does not show it', async () => {
    const cv = withPhoto({ hiddenSections: ['personalInfo'] });
    const asked = await makeFiles('word', cv, 'en', () => Promise.reject(new Error('asked for')));
    expect(asked[0]?.lacksPicture).toBeUndefined();
  });

  test('leaves plain text as it is', () => {
    expect(textOf(withPhoto(), 'en')).toBe(textOf(documentOf('two-column-1'), 'en'));
  });
});

test('Word breaks words by its own dictionary where the layout asks for it', async () => {
  const settings = async (hyphenation?: boolean) => {
    const pdfOptions = { ...defaultTailored.pdfOptions, hyphenation };
    const cv = documentOf('single-column-1', { tailored: { ...defaultTailored, pdfOptions } });
    const [file] = await makeFiles('word', cv, 'en', noPicture);
    return strFromU8((await partsOf(file!))['word/settings.xml']!);
  };
  expect(await settings(true)).toMatch(
    /<w:autoHyphenation\/>.*<w:consecutiveHyphenLimit w:val="2"\/>/s,
  );
  expect(await settings()).not.toContain('autoHyphenation');
});
