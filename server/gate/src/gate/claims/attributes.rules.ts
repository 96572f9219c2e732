import { isNumberWord } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  isDeedByForm,
  JOINS,
  oncePerList,
  type Places,
  placesAt,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isHow } from './adverbs.ts';
import { isDeed } from './deeds.rules.ts';

/**
 * "Small rooms with lamps" where the fact says "rooms with small lamps": a property stands tight beside its thing, with no little
 * word between, and may not stand beside another one while its own thing is told elsewhere.
 */
export function compareAttributes(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const here = runsOf(said);
  const told = said.words.map(({ isGlue }, place): Places => {
    return isGlue ? [] : placesAt(alignment, place);
  });
  const moved = told.flatMap((places, place) => {
    const isOne = alignment.matched.get(place)?.from === place && isAttribute(said, place);
    if (!isOne || places.length === 0 || !places.every((one) => isAttribute(list, one))) return [];
    const isMate = (others: Places) =>
      others.some((one) => !places.includes(one) && places.some((at) => isMateOf(list, at, one)));
    const beside = told.filter(
      (others, other) => other !== place && here[other] === here[place] && others.length > 0,
    );
    const things = told.flatMap((others, other) => (isMate(others) ? [other] : []));
    const isMoved =
      beside.length > 0 &&
      things.length > 0 &&
      !beside.some((others) => isMate(others) || others.some((one) => places.includes(one))) &&
      !things.some((thing) => isChained(said, thing, place));
    return isMoved ? [place] : [];
  });
  return unprovenAt(said, moved, 'deed-contradicts');
}

/** Words in a row with no little word, number or sign between, by the number of their row; a little word stands in one of its own. */
const runsOf = oncePerList(({ words, text }: WordList): readonly number[] => {
  const isCut = (place: number) => {
    const word = words[place];
    return word === undefined || word.isGlue || isNumberWord(word.folded);
  };
  let run = 0;
  return words.map(({ at }, place) => {
    const isTight = /^[\s-]*$/.test(text.slice(words[place - 1]?.end ?? 0, at));
    if (!isTight || isCut(place) || isCut(place - 1)) run += 1;
    return run;
  });
});

/** A word that may be a property: in English and German it has its thing behind it, in Spanish on either side. */
function isAttribute(list: WordList, place: number): boolean {
  const { words, text, language } = list;
  const word = words[place];
  if (word === undefined || word.isGlue || word.text.length < SHORT) return false;
  if (isHow(word) || isDeed(list, place) || NO_PROPERTY.test(word.folded)) return false;
  const isHyphened = [text.charAt(word.at - 1), text.charAt(word.end)].includes('-');
  // Behind a sign or a join there may be a verb.
  const before = words[place - 1]?.folded ?? '';
  const isFirst =
    isBehindSign(list, place) ||
    JOINS[language].test(before) ||
    words.slice(0, place).every(({ isGlue }) => isGlue);
  if (isHyphened || isFirst || MANNER.test(before) || (language === 'de' && !BENT.test(word.text)))
    return false;
  const runs = runsOf(list);
  const next = words[place + 1];
  const isBefore = runs[place + 1] === runs[place] && next !== undefined;
  if (language === 'es') return isBefore || runs[place - 1] === runs[place];
  // "A small reading room" goes on with its thing, "the ward dropped" with a deed.
  return isBefore && (!isDeedByForm(next, language) || next.folded.endsWith('ing'));
}

/** "Ni" and its like, and adverbs, are none. */
const SHORT = 3;
const NO_PROPERTY =
  /^(?:each|later|earlier|again|also|dann|mehr|\p{L}+(?:[ai]d[oa]s?|ron|aban|ian))$/u;
const MANNER = /^(?:manera|forma|modo)$/;
/** A German property is bent. */
const BENT = /^\p{Ll}+e[nmrs]?$/u;

/** In the row of a property, or in the list that the row begins: "old lamps and clocks". */
function isMateOf(list: WordList, place: number, other: number): boolean {
  const { words, language } = list;
  const runs = runsOf(list);
  if (runs[other] === runs[place]) return true;
  const between = words.slice(place + 1, other);
  return (
    other > place &&
    between.some(
      (word, at) => JOINS[language].test(word.folded) || isBehindSign(list, place + 2 + at),
    ) &&
    between.every(({ isGlue, folded }) => !isGlue || JOINS[language].test(folded))
  );
}

/** "Informes de ventas mensuales" where the fact says "informes mensuales de ventas": the property may still be that of the thing before. */
function isChained({ words, language }: WordList, thing: number, place: number): boolean {
  const isBehind = thing > place;
  // The other way round it is so of a measure alone: "tasa media de apertura" for "tasa de apertura media".
  if (isBehind && !MEASURE.test(words[place]?.folded ?? '')) return false;
  const between = isBehind ? words.slice(place + 1, thing) : words.slice(thing + 1, place);
  return (
    language === 'es' &&
    between.filter(({ isGlue }) => !isGlue).length <= 1 &&
    between.filter(({ isGlue }) => isGlue).every(({ folded }) => OF.test(folded))
  );
}

const OF = /^(?:del?|por|los|las?|el)$/;
const MEASURE =
  /^(?:medi[oa]s?|total(?:es)?|anual(?:es)?|mensual(?:es)?|semanal(?:es)?|diari[oa]s?)$/;
