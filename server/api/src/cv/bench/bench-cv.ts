import { defaultCvContent, type CvPatch } from '@sastre/shared-contracts/api';

const SENTENCE =
  'Led the move of a settlement platform to events, cut the nightly run from four hours to nine minutes and taught two teams. ';

/** The content of a long CV: fifteen jobs, six of each of the rest; some 17 KB as JSON. `turn` makes it another one. */
export function benchCv(turn: number): CvPatch {
  return {
    personal_info: {
      ...defaultCvContent.personal_info,
      fullName: 'Ada Lovelace',
      email: 'ada@example.org',
      summary: SENTENCE.repeat(4),
    },
    work_experience: Array.from({ length: 15 }, (_, index) => ({
      id: String(index),
      company: `Company ${index}`,
      position: 'Senior Product Engineer',
      startDate: `${2_000 + index}-01`,
      endDate: `${2_001 + index}-02`,
      current: false,
      location: 'Madrid',
      description: `${SENTENCE}${index === 3 ? turn : ''}${SENTENCE}`,
      achievements: [1, 2, 3, 4].map((number) => `${number}. ${SENTENCE}`),
    })),
    education: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      institution: 'Universidad de Granada',
      degree: 'MSc',
      startDate: '1998-09',
    })),
    skills: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Skill ${index}`,
    })),
  };
}
