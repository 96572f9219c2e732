import type { Amount } from './amounts.rules.ts';
import { isBehindSign, type WordList } from '../words/units.rules.ts';

/** Stretches of time, folded, in all languages, with the days that they last. */
const PERIODS: readonly (readonly [days: number, words: RegExp])[] = [
  [1 / 1440, /^(?:minutes?|minuten?|minutos?)$/],
  [1 / 24, /^(?:hours?|stunden?|horas?)$/],
  [1, /^(?:days?|tage?n?|tages|dias?)$/],
  [7, /^(?:weeks?|wochen?|semanas?)$/],
  [30, /^(?:months?|monate?n?|monats|mes|meses)$/],
  [91, /^(?:quarters?|quartale?n?|quartals|trimestres?)$/],
  [365, /^(?:years?|jahre?n?|jahres|anos?)$/],
];

/** Days of a stretch of time by its name; undefined: it is none. */
export function daysOf(folded: string | undefined): number | undefined {
  return folded === undefined ? undefined : PERIODS.find(([, words]) => words.test(folded))?.[0];
}

const PER = /^(?:an?|per|each|every|pro|je|im|am|por|al|la|cada)$/;
const IN = /^(?:in|within|for|over|after|nach|en|durante|innerhalb)$/;
/** Words between a number and the time that it is told by. */
const REACH = 5;

/** Days of the stretch by which a number is told: "90 a year", "drei pro Woche". */
export function rateOf(list: WordList, { places }: Amount): number | undefined {
  const { words } = list;
  const last = places.at(-1) ?? 0;
  for (let place = last + 1; place <= last + REACH; place += 1) {
    const word = words[place];
    if (word === undefined || isBehindSign(list, place)) break;
    if (/^\d/.test(word.folded)) break;
    const days = daysOf(words[place + 1]?.folded);
    const isRate = PER.test(word.folded) && !IN.test(words[place - 1]?.folded ?? '');
    if (isRate && days !== undefined) return days;
  }
  return undefined;
}

/** True when a number counts a stretch of time, and the other one another: "four days" where the fact says "four hours". */
export function countsOtherTime(one: Amount, other: Amount): boolean {
  const [here, there] = [one, other].map(({ counted }) => daysOf(counted[0]?.folded));
  return here !== undefined && there !== undefined && here !== there;
}
