import { oncePerText } from '@sastre/shared-once';

// Most texts have nothing to fold, and all of them are folded, often.
const ASCII = /^[\x20-\x7e\s]*$/;

/** Texts of the largest CV, and what the longest job text asks for. */
const MOST_FOLDED = 5_000;

/** Lower case without accents; `ß` as `ss`. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : withoutMarks(text);
}

const withoutMarks = oncePerText(MOST_FOLDED, (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'")
    .toLowerCase(),
);

/** Words of a text, folded: letters and digits, with `+`, `#`, and inner `.`, `/`, `-` and `'` (C++, C#, node.js). */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** Spanish, English and German endings, longest first; a stem keeps at least four letters. */
const ENDINGS =
  `aciones amientos imientos amiento imiento ization isation uciones iciones ational ations adoras adores
  ungen acion ation ments ingly ieron aron ando iendo ador ment ings ling ione ions ing ung ion ers ies
  ado ada ido ida ies est ern ier ed er es en em et ar ir os as ly s e n a o y`.split(/\s+/);

const BY_LAST = Map.groupBy(ENDINGS, (ending) => ending.charAt(ending.length - 1));

/** A light stem of a folded word; the same for its usual forms in English, Spanish and German. */
export const stem = oncePerText(20_000, (word): string => {
  if (word.length < 5 || /\d/.test(word)) return word.length > 3 ? word.replace(/s$/, '') : word;
  for (const ending of BY_LAST.get(word.charAt(word.length - 1)) ?? []) {
    if (word.length - ending.length >= 4 && word.endsWith(ending))
      return word.slice(0, -ending.length);
  }
  return word;
});

/** Stems of the words that carry meaning: no function words, nothing shorter than three letters. */
export function contentStems(text: string, ordinary: ReadonlySet<string>): string[] {
  return words(text)
    .filter((word) => word.length > 2 && !ordinary.has(word) && !/^\d/.test(word))
    .map(stem);
}
