import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { sidesOf, toldOf, weightyOf } from './sides.ts';
import type { WordList } from '../words/units.rules.ts';

/** Says that something was another's to do, folded. */
const OTHERS: Record<Language, RegExp> = {
  en: /^(?:handled|handling|belongs?|belonging|belonged|lies|lay|lying|rests|rested|falls|fell)$/,
  de: /^(?:ubernahm(?:en)?|ubernimmt|ubernehmen|machte|machten|macht|oblag|obliegt|erledigte|erledigt|besorgte|liegt|lag)$/,
  es: /^(?:hizo|hicieron|hace|hacen|corresponde|correspondia|corresponden|compete|competia|realizo|realiza|asumio|asume|encargo|encargaba|encarga)$/,
};

/** Before who did it, folded. */
const BY = /^(?:by|durch|vom|von|por)$/;

/** "… and commissioning" where the fact says "…; commissioning was done by the maker": the deed of others without them. */
export function compareDoneByOthers(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const told = toldOf(alignment);
  const lost = sidesOf(list)
    .filter(({ isApart }) => isApart)
    .flatMap((side) => {
      // "Se hizo" says that it was done, and not by whom.
      const verb = side.places.find(
        (place) =>
          OTHERS[list.language].test(list.words[place]?.folded ?? '') &&
          list.words[place - 1]?.folded !== 'se',
      );
      const isToldSo =
        verb === undefined ||
        told.has(verb) ||
        said.words.some(({ folded }) => OTHERS[said.language].test(folded) || BY.test(folded));
      return isToldSo ? [] : weightyOf(list, side).filter((place) => told.has(place));
    });
  return unprovenWords(textsAt(list, lost), 'deed-contradicts');
}
