import { fold, stem, words } from '../reading/stem.rules.ts';
import { ORDINARY_STEMS, ORDINARY_WORDS } from './ordinary-words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’+#]*/gu;

/** A capitalised word and where it stands. */
interface NameWord {
  word: string;
  startsSentence: boolean;
}

function capitalised(text: string): NameWord[] {
  return text
    .split(/(?<=[.!?:])\s+|\n+/)
    .flatMap((sentence) =>
      [...sentence.matchAll(WORD)].map(([word], place) => ({ word, startsSentence: place === 0 })),
    )
    .filter(({ word }) => /^\p{Lu}/u.test(word));
}

/** True for HACCP, iPhone-like and CamelCase words: names whatever the language. */
function isOddlyWritten(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}&+#]+$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/**
 * Capitalised words of a text that are in none of the facts' words and no ordinary words: names. German
 * writes every noun with a capital, so there only words written like no noun count.
 */
export function findUnknownNames(
  text: string,
  known: ReadonlySet<string>,
  language: string,
): string[] {
  const isKnown = (word: string) => {
    const folded = fold(word).replace(/'s$/, '');
    return (
      known.has(folded) ||
      // "I+D" is told apart in facts.
      (folded.includes('+') && words(folded).every((part) => known.has(part))) ||
      known.has(stem(folded)) ||
      ORDINARY_WORDS.has(folded) ||
      ORDINARY_STEMS.has(stem(folded))
    );
  };
  return capitalised(text)
    .filter(({ word }) => word.length > 1 && !isKnown(word))
    .filter(({ word, startsSentence }) => {
      if (isOddlyWritten(word)) return true;
      return language !== 'de' && !startsSentence;
    })
    .map(({ word }) => word);
}
