import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  patternOf,
  readPlacedAmounts,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Words behind which the other side of a contrast stands, folded. */
const CONTRAST: Record<Language, RegExp> = {
  en: /\b(?:instead of|rather than|as opposed to|compared (?:with|to)|up from|down from|against|versus)\b/u,
  de: /\b(?:statt|anstatt|anstelle|im vergleich zu[mr]?|verglichen mit|gegenuber)\b/u,
  es: /\b(?:en (?:vez|lugar) de|frente a|en comparacion con|comparado con)\b/u,
};
const OFTEN = patternOf('contrasts.often');

/** "Once a week instead of three times" where the fact says "three times a week instead of once". */
export function compareContrasts(
  said: WordList,
  { matched }: Alignment,
  { list, amounts }: FactIndex,
): readonly Finding[] {
  const [here, there] = [sidesOf(said), sidesOf(list)];
  if (here === undefined || there === undefined) return [];
  const inFact = new Map(
    [...matched].flatMap(([at, { fact, places }]) => (fact === 0 ? [[at, places] as const] : [])),
  );
  for (const amount of readPlacedAmounts(said))
    for (const other of amounts)
      if (amount.places[0] !== undefined && amount.text === other.text)
        inFact.set(amount.places[0], other.places);
  const turned = said.words.flatMap(({ folded }, at) => {
    const often = OFTEN.test(folded)
      ? list.words.flatMap((word, place) => (word.folded === folded ? [place] : []))
      : [];
    const places = often.length > 0 ? often : (inFact.get(at) ?? []);
    const isTurned =
      places.length > 0 &&
      ((here.behind.has(at) && places.every((place) => there.before.has(place))) ||
        (here.before.has(at) && places.every((place) => there.behind.has(place))));
    return isTurned ? [at] : [];
  });
  // One word alone may have moved; one that counts may not.
  const isCounting = (at: number) => {
    const folded = said.words[at]?.folded ?? '';
    return OFTEN.test(folded) || /^\d/.test(folded);
  };
  const isBothWays = turned.length > 1 || turned.some(isCounting);
  return isBothWays ? unprovenAt(said, turned, 'number-contradicts') : [];
}

/** Places of the words on either side of a contrast, up to the end of its clause. */
function sidesOf({ text, words, language }: WordList) {
  const hit = CONTRAST[language].exec(foldInPlace(text));
  if (hit === null) return undefined;
  const from = Math.max(
    0,
    ...[...text.slice(0, hit.index).matchAll(SEAM)].map(({ index }) => index),
  );
  const behind = hit.index + hit[0].length;
  const seam = text.slice(behind).search(SEAM);
  const to = seam < 0 ? text.length : behind + seam;
  const within = (one: number, other: number) =>
    new Set(words.flatMap(({ at }, place) => (at >= one && at < other ? [place] : [])));
  return { before: within(from, hit.index), behind: within(behind, to) };
}

const SEAM = /[,;:.]\s/g;
