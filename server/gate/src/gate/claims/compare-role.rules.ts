import type { Language } from '@sastre/shared-contracts/api';
import { PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  unproven,
  type WordList,
} from '@sastre/wording';
import { isHuman, isPerson } from './people.ts';

const AS: Record<Language, RegExp> = {
  en: /^(?:as|am|i'm|been|became|become)$/,
  de: /^(?:als|bin)$/,
  es: /^(?:como|soy|fui|siendo)$/,
};
/** Ranks that are no agents by their form. */
const RANK =
  /^(?:head|chief|lead|principal|boss|director|leitung|leiter|chef|chefin|vorstand|jefe|jefa|directora|responsable|encargado|encargada|gerente)$/;
const REACH = 4;

/** "As a rule", "as many as". */
function isFixed({ words }: WordList, place: number): boolean {
  const [next = '', after = ''] = words.slice(place + 1, place + 3).map(({ folded }) => folded);
  return (
    /^(?:many|much|few|little|well|long|far|soon)$/.test(next) || (next === 'a' && after === 'rule')
  );
}

/**
 * "Als Präparatorin bei Hinrichs" of one who was an intern there: what one is called today is no position of an entry whose
 * employer is named. `isTold`: the entry itself (position or deeds) has the word at this place.
 */
export function compareRoleThere(
  said: WordList,
  isEmployer: (place: number) => boolean,
  isTold: (place: number) => boolean,
): Finding[] {
  if (!said.words.some(({ isGlue }, place) => !isGlue && isEmployer(place))) return [];
  const roles = said.words.flatMap((word, place) => {
    const near = said.words.slice(Math.max(0, place - NEAR_AS), place);
    const isRole = isHuman(said, place) && !isEmployer(place) && !isTold(place);
    return isRole && near.some(({ folded }) => AS[said.language].test(folded)) ? [word.text] : [];
  });
  return roles.length === 0 ? [] : [unproven(roles, 'rank-contradicts')];
}

const NEAR_AS = 3;
const AND = /^(?:and|und|y|e)$/;

/** "As coordinator and charge nurse": the second role. */
function joinedTo(said: WordList, role: number): number[] {
  if (!AND.test(said.words[role + 1]?.folded ?? '')) return [];
  const at = [role + 2, role + 3, role + 4].find((place) => isHuman(said, place));
  return at === undefined ? [] : [at];
}

/** "As a senior modeller", "have been head of department", where the fact names these as somebody else. */
export function compareRole(said: WordList, { matched }: Alignment, fact: FactIndex): Finding[] {
  const { words, language } = fact.list;
  const isRole = (list: WordList, place: number) => {
    const word = list.words[place];
    return (
      word !== undefined && ((word.isAgent && isPerson(list, place)) || RANK.test(word.folded))
    );
  };
  const roles = said.words.flatMap((word, place) => {
    if (!AS[said.language].test(word.folded) || isFixed(said, place)) return [];
    // "Als Spielleiterin ohne den Regisseur": behind a preposition stands another one.
    const isSmall = /^(?:as|als|como)$/.test(word.folded);
    const from = isSmall ? place : Math.max(0, place - REACH);
    const near = said.words.slice(from, place + 1 + REACH);
    // "Como gestor": who stands right behind it.
    const isNext = (at: number) =>
      at > 0 && isHuman(said, from + at) && near.slice(1, at).every(({ isGlue }) => isGlue);
    const end = near.findIndex(
      ({ folded }, at) =>
        isSmall &&
        at > 0 &&
        PREPOSITIONS[said.language].has(folded) &&
        !/^(?:of|del?)$/.test(folded),
    );
    const own = near
      .slice(0, end < 0 ? near.length : end)
      .flatMap((_one, at) =>
        isRole(said, from + at) || (isSmall && isNext(at)) ? [from + at] : [],
      );
    return [...own, ...own.flatMap((at) => joinedTo(said, at))];
  });
  const isOther = (place: number) => {
    const found = matched.get(place);
    const at =
      found?.fact === 0
        ? found.places.find((one) => isRole(fact.list, one) || isHuman(fact.list, one))
        : undefined;
    // "Stand-in supervisor" begins the fact.
    const start = fact.list.text.slice(0, words[at ?? 0]?.at);
    if (at === undefined || /^[\p{L}-]+ $/u.test(start)) return false;
    const before = words.slice(Math.max(0, at - REACH), at);
    return (
      before.some(({ isGlue }) => isGlue) && !before.some(({ folded }) => AS[language].test(folded))
    );
  };
  const others = roles.filter(isOther).map((place) => said.words[place]?.text ?? '');
  return others.length > 0 ? [unproven([...new Set(others)], 'rank-contradicts')] : [];
}
