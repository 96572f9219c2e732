/** Short words that tell a language, as texts about a person have them. */
const SHORT_WORDS = {
  de: 'und der die mit ich für bei von im als',
  en: 'and the with of for in to at by my',
  es: 'y el la con los para del las en por',
  fr: 'et le la avec les pour du des dans au',
} as const;
const CODE = /^[A-Z]{2}$/i;
/** In letters: so much of a text tells its language. */
const ENOUGH = 2_000;

/** The name of a country by its code (ISO 3166-1), in the language of a text; '' for what is no code of a country. */
export function countryName(code: string, text: string): string {
  return CODE.test(code) ? nameIn(languageOf(text), code) : '';
}

/** Whether a place names a country by its name in one of the languages known here. */
export function isCountryIn(code: string, place: string): boolean {
  if (!CODE.test(code)) return false;
  return Object.keys(SHORT_WORDS).some((language) => {
    const name = nameIn(language, code);
    return name !== '' && place.toLowerCase().includes(name.toLowerCase());
  });
}

function nameIn(language: string, code: string): string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return names.of(code.toUpperCase()) ?? '';
}

/** The language whose short words a text has most of; English where it has none. */
function languageOf(text: string): string {
  const words = new Set(
    text
      .slice(0, ENOUGH)
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  const counts = Object.entries(SHORT_WORDS).map(([language, known]) => ({
    language,
    count: known.split(' ').filter((word) => words.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most && count > 0)?.language ?? 'en';
}
