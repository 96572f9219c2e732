import {
  AUTO_LANGUAGE,
  SETTLED_LANGUAGES,
  isDocumentLanguage,
  type Cv,
  type DocumentLanguage,
  type Language,
} from '@sastre/shared-contracts/api';

type LanguageParts = Pick<Cv, 'language' | 'detected' | 'tailored'>;

/** Codes of the detection that a document calls otherwise. */
const SAME: Record<string, DocumentLanguage> = { no: 'nb' };
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he'];

/** The language of a CV's document: the chosen one, else the detected one, else the settled one, `fallback` until there is one. */
export function documentLanguage(cv: LanguageParts, fallback: Language): DocumentLanguage {
  return chosenLanguage(cv) ?? detectedLanguage(cv) ?? settledOf(cv) ?? fallback;
}

/** The language that is stored as `auto-en`, until texts tell theirs. */
function settledOf({ language = '' }: Pick<Cv, 'language'>): DocumentLanguage | undefined {
  return SETTLED_LANGUAGES.some((one) => one === language)
    ? known(language.slice(AUTO_LANGUAGE.length + 1))
    : undefined;
}

/** The language that was chosen: in the panel, else by asking for a translation. Undefined: the detected one. */
export function chosenLanguage({
  language,
  tailored,
}: {
  language?: string | undefined;
  tailored?: { language?: string | undefined } | undefined;
}): DocumentLanguage | undefined {
  if (language === AUTO_LANGUAGE) return undefined;
  return known(language) ?? known(tailored?.language);
}

/** The language that the CV is clearly written in, where a document can be in it. */
export function detectedLanguage({ detected }: Pick<Cv, 'detected'>): DocumentLanguage | undefined {
  return known(inScript(detected?.cv, detected?.cvScript));
}

/** The language that the CV is clearly written in (ISO 639-1) where no document can be in it: of its texts, not of its headings. */
export function foreignLanguage({ detected }: Pick<Cv, 'detected'>): string | undefined {
  return known(detected?.cv) === undefined ? detected?.cv : undefined;
}

/** The language that the letter is clearly written in, also one (ISO 639-1) that no document can be in. */
export function letterLanguage({ detected }: Pick<Cv, 'detected'>): string | undefined {
  return known(inScript(detected?.letter, detected?.letterScript)) ?? detected?.letter;
}

/** What `lang` says of a language: which of its scripts, where there are two. */
export function languageTag(language: string): string {
  return language === 'zh' ? 'zh-Hans' : language;
}

/** How the lines of a language run. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

function inScript(code: string | undefined, script: string | undefined): string | undefined {
  return code === 'zh' && script === 'Hant' ? 'zh-Hant' : code;
}

function known(code: string | undefined): DocumentLanguage | undefined {
  if (isDocumentLanguage(code)) return code;
  return code === undefined ? undefined : SAME[code];
}

const LEFTWARDS = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;
const ANY_LEFTWARDS = new RegExp(LEFTWARDS, 'u');
const FIRST_LEFTWARDS = new RegExp(String.raw`^\P{L}*${LEFTWARDS}`, 'u');

/** Whether a text begins in a script that runs from right to left. */
function runsLeftwards(text: string): boolean {
  return FIRST_LEFTWARDS.test(text);
}

const ANY_RIGHTWARDS = new RegExp(String.raw`(?!${LEFTWARDS})\p{L}`, 'u');
const FIRST_RIGHTWARDS = new RegExp(String.raw`^\P{L}*(?!${LEFTWARDS})\p{L}`, 'u');

/** Whether a text begins in a script that runs the other way than `direction`. */
function runsAgainst(direction: 'ltr' | 'rtl', text: string): boolean {
  return direction === 'ltr' ? runsLeftwards(text) : FIRST_RIGHTWARDS.test(text);
}

/**
 * How something with a head and texts runs as a whole in a document that runs by `own`: the other way where its head does
 * and no text of it runs by `own`.
 */
export function directionWithin(
  own: 'ltr' | 'rtl',
  head: string,
  texts: readonly string[],
): 'ltr' | 'rtl' {
  const other = own === 'ltr' ? 'rtl' : 'ltr';
  const isTurned = runsAgainst(own, head) && !texts.some((text) => runsAgainst(other, text));
  return isTurned ? other : own;
}

/** Whether a line begins in a script that runs the other way than `direction`, and has words that run by it. */
export function isMixedLine(direction: 'ltr' | 'rtl', line: string): boolean {
  const own = direction === 'ltr' ? ANY_RIGHTWARDS : ANY_LEFTWARDS;
  return runsAgainst(direction, line) && own.test(line);
}

/** Whether there is anything in a CV that runs from right to left. */
export function hasLeftwards(cv: Cv): boolean {
  return ANY_LEFTWARDS.test(JSON.stringify(cv));
}
