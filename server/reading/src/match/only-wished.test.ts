import { expect, test } from '@jest/globals';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';
import { matchRequirements } from './match.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
function isShown(section: string, asked: string, held: Partial<CvContent>): boolean {
  const cv = { ...defaultCvContent, ...held };
  const read = readRequirements(readJobText(`${section}\n- ${asked}`));
  return matchRequirements(read, readFacts(cv), cv, NOW).some(({ facts }) => facts.length > 0);
}
const skill = (name: string): Partial<CvContent> => ({
  skills: [{ id: 's', name, level: 'Beginner' }],
});
const summary = (text: string): Partial<CvContent> => ({
  personal_info: { ...defaultCvContent.personal_info, summary: text },
});
const job = (id: string, position: string, from: string, to: string, achievement: string) => ({
  ...{ id, position, company: 'Initech', location: '', description: '', current: false },
  ...{ startDate: from, endDate: to, achievements: [achievement] },
});
const did = (achievement: string): Partial<CvContent> => ({
  work_experience: [job('w', 'Clerk', '2015-01', '2020-01', achievement)],
});

test.each([
  ['Requirements', 'Go', skill('Go (evening course, nothing in production yet)'), false],
  ['Requirements', 'Go', skill('Go'), true],
  ['Ihr Profil', 'TIA Portal', skill('TIA Portal (zweitägiger Grundlagenkurs)'), false],
  ['Requirements', 'dbt', summary('Analyst. Next on my reading list: dbt.'), false],
  ['Ihr Profil', 'Oper', did('Ausbildung in Schauspiel und Ballett, nicht in der Oper.'), false],
  ['Ihr Profil', 'Schauspiel', did('Arbeit im Schauspiel, nicht in der Oper.'), true],
  ['Requirements', 'Opera', did('Worked in ballet, no experience of opera'), false],
  ['Requirements', 'SQL', summary('Wrote SQL daily. Next on my reading list: dbt.'), true],
  ['Requisitos', 'Robótica educativa', summary('Me gustaría aprender robótica educativa.'), false],
  ['Your tasks', 'Lead the external audit', did('Helped to lead the external audit'), false],
  ['Your tasks', 'Lead the external audit', did('Led the external audit twice'), true],
  [
    'Requisitos',
    'Carné de carretillero',
    did('Manejo de transpaleta; carné de carretillero en trámite'),
    false,
  ],
  [
    'Requisitos',
    'Manejo de transpaleta',
    did('Manejo de transpaleta; carné de carretillero en trámite'),
    true,
  ],
])('%s: %s, wished or done: %#', (section, asked, held, isYes) => {
  expect(isShown(section, asked, held)).toBe(isYes);
});

const twice = [
  job('a', 'Network Administrator', '2004-01', '2012-12', 'Patched servers'),
  job('b', 'Systems Engineer', '2010-01', '2024-12', 'Ran backups'),
];
test.each([
  ['21 years of experience', true],
  ['22+ years of experience', false],
  ['10+ years of experience in IT', true],
  ['22+ years of experience in networks, systems or payroll', false],
  ['14+ years of experience in payroll, systems or recruiting', true],
])('years, counted once where jobs overlap: %s: %s', (asked, isYes) => {
  expect(isShown('Requirements', asked, { work_experience: twice })).toBe(isYes);
});

test('of a choice, what is only wished for is not held', () => {
  const names = ['Go (evening course, nothing in production yet)', 'Rust'];
  const skills = names.map((name) => ({ id: name, name, level: 'Advanced' as const }));
  const cv = { ...defaultCvContent, skills };
  const read = readRequirements(readJobText('Requirements\n- Go or Rust'));
  const [found] = matchRequirements(read, readFacts(cv), cv, NOW);
  expect(found?.held).toBe('Rust');
  expect(found?.facts).toEqual(['skills[Rust].name']);
});
