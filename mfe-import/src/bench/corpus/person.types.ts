import {
  defaultCvContent,
  defaultEducation,
  defaultLanguageSkill,
  defaultSectionEntry,
  defaultSkill,
  defaultWorkExperience,
  type CvContent,
  type Education,
  type PersonalInfo,
  type SectionEntry,
  type SectionKind,
  type WorkExperience,
} from '@sastre/shared-contracts/api';

/** Languages that the corpus has people of. */
export type CorpusLanguage = 'en' | 'es' | 'de';

/** An invented person; what the CV says is the truth that a reading is judged by. */
export interface Person {
  key: string;
  language: CorpusLanguage;
  cv: CvContent;
}

type LanguageLevel = CvContent['language_skills'][number]['level'];

interface Told {
  person: Partial<PersonalInfo>;
  jobs: readonly Partial<WorkExperience>[];
  studies: readonly Partial<Education>[];
  skills: readonly string[];
  languages: Readonly<Record<string, LanguageLevel>>;
  sections: Readonly<Partial<Record<SectionKind, readonly Partial<SectionEntry>[]>>>;
}

/** A CV of what is told of a person. */
export function cvOf({ person, jobs, studies, skills, languages, sections }: Told): CvContent {
  return {
    ...defaultCvContent,
    personal_info: { ...defaultCvContent.personal_info, ...person },
    work_experience: jobs.map((job) => ({ ...defaultWorkExperience, ...job })),
    education: studies.map((study) => ({ ...defaultEducation, ...study })),
    skills: skills.map((name) => ({ ...defaultSkill, name })),
    language_skills: Object.entries(languages).map(([language, level]) => ({
      ...defaultLanguageSkill,
      language,
      level,
    })),
    sections: Object.entries(sections).map(([kind, entries]) => ({
      id: kind,
      kind: kind as SectionKind,
      title: '',
      entries: entries.map((entry) => ({ ...defaultSectionEntry, ...entry })),
    })),
  };
}
