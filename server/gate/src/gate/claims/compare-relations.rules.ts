import {
  type Alignment,
  compareByOrders,
  compareOneOfAll,
  compareWhence,
  compareWhoHelped,
  compareYearsOfCounts,
  type FactIndex,
  type Finding,
  type WordList,
} from '@sastre/wording';
import { compareArrangement } from './arrangement.rules.ts';
import { compareAttributes } from './attributes.rules.ts';
import { compareBeforeAfter } from './before-after.rules.ts';
import { compareContrasts } from './contrasts.rules.ts';
import { compareCarried } from './carried-deeds.rules.ts';
import { compareClauses } from './torn-clauses.rules.ts';
import { compareDeedPlaces } from './deed-places.rules.ts';
import { compareDoers } from './doers.rules.ts';
import { compareDue } from './due.rules.ts';
import { compareExchanges } from './exchanges.rules.ts';
import { compareHowOften } from './how-often.rules.ts';
import { compareLeads } from './leads.rules.ts';
import { compareOpposites } from './opposites.rules.ts';
import { compareNumberMarks } from './number-marks.rules.ts';
import { compareNumberPlaces } from './number-places.rules.ts';
import { compareNumberClauses } from './number-clauses.rules.ts';
import { compareFromTo } from './from-to.rules.ts';
import { compareHelpScope } from './help-scope.rules.ts';
import { compareJoined } from './joined-things.rules.ts';
import { compareLesser } from './lesser.rules.ts';
import { compareLittleWords } from './little-words.rules.ts';
import { compareLifted } from './lifted.rules.ts';
import { compareForms } from './other-forms.rules.ts';
import { compareOtherDoers } from './other-doers.rules.ts';
import { compareParties } from './parties.rules.ts';
import { comparePutTogether } from './put-together.rules.ts';
import { compareRoles } from './roles.rules.ts';
import { compareOfSome } from './of-some.rules.ts';
import { compareOfWhich } from './of-which.rules.ts';
import { compareDoneTo, compareHelp, comparePassives } from './passives.rules.ts';
import { compareSlots } from './slots.rules.ts';
import { compareTies } from './ties.rules.ts';
import { compareTurnedDoers } from './turned-doers.rules.ts';
import { compareTurnedPairs } from './turned-pairs.rules.ts';
import { compareNumberPairs } from './number-pairs.rules.ts';
import { compareOneToMany } from './one-to-many.rules.ts';
import { compareTurnedRoles } from './turned-roles.rules.ts';
import { compareTongues } from './tongues.rules.ts';
import { compareCompounds } from './compound-heads.rules.ts';
import { compareStructure } from '../structure/compare-structure.rules.ts';

/** Compares how the words of a sentence hang together with how they do in their fact: the same words in other places are another claim. */
export function compareRelations(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  return [
    ...compareTies(said, alignment, fact),
    ...comparePassives(said, alignment, fact),
    ...compareDoneTo(said, fact),
    ...compareHelp(said, fact),
    ...compareWhoHelped(said, fact.list),
    ...compareOneOfAll(said, fact),
    ...compareYearsOfCounts(said, fact),
    ...compareWhence(said, fact.list),
    ...compareOfWhich(said, fact),
    ...compareClauses(said, alignment, fact),
    ...compareHowOften(said, fact),
    ...compareOpposites(said, alignment, fact),
    ...compareDoers(said, alignment, fact),
    ...compareLeads(said, alignment, fact),
    ...compareNumberClauses(said, alignment, fact),
    ...compareContrasts(said, alignment, fact),
    ...compareExchanges(said, alignment, fact),
    ...compareBeforeAfter(said, alignment, fact),
    ...compareRoles(said, alignment, fact),
    ...compareSlots(said, alignment, fact),
    ...compareFromTo(said, alignment, fact),
    ...compareLesser(said, alignment, fact),
    ...compareLifted(said, alignment, fact),
    ...compareNumberPlaces(said, alignment, fact),
    ...compareNumberMarks(said, fact),
    ...compareParties(said, alignment, fact),
    ...compareDue(said, alignment, fact),
    ...compareCarried(said, alignment, fact),
    ...compareDeedPlaces(said, alignment, fact),
    ...compareTurnedPairs(said, alignment, fact),
    ...compareTurnedDoers(said, alignment, fact),
    ...compareArrangement(said, alignment, fact),
    ...compareOfSome(said, alignment, fact),
    ...compareAttributes(said, alignment, fact),
    ...compareJoined(said, alignment, fact),
    ...compareHelpScope(said, alignment, fact),
    ...comparePutTogether(said, alignment, fact),
    ...compareLittleWords(said, fact.list),
    ...compareForms(said, alignment, fact),
    ...compareOtherDoers(said, alignment, fact),
    ...compareByOrders(said, alignment, fact),
    ...compareNumberPairs(said, fact),
    ...compareOneToMany(said, alignment, fact),
    ...compareTurnedRoles(said, alignment, fact),
    ...compareTongues(said, fact),
    ...compareCompounds(said, alignment, fact),
    ...compareStructure(said, alignment, fact),
  ];
}
