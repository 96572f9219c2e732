import {
  defaultCvContent,
  defaultPersonalInfo,
  type CvContent,
} from '@sastre/shared-contracts/api';

/** Someone who does not exist, with a CV and the job of ours that fits best. */
export interface EvalPerson {
  key: string;
  cv: CvContent;
  /** Key of the job that the labelled sentences about this person are judged with. */
  job: string;
}

type LanguageSkill = CvContent['language_skills'][number];

/** A CV in few words; dates as `2015-09 2019-02`, one that goes on as `2019-03`. */
export interface PersonInBrief {
  key: string;
  job: string;
  head: [name: string, title: string, location: string, phone: string];
  summary: string;
  work: {
    as: [position: string, company: string, dates: string];
    description?: string;
    achievements: string[];
  }[];
  studies: [institution: string, degree: string, field: string, dates: string][];
  skills: string[];
  languages: Partial<Record<string, LanguageSkill['level']>>;
}

/** Makes the CV. */
export function person(brief: PersonInBrief): EvalPerson {
  const [fullName, title, location, phone] = brief.head;
  const email = `${fullName.split(' ')[0]?.toLowerCase()}@example.com`;
  const cv: CvContent = {
    ...defaultCvContent,
    personal_info: {
      ...defaultPersonalInfo,
      ...{ fullName, title, location, phone, email, summary: brief.summary },
    },
    work_experience: brief.work.map(({ as: [position, company, dates], ...rest }, index) => ({
      id: `w${index + 1}`,
      ...{ position, company, location: '', description: '' },
      ...period(dates),
      ...rest,
    })),
    education: brief.studies.map(([institution, degree, field, dates], index) => {
      const { startDate, endDate } = period(dates);
      const own = { institution, degree, field, startDate, endDate };
      return { id: `e${index + 1}`, ...own, gpa: '', location: '' };
    }),
    skills: brief.skills.map((name, index) => ({ id: `s${index + 1}`, name, level: 'Advanced' })),
    language_skills: Object.entries(brief.languages).map(([language, level], index) => ({
      id: `l${index + 1}`,
      language,
      level: level ?? 'Intermediate',
    })),
  };
  return { key: brief.key, job: brief.job, cv };
}

/** The CV of Ada Mole, of whom no more is known than what is said here. */
export function cvInBrief(said: Partial<PersonInBrief>): CvContent {
  return person({
    ...{ key: 'one', job: '', head: ['Ada Mole', '', '', ''], summary: '' },
    ...{ work: [], studies: [], skills: [], languages: {} },
    ...said,
  }).cv;
}

function period(dates: string) {
  const [startDate = '', endDate = ''] = dates.split(' ');
  return { startDate, endDate, current: endDate === '' };
}
