import type { DocumentLanguage } from '@sastre/shared-contracts/api';

/** How a language writes the place before the day; where it does not, a letter has the day alone. */
const BEFORE_DAY: Partial<Record<DocumentLanguage, string>> = { de: ', ', es: ', a ' };
/** A day and nothing else, as the two write it. */
const ONLY_DAY = /^\d{1,2}(?:\. | de )\p{L}+ (?:de )?\d{4}$/u;
const POSTCODE = /^(?:[A-Z]{1,3}-)?\d{4,5} /;
/** Where somebody works who names no place. */
const NO_PLACE = /^(?:remote?|remoto|home ?-?office|teletrabajo)$/i;

/** A letter whose day stands alone above it, with the place from which it is written: "Berlin, 30. November 2026". */
export function withPlace(letter: string, location: string, language: DocumentLanguage): string {
  const before = BEFORE_DAY[language];
  const place = placeIn(location, language);
  const first = /^\s*([^\n]+)/.exec(letter)?.[1]?.trim() ?? '';
  if (before === undefined || place === '' || !ONLY_DAY.test(first)) return letter;
  return letter.replace(first, () => `${place}${before}${first}`);
}

/** The town of a location, by its postcode or as its first part; none where it is a street or a country. */
function placeIn(location: string, language: DocumentLanguage): string {
  const parts = location.split(/[,;/|(·]/).map((part) => part.trim());
  const place = (parts.find((part) => POSTCODE.test(part)) ?? parts[0] ?? '').replace(POSTCODE, '');
  const isTown = /^[\p{L}\p{M}'’. -]+$/u.test(place) && !NO_PLACE.test(place);
  return isTown && !isCountry(place, language) ? place : '';
}

const A = 65;
const LETTERS = 26;
const COUNTRIES = new Map<DocumentLanguage, ReadonlySet<string>>();

function isCountry(name: string, language: DocumentLanguage): boolean {
  const known = COUNTRIES.get(language) ?? countriesIn(language);
  COUNTRIES.set(language, known);
  return known.has(name.toLowerCase());
}

/** By all codes of two letters that are one. */
function countriesIn(language: DocumentLanguage): ReadonlySet<string> {
  const letters = Array.from({ length: LETTERS }, (_, index) => String.fromCharCode(A + index));
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = [language, 'en'].map((each) => new Intl.DisplayNames([each], { type: 'region' }));
  return new Set(names.flatMap((name) => codes.map((code) => name.of(code)?.toLowerCase() ?? '')));
}
