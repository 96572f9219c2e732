import type { Language } from '@sastre/shared-contracts/api';
import { findDegrees } from '../reading/degrees.rules.ts';
import { detectLanguage } from '../reading/language.rules.ts';
import { plainText } from '../reading/plain-text.rules.ts';
import { fold, stem, words } from '../reading/stem.rules.ts';
import { findHumanLanguages, findTools, formsOf } from '../reading/terms.rules.ts';
import { readMonths } from './dates.rules.ts';
import { findGermanNames } from './german-names.rules.ts';
import { findLinks } from './links.rules.ts';
import { findUnknownNames } from './names.rules.ts';
import { isStated, readNumbers } from './numbers.rules.ts';
import { findBrands } from './brands.rules.ts';
import { PLACES } from './places.ts';
import { findRanks } from './rank.rules.ts';

/** What a translation may not change, and does. */
export type ParityBreach =
  | 'empty'
  | 'wrong-language'
  | 'links'
  | 'dates'
  | 'numbers'
  | 'tools'
  | 'places'
  | 'names'
  | 'degrees'
  | 'languages'
  | 'ranks'
  | 'lines'
  | 'length';

/** What a translation is judged by, besides its original. */
export interface ParityParts {
  to: Language;
  /** Names that must stay as they are, where the original has them, and may not come in, where it has not: employers, institutions, people, the company applied to. */
  names: readonly string[];
}

/**
 * Compares a translated text with its original, both with markdown: numbers by value, months, links, tools, names and lines must be the
 * same; degrees, languages and ranks may not be added. Words are not compared: no two languages share them.
 * Undefined: parity holds.
 */
export function findParityBreach(
  original: string,
  translated: string,
  parts: ParityParts,
): ParityBreach | undefined {
  const [from, to] = [plainText(original), plainText(translated)];
  if (to === '') return 'empty';
  if ((detectLanguage(to) ?? parts.to) !== parts.to) return 'wrong-language';
  if (!isSame(findLinks(original), findLinks(translated))) return 'links';
  const [before, after] = [readMonths(from), readMonths(to)];
  if (!isSame(before.months, after.months)) return 'dates';
  const [stated, said] = [readNumbers(before.rest), readNumbers(after.rest)];
  if (!said.every((one) => isStated(one, stated)) || !stated.every((one) => isStated(one, said)))
    return 'numbers';
  if (!isSame(findTools(from), findTools(to))) return 'tools';
  if (!isSame(findPlaces(from), findPlaces(to))) return 'places';
  if (hasOtherNames(from, to, parts)) return 'names';
  if (!isWithin(findDegrees(to), findDegrees(from))) return 'degrees';
  if (!isWithin(languagesOf(to), languagesOf(from))) return 'languages';
  if (!isWithin(findRanks(to).map(rankFamily), findRanks(from).map(rankFamily))) return 'ranks';
  if (!isSame(outline(from), outline(to))) return 'lines';
  if (sentences(to) > sentences(from)) return 'lines';
  // Translations grow and shrink; one that grows by half and a clause says something else as well.
  return to.length > from.length * 1.6 + 25 || to.length < from.length * 0.45 - 10
    ? 'length'
    : undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return isWithin(one, other) && isWithin(other, one);
}

function isWithin(one: readonly string[], other: readonly string[]): boolean {
  return one.every((item) => other.includes(item));
}

/** To lead, to manage and to be head of are each other's translations. */
function rankFamily(rank: string): string {
  return /^(manage|manager|head)$/.test(rank) ? 'lead' : rank;
}

const inWords = (text: string) => ` ${words(text).join(' ')} `;
const holds = (text: string, name: string) => inWords(text).includes(inWords(name));
const PLACES_IN_WORDS = PLACES.map((forms) => ({ forms, said: forms.map(inWords) }));

function placesOf(text: string): (readonly string[])[] {
  const all = inWords(text);
  return PLACES_IN_WORDS.filter(({ said }) => said.some((form) => all.includes(form))).map(
    ({ forms }) => forms,
  );
}

function findPlaces(text: string): string[] {
  return placesOf(text).map(([name = '']) => name);
}

/** A country is no language, however near the words are. */
function languagesOf(text: string): string[] {
  return findHumanLanguages(fold(text).replace(/\bgermany\b/g, ' '));
}

function hasOtherNames(from: string, to: string, { names, to: language }: ParityParts): boolean {
  const told = names.filter((name) => words(name).length > 0);
  if (told.some((name) => holds(from, name) !== holds(to, name))) return true;
  if (!isSame(findBrands(from), findBrands(to))) return true;
  const same = formsOf(findTools(from), languagesOf(from)).concat(
    placesOf(from).flat(),
    'monday tuesday wednesday thursday friday saturday sunday',
  );
  const known = words(`${from} ${same.join(' ')}`.replace(/[-/.]/g, ' ')).concat(words(from));
  const all = new Set([...known, ...known.map(stem)]);
  const unknown = findUnknownNames(to, all, language);
  return unknown.length > 0 || (language === 'de' && findGermanNames(to, all).length > 0);
}

/** Lines by kind, so that as many paragraphs and points stand after as before. */
function outline(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const points = lines.filter((line) => line.startsWith('- ')).length;
  return [`${points} points`, `${lines.length} lines`];
}

const ABBREVIATION =
  /\b(?:[a-z]\. ?[a-z]\.|etc\.|ca\.|bzw\.|inkl\.|ggf\.|sra?\.|dra?\.|aprox\.|approx\.|no\.|nr\.)/gi;

function sentences(text: string): number {
  return text
    .replace(ABBREVIATION, 'x')
    .split(/[.!?]+(?=\s|$)|\n+/)
    .filter((part) => /\p{L}/u.test(part)).length;
}
