/** Little words that no name and no term of a trade has, of languages whose CVs are full of English terms. */
const LITTLE: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the of and for with to by from at into as an is was were our their its',
    de: 'und mit von im für der die das dem den bei auf zur zum sowie über durch als eines einer nach aus',
    fr: 'et du des les le la pour avec dans sur aux une au chez par en',
    es: 'y del el los las para con por una al en la como',
    it: 'e il della dei del con per nel nella alla di gli degli presso',
    pt: 'e do da dos das com para em no na uma ao pelo',
    nl: 'en van het een met voor bij op aan de naar door te',
    sv: 'och med för av på till som inom hos den ett',
    pl: 'i w z na do oraz dla przez od we',
    cs: 'a v na s pro ve ze do při od',
    ro: 'și în cu pentru de la din pe al ale',
    tr: 've ile için bir olarak bu',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** How many little words of each language (ISO 639-1) a text has that could be full of terms; the most first. */
export function countLittleWords(text: string): [language: string, count: number][] {
  // Capitals begin names: "Das Boot".
  const words = text.match(/\p{L}+/gu)?.filter((word) => /^\p{Ll}/u.test(word)) ?? [];
  return Object.entries(LITTLE)
    .map(([language, own]): [string, number] => [
      language,
      words.filter((word) => own.has(word)).length,
    ])
    .toSorted(([, one], [, other]) => other - one);
}

/** One of them may be a piece of a name: "van", "de la Torre". */
const FEWEST = 2;

/**
 * The language of the little words of a text (ISO 639-1) that has none of English: terms and names of houses are English in
 * any CV. Undefined: it has some, too few of another, or as many of two.
 */
export function languageOfLittleWords(text: string): string | undefined {
  const counts = countLittleWords(text);
  if (counts.some(([language, count]) => language === 'en' && count > 0)) return undefined;
  const [first, second] = counts;
  if (first === undefined || first[1] < FEWEST || first[1] === second?.[1]) return undefined;
  return first[0];
}
