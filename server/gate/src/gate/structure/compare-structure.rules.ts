import {
  type Alignment,
  compareSpans,
  compareTimeOrder,
  type FactIndex,
  type Finding,
  type WordList,
} from '@sastre/wording';
import { compareBehalf } from './on-whose-behalf.rules.ts';
import { compareCauses } from './causes-told.rules.ts';
import { compareRather, compareShares } from './shares-told.rules.ts';
import { compareSidesOfExchange } from './sides-of-exchange.rules.ts';
import { compareStillDoing, compareUnreal } from './still-doing.rules.ts';
import { compareToldWhole } from './told-whole.rules.ts';

/** Compares what hangs together in a sentence with what does in its fact by closed classes: doers, order in time, shares, causes. */
export function compareStructure(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  return [
    ...compareToldWhole(said, alignment, fact),
    ...compareBehalf(said, alignment, fact),
    ...compareSidesOfExchange(said, alignment, fact),
    ...compareTimeOrder(said, alignment, fact),
    ...compareSpans(said, fact.list),
    ...compareShares(said, alignment, fact),
    ...compareCauses(said, fact),
    ...compareStillDoing(said, alignment, fact),
    ...compareUnreal(said, fact),
    ...compareRather(said, alignment, fact),
  ];
}
