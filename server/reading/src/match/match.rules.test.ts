import { describe, expect, test } from '@jest/globals';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { matchRequirements } from './match.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const job = (position: string, startDate: string, endDate: string, achievements: string[]) => ({
  ...{ id: position, position, company: 'Initech', location: '', description: '' },
  ...{ startDate, endDate, current: endDate === '', achievements },
});
const cv: CvContent = {
  ...defaultCvContent,
  work_experience: [
    job('Data Analyst', '2025-03', '', ['Built dashboards in Power BI', 'Wrote SQL with Spring']),
    job('General Manager', '2015-01', '2025-02', ['Managed costs and people of a restaurant']),
  ],
  education: [
    {
      ...{ id: 'e1', institution: 'Universidad', degree: 'Bachelor', field: 'Physics' },
      ...{ startDate: '2010-09', endDate: '2013-06', gpa: '', location: '' },
    },
  ],
  personal_info: {
    ...defaultCvContent.personal_info,
    summary: 'Counts before arguing, and writes down how it was counted.',
  },
  skills: [{ id: 's1', name: 'P&L management', level: 'Advanced' }],
  language_skills: [
    { id: 'l1', language: 'English', level: 'Beginner' },
    { id: 'l2', language: 'German', level: 'Fluent' },
  ],
};
const factsOf = (asked: string, section = 'Requirements') => {
  const read = readRequirements(readJobText(`${section}\n- ${asked}`));
  return matchRequirements(read, readFacts(cv), cv, NOW)[0]?.facts;
};

describe('shown only by what names all of it', () => {
  test.each([
    ['years in jobs about something else', '5+ years of data work'],
    ['a degree in another field', "Bachelor's degree in nursing"],
    ['a degree for a trade', 'Abgeschlossene Ausbildung als Mechatroniker'],
    ['a language at a lower level', 'English at C1 level'],
    ['a part of a name', 'Spring Boot'],
    ['a common deed', 'Project management'],
  ])('not %s: %s', (_name, asked) => {
    expect(factsOf(asked)).toEqual([]);
  });

  test.each([
    ['Own and manage the roadmap for the data team'],
    ['Manage costs of the data pipeline with the team'],
    ['Build a team'],
    ['Own our data models and write them down so that analysts find their way'],
  ])('no duty by a deed alone: %s', (asked) => {
    const facts = factsOf(asked, 'Your tasks') ?? [];
    const skill = facts.filter((id) => /^(?:skills|personal_info)/.test(id));
    expect(skill).toEqual([]);
  });

  test.each([
    ['one year of experience as a data analyst', 'work[Data Analyst].position'],
    ["Bachelor's degree in physics", 'education[e1].degree'],
    ['German at level B2', 'languages[l2]'],
    ['Power BI or Tableau', 'work[Data Analyst].achievements[0]'],
  ])('%s', (asked, fact) => {
    expect(factsOf(asked)).toContain(fact);
  });

  test('the same deed about the same object', () => {
    expect(factsOf('Create dashboards for the planners', 'Your tasks')).toContain(
      'work[Data Analyst].achievements[0]',
    );
  });

  test.each([
    ['Train five engineers in two countries', false],
    ['Train engineers at 3 sites', false],
    ['Train two engineers for 12 hours', true],
    ['Train engineers', true],
  ])('how far a duty reaches is told as well: %s', (asked, isTold) => {
    const achievements = ['Trained five engineers, two of whom lead teams now'];
    const held = { ...cv, work_experience: [job('Lead', '2015-01', '', achievements)] };
    const read = readRequirements(readJobText(`Your tasks\n- ${asked}`));
    const [found] = matchRequirements(read, readFacts(held), held, NOW);
    expect(found?.facts).toEqual(isTold ? ['work[Lead].achievements[0]'] : []);
  });

  test.each([
    ['Your tasks', 'Mentor five engineers', 'Mentored 14 engineers', true],
    ['Your tasks', 'Mentor a team of five engineers', 'Mentored 14 junior engineers', true],
    ['Requirements', 'Mentor five engineers', 'Mentored 14 engineers', true],
    ['Your tasks', 'Mentor 5 engineers', 'Mentored fourteen engineers', true],
    ['Ihre Aufgaben', 'Fünf Ingenieure einarbeiten', '14 Ingenieure eingearbeitet', true],
    ['Your tasks', 'Mentor five engineers', 'Mentored two engineers', false],
    ['Your tasks', 'Mentor 5 engineers', 'Mentored 2 engineers at 14 sites', false],
    ['Requirements', 'Mentor five engineers', 'Mentored engineers', false],
    ['Your tasks', 'Mentor five engineers', 'Mentored 14 teachers', false],
    ['Your tasks', 'Mentor five engineers', 'Mentored 2 engineers, hired 14 engineers', false],
  ])('%s: %s is %s: %s', (section, asked, achievement, isTold) => {
    const held = { ...cv, work_experience: [job('Lead', '2015-01', '', [achievement])] };
    const read = readRequirements(readJobText(`${section}\n- ${asked}`));
    const [found] = matchRequirements(read, readFacts(held), held, NOW);
    expect(found?.facts).toEqual(isTold ? ['work[Lead].achievements[0]'] : []);
  });

  test.each([
    ['Your tasks', 'Train engineers and write manuals', 'Trained engineers', false],
    ['Your tasks', 'Train engineers and write manuals', 'Trained engineers; wrote manuals', true],
    ['Your tasks', 'Train engineers or write manuals', 'Trained engineers', true],
    ['Your tasks', 'Plan and lead workshops', 'Led workshops', true],
    [
      'Ihre Aufgaben',
      'Handbücher schreiben und Ingenieure schulen',
      'Handbücher geschrieben',
      false,
    ],
    ['Tus funciones', 'Formar ingenieros y redactar manuales', 'Redacté manuales', false],
  ])('%s: of %s is told by %s: %s', (section, asked, achievement, isTold) => {
    const held = { ...cv, work_experience: [job('Lead', '2015-01', '', achievement.split('; '))] };
    const read = readRequirements(readJobText(`${section}\n- ${asked}`));
    const [found] = matchRequirements(read, readFacts(held), held, NOW);
    expect((found?.facts ?? []).length > 0).toBe(isTold);
  });

  const builder = {
    ...cv,
    work_experience: [
      job('Software Engineer', '2018-11', '', ['Built REST APIs for the back end of a shop']),
      job('Web Developer', '2014-11', '2018-10', ['Backend services in PHP']),
      job('Waiter', '2004-11', '2014-10', ['Built the terrace']),
    ],
  };
  test.each([
    ['8+ years backend', true],
    ['8+ years of back-end development experience', true],
    ['At least 8 years building backend services', true],
    ['8 años de experiencia en desarrollo backend', true],
    ['15+ years of backend development', false],
    ['8+ years of frontend development', false],
    ['8+ years of business development', false],
  ])('years in what the jobs name, however its making is called: %s', (asked, isTold) => {
    const read = readRequirements(readJobText(`Requirements\n- ${asked}`));
    const [found] = matchRequirements(read, readFacts(builder), builder, NOW);
    expect(found?.kind).toBe('years');
    const jobs = ['work[Software Engineer].position', 'work[Web Developer].position'];
    expect(found?.facts).toEqual(isTold ? jobs : []);
  });

  test('of a choice, what the CV names is held', () => {
    const read = readRequirements(readJobText('Requirements\n- Tableau or Power BI'));
    expect(matchRequirements(read, readFacts(cv), cv, NOW)[0]?.held).toBe('Power BI');
  });
});
