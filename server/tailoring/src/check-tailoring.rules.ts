import { positionIn } from './letter/names.rules.ts';
import type {
  CvContent,
  EngineName,
  TailoringCheck,
  TailoringObstacle,
  TailoringRequest,
} from '@sastre/shared-contracts/api';
import { linesOf, toldEntries } from '@sastre/shared-contracts/cv';
import { partsOf, type TailoringPart } from './asked-parts.rules.ts';
import { readLanguages, type TailoringLanguages } from './languages.rules.ts';
import { cleanName } from './task/clean-name.rules.ts';
import {
  readCompany,
  readFacts,
  asLanguage,
  detectLanguage,
  openTexts,
  readJobText,
  plainText,
} from '@sastre/reading';

type Obstacle = TailoringCheck['obstacles'][number];

const MOST_LOOKED_AT = 200;

/** What a tailoring of this CV would meet with this engine. Reads only what is quickly read: it is asked for while someone types. */
export function checkTailoring(
  main: CvContent,
  request: TailoringRequest,
  engine: EngineName,
): TailoringCheck {
  const jobText = readJobText(request.jobDescription);
  const languages = readLanguages(request, readFacts(main), jobText);
  const texts = textsOf(main);
  const isThere = isIn(request.translateTo, languages, texts);
  const input = { main, request, languages, texts, isThere };
  const found = [...obstaclesOfAny(input), ...(engine === 'rules' ? obstaclesOfRules(input) : [])];
  return {
    cvLanguage: languages.cvCode ?? null,
    jobLanguage: languages.jobCode ?? null,
    letterLanguage: languages.letterLanguage,
    position: positionIn(jobText, cleanName(request.companyName)),
    company: cleanName(readCompany(jobText)),
    obstacles: partsOf(request).flatMap((part) =>
      worstOf(found.filter((one) => one.part === part)),
    ),
  };
}

/** Where a part stops, what would hinder it is of no interest; each said once. */
function worstOf(obstacles: readonly Obstacle[]): Obstacle[] {
  const stops = obstacles.filter((one) => one.stops);
  const worst = stops.length > 0 ? stops : obstacles;
  return worst.filter(({ code }, at) => worst.findIndex((one) => one.code === code) === at);
}

interface Input {
  main: CvContent;
  request: TailoringRequest;
  languages: TailoringLanguages;
  /** Texts of the CV that may be reworded, with their markdown. */
  texts: readonly string[];
  /** The CV is in the language that it is to be translated to. */
  isThere: boolean;
}

const stop = (part: TailoringPart, code: TailoringObstacle): Obstacle => ({
  part,
  code,
  stops: true,
});
const hinder = (part: TailoringPart, code: TailoringObstacle): Obstacle => ({
  part,
  code,
  stops: false,
});

/** What no engine can do. */
function obstaclesOfAny({ main, texts, isThere }: Input): Obstacle[] {
  const found: Obstacle[] = [];
  const orders = Math.max(
    main.skills.length,
    main.work_experience.length,
    ...toldEntries(main).map((told) => linesOf(told).length),
  );
  if (texts.length === 0 && orders < 2) found.push(stop('tailoring', 'nothing-to-tailor'));
  if (!hasSomethingToTell(main)) found.push(stop('letter', 'nothing-to-tell'));
  if (texts.length === 0) found.push(stop('translation', 'nothing-to-tailor'));
  else if (isThere) found.push(stop('translation', 'already-translated'));
  return found;
}

/** What the built-in engine cannot do: it reads and writes our languages only, and rewords no sentence. */
function obstaclesOfRules({ main, request, languages, isThere }: Input): Obstacle[] {
  const { cvCode, jobCode, letterLanguage } = languages;
  const found: Obstacle[] = [];
  const isForeign = (code: string | undefined) =>
    code !== undefined && asLanguage(code) === undefined;
  const orders = [main.skills, ...toldEntries(main).map(linesOf)];
  if (orders.every(({ length }) => length < 2)) found.push(stop('tailoring', 'nothing-to-tailor'));
  if (isForeign(cvCode))
    found.push(
      hinder('tailoring', 'cv-language'),
      stop('letter', 'cv-language'),
      stop('translation', 'cv-language'),
    );
  else if (!isThere) found.push(hinder('translation', 'cv-language'));
  if (isForeign(jobCode)) {
    found.push(stop('tailoring', 'job-language'));
    const goesOn = cvCode !== undefined && request.letterLanguage === cvCode;
    if (!isForeign(cvCode))
      found.push(goesOn ? hinder('letter', 'job-language') : stop('letter', 'job-language'));
  }
  if (cvCode !== undefined && !isForeign(cvCode) && cvCode !== letterLanguage)
    found.push(hinder('letter', 'letter-language'));
  return found;
}

function textsOf(main: CvContent): string[] {
  return [...openTexts(main).values()].filter((text) => text.trim() !== '');
}

function hasSomethingToTell({ work_experience, education, skills, language_skills }: CvContent) {
  const isFilled = (text: string) => text.trim() !== '';
  const stations =
    work_experience.some(({ company, position }) => isFilled(company) && isFilled(position)) ||
    education.some(({ institution, degree }) => isFilled(institution) && isFilled(degree));
  const named = [...skills.map(({ name }) => name), ...language_skills.map((one) => one.language)];
  return stations || named.filter(isFilled).length > 1;
}

/** True when the CV is in a language already, every text of it that tells; of a very long one, some all over it are looked at. */
function isIn(
  language: TailoringRequest['translateTo'],
  { cvCode }: TailoringLanguages,
  texts: readonly string[],
): boolean {
  if (!language || cvCode !== language) return false;
  const step = Math.ceil(texts.length / MOST_LOOKED_AT);
  return texts
    .filter((_text, at) => at % step === 0)
    .every((text) => (detectLanguage(plainText(text)) ?? language) === language);
}
