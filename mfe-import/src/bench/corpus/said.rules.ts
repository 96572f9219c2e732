import type { CvContent } from '@sastre/shared-contracts/api';
import type { Person } from './person.types.ts';
import { WORDS, type Heading } from './words.data.ts';

/** How a program writes: which of several words it takes, and how it writes months. */
export interface Manner {
  /** From 0 to 3. */
  words: number;
  dates: 'short' | 'long' | 'slash' | 'dot' | 'iso';
  /** Between two dates, with its spaces. */
  to: string;
}

/** An entry as a program writes it; what a person did not tell is ''. */
export interface SaidEntry {
  /** Position; degree with its subject; name of a certificate. */
  name: string;
  /** Employer, school, issuer. */
  place: string;
  location: string;
  dates: string;
  text: string;
  points: readonly string[];
  /** With its label. */
  grade: string;
}

/** A CV in the words of one program. */
export interface Said {
  name: string;
  title: string;
  email: string;
  phone: string;
  location: string;
  /** Without `https://`. */
  links: readonly string[];
  summary: string;
  headings: Readonly<Record<Heading, string>>;
  jobs: readonly SaidEntry[];
  studies: readonly SaidEntry[];
  skills: readonly string[];
  languages: readonly { name: string; level: string }[];
  sections: readonly { heading: string; entries: readonly SaidEntry[] }[];
}

/** What a person tells, in the manner of a program. */
export function said({ cv, language }: Person, manner: Manner): Said {
  const words = WORDS[language];
  const one = (all: readonly string[]) => all[manner.words] ?? '';
  const info = cv.personal_info;
  const links = [info.linkedIn, info.website, info.github].filter((link) => link !== '');
  const dates = datesBy(manner, language);
  return {
    name: info.fullName,
    title: info.title,
    email: info.email,
    phone: info.phone,
    location: info.location,
    links: links.map((link) => link.replace(/^https:\/\//, '')),
    summary: info.summary,
    headings: Object.fromEntries(
      Object.entries(words.headings).map(([heading, all]) => [heading, one(all)]),
    ) as Said['headings'],
    jobs: cv.work_experience.map((job) => ({
      ...{ name: job.position, place: job.company, location: job.location, dates: dates(job) },
      ...{ text: job.description, points: job.achievements, grade: '' },
    })),
    studies: cv.education.map((study) => ({
      name: [study.degree, study.field].filter((part) => part !== '').join(words.of),
      ...{ place: study.institution, location: study.location, dates: dates(study) },
      ...{ text: '', points: [], grade: study.gpa && `${words.grade}: ${study.gpa}` },
    })),
    skills: cv.skills.map((skill) => skill.name),
    languages: cv.language_skills.map((skill) => ({
      name: skill.language,
      level: one(words.levels[skill.level]),
    })),
    sections: (cv.sections ?? []).map((section) => ({
      heading: words.sections[section.kind] ?? section.kind,
      entries: section.entries.map((entry) => ({
        ...{ name: entry.name, place: entry.organisation, location: entry.place, grade: '' },
        ...{ dates: dates(entry), text: entry.description, points: entry.highlights },
      })),
    })),
  };
}

type Period = Pick<CvContent['education'][number], 'startDate' | 'endDate'> & { current?: boolean };

/** Writes a period as a program does; one date where there is one. */
function datesBy(manner: Manner, language: Person['language']): (period: Period) => string {
  const words = WORDS[language];
  const month = (date: string) => {
    const [year = '', number = ''] = date.split('-');
    const at = Number(number) - 1;
    switch (manner.dates) {
      case 'short':
        return `${words.shortMonths[at] ?? ''} ${year}`;
      case 'long':
        return `${words.months[at] ?? ''}${words.monthOf}${year}`;
      case 'slash':
        return `${number}/${year}`;
      case 'dot':
        return `${number}.${year}`;
      case 'iso':
        return date;
    }
  };
  return ({ startDate, endDate, current }) => {
    const ends = [
      startDate && month(startDate),
      current ? (words.present[manner.words] ?? '') : endDate && month(endDate),
    ];
    return ends.filter((end) => end !== '').join(manner.to);
  };
}

/** The parts that were told, joined. */
export function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part !== '').join(by);
}
