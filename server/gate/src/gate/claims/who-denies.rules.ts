import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  type Hit,
  isBehindSign,
  placesAt,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { findNegations } from './negations.rules.ts';
import { isPerson } from './people.ts';

/** Negations that stand before the very thing that there is none of, folded. */
const NONE_OF: Record<Language, RegExp> = {
  en: /^(?:no|without)$/,
  de: /^(?:kein(?:e[nrms]?)?|ohne)$/,
  es: /^(?:sin|ningun[oa]?)$/,
};
/** Words between a relative and its "not". */
const NEAR = 2;

/**
 * Who it is that did not, and what there was none of: "passed it to the team, who did not repair it" where the fact says "passed
 * it to the team; did not repair it"; "with an assistant and no nurse" where it says "with a nurse and no assistant".
 */
export function compareWhoDenies(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const [here, there] = [findNegations(said), findNegations(list)];
  const theirs = there.some((hit) => isTheirs(list, hit))
    ? []
    : here.filter((hit) => isTheirs(said, hit)).map(({ from }) => from);
  const nones = there.filter(({ from }) =>
    NONE_OF[list.language].test(list.words[from]?.folded ?? ''),
  );
  const isAll = nones.length === there.length && here.length === there.length;
  // What the fact has before all that it denies is there.
  const first = Math.min(...nones.map(({ from }) => from));
  const exchanged = here.flatMap((hit) => {
    const next = hit.to + said.words.slice(hit.to + 1).findIndex(({ isGlue }) => !isGlue) + 1;
    const places = placesAt(alignment, next);
    const isNone = isAll && NONE_OF[said.language].test(said.words[hit.from]?.folded ?? '');
    return isNone && next > hit.to && places.length > 0 && places.every((at) => at < first)
      ? [next]
      : [];
  });
  return there.length === 0
    ? []
    : unprovenAt(said, [...theirs, ...exchanged], 'negation-contradicts');
}

/** "The team, who did not", "a la jefa, que no": behind a relative that stands for somebody. */
function isTheirs(list: WordList, { from }: Hit): boolean {
  const { words } = list;
  return Array.from({ length: NEAR }, (_none, back) => from - 1 - back).some((at) => {
    const folded = words[at]?.folded ?? '';
    if (folded === 'who') return at > 0;
    const isRelative = /^(?:que|quien(?:es)?|der|die|das)$/.test(folded);
    return (
      isRelative && isPerson(list, at - 1) && (list.language === 'es' || isBehindSign(list, at))
    );
  });
}
