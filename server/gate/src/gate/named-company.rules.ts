import { escapeMarkdown, fold, normalise, readNumberWords } from '@sastre/reading';

/** Stands for the name of whom a letter is written to: no figure, no address, and no word of a language. */
const STAND_IN = 'Qyrl';

const counts = (text: string) => /\p{N}/u.test(text) || readNumberWords(fold(text)).length > 0;
/** "Booking.com", "[Initech]": what elsewhere were an address or a place to fill in. */
const isForm = (text: string) => /\p{L}\.\p{L}|[[\]<>{}@/]/u.test(text);

/** How a text is written with a stand-in for a name, and words with the name again. */
export interface OddName {
  hide(text: string): string;
  show(words: readonly string[]): string[];
}

/**
 * A letter counts nothing by naming "3M" or "Studio 54 GmbH", and gives no address by naming "Booking.com": a stand-in takes
 * the place of such a name in what is judged (plain, or in markdown), also without its legal form. Other names, and one that
 * the CV names as well, stay as they are.
 */
export function oddName(companyName: string, cvText: string): OddName {
  const name = normalise(companyName).trim();
  const isOdd = counts(name) || isForm(name);
  if (!isOdd || normalise(cvText).includes(name))
    return { hide: (text) => text, show: (words) => [...words] };
  const words = name.split(' ');
  const spellings = words
    .map((_word, at) => words.slice(0, words.length - at).join(' '))
    .filter((one) => !counts(name.slice(one.length)) && !isForm(name.slice(one.length)))
    // "21 Diamonds" is no "21".
    .filter((one) => /\p{L}|&/u.test(one))
    .flatMap((one) => [one, escapeMarkdown(one)]);
  return {
    hide: (text) => spellings.reduce((rest, one) => rest.replaceAll(one, STAND_IN), text),
    show: (told) => told.map((word) => word.replaceAll(STAND_IN, name)),
  };
}
