/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import {
  defaultTailored,
  SECTION_KEYS,
  type Cv,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { renderCv } from './render-cv.ts';

function parse(cv: Cv, language: 'en' | 'es' | 'de' = 'en'): Document {
  return new DOMParser().parseFromString(renderCv(cv, language), 'text/html');
}
function withTailored(tailored: Partial<Tailored>): Cv {
  return { ...sampleCv(), tailored: { ...defaultTailored, ...tailored } };
}
const sections = (document: Document) =>
  [...document.querySelectorAll('.sec')].map((section) =>
    section.className.replace(/^sec sec-/, ''),
  );

/** Every text that a person typed, in the order in which the document shows it. */
function typed(cv: Cv): string[] {
  const info = cv.personal_info;
  return [
    info.fullName,
    info.title,
    info.email,
    info.phone,
    info.location,
    info.summary,
    ...cv.work_experience.flatMap((job) => [
      job.position,
      job.company,
      job.location,
      ...job.achievements,
    ]),
    ...cv.education.flatMap((course) => [course.degree, course.field, course.institution]),
  ].filter((text) => text.trim() !== '');
}

describe('the document', () => {
  test('holds every text that was typed, in reading order', () => {
    const cv = sampleCv();
    const text = parse(cv).body.textContent.replace(/\s+/g, ' ');
    let from = 0;
    for (const piece of typed(cv)) {
      const at = text.indexOf(piece.replace(/\s+/g, ' ').trim(), from);
      expect({ piece, found: at >= from }).toEqual({ piece, found: true });
      from = at;
    }
  });

  test('sets a name whose script stacks its marks in higher lines, in the letterhead too', () => {
    const { personal_info: info } = sampleCv();
    const cv = withTailored({ coverLetter: 'Hello' });
    const tall = (fullName: string) =>
      [
        ...parse({ ...cv, personal_info: { ...info, fullName } }).querySelectorAll('.name,.lname'),
      ].map((name) => name.classList.contains('tall'));
    expect(tall('ศิริพร ชัยวัฒน์')).toEqual([true, true]);
    expect(tall('Ana María Fernández')).toEqual([false, false]);
  });

  test('has one h1, no skipped level, a language and a title', () => {
    const cv = sampleCv();
    const document = parse(cv, 'de');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe(`${cv.personal_info.fullName}- CV`);
    let last = 0;
    for (const heading of document.querySelectorAll('h1,h2,h3')) {
      const level = Number(heading.tagName[1]);
      expect(level).toBeLessThanOrEqual(last + 1);
      last = level;
    }
  });

  test('has no white space between its parts that was not written there', () => {
    expect(parse(sampleCv()).body.querySelector('.run')?.outerHTML).not.toMatch(/\n/);
  });

  test('takes no markup from what was typed', () => {
    const cv = sampleCv();
    const evil = '</style><script>x</script><img src=x onerror=x>';
    cv.personal_info = {
      ...cv.personal_info,
      fullName: evil,
      summary: evil,
      website: 'javascript:alert(1)',
    };
    cv.work_experience = cv.work_experience.map((job) => ({
      ...job,
      description: evil,
      achievements: [evil],
    }));
    const document = parse(cv);
    expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
    expect(
      [...document.querySelectorAll('a')].filter((a) => a.href.startsWith('javascript')),
    ).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe(evil);
  });

  test('speaks the language of the tailored copy before that of the interface', () => {
    const document = parse(withTailored({ language: 'es' }), 'en');
    expect(document.documentElement.lang).toBe('es');
    expect(document.body.textContent).toContain('Experiencia laboral');
  });
});

describe('sections', () => {
  test('follow the stored order, then the default for what it lacks', () => {
    expect(
      sections(parse(withTailored({ sectionOrder: ['skills', 'education'] }))).slice(0, 3),
    ).toEqual(['skills', 'education', 'personalInfo']);
  });
  test('that are hidden or empty are left out with their heading', () => {
    const cv = withTailored({ hiddenSections: ['summary'] });
    cv.education = [];
    const shown = sections(parse(cv));
    expect(shown).not.toContain('summary');
    expect(shown).not.toContain('education');
  });
  test('carry the user’s heading', () => {
    const cv = sampleCv();
    cv.sectionTitles = { ...cv.sectionTitles, skills: 'What I know', personalInfo: 'About me' };
    const document = parse(cv);
    expect(document.querySelector('.sec-skills h2')?.textContent).toBe('What I know');
    expect(document.querySelector('.sec-personalInfo h2')?.textContent).toBe('About me');
    expect(document.querySelector('.contact')?.getAttribute('aria-label')).toBe('About me');
  });
  test('before the name have headings of level 1, with their entries one below', () => {
    const headings = (changes: Partial<Tailored>) =>
      [...parse(withTailored(changes)).querySelectorAll('.title, .name, .head')].map(
        ({ tagName, className }) => `${tagName} ${className.replace(/ .*/, '')}`,
      );
    const hiddenSections: Tailored['hiddenSections'] = ['workExperience', 'skills', 'languages'];
    const sectionOrder: Tailored['sectionOrder'] = ['education', 'personalInfo', 'summary'];
    expect(headings({ hiddenSections, sectionOrder })).toEqual([
      'H1 title',
      'H2 head',
      'H2 head',
      'H1 name',
      'H2 title',
    ]);
    expect(headings({ hiddenSections: [...hiddenSections, 'personalInfo'] })).toEqual([
      'H1 title',
      'H1 title',
      'H2 head',
      'H2 head',
    ]);
  });
  test('that are all hidden leave one blank page, or the letter alone', () => {
    const hiddenSections = [...SECTION_KEYS].filter((key) => key !== 'cover-letter');
    const blank = parse(withTailored({ hiddenSections }));
    expect(blank.querySelectorAll('.run')).toHaveLength(1);
    expect(blank.body.textContent.trim()).toBe('');
    const letter = parse(withTailored({ hiddenSections, coverLetter: 'Dear you' }));
    expect([...letter.querySelectorAll('.run')].map(({ className }) => className)).toEqual([
      'run run-letter',
    ]);
    expect(letter.querySelector('.ltitle')?.tagName).toBe('H1');
  });
  test('work entries are sorted as chosen', () => {
    const heads = (order: 'newest' | 'oldest') =>
      [...parse(withTailored({ workOrder: order })).querySelectorAll('.sec-workExperience h3')].map(
        (h) => h.textContent,
      );
    expect(heads('oldest')).toEqual(heads('newest').reverse());
  });
  test('courses are sorted as chosen, one that still runs as the newest', () => {
    const [course] = sampleCv().education;
    const ends = { MSc: '2017-07', PhD: '', BSc: '2015-07' };
    const education = Object.entries(ends).map(([degree, endDate]) => ({
      ...course!,
      ...{ id: degree, degree, field: '', startDate: '2014-10', endDate },
    }));
    const heads = (educationOrder?: 'newest' | 'oldest') => {
      const cv = { ...withTailored({ ...(educationOrder && { educationOrder }) }), education };
      return [...parse(cv).querySelectorAll('.sec-education h3')].map((h) => h.textContent);
    };
    expect(heads()).toEqual(['MSc', 'PhD', 'BSc']);
    expect(heads('newest')).toEqual(['PhD', 'MSc', 'BSc']);
    expect(heads('oldest')).toEqual(['BSc', 'MSc', 'PhD']);
  });
});

describe('the cover letter', () => {
  const runs = (cv: Cv) =>
    [...parse(cv).querySelectorAll('.run')].map((run) => run.getAttribute('data-run'));
  test('stands after the CV, or before it, or nowhere', () => {
    expect(runs(withTailored({ coverLetter: 'Dear you' }))).toEqual(['one', 'letter']);
    expect(runs(withTailored({ coverLetter: 'Dear you', coverLetterOnTop: true }))).toEqual([
      'letter',
      'one',
    ]);
    expect(
      runs(withTailored({ coverLetter: 'Dear you', hiddenSections: ['cover-letter'] })),
    ).toEqual(['one']);
    expect(runs(withTailored({ coverLetter: '  ' }))).toEqual(['one']);
  });

  test('on top has the first heading, of level 1; after the CV its title is a section’s', () => {
    const levels = (coverLetterOnTop: boolean) =>
      [
        ...parse(
          withTailored({ coverLetter: '# Why\n\nDear you', coverLetterOnTop }),
        ).querySelectorAll('.letter :is(h1,h2,h3)'),
      ].map(({ tagName }) => tagName);
    expect(levels(true)).toEqual(['H1', 'H2']);
    expect(levels(false)).toEqual(['H2', 'H3']);
  });
});

test('font faces that a CV needs stand with the built-in ones', () => {
  const faces = "@font-face{font-family:'CV World';src:local('x')}";
  const document = new DOMParser().parseFromString(renderCv(sampleCv(), 'en', faces), 'text/html');
  expect(document.querySelector('style')?.textContent).toContain(faces);
  expect(document.querySelectorAll('style')).toHaveLength(3);
});

test('an entry of which only a part was written is shown with what there is', () => {
  const cv = sampleCv();
  const [job, course] = [cv.work_experience[0]!, cv.education[0]!];
  cv.work_experience = [
    {
      ...job,
      position: ' ',
      company: '',
      location: '',
      startDate: '',
      achievements: ['Alone'],
      description: '',
      current: false,
    },
    { ...job, position: '', company: '', location: '', achievements: [' '], description: '' },
  ];
  cv.education = [
    { ...course, degree: '', institution: '', field: 'Botany', location: '', gpa: '' },
  ];
  const document = parse(cv);
  expect(document.querySelectorAll('.sec-workExperience .entry')).toHaveLength(1);
  expect(document.querySelector('.sec-workExperience .entry')?.textContent).toBe('Alone');
  expect(document.querySelector('.sec-education .head')?.textContent).toBe('Botany');
});

describe('options', () => {
  test.each([
    ['includeEmail', 'ana.fernandez@example.com'],
    ['includePhone', '+34 600 000 000'],
    ['includeAddress', 'Madrid, Spain'],
    ['includeLinkedIn', 'linkedin.example'],
    ['includeWebsite', 'anafernandez.example'],
    ['includeGithub', 'github.example'],
  ] as const)('%s leaves one of the contact details out, and no other', (option, hidden) => {
    const pdfOptions = { ...defaultTailored.pdfOptions, [option]: false };
    const list = (cv: Cv) =>
      [...parse(cv).querySelectorAll('.contact li')].map((item) => item.textContent.trim());
    const all = list(sampleCv());
    const rest = list(withTailored({ pdfOptions }));
    expect(rest).toEqual(all.filter((text) => !text.includes(hidden)));
    expect(rest).toHaveLength(all.length - 1);
  });
  test('mark the place of a chosen picture', () => {
    const { pdfOptions } = defaultTailored;
    const chosen = withTailored({ pdfOptions: { ...pdfOptions, pictureId: 'p1' } });
    expect(parse(chosen).querySelectorAll('img[data-picture]')).toHaveLength(1);
    expect(parse(sampleCv()).querySelectorAll('img')).toHaveLength(0);
  });
});

// Chromium writes a ligature as one glyph with its letters in a text beside it, where some readers' tags end.
test('letters are not joined to ligatures, so that each is a letter of the PDF', () => {
  expect(renderCv(sampleCv(), 'en')).toContain('font-variant-ligatures:no-common-ligatures');
});
