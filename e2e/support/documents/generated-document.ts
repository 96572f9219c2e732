import {
  defaultTailored,
  LANGUAGES,
  PAPERS,
  SECTION_KEYS,
  type SectionKey,
} from '@sastre/shared-contracts/api';
import type { PdfCv } from '../../fixtures/pdf-cvs.ts';
import { randomFrom } from '@sastre/shared-testing';
import { generatedCv } from './generated-cv.ts';

const MOST_JOBS = 12;
/** Words that need fonts of their own. */
const WORLD =
  'Причал склад Λιμάνι φορτίο 港口 计划 港湾 プランナー 항만 계획 Cảng biển ⚓ 🚢 Łódź Þórshöfn'.split(
    ' ',
  );

/** A document whose length, order, columns, paper, language and scripts follow from its seed. */
export function generatedDocument(seed: number, template: string): PdfCv {
  const random = randomFrom(1000 + seed);
  const below = (end: number) => Math.floor(random() * end);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const some = <T>(of: readonly T[], share: number) => of.filter(() => random() < share);
  const shuffled = (keys: readonly SectionKey[]) =>
    keys
      .map((key) => ({ key, at: random() }))
      .sort((left, right) => left.at - right.at)
      .map(({ key }) => key);
  const content = generatedCv(seed, {
    jobs: below(MOST_JOBS + 1),
    achievements: below(8),
    courses: below(7),
    skills: below(50),
  });
  const mixed = random() < 0.4;
  const spice = (text: string) => (mixed ? `${text} ${one(WORLD)} ${one(WORLD)}` : text);
  const work = content.work_experience.map((job) => ({
    ...job,
    position: spice(job.position),
    achievements: job.achievements.map(spice),
  }));
  const letter = work.map(({ description }) => description.repeat(3)).join('\n\n');
  const columns = some(SECTION_KEYS, 0.5);
  return {
    content: { ...content, work_experience: work },
    picture: random() < 0.3,
    tailored: {
      ...defaultTailored,
      language: one(LANGUAGES),
      hiddenSections: some(
        SECTION_KEYS.filter((key) => key !== 'personalInfo'),
        0.15,
      ),
      sectionOrder: random() < 0.6 ? shuffled(SECTION_KEYS) : [],
      ...(random() < 0.7 && { leftColumnSections: columns }),
      ...(random() < 0.4 && { workOrder: one(['newest', 'oldest'] as const) }),
      coverLetter: random() < 0.5 ? letter : '',
      coverLetterOnTop: random() < 0.5,
      pdfOptions: { ...defaultTailored.pdfOptions, template, paper: one(PAPERS) },
    },
  };
}
