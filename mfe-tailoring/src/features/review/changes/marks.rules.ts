/** A run of a text, marked or not. */
export interface Mark {
  text: string;
  marked: boolean;
}

const isWordSign = (sign: string | undefined) => /[\p{L}\p{M}\p{N}]/u.test(sign ?? '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text with all whole-word occurrences of these words and phrases marked; of two at one place the longer one, and neighbours as one.
 * Joined it is the text again.
 */
export function markPhrases(text: string, phrases: readonly string[]): Mark[] {
  const wanted = [...new Set(phrases.map((phrase) => phrase.trim()))]
    .filter((phrase) => phrase !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf);
  if (wanted.length === 0) return text === '' ? [] : [{ text, marked: false }];
  const marks: Mark[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(patternOfRuns(wanted))) {
    if (index > end) marks.push({ text: text.slice(end, index), marked: false });
    marks.push({ text: found, marked: true });
    end = index + found.length;
  }
  if (end < text.length) marks.push({ text: text.slice(end), marked: false });
  return marks;
}

/** The words in doubt as they stand in a text, neighbours as one phrase and each once; those that do not stand in it come last. */
export function phrasesIn(text: string, words: readonly string[]): string[] {
  const found = markPhrases(text, words).flatMap((one) => (one.marked ? [one.text] : []));
  const within = (word: string, phrase: string) =>
    markPhrases(phrase, [word]).some(({ marked }) => marked);
  const lost = words.filter((word) => !found.some((phrase) => within(word, phrase)));
  const phrases = [...new Set([...found, ...lost])];
  return phrases.filter((one) => !phrases.some((other) => other !== one && within(one, other)));
}

/** A run of words, with nothing but space between them. */
function patternOfRuns(patterns: readonly string[]): RegExp {
  const one = `(?:${patterns.join('|')})`;
  return new RegExp(String.raw`${one}(?:\s+${one})*`, 'gu');
}

/** A phrase ends where its word does, unless it ends in a sign that belongs to no word (40 %, C++). */
function patternOf(phrase: string): string {
  const [first, last] = [[...phrase][0], [...phrase].at(-1)];
  const words = phrase
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);
  const before = isWordSign(first) ? String.raw`(?<![\p{L}\p{M}\p{N}])` : '';
  const after = isWordSign(last) ? String.raw`(?![\p{L}\p{M}\p{N}])` : '';
  return `${before}${words}${after}`;
}
