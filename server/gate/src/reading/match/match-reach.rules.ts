import type { FactIndex } from '../cv/fact-index.rules.ts';
import { readNumberWords, type SpelledNumber } from '../words/number-words.rules.ts';
import { fold } from '../words/stem.rules.ts';

const FIGURE = /(?<![\p{L}\p{N}.,:/-])\d{1,6}(?![\p{L}\p{N}.,:/%-])/gu;
/** What is counted follows its number. */
const COUNTED = /^\+?\s+(?:(?:different|verschiedene[nr]?|distint[oa]s)\s+)?(\p{Ll}{4,})/u;
/** How far something reaches: not told by who has done the like elsewhere. Other counts are told in many words. */
const REACH =
  /^(?:countries|sites|cities|offices|regions|continents|locations|plants|stores|branches|languages|markets|paises|sedes|ciudades|oficinas|regiones|continentes|tiendas|centros|plantas|sucursales|idiomas|mercados|landern?|standorten?|stadten?|buros|regionen|kontinenten?|filialen|werken?|niederlassungen|sprachen|markten?)$/;

/**
 * Whether a fact reaches as far as a duty that says so in numbers: who mentored five engineers, two of whom lead teams,
 * has not mentored them in two countries. A duty that says nothing of the kind asks for nothing here.
 */
export function reachesAsFar(duty: string, index: FactIndex): (place: number) => boolean {
  const folded = fold(duty);
  const asked = numbersIn(folded).flatMap(({ value, end }) => {
    const [, noun] = COUNTED.exec(folded.slice(end)) ?? [];
    return noun !== undefined && value > 1 && REACH.test(noun) ? [{ value, noun }] : [];
  });
  if (asked.length === 0) return () => true;
  return (place) => {
    const told = numbersIn(index.facts[place]?.folded ?? '');
    return asked.every(
      ({ value, noun }) =>
        index.speakingOf(noun).has(place) && told.some((number) => number.value >= value),
    );
  };
}

function numbersIn(folded: string): Omit<SpelledNumber, 'at'>[] {
  const figures = [...folded.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    value: Number(figure),
    end: index + figure.length,
  }));
  return [...figures, ...readNumberWords(folded)];
}
