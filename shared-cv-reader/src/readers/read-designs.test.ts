import { describe, expect, test } from '@jest/globals';
import { kindOf } from '../rules/heading-words.rules.ts';
import { linesFrom } from '../rules/lines.fixture.ts';
import { readLines } from '../rules/read-lines.ts';
import type { StyledLine } from '../rules/styled-line.types.ts';

const read = (...lines: string[]) => readLines(linesFrom(lines.join('\n'))).cv;
/** Lines whose letters have these sizes, one after the other; 10 for the rest. */
const sized = (sizes: readonly number[], ...texts: string[]): StyledLine[] =>
  linesFrom(texts.join('\n')).map((line, at) => ({
    ...line,
    cells: line.cells.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => ({ ...run, size: sizes[at] ?? 10 })),
    })),
  }));

/** What the reading of templates that many people use gets wrong: their forms, with other words. */
describe('templates that people use', () => {
  test.each([
    ['Jan Lindner Resume', 'Jan Lindner'],
    ['Ana Ruiz Curriculum Vitae', 'Ana Ruiz'],
    ['IDA LUND M.SC.', 'IDA LUND M.SC.'],
    ['JOHN Q. PUBLIC', 'JOHN Q. PUBLIC'],
  ])('the largest line is the name, without what the document is called: %s', (line, name) => {
    const { cv, unplaced } = readLines(
      sized([20, 12], line, 'ida@lund.example', '# EDUCATION', 'Kelp University ¦ 2010 – 2014'),
    );
    expect(cv.personal_info?.fullName).toBe(name);
    expect(unplaced).toEqual([]);
  });

  test.each(['+49 176 *** *** **', 'Last update on January 5, 2017', 'June 12, 1982'])(
    'what nobody is called is no title: %s',
    (line) => {
      const cv = read('# Ida Lund', line, 'ida@lund.example', '# Profile', 'A pilot of tugs.');
      expect(cv.personal_info?.title ?? '').toBe('');
    },
  );

  test.each([
    ['09-18 - Now', '2018-09', '', true],
    ['03-17 - 08-18', '2017-03', '2018-08', false],
    ['Mar. 2016 - Exp. Jun. 2017', '2016-03', '2017-06', false],
    ['Sep 15 – Now', '2015-09', '', true],
  ])('dates of two figures and expected ones are dates: %s', (dates, start, end, current) => {
    const cv = read(
      '# Ida Lund',
      'ida@lund.example',
      '# Experience',
      `Software Engineer ¦ ${dates}`,
      'Kelp Networks, Oslo',
      '* Kept the servers up.',
    );
    expect(cv.work_experience).toMatchObject([
      { position: 'Software Engineer', startDate: start, endDate: end, current },
    ]);
  });

  test('several towns beside the dates are the place, and no position', () => {
    const cv = read(
      '# Ida Lund',
      '# Experience',
      'Kelp Networks ¦ Mumbai, Pune & Hyderabad, India',
      'IT Consultant ¦ Nov. 2008 – Feb. 2009',
      '* Assessed a team.',
      'Otter Board ¦ Seoul, South Korea & Los Angeles, USA',
      'Game Developer ¦ Jan. 2013 – Feb. 2014',
      '* Wrote a game.',
    );
    expect(cv.work_experience).toMatchObject([
      { company: 'Kelp Networks', position: 'IT Consultant' },
      { company: 'Otter Board', position: 'Game Developer' },
    ]);
    expect(cv.work_experience?.map(({ location }) => location)).toEqual([
      'Mumbai, Pune & Hyderabad, India',
      'Seoul, South Korea & Los Angeles, USA',
    ]);
  });

  test('a sentence beside the dates is no place', () => {
    const cv = read(
      '# Ida Lund',
      '# Experience',
      'DEVELOPER ¦ COMPANY A',
      'January 2016 - December 2017 ¦ , Programming and watching over eleven servers.',
      'TRAINEE ¦ COMPANY B',
      'March 2014 - December 2014 ¦ , Making coffee and baking cookies.',
    );
    for (const job of cv.work_experience ?? []) expect(job.location ?? '').toBe('');
  });

  test('a heading whose first letters have another colour is one', () => {
    const cv = read(
      '# Ida Lund',
      '# edu cation',
      '2010 – 2014 ¦ B.Sc. in Physics',
      'Kelp University',
      '# awa rds',
      'Best Thesis, 2014',
    );
    expect(cv.education).toMatchObject([{ institution: 'Kelp University', field: 'Physics' }]);
    expect(cv.sections?.map(({ kind }) => kind)).toEqual(['awards']);
  });

  test('talks below "Presentation" are no profile where there is one', () => {
    const cv = read(
      '# Ida Lund',
      'ida@lund.example',
      '# Summary',
      'Pilot of tugs for nineteen years, and an examiner of those who come after.',
      '# Presentation',
      'Presenter for Hosting on Tugs ¦ Nov. 2017',
      'Kelp Conference',
    );
    expect(cv.personal_info?.summary).toBe(
      'Pilot of tugs for nineteen years, and an examiner of those who come after.',
    );
    expect(JSON.stringify(cv.sections)).toContain('Presenter for Hosting on Tugs');
  });

  test('a surname of three capitals below a first name is no monogram', () => {
    const { cv } = readLines(
      sized([30, 30, 15], 'JOHN', 'DOE', 'Developer', 'john@doe.example', '# Profile', 'I write.'),
    );
    expect(cv.personal_info).toMatchObject({ fullName: 'JOHN DOE', title: 'Developer' });
  });

  test('degrees in the list below one school are all of it', () => {
    const { cv } = readLines(
      linesFrom(
        [
          '# Ida Lund',
          '# Education',
          'First Kelp University, Springfield, USA',
          '* Ph.D. in Physics ¦ Dec 2009 – Jul 2014',
          '* M.B.A. ¦ Nov 2008 – Jun 2009',
          '* M.S. in Physics ¦ Aug 2006 – Aug 2008',
          '',
          'Science College, Oslo, Norway',
          '* B.S. in Geography ¦ May 2002 – May 2005',
        ].join('\n'),
      ),
    );
    expect(cv.education?.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Ph.D.', 'First Kelp University'],
      ['M.B.A.', 'First Kelp University'],
      ['M.S.', 'First Kelp University'],
      ['B.S.', 'Science College'],
    ]);
  });

  test('an icon before what stands below the name of a referee begins no other one', () => {
    const lines = linesFrom(
      [
        'Ida Lund',
        '# References',
        'Prof. Alpha Beta',
        '* Kelp Institute',
        '* a.beta@kelp.example',
        '',
        'Prof. Gamma Delta',
        '* Otter Institute',
        '* g.delta@otter.example',
      ].join('\n'),
    ).map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, bold: run.bold || run.text.startsWith('Prof') })),
      })),
    }));
    expect(readLines(lines).cv.sections?.[0]?.entries).toMatchObject([
      { name: 'Prof. Alpha Beta', organisation: 'Kelp Institute' },
      { name: 'Prof. Gamma Delta', organisation: 'Otter Institute' },
    ]);
  });

  test('a name is one before a bar and a title, and between two ways to reach whom it is of', () => {
    const [line, ...rest] = linesFrom(
      ['John Lindner | Any title at all', 'Oslo, Norway', 'john@lindner.example'].join('\n'),
    );
    const looks = [
      { text: 'John Lindner', size: 24, bold: true, italic: false },
      { text: ' | Any title at all', size: 24, bold: false, italic: false },
    ];
    const head = line && { ...line, cells: [{ text: line.text, runs: looks }] };
    expect(readLines([...(head ? [head] : []), ...rest]).cv.personal_info).toMatchObject({
      fullName: 'John Lindner',
      title: 'Any title at all',
    });
    const middle = linesFrom('123 456 7890 ¦ STAR LINDNER ¦ Oslo\nstar@lindner.example');
    const sizes = [10, 20, 10];
    const lines = middle.map((one) => ({
      ...one,
      cells: one.cells.map((cell, at) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, size: sizes[at] ?? 10 })),
      })),
    }));
    expect(readLines(lines).cv.personal_info).toMatchObject({
      fullName: 'STAR LINDNER',
      phone: '123 456 7890',
    });
  });

  test('an address and a number whose signs stand apart are read', () => {
    const cv = read(
      '# Ida Lund',
      '( 3 2 3 ) 5 5 5 1 4 3 5 ¦ I D A L U N D @ M A I L . E X A M P L E',
      '# Education',
      'Kelp University ¦ 2010 – 2014',
    );
    expect(cv.personal_info).toMatchObject({
      phone: '(323)5551435',
      email: 'IDALUND@MAIL.EXAMPLE',
    });
  });

  test('headings of Chinese, Japanese, Korean and Russian CVs are known', () => {
    expect(['教育经历', '职业经历', '技能', '職務経歴', '경력사항', 'о себе'].map(kindOf)).toEqual([
      ...['education', 'work', 'skills', 'work', 'work', 'summary'],
    ]);
  });

  test('an employer in bold above two positions is theirs, and no text of the job before', () => {
    const lines = linesFrom(
      [
        'Ida Lund',
        '# Experience',
        'Service Engineer ¦ March 2015 – Present',
        'Alpine Lifts Ltd, Graz',
        '* Kept 46 lifts running.',
        '',
        'Vale Machine Tools Ltd, Leeds',
        'Shift Leader ¦ Sept 2011 – Feb 2015',
        '* Led a shift of nine fitters.',
        'Mechatronics Fitter ¦ July 2007 – Aug 2011',
        '* Assembled lathes.',
      ].join('\n'),
    ).map((line) => ({
      ...line,
      cells: line.cells.map((cell, at) => ({
        ...cell,
        runs: cell.runs.map((run) => ({
          ...run,
          bold:
            run.bold || /^(?:Vale|.*(?:Engineer|Leader|Fitter)$)/u.test(at === 0 ? run.text : ''),
        })),
      })),
    }));
    expect(readLines(lines).cv.work_experience).toMatchObject([
      { position: 'Service Engineer', company: 'Alpine Lifts Ltd', description: '' },
      { position: 'Shift Leader', company: 'Vale Machine Tools Ltd', location: 'Leeds' },
      { position: 'Mechatronics Fitter', company: 'Vale Machine Tools Ltd', location: 'Leeds' },
    ]);
  });

  test('a place beside the name stands between it and the title, and is none', () => {
    const lines = linesFrom(
      [
        '# Ida Lund ¦ +47 22 555 017',
        'Oslo, Norway',
        'Any Title and Another',
        'ida@lund.example',
        '# Profile',
        'I count.',
      ].join('\n'),
    ).map((line) =>
      line.text.startsWith('Oslo')
        ? { ...line, cells: line.cells.map((cell) => ({ ...cell, x: 420 })) }
        : line,
    );
    expect(readLines(lines).cv.personal_info).toMatchObject({
      title: 'Any Title and Another',
      location: 'Oslo, Norway',
    });
  });

  test('brackets of a skill and the classes of a licence part nothing', () => {
    const cv = read(
      '# Ida Lund',
      '# Skills',
      'Programming (Siemens',
      'S7, TIA Portal)',
      'Welding (MAG, WIG)',
      'Hydraulics',
      'Driving licence B, C, E',
    );
    expect(cv.skills?.map(({ name }) => name)).toEqual([
      ...['Programming (Siemens S7, TIA Portal)', 'Welding (MAG, WIG)', 'Hydraulics'],
    ]);
  });
});
