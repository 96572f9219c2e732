import { oncePerText } from '@sastre/shared-once';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { readNumberWords, type SpelledNumber } from '../words/number-words.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { isSameFamily } from '../words/family.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold, stem } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

const FIGURE = /(?<![\p{L}\p{N}.,:/-])\d{1,6}(?![\p{L}\p{N}.,:/%-])/gu;
/** What is counted follows its number, with a word or two about it in between: "five junior engineers". */
const COUNTED = /^\+?((?:\s+\p{L}[\p{L}'-]*){1,3})/u;
/** How far something reaches: not told by who has done the like elsewhere. */
const REACH = pattern()`
  ^(?:
    countries|sites|cities|offices|regions|continents|locations|plants|stores|branches|languages|markets|paises|
    sedes|ciudades|oficinas|regiones|continentes|tiendas|centros|plantas|sucursales|idiomas|mercados|landern?|
    standorten?|stadten?|buros|regionen|kontinenten?|filialen|werken?|niederlassungen|sprachen|markten?
  )$`;

/**
 * Whether a fact reaches as far as something that is asked for in numbers: who mentored 14 engineers has mentored five,
 * who mentored two has not, and who mentored five has not mentored them in two countries. What says nothing of the kind
 * asks for nothing here; nor does, behind the main part, a number of something that the fact does not speak of.
 */
export function reachesAsFar(
  asked: string,
  index: FactIndex,
  mainPart = asked,
): (place: number) => boolean {
  const main = countsIn(fold(mainPart)).flatMap(({ nouns }) => nouns);
  const counts = countsIn(fold(asked)).filter(({ value }) => value > 1);
  const amount = amountIn(asked);
  if (counts.length === 0 && amount === undefined) return () => true;
  return (place) => {
    if (amount !== undefined) {
      const held = amountIn(index.facts[place]?.text ?? '');
      // "A budget of £350,000" is not told by one of £220,000.
      if (held?.sign === amount.sign && held.value < amount.value) return false;
    }
    return counts.every(({ value, nouns }) => {
      const isSaid = nouns.some((noun) => index.speakingOf(noun).has(place));
      if (!isSaid) return !nouns.some((noun) => REACH.test(noun) || main.includes(noun));
      const same = countsIn(index.facts[place]?.folded ?? '').filter((count) =>
        count.nouns.some((noun) => isOneOf(noun, nouns)),
      );
      return same.length > 0 && same.every((count) => count.value >= value);
    });
  };
}

/** A text without the numbers that it counts something with in words: they are compared, not looked for. */
export function withoutCounts(text: string): string {
  const folded = foldInPlace(text);
  return readNumberWords(folded)
    .filter(({ value, at, end }) => {
      const [before, behind] = [folded.slice(0, at), folded.slice(end)];
      const isLast = / (?:of|von|de) $/u.test(before) && /^\s*(?:$|[.,;:)])/u.test(behind);
      return value > 1 && (isLast || COUNTED.test(behind));
    })
    .reduce(
      (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
      text,
    );
}

/** "One or two patients": one is enough. */
const ONE_OR =
  /(?<!\p{L})(one|1|eine?[nrms]?|un[oa]?) (?:or|to|oder|bis|o|a) (?:two|three|2|3|zwei|drei|dos|tres)(?!\p{L})/gu;
/** "A brigade of six". */
const GROUP_OF = /(\p{L}{4,}) (?:of|von|de) (\p{L}+|\d{1,4})(?=$|[.,;:)])/gu;

/** Each fact is asked for each requirement. */
const MOST_ASKED = 5_000;
const countsIn = oncePerText(MOST_ASKED, (text): readonly { value: number; nouns: string[] }[] => {
  const folded = text.replace(ONE_OR, '$1').replace(GROUP_OF, '$2 $1');
  return numbersIn(folded).flatMap(({ value, end }) => {
    const [, rest = ''] = COUNTED.exec(folded.slice(end)) ?? [];
    const following = rest.trim().split(/\s+/);
    const stop = following.findIndex((word) => ALL_FUNCTION_WORDS.has(word));
    const nouns = following
      .slice(0, stop === -1 ? undefined : stop)
      .filter((word) => word.length > 3);
    return nouns.length === 0 ? [] : [{ value, nouns }];
  });
});

const isOneOf = (word: string, others: readonly string[]) =>
  others.some((other) => stem(word) === stem(other) || isSameFamily(word, other));

function numbersIn(folded: string): Omit<SpelledNumber, 'at'>[] {
  const figures = [...folded.matchAll(FIGURE)].map(({ 0: figure, index }) => ({
    value: Number(figure),
    end: index + figure.length,
  }));
  return [...figures, ...readNumberWords(folded)];
}

const AMOUNT = pattern('iu')`
  (?:([£$€])\s?(\d{1,9}(?:[.,]\d{3}){0,3}(?:[.,]\d{1,2}(?!\d))?)|(?<![\d.,])(\d{1,9}(?:[.,]\d{3}){0,3}(?:[.,]\d{1,2}(?!\d))?)\s?([£$€]|euros?|eur))
  (?![\d])\s?(k|m|mio|mill)?(?!\p{L})`;
const SCALE: Record<string, number> = { k: 1e3, m: 1e6, mio: 1e6, mill: 1e6 };

/** The first amount of money that a text names, with its currency. */
function amountIn(text: string): { sign: string; value: number } | undefined {
  const match = AMOUNT.exec(text);
  if (match === null) return undefined;
  const [, before, first, last, behind, scale = ''] = match;
  const sign = (before ?? behind ?? '').toLowerCase().replace(/^eur.*/, '€');
  const plain = (first ?? last ?? '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  const figure = Number(plain.replace(',', '.'));
  return { sign, value: figure * (SCALE[scale.toLowerCase()] ?? 1) };
}
