import type { Cv } from '../api/index.ts';
import { plainWords } from './plain-words.rules.ts';
import { toldEntries, toldTexts } from './told-entries.rules.ts';

/** What a translated copy still says in another language than the one asked for. */
export interface Untranslated {
  /** Language that was asked for; empty when it was not told. */
  language: string;
  /** How many of the user's own sentences are still in their language. */
  extent: 'all' | 'some';
  /** Such sentences with a translation that waits for the user's answer. */
  waiting: number;
}

/**
 * Reads which of the user's own sentences a translated copy still says in their language: the engine did not translate them, or the
 * translation was not let through, was rejected, or waits for an answer, or what the user chose in its place has none. Undefined: none is known. What was written by hand or left
 * out since is not counted.
 */
export function readUntranslated(
  cv: Pick<Cv, 'personal_info' | 'work_experience' | 'sections' | 'tailored'>,
): Untranslated | undefined {
  const { report, language } = cv.tailored ?? {};
  if (report === undefined) return undefined;
  const texts = textsOf(cv);
  const translations = report.edits.filter(({ source }) => source !== undefined);
  const left = translations.filter(
    ({ status, before, after, source = before }) =>
      (status !== 'applied' || after === source) &&
      [before, source].some((text) => texts.has(plainWords(text))),
  );
  const isTranslated = translations.some(
    ({ status, after, source }) => status === 'applied' && after !== source,
  );
  const isAll =
    report.notes.includes('free-text-not-translated') || (left.length > 0 && !isTranslated);
  if (!isAll && left.length === 0 && !report.notes.includes('part-not-translated'))
    return undefined;
  return {
    language: typeof language === 'string' ? language : '',
    extent: isAll ? 'all' : 'some',
    waiting: new Set(left.flatMap(({ status, path }) => (status === 'unproven' ? [path] : [])))
      .size,
  };
}

/** Texts of a CV that are translated. */
function textsOf(cv: Parameters<typeof readUntranslated>[0]) {
  const entries = toldEntries(cv).flatMap((told) => toldTexts(told).map(([, text]) => text));
  return new Set([cv.personal_info.summary, ...entries].map(plainWords));
}
