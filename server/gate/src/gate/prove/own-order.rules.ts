import {
  type Alignment,
  type FactIndex,
  type Finding,
  readPlacedAmounts,
  type WordList,
} from '@sastre/wording';
import { compareAttributes } from '../claims/attributes.rules.ts';
import { compareContrasts } from '../claims/contrasts.rules.ts';
import { compareExchanges } from '../claims/exchanges.rules.ts';
import { compareJoined } from '../claims/joined-things.rules.ts';
import { compareLittleWords } from '../claims/little-words.rules.ts';
import { compareOnlyLeftOut } from '../claims/only-left-out.rules.ts';
import { compareOpposites } from '../claims/opposites.rules.ts';
import { compareOtherDoers } from '../claims/other-doers.rules.ts';
import { compareOwnYears } from '../claims/own-years.rules.ts';

/** A summary draws on the whole CV; what it takes from the one before must not change places there. */
export function compareOwnOrder(
  said: WordList,
  fact: FactIndex,
  alignment: Alignment,
): readonly Finding[] {
  return [
    ...compareExchanges(said, alignment, fact),
    ...compareContrasts(said, alignment, fact),
    ...compareOpposites(said, alignment, fact),
    ...compareAttributes(said, alignment, fact),
    ...compareJoined(said, alignment, fact),
    ...compareLittleWords(said, fact.list),
    ...compareOnlyLeftOut(said, alignment, fact),
    ...compareOtherDoers(said, alignment, fact),
    ...compareOwnYears(readPlacedAmounts(said), fact),
  ];
}
