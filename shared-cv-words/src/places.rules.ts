import { oncePerText } from '@sastre/shared-once';
import { isMoreOfCourse } from './course-details.rules.ts';
import { CITIES } from './cities.data.ts';
import { COUNTRIES, NO_PLACE, STATE_NAMES, STATES } from './places.data.ts';
import { isWordGrade } from './grades.data.ts';
import { isDegree, isSchool, positionScore } from './naming.rules.ts';
import { byLocale, localesOf } from './scripts.rules.ts';
import { folded, MOST_TEXTS } from './words.rules.ts';

/** Whether a text is a place: `City, Country`, `City, ST`, a country, a town that is known, or "remote". */
export const isPlace = oncePerText(MOST_TEXTS, saysPlace);

function saysPlace(text: string): boolean {
  const parts = text.split(/,|\s[–—-]\s|\s?\/\s?/).map((part) => part.trim());
  const last = parts.at(-1)?.replace(/\s*\(.*\)$/, '') ?? '';
  if (parts.length > 4 || text.length > 60 || /[!?:;@]$/.test(text)) return false;
  if (areTowns(text)) return true;
  const isShortState = parts.length > 1 && SHORT_STATE.test(last) && !COMPANY_FORM.test(last);
  // "Monterrey, N.L.", and no "Lead Technologist, R.T.(R)"
  if (isShortState ? !isTownLike(parts[0] ?? '') : /\.$/.test(text)) return false;
  // "Universidad de Cantabria, Santander"
  const [first = ''] = parts;
  if (parts.length > 1 && !isCity(first) && !isRegion(first) && isSchool(first)) return false;
  if (parts.some((part) => part === '' || part.split(' ').length > 4)) return false;
  return (
    isRegion(last) ||
    (parts.length < 3 && parts.every((part) => isCity(part) || isRegion(part))) ||
    // "Bilbao, Bizkaia"
    (parts.length === 2 && isTown(parts[0] ?? '') && isTownLike(last)) ||
    parts.some((part) => NO_PLACE.includes(folded(part)))
  );
}

/** Whether a text is as "Mumbai, Pune & Hyderabad, India": towns with what they are in, the first of which is known. */
export function areTowns(text: string): boolean {
  if (!/\s&\s/u.test(text)) return false;
  const parts = text.split(/,\s*|\s&\s/u);
  const [first = ''] = parts;
  return isCity(first) && isRegion(parts.at(-1) ?? '') && parts.every(isTownLike);
}

/** A town that is known by its name, or by its code before it. */
function isCity(text: string): boolean {
  // "Grado (en curso)"
  if (/\(/.test(text) && isDegree(text)) return false;
  return CITIES.has(
    folded(text.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s+/, '').replace(/\s*\(.*\)$/, '')),
  );
}

/** Before a name that nobody knows it is a town, unless it is called as a degree is: "Grado, Magisterio". */
function isTown(text: string): boolean {
  return isCity(text) && !isDegree(text);
}

/** "Co. Clare", "County Mayo" */
const COUNTY = /^(?:Co\.|Co|County) \p{Lu}\p{L}+(?:[ -]\p{L}+)?$/u;
/** "N.L.", "Gto." */
const SHORT_STATE = /^(?:(?:\p{Lu}\.\s?){2,3}|\p{Lu}\p{Ll}{1,4}\.)$/u;
const COMPANY_FORM =
  /^(?:S\.\s?[ALEC]\.(?:\s?[CGSUV]\.)?|S\.\s?p\.|S\.\s?R\.|K\.\s?G\.|B\.\s?V\.|E\.\s?P\.(?:\s?E\.?)?|S\.\s?G\.\s?P\.\s?S|S\.\s?A\.\s?P\.\s?I|I\.\s?P|S\.\s?C(?:\.\s?[AP])?|A\.\s?C|Inc|Ltd|Co|Corp|Hnos|Cia|Jr|Sr|Int|Bros|Ges)\.?$/u;

/** A country, a state, or what stands for one. */
function isRegion(text: string): boolean {
  const name = folded(text);
  if (SHORT_STATE.test(text) && !COMPANY_FORM.test(text)) return true;
  if (COUNTY.test(text)) return true;
  if (STATES.includes(text.replace(/\s*\d{4,5}(?:-\d+)?$/, '').trim())) return true;
  return (
    COUNTRIES.includes(name) ||
    STATE_NAMES.includes(name) ||
    countryLocalesOf(text).some((locale) => countriesIn(locale).has(name))
  );
}

/** Languages in Latin letters that name countries in full: "Nuova Zelanda", "Südafrika". */
const LATIN = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'sv', 'cs'];
/** In letters: shorter names of countries are names of people and houses, too; those that matter stand in our list. */
const SHORTEST_COUNTRY = 6;
/** First names and states. */
const NO_COUNTRY = /^(?:jordan|georgia|jersey|martinique|guinea)$/;

function countryLocalesOf(text: string): readonly string[] {
  const own = localesOf(text);
  if (own.length > 0) return own;
  const name = folded(text);
  return name.length < SHORTEST_COUNTRY || NO_COUNTRY.test(name) ? [] : LATIN;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names of countries in a locale, folded. */
const countriesIn = byLocale((locale) => {
  const display = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.map((code) => folded(display.of(code) ?? '')).filter((name) => name !== ''));
});

/** A place at the end of a list of names, and what stands before it. */
export function placeAtEnd(text: string): { before: string; place: string } | undefined {
  // A full stop ends what is told as a sentence: "Harbour Board, Greenock."
  const parts = text.replace(/(\p{L}{5})\.$/u, '$1').split(/,\s*/);
  if (parts.length < 2) return undefined;
  const last = parts.at(-1)?.trim() ?? '';
  if (NO_PLACE.includes(folded(last)))
    return { before: parts.slice(0, -1).join(', '), place: last };
  const town = parts.at(-2)?.trim() ?? '';
  // "Kantine Nord, Bilbao, Bizkaia"
  const isCityFirst = parts.length > 2 && isTown(town) && isTownLike(last);
  // "Berufsfachschule Langenthal, Langenthal"
  const isNamedBefore = town.endsWith(` ${last}`) && isTownLike(last);
  const isTownLast = (isCity(last) || isNamedBefore) && !isCityFirst;
  if (!isTownLast && !isCityFirst && !isRegion(last)) return undefined;
  // A name alone is no town: "Kontora Payments, Spain".
  const size =
    isTownLast || (parts.length === 2 && isName(town)) ? 1 : endsWithState(parts) ? 3 : 2;
  return {
    before: parts.slice(0, -size).join(', '),
    place: parts.slice(-size).join(', ').trim(),
  };
}

/** "Greenville, SC, USA": behind a town stand its state and its country. */
export function endsWithState(parts: readonly string[]): boolean {
  const [town = '', state = '', country = ''] = parts.slice(-3).map((part) => part.trim());
  const isState = STATES.includes(state) || STATE_NAMES.includes(folded(state));
  return isState && isRegion(country) && isTownLike(town) && !isName(town);
}

/** What is said of a company or a school is no town. */
function isName(text: string): boolean {
  return !isCity(text) && (positionScore(text) !== 0 || text.split(' ').length > 3);
}

/** "LS7 9QF", "D02 XY45" */
const ISLES_CODE =
  /(?:^|[\s,])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s[A-Z\d]{4})(?:,\s*\p{L}[\p{L} ]+)?$/u;

/** Whether a text is a postal address: a code with its town, alone or behind a street. */
export function isAddress(text: string): boolean {
  if (text.length < 90 && !/[@:!?]/.test(text) && ISLES_CODE.test(text)) return true;
  return (
    text.length < 90 &&
    !/[@:!?]/.test(text) &&
    /(?:^|[\s,])(?:[A-Z]{1,2}-)?\d{2}-?\d{2,3}\s+\p{Lu}[\p{L}'’.-]+(?:[\s-]\p{L}[\p{L}'’.-]*){0,3}(?:,\s*\p{Lu}[\p{L} ]+)?$/u.test(
      text,
    )
  );
}

/** A name and the town behind it, where its last part can be one: a name of up to three words. */
export function townAtEnd(text: string): { before: string; place: string } | undefined {
  const parted = /^(.{3,})(?:,|\s[-–—])\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{L}[\p{L}'’.-]*){0,2})$/u.exec(
    text,
  );
  const [, before = '', place = ''] = parted ?? [];
  return place === '' || place.endsWith('.') ? undefined : { before, place };
}

/** What is a part of an employer and no town: "Labour Ward", "Servicios Jurídicos". */
const PART_OF_HOUSE =
  /(?<!\p{L})(?:wards?|units?|departments?|dept|teams?|division|section|branch|abteilung|bereich|referat|dezernat|área|departamento|servicios?|unidad|services?|pôle|direction|direcci[óo]n|reparto|ufficio|servi[çc]os?|unidade|serviço|afdeling|dzia[łl])(?!\p{L})/iu;

/** Of so many words in small letters no name of a town is made. */
const MOST_SMALL = 2;

/** Whether a text can be a town that no list knows: a few words, none of which sounds like a name of something else. */
export function isTownLike(text: string): boolean {
  return (
    /^\p{Lu}[^\d@:;]*$/u.test(text) &&
    text.split(',').length < 3 &&
    text.split(/[\s-]/).length <= 6 &&
    // "Making coffee and baking cookies"
    (text.match(/(?<=\s)\p{Ll}{4}/gu)?.length ?? 0) < MOST_SMALL &&
    positionScore(text) === 0 &&
    !PART_OF_HOUSE.test(text) &&
    !isSchool(text) &&
    !isDegree(text) &&
    !isMoreOfCourse(text) &&
    !isWordGrade(text)
  );
}

/** What stands before the last part of a place, where it is no town that is known: "Pantrywise, London". */
export function nameBefore(place: string): [name: string, rest: string] | undefined {
  const parts = place.split(/,\s+/);
  const [first = '', ...rest] = parts;
  if (rest.length === 0 || isCity(first) || isRegion(first) || NO_PLACE.includes(folded(first)))
    return undefined;
  return [first, rest.join(', ')];
}

/** Whether a text names a town or a country at its end, whatever stands before: the address of a person. */
export function endsWithPlace(text: string): boolean {
  const last =
    text
      .split(/,\s*|\s[–—-]\s/)
      .at(-1)
      ?.trim() ?? '';
  return text.length < 90 && !/[@:!?]/.test(text) && (isCity(last) || isRegion(last));
}
