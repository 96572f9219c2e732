import type { SupportedRequirement } from '@sastre/reading';
import { amongKin, tellingWords } from '../post/kin-words.rules.ts';

/** Words of time, place and amount, and words of every job, which tell nothing of what is asked for. */
const COMMON = new Set(
  `daily weekly monthly yearly annual month months week weeks hour hours days quarter time times first second several
   more than most least about around using used with from after before where which working company your please apply good least
   monat woche wochen tage stunden erste ersten zwei drei vier
   arbeit aufgaben etwa rund mehr davon gemeinsam sowie eigene eigenen neue neuen gute guten
   diario diaria semanal mensual anual meses semana semanas dias horas primer primera tres cuatro cada todos todas entre nuevo nueva
   nuevos nuevas cerca trabajo funciones fines weekend weekends wochenende wochenenden`.split(
    /\s+/,
  ),
);
/** How often, in all its endings. */
const OFTEN =
  /^(?:taglich|wochentlich|monatlich|vierteljahrlich|jahrlich|quartal|diari|mensual|semanal|anual)/;
/** From so many letters on, a word is not of every trade. */
const LONG = 7;
const SHORT_WORD = 1;
const LONG_WORD = 1.5;
const MOST_ASKED = 250;

/** Of so much on, a text says something that is asked for. */
export const ANSWERS = 1.5;

const askingWords = (text: string) =>
  tellingWords(text).filter((word) => !COMMON.has(word) && !OFTEN.test(word));

/** Says of a text how much of it the job asks for: each word of meaning that stands in a requirement, in whatever form, once. */
export function answersOf(requirements: readonly SupportedRequirement[]): (text: string) => number {
  const asked = [
    ...new Set(requirements.flatMap(({ term, quote }) => askingWords(`${term} ${quote}`))),
  ].slice(0, MOST_ASKED);
  const isAsked = amongKin(asked);
  return (text) =>
    askingWords(text)
      .filter(isAsked)
      .reduce((sum, word) => sum + (word.length < LONG ? SHORT_WORD : LONG_WORD), 0);
}
