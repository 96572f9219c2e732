import { defaultTailored, PAPERS } from '@sastre/shared-contracts/api';
import { randomFrom } from '@sastre/shared-testing';
import type { PdfCv } from '../../fixtures/pdf-cvs.ts';
import { generatedCv } from './generated-cv.ts';

const GRADE =
  '1.3 (with distinction, best of 214), dissertation on Donaudampfschifffahrt and geo-replicated stores; ';
const DEGREES = [
  'Ph.D.',
  'Master of Science',
  'Fernstudium Donaudampfschifffahrtselektrizitätenwirtschaft',
];
const NAMES = [
  'Ana Ruiz',
  'Richard Hendriks',
  'Dr. Lena Vasquez',
  'Ana María Fernández',
  'Пётр Ковальчук',
  'Maria-Magdalena Oberstleutnant',
  'WILHELMINA WAWRA',
];
const KOREAN = '결제 시스템에서 사용자 경험을 향상시키고 서비스 안정성에 기여하였습니다 '.split(
  ' ',
);
const HEBREW = ['ניהול צוות', 'עבודת צוות', 'תכנון'];
/** One of so many documents has achievements in Korean, which some of them are for the most part. */
const KOREAN_EACH = 4;
export const isKorean = (seed: number): boolean => seed % KOREAN_EACH === KOREAN_EACH - 1;
const HYPHENS = 'saved 15-20 % of a state-of-the-art budget, 2018-2020 and OpenShift-Objekte-';
/** The shortest and the longest e-mail address. */
const ADDRESS = [5, 80] as const;

/** A document whose texts hardly fit: addresses, grades and dates of any length, numbers and compounds with hyphens. */
export function tightDocument(seed: number, template: string): PdfCv {
  const random = randomFrom(7_000 + seed);
  const below = (end: number) => Math.floor(random() * end);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const letters = (count: number) =>
    Array.from({ length: count }, () => one([...'abcdefghijklmnopqrstuvwxyz.-'])).join('');
  const word = (count: number) => `a${letters(Math.max(0, count - 2))}z`.replace(/[.-]+/g, '.');
  const length = ADDRESS[0] + below(ADDRESS[1] - ADDRESS[0] + 1);
  const text = (count: number) => GRADE.repeat(5).slice(0, count).trim();
  const content = generatedCv(seed, {
    jobs: 2 + below(7),
    achievements: 3,
    courses: 1,
    skills: 24,
  });
  const [course] = content.education;
  const korean = () => Array.from({ length: 5 + below(30) }, () => one(KOREAN)).join(' ');
  const paper = PAPERS[seed % PAPERS.length] ?? 'A4';
  return {
    content: {
      ...content,
      personal_info: {
        ...content.personal_info,
        fullName: one(NAMES),
        email: length < 12 ? 'a@b.c' : `${word(length - 11)}@b-c.example`,
        phone: one(['+49 30 000-000', '+49 (0)30 123 456-78 / +49 170 000 000 12']),
        linkedIn: `https://linkedin.example/in/${word(1 + below(40))}`,
        github: `https://github.example/${word(1 + below(70))}?a=1&b=2`,
      },
      work_experience: content.work_experience.map((job) => ({
        ...job,
        achievements: job.achievements.map((said) =>
          isKorean(seed) ? korean() : `${said} ${HYPHENS}${one(['A', 'Betrieb'])}`,
        ),
      })),
      skills: content.skills.map((skill, index) =>
        index % 3 === 1 ? { ...skill, name: one(HEBREW) } : skill,
      ),
      education:
        course === undefined
          ? []
          : [1, 17, 18, 19, 40, 52, 86, 400, 1 + below(400)].map((count, index) => ({
              ...course,
              id: `e${index}`,
              degree: one(DEGREES),
              institution: 'University of Texas at Austin',
              gpa: text(count),
            })),
    },
    picture: false,
    tailored: {
      ...defaultTailored,
      language: 'en',
      pdfOptions: { ...defaultTailored.pdfOptions, template, paper },
    },
  };
}
