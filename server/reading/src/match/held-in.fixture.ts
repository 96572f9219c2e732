import {
  defaultCvContent,
  defaultPersonalInfo,
  type CvContent,
} from '@sastre/shared-contracts/api';
import { readFacts } from '../cv/facts.rules.ts';
import { readJobText } from '../ad/layout/job-text.rules.ts';
import { matchRequirements } from './match.rules.ts';
import { readRequirements } from '../ad/read/requirements.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** The texts of the facts that show the first thing that a line asks for. */
export function shownBy(section: string, asked: string, held: Partial<CvContent>): string[] {
  const cv = { ...defaultCvContent, ...held };
  const facts = readFacts(cv);
  const read = readRequirements(readJobText(`${section}\n- ${asked}`));
  const [found] = matchRequirements(read, facts, cv, NOW);
  return (found?.facts ?? []).map((id) => facts.find((fact) => fact.id === id)?.text ?? '');
}

/** Whether the first thing that a line asks for is found in a CV of one achievement, skill or training. */
export function isFound(section: string, asked: string, held: Partial<CvContent>): boolean {
  return shownBy(section, asked, held).length > 0;
}

/** CVs of one thing each. */
export const did = (...achievements: string[]) => worked('Clerk', 'Initech', achievements);
export const worked = (
  position: string,
  company: string,
  achievements: string[] = [],
  endDate = '',
): Partial<CvContent> => ({
  work_experience: [
    {
      ...{ id: 'w', position, company, location: '', description: '' },
      ...{ startDate: '2015-01', endDate, current: endDate === '', achievements },
    },
  ],
});
export const can = (name: string): Partial<CvContent> => ({
  skills: [{ id: 's', name, level: 'Advanced' }],
});
export const learned = (degree: string, field: string): Partial<CvContent> => ({
  education: [
    {
      ...{ id: 'e', institution: 'School', degree, field, gpa: '', location: '' },
      ...{ startDate: '2010-09', endDate: '2013-06' },
    },
  ],
});
/** A course in a section of its own. */
export const took = (name: string): Partial<CvContent> => ({
  sections: [
    {
      ...{ id: 'c', kind: 'courses', title: '' },
      entries: [
        {
          ...{ id: 'n', name, organisation: '', place: '', startDate: '', endDate: '' },
          ...{ current: false, url: '', description: '', highlights: [] },
        },
      ],
    },
  ],
});
/** Who says in a summary what he or she is. */
export const is = (summary: string, title = ''): Partial<CvContent> => ({
  personal_info: { ...defaultPersonalInfo, title, summary },
});
