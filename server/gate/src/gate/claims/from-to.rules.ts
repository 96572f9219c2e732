import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  oncePerList,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Prepositions of a start, and those of its end, folded. */
const FROM: Record<Language, RegExp> = {
  en: /^from$/,
  de: /^(?:von|vom)$/,
  es: /^(?:de|del|desde)$/,
};
const TO: Record<Language, RegExp> = {
  en: /^(?:to|into|onto)$/,
  de: /^(?:auf|zu|zum|zur|nach|ins|in)$/,
  es: /^(?:al?|hacia)$/,
};
/** How far behind its start an end is named. */
const REACH = 4;

/** "From React to AngularJS" where the fact goes the other way: a start that is an end there. */
export function compareFromTo(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const [here, there] = [spansOf(said), spansOf(list)];
  if (here.length === 0 || there.length === 0) return [];
  const isAmong = (at: number, places: readonly number[]) => {
    const own = matched.get(at);
    return (
      own?.fact === 0 && own.places.length > 0 && own.places.every((one) => places.includes(one))
    );
  };
  const turned = here.flatMap(({ start, end }) => {
    const isTurned = there.some(
      (other) =>
        start.some((at) => isAmong(at, other.end)) && end.some((at) => isAmong(at, other.start)),
    );
    return isTurned ? [...start, ...end] : [];
  });
  return unprovenAt(said, turned, 'direction-contradicts');
}

interface Span {
  start: readonly number[];
  end: readonly number[];
}

/** Words of weight behind each "from", and behind the "to" that follows it. */
const spansOf = oncePerList((list: WordList): readonly Span[] => {
  const { words, language } = list;
  return words.flatMap(({ folded }, place): Span[] => {
    if (!FROM[language].test(folded)) return [];
    const to = words.findIndex(
      (word, at) => at > place + 1 && at - place <= REACH && TO[language].test(word.folded),
    );
    if (to < 0) return [];
    const start = weightyBetween(list, place + 1, to);
    const end = weightyBetween(list, to + 1, to + REACH);
    return start.length > 0 && end.length > 0 ? [{ start, end: end.slice(0, 2) }] : [];
  });
});

function weightyBetween(list: WordList, from: number, to: number): number[] {
  const found: number[] = [];
  for (let place = from; place < Math.min(to, list.words.length); place += 1) {
    if (place > from && isBehindSign(list, place)) break;
    const word = list.words[place];
    if (word?.isGlue === false && !/^\d/.test(word.folded)) found.push(place);
    else if (found.length > 0) break;
  }
  return found;
}
