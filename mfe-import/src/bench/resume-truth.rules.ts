import { withLevel, type CvContent, type LanguageSkill } from '@sastre/shared-contracts/api';
import { fromJsonResume } from '@sastre/shared-contracts/cv';

interface Spoken {
  language?: string;
  fluency?: string;
}
interface Resume {
  languages?: readonly Spoken[];
}

/** Words of other languages than English, which the format's own map knows. */
const LEVELS: readonly [RegExp, LanguageSkill['level']][] = [
  [/muttersprach|nativ|materna|maternelle|madrelingua|ojczyst/i, 'Native'],
  [/flie(?:ß|ss)end|verhandlungssicher|fluid|courant|fluente|biegł|płynn/i, 'Fluent'],
  [/gut|avanzad|avanc|avanzat|zaawansowan/i, 'Advanced'],
  [/mittel|intermedi|interm[ée]di|średni|komunikatywn/i, 'Intermediate'],
  [/grund|b[áa]sic|notions|scolaire|element|podstaw/i, 'Beginner'],
];

/** What a file of the JSON Resume format says, as the truth of a file that was made of it. */
export function truthOfResume(resume: unknown): CvContent {
  let made = 0;
  const { cv } = fromJsonResume(withoutCountry(resume), () => `truth-${(made += 1)}`);
  const { languages = [] } = resume as Resume;
  const levelled = (skill: LanguageSkill): LanguageSkill => {
    const said = languages.find(({ language }) => language === skill.language)?.fluency ?? '';
    const known = LEVELS.find(([words]) => words.test(said))?.[1];
    return skill.noLevel === true && known !== undefined ? withLevel(skill, known) : skill;
  };
  // What is kept for the way back is no field.
  const { extra: _extra, ...read } = cv;
  const content = {
    ...read,
    language_skills: cv.language_skills.map(levelled),
  };
  return byMonths(content);
}

/** Few programs show the country, and each in its own words. */
function withoutCountry(resume: unknown): unknown {
  const json = JSON.stringify(resume);
  return JSON.parse(json, (key, value: unknown) => (key === 'countryCode' ? '' : value)) as unknown;
}

interface Located {
  basics?: { location?: Readonly<Record<string, string>> };
}

/** All words that it has for where its person lives, the country's names among them. */
export function addressOf(resume: object): string {
  const { location = {} } = (resume as Located).basics ?? {};
  const code = location['countryCode'] ?? '';
  const countries = /^[A-Z]{2}$/.test(code)
    ? ['en', 'de', 'es'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(code))
    : [];
  return [...Object.values(location), ...countries].join(' ');
}

/** No program shows the day. */
function byMonths(cv: CvContent): CvContent {
  const json = JSON.stringify(cv).replace(/"((?:19|20)\d\d-\d\d)-\d\d"/g, '"$1"');
  return JSON.parse(json) as CvContent;
}
