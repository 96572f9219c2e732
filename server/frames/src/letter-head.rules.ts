import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { oncePerText, plainText } from '@sastre/reading';
import { readReference } from './reference.rules.ts';
import { greetsByName } from './greeting-by-name.rules.ts';
import { allPhrases, phrasesFor, type Region } from './phrases.ts';
import { trainingIn } from './training.rules.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es', de: 'de' };
const MONTHS = Array.from({ length: 12 }, (_none, month) => new Date(Date.UTC(2024, month, 15)));

/** The day on which a letter is written, as its language says it: "27. November 2026", "27 de noviembre de 2026". */
export function letterDate(now: Date, language: Language): string {
  return longDates(language).format(now);
}

/** To make one takes longer than a sentence does to read. */
const longDates = oncePerText(
  LANGUAGES.length,
  (language) =>
    new Intl.DateTimeFormat(LOCALES[language as Language], { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A letter's line about what it is for, in markdown, as `position` and `reference` are; one of these two may be empty. */
export function subjectLine(
  position: string,
  language: Language,
  reference = '',
  region?: Region,
): string {
  const { subject, subjectAlone, subjectTraining } = phrasesFor(language, region);
  const training = trainingIn(position, language);
  const named = (training === undefined ? subject : subjectTraining).replace(
    '{position}',
    () => training ?? position,
  );
  const what = position === '' ? subjectAlone : named;
  return `**${[what, reference].filter((part) => part !== '').join(', ')}**`;
}

/** A subject without the ad's own reference behind it, which claims nothing; empty where that is all it names. */
function withoutReference(subject: string, language: Language, jobText: string): string {
  const at = subject.lastIndexOf(', ');
  const last = at < 0 ? '' : plainText(subject.slice(at + 2)).trim();
  if (last === '' || last !== readReference(jobText)) return subject;
  const rest = subject.slice(0, at);
  return allPhrases(language).some(({ subjectAlone }) => rest === subjectAlone) ? '' : rest;
}

/** A day and nothing else, by language: a letter is asked about sentence by sentence, and this for each of them. */
const ONLY_DAY = Object.fromEntries(
  LANGUAGES.map((language) => {
    const month = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
    const names = MONTHS.map((date) => month.format(date)).join('|');
    const [before, between] =
      language === 'es' ? [' de ', ' de '] : [language === 'de' ? '\\. ' : ' ', ' '];
    return [language, new RegExp(`^\\d{1,2}${before}(?:${names})${between}\\d{4}$`)];
  }),
) as Record<Language, RegExp>;

/** True for a paragraph that is a day and nothing else: above a letter it claims nothing. */
export function isLetterDate(paragraph: string, language: Language): boolean {
  return ONLY_DAY[language].test(paragraph.trim());
}

/** A letter in markdown without the day above it; in `language`, or in any. */
export function withoutLetterDate(letter: string, language?: Language): string {
  const [first = '', ...rest] = letter.split(/\n{2,}/);
  const isDate = (language === undefined ? LANGUAGES : [language]).some((one) =>
    isLetterDate(first, one),
  );
  return isDate ? rest.join('\n\n') : letter;
}

/** What stands in a letter's subject line, without its marks; undefined for another paragraph. */
function subjectOf(paragraph: string, language: Language): string | undefined {
  const starts = allPhrases(language).flatMap(({ subject, subjectAlone, subjectTraining }) => [
    ...[subject, subjectTraining].map((words) => words.split('{position}')[0] ?? ''),
    `${subjectAlone}, `,
  ]);
  const [, inner] = /^\*\*([^*\n]+)\*\*$/.exec(paragraph.trim()) ?? [];
  const isSubject = starts.some((one) => inner?.startsWith(one) === true);
  return isSubject ? inner : undefined;
}

/** What a letter's head is read by. */
interface LetterTo {
  letterLanguage: Language;
  jobText: string;
}

/** What a paragraph says that a letter is for, without the ad's own reference. */
export function subjectIn(
  paragraph: string,
  { letterLanguage, jobText }: LetterTo,
): string | undefined {
  const subject = subjectOf(paragraph, letterLanguage);
  return subject === undefined ? undefined : withoutReference(subject, letterLanguage, jobText);
}

/** A letter without the day above it, and without the marks of its subject line: neither adds a claim. */
export function withoutHead(markdown: string, { letterLanguage, jobText }: LetterTo): string {
  const undated = withoutLetterDate(markdown, letterLanguage).split(/\n{2,}/);
  const subject = subjectIn(undated[0] ?? '', { letterLanguage, jobText });
  const [first = '', ...rest] = subject === undefined ? undated : undated.slice(1);
  const greeting = greetsByName(first, letterLanguage, jobText) ? [] : [first];
  return [...(subject === undefined ? [] : [subject]), ...greeting, ...rest].join('\n\n');
}
