import { named, wordsOf } from '@sastre/shared-cv-reader';

/** Words that stand in every text of a language and in few of another, folded. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: named('the | and | of | with | for | from | by | an | at | which | their | was | were | as'),
  es: named('el | los | las | y | del | con | para | por | una | en | su | desde | como | al'),
  de: named('der | die | das | und | mit | fur | von | den | dem | im | zur | zum | bei | eine'),
  fr: named('le | les | et | des | du | pour | avec | dans | une | aux | sur | au | en | par'),
  it: named('il | gli | e | di | della | dei | per | con | una | nel | dal | al | delle | che'),
  pt: named('os | e | do | da | dos | das | com | para | por | uma | em | no | na | ao'),
  pl: named('i | w | na | z | do | oraz | dla | od | przez | po | przy | jako | za | ze'),
};
/** Fewer of them say nothing. */
const LEAST = 4;

/** The language that lines are clearly written in; undefined: two would do, or none. */
export function textLanguage(lines: readonly { text: string }[]): string | undefined {
  const words = lines.flatMap(({ text }) => wordsOf(text));
  const found = Object.entries(WORDS)
    .map(([code, known]) => ({ code, count: words.filter((word) => known.includes(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = found;
  if (first === undefined || first.count < LEAST) return undefined;
  return first.count >= 1.5 * (second?.count ?? 0) ? first.code : undefined;
}
