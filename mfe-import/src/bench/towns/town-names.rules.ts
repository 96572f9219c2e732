import { wordsOf } from '@sastre/shared-cv-reader';

/** A town as GeoNames lists it. */
export interface Town {
  name: string;
  /** ISO 3166-1, two letters. */
  countrycode: string;
  population: number;
}

/** Countries of which CVs name small towns, by the languages that we read best. */
const NEAR = new Set(
  'AD AR AT AU BE BO BR CA CH CL CO CR CU CZ DE DK DO EC ES FI FR GB GT HN IE IT LU MX NI NL NO NZ PA PE PL PR PT PY SE SV US UY VE'.split(
    ' ',
  ),
);
/** Countries whose places of a few thousand are often named like people and things. */
const WIDE = new Set('AR AU BR CA CL CO EC PE US VE'.split(' '));
const LEAST = { near: 5000, wide: 20_000, far: 100_000 };
/** Inhabitants of a town that is meant, though its name is a word, too, or has hardly any letters. */
const LARGE = 150_000;
const LEAST_LETTERS = 4;

/** Where a language is spoken; words of English stand in all CVs. */
const SPOKEN: Record<string, ReadonlySet<string>> = {
  de: new Set(['AT', 'CH', 'DE', 'LU']),
  es: new Set('AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ')),
  fr: new Set(['BE', 'CA', 'CH', 'FR', 'LU']),
};

/**
 * Names of towns that a CV may give without a country, folded and in order. `words` are the folded words of languages, by
 * ISO 639-1: "Reading", "Lehre" and "Commerce" are towns, too, and mean something else.
 */
export function townNames(
  towns: Iterable<Town>,
  words: Readonly<Record<string, ReadonlySet<string>>>,
): string[] {
  const isWord = (name: string, country: string) =>
    Object.entries(words).some(
      ([language, own]) => own.has(name) && SPOKEN[language]?.has(country) !== false,
    );
  const names = new Set<string>();
  for (const { name: said, countrycode, population } of towns) {
    if (population < leastOf(countrycode)) continue;
    const name = wordsOf(said).join(' ');
    if (!/^\p{L}[\p{L} ]{1,29}$/u.test(name)) continue;
    const isDoubtful = isWord(name, countrycode) || name.length < LEAST_LETTERS;
    if (!isDoubtful || population >= LARGE) names.add(name);
  }
  return [...names].sort();
}

function leastOf(country: string): number {
  if (!NEAR.has(country)) return LEAST.far;
  return WIDE.has(country) ? LEAST.wide : LEAST.near;
}

/** The names by their first letters, each list as one text: smaller to read than a list of texts. */
export function byFirstLetter(names: readonly string[]): Record<string, string> {
  const lists = Map.groupBy(names, ([first = '']) => first);
  return Object.fromEntries([...lists].map(([first, own]) => [first, own.join('|')]));
}
