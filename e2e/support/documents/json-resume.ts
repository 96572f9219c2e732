import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@sastre/shared-contracts/api';
import { repository } from '../site/site.ts';

/** A CV as a person would type it. */
export interface TypedCv {
  personal: Record<
    | 'fullName'
    | 'title'
    | 'email'
    | 'phone'
    | 'location'
    | 'linkedIn'
    | 'website'
    | 'github'
    | 'summary',
    string
  >;
  work: {
    company: string;
    position: string;
    start: string;
    end: string;
    location: string;
    description: string;
    achievements: string[];
  }[];
  education: {
    institution: string;
    degree: string;
    field: string;
    start: string;
    end: string;
    grade: string;
  }[];
  skills: { name: string; level: string }[];
  languages: { language: string; level: string }[];
}

interface JsonResume {
  basics: {
    name: string;
    label?: string;
    email: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; region?: string };
    profiles?: { network: string; url: string }[];
  };
  work?: {
    name: string;
    position: string;
    startDate: string;
    endDate?: string;
    location?: string;
    summary?: string;
    highlights?: string[];
  }[];
  education?: {
    institution: string;
    studyType?: string;
    area?: string;
    startDate: string;
    endDate?: string;
    score?: string;
  }[];
  skills?: { name: string; level?: string; keywords?: string[] }[];
  languages?: { language: string; fluency?: string }[];
}

const month = (date = '') => date.slice(0, 7);
const oneOf = (levels: readonly string[], text = '') =>
  levels.find((level) => text.startsWith(level)) ?? 'Intermediate';

/** Reads a CV in the JSON Resume format as what its owner would type into our forms. */
export function toTypedCv({
  basics,
  work = [],
  education = [],
  skills = [],
  languages = [],
}: JsonResume): TypedCv {
  const profile = (network: string) =>
    basics.profiles?.find((one) => one.network === network)?.url ?? '';
  return {
    personal: {
      fullName: basics.name,
      title: basics.label ?? '',
      email: basics.email,
      phone: basics.phone ?? '',
      location: [basics.location?.city, basics.location?.region].filter(Boolean).join(', '),
      linkedIn: profile('LinkedIn'),
      website: basics.url ?? '',
      github: profile('GitHub'),
      summary: basics.summary ?? '',
    },
    work: work.map((job) => ({
      company: job.name,
      position: job.position,
      start: month(job.startDate),
      end: month(job.endDate),
      location: job.location ?? '',
      description: job.summary ?? '',
      achievements: job.highlights ?? [],
    })),
    education: education.map((course) => ({
      institution: course.institution,
      degree: course.studyType ?? '',
      field: course.area ?? '',
      start: month(course.startDate),
      end: month(course.endDate),
      grade: course.score?.split('/')[0] ?? '',
    })),
    skills: skills.flatMap((skill) => [
      { name: skill.name, level: oneOf(SKILL_LEVELS, skill.level) },
      ...(skill.keywords ?? []).map((name) => ({ name, level: oneOf(SKILL_LEVELS, skill.level) })),
    ]),
    languages: languages.map((one) => ({
      language: one.language,
      level: oneOf(LANGUAGE_LEVELS, one.fluency),
    })),
  };
}

/** The CVs that journeys type, each another kind of person: those of `FIXTURES_DIR`, and our own. */
export const RESUMES = [
  ['jsonresume/01-en-sample-richard-hendriks.json', 'shop-programmer.json'],
  ['jsonresume/02-en-career-changer.json', 'career-changer.json'],
  ['jsonresume/04-en-senior-engineer-vasquez.json', 'senior-engineer.json'],
] as const;

/** A file of the folder that `FIXTURES_DIR` names, where it has one; else our own of the same kind. */
export function readFixture(given: string, own: string): string {
  const folder = process.env['FIXTURES_DIR'] ?? '';
  const path = join(folder, given);
  const isGiven = folder !== '' && existsSync(path);
  return readFileSync(isGiven ? path : join(repository, 'e2e/fixtures', own), 'utf8');
}

/** A CV of the fixtures, as `readFixture` finds it. */
export function readJsonResume(given: string, own: string): JsonResume {
  return JSON.parse(readFixture(given, own)) as JsonResume;
}
