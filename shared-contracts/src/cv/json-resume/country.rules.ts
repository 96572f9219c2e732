/** Short words that tell a language, as texts about a person have them. */
const SHORT_WORDS = {
  de: 'und der die mit ich für bei von im als',
  en: 'and the with of for in to at by my',
  es: 'y el la con los para del las en por',
  fr: 'et le la avec les pour du des dans au',
  it: 'e il la con di per del della una nel',
  pt: 'e os as com de para do da uma em na',
  nl: 'en de het met een voor van bij op te',
  pl: 'i w na z do od dla oraz przez się',
  cs: 'a v na s do od pro jako při se',
  da: 'og at med for af til som jeg den på',
  nb: 'og å med for av til som jeg den på',
  sv: 'och att med för av till som jag den på',
  fi: 'ja on sekä kanssa olen joka myös että se ovat',
  tr: 've bir ile için olarak bu çok olan daha ben',
  ru: 'и в на с для по от из что я',
  uk: 'і в на з для та від у що я',
} as const;
/** Scripts that are those of one language each, Japanese first, which has the letters of Chinese, too. */
const SCRIPTS = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
} as const;
const LANGUAGES = [...Object.keys(SHORT_WORDS), ...Object.keys(SCRIPTS)];
/** As a part of all letters: so many tell the script of a text. */
const MANY = 0.3;
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
  return LANGUAGES.some((language) => {
    const name = nameIn(language, code);
    return name !== '' && place.toLowerCase().includes(name.toLowerCase());
  });
}

const known = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  known.set(language, names);
  return names.of(code.toUpperCase()) ?? '';
}

/** The language of a text's script, or whose short words it has most of; English where it has none. */
function languageOf(whole: string): string {
  const text = whole.slice(0, ENOUGH);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const byScript = Object.entries(SCRIPTS).find(
    ([, script]) => (text.match(script)?.length ?? 0) > letters * MANY,
  );
  if (byScript !== undefined) return byScript[0];
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const counts = Object.entries(SHORT_WORDS).map(([language, short]) => ({
    language,
    count: short.split(' ').filter((word) => words.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most && count > 0)?.language ?? 'en';
}
