import { oncePerLanguage } from './once-per-language.ts';
import { stemsOf } from './stems.rules.ts';
import { meaningsOf } from './lexicon.ts';

const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];
const SHORTEST = 3;

/**
 * Parts of a German compound, folded, such that each is a word of the lists or `isKnown`: Wundversorgung is wund and versorgung.
 * Undefined: it is none, or has a part that nobody knows.
 */
export function partsOf(
  folded: string,
  isKnown: (part: string) => boolean = () => false,
): readonly string[] | undefined {
  if (folded.length < 2 * SHORTEST + 1) return undefined;
  for (let size = folded.length - SHORTEST; size >= SHORTEST; size -= 1) {
    // The longest last part first: it says what the thing is.
    const last = folded.slice(folded.length - size);
    if (!isWord(last) && !isKnown(last)) continue;
    const before = folded.slice(0, folded.length - size);
    for (const link of LINKS) {
      if (!before.endsWith(link)) continue;
      const first = link === '' ? before : before.slice(0, -link.length);
      if (first.length < SHORTEST) continue;
      if (isWord(first) || isKnown(first)) return [first, last];
      const more = partsOf(first, isKnown);
      if (more !== undefined) return [...more, last];
    }
  }
  return undefined;
}

/** A word of the German lists; short ones in full only, as a stem of three letters stands in anything. */
function isWord(part: string): boolean {
  return part.length >= SHORTEST && readPart(part, 'de').isWord;
}

const readPart = oncePerLanguage(50_000, (part) => ({
  isWord: [part, `${part}e`, `${part}en`, ...stemsOf(part, 'de')].some(
    (form) => (form.length > 3 || form === part) && meaningsOf(form, 'de').length > 0,
  ),
}));
