import { defaultPersonalInfo, type Cv } from '@sastre/shared-contracts/api';
import { randomFrom } from '@sastre/shared-testing';

type Content = Pick<
  Cv,
  'personal_info' | 'work_experience' | 'education' | 'skills' | 'language_skills'
>;

/** How much of everything a generated CV has. */
export interface Amounts {
  jobs: number;
  achievements: number;
  courses: number;
  skills: number;
}

const WORDS =
  'ledger payout review clinic harbour migration reporting customers the and with across of a weekly ' +
  'monitoring schedule introduced halved rebuilt from to quarterly incident latency team Zürich Málaga';

/** A CV of that size; the same seed gives the same words. */
export function generatedCv(
  seed: number,
  { jobs, achievements, courses, skills }: Amounts,
): Content {
  const random = randomFrom(seed);
  const words = WORDS.split(' ');
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const text = (least: number, most: number) =>
    Array.from({ length: between(least, most) }, () => words[between(0, words.length - 1)]).join(
      ' ',
    );
  const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;
  return {
    personal_info: {
      ...defaultPersonalInfo,
      fullName: 'Jürgen Muñoz Ковалёв',
      title: text(2, 5),
      email: 'jurgen.munoz@example.test',
      phone: '+49 30 000 000',
      location: 'Zürich, Switzerland',
      website: 'https://munoz.example/work',
      summary: text(20, 90),
    },
    work_experience: Array.from({ length: jobs }, (_, index) => ({
      id: `w${index}`,
      company: `Company ${index} ${text(1, 3)}`,
      position: `Position ${index} ${text(1, 6)}`,
      startDate: `${2024 - 2 * index}-03`,
      endDate: index === 0 ? '' : `${2026 - 2 * index}-02`,
      current: index === 0,
      location: 'Madrid, Spain',
      description: `${text(5, 60)} **${text(1, 3)}** ${text(2, 20)}`,
      achievements: Array.from({ length: achievements }, () => text(4, 40)),
    })),
    education: Array.from({ length: courses }, (_, index) => ({
      id: `e${index}`,
      institution: `University ${index} ${text(1, 3)}`,
      degree: `Degree ${index}`,
      field: text(1, 3),
      startDate: `${2000 + index}-09`,
      endDate: `${2003 + index}-07`,
      gpa: '9.1',
      location: '',
    })),
    skills: Array.from({ length: skills }, (_, index) => ({
      id: `s${index}`,
      name: `${text(1, 2)} ${index}`,
      level: levels[between(0, 3)] ?? 'Expert',
    })),
    language_skills: [{ id: 'l0', language: 'Español', level: 'Native' }],
  };
}
