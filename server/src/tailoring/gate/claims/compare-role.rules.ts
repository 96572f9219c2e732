import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { contradicted, type Finding } from '../prove/finding.ts';
import type { Language } from '@sastre/shared-contracts/api';
import type { Word, WordList } from '../words/units.rules.ts';

const AS: Record<Language, RegExp> = {
  en: /^(?:as|am|i'm|was|been|became|become)$/,
  de: /^(?:als|bin|war|gewesen|wurde|geworden)$/,
  es: /^(?:como|soy|era|fui|sido|siendo)$/,
};
/** Ranks that are no agents by their form. */
const RANK =
  /^(?:head|chief|lead|principal|boss|director|leitung|leiter|chef|chefin|vorstand|jefe|jefa|directora|responsable|encargado|encargada|gerente)$/;
const REACH = 4;

/** "As a senior modeller", "have been head of department", where the fact names these as somebody else. */
export function compareRole(said: WordList, { matched }: Alignment, fact: FactIndex): Finding[] {
  const { words, language } = fact.list;
  const isRole = (word: Word | undefined) =>
    word !== undefined && (word.isAgent || RANK.test(word.folded));
  const roles = said.words.flatMap((word, place) => {
    if (!AS[said.language].test(word.folded)) return [];
    const next = said.words.slice(place + 1, place + 1 + REACH);
    return next.flatMap((one, at) => (isRole(one) ? [place + 1 + at] : []));
  });
  const isOther = (place: number) => {
    const found = matched.get(place);
    const at = found?.fact === 0 ? found.places[0] : undefined;
    if (at === undefined || !isRole(words[at])) return false;
    const before = words.slice(Math.max(0, at - REACH), at);
    return (
      before.some(({ isGlue }) => isGlue) && !before.some(({ folded }) => AS[language].test(folded))
    );
  };
  return roles.some(isOther) ? [contradicted('rank-contradicts')] : [];
}
