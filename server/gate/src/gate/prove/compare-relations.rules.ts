import {
  type Alignment,
  compareBesides,
  compareByOrders,
  compareCrossed,
  compareMovedSigns,
  comparePartedVerbs,
  compareOneOfAll,
  compareSides,
  compareWhence,
  compareWhoHelped,
  compareYearsOfCounts,
  type FactIndex,
  type Finding,
  type WordList,
} from '@sastre/wording';
import { compareArrangement } from '../claims/arrangement.rules.ts';
import { compareAttributes } from '../claims/attributes.rules.ts';
import { compareBeforeAfter } from '../claims/before-after.rules.ts';
import { compareContrasts } from '../claims/contrasts.rules.ts';
import { compareCarried } from '../claims/carried-deeds.rules.ts';
import { compareClauses } from '../claims/torn-clauses.rules.ts';
import { compareDeedPlaces } from '../claims/deed-places.rules.ts';
import { compareDoers } from '../claims/doers.rules.ts';
import { compareDue } from '../claims/due.rules.ts';
import { compareExchanges } from '../claims/exchanges.rules.ts';
import { compareHowOften } from '../claims/how-often.rules.ts';
import { compareLeads } from '../claims/leads.rules.ts';
import { compareOpposites } from '../claims/opposites.rules.ts';
import { compareNumberMarks } from '../claims/number-marks.rules.ts';
import { compareNumberPlaces } from '../claims/number-places.rules.ts';
import { compareNumberClauses } from '../claims/number-clauses.rules.ts';
import { compareFromTo } from '../claims/from-to.rules.ts';
import { compareHelpScope } from '../claims/help-scope.rules.ts';
import { compareJoined } from '../claims/joined-things.rules.ts';
import { compareLesser } from '../claims/lesser.rules.ts';
import { compareLittleWords } from '../claims/little-words.rules.ts';
import { compareLifted } from '../claims/lifted.rules.ts';
import { compareForms } from '../claims/other-forms.rules.ts';
import { compareOtherDoers } from '../claims/other-doers.rules.ts';
import { compareParties } from '../claims/parties.rules.ts';
import { comparePutTogether } from '../claims/put-together.rules.ts';
import { compareRoles } from '../claims/roles.rules.ts';
import { compareOfSome } from '../claims/of-some.rules.ts';
import { compareOfWhich } from '../claims/of-which.rules.ts';
import { compareDoneTo, compareHelp, comparePassives } from '../claims/passives.rules.ts';
import { compareSlots } from '../claims/slots.rules.ts';
import { compareTies } from '../claims/ties.rules.ts';
import { compareTurnedDoers } from '../claims/turned-doers.rules.ts';
import { compareTurnedPairs } from '../claims/turned-pairs.rules.ts';
import { compareNumberPairs } from '../claims/number-pairs.rules.ts';
import { compareOneToMany } from '../claims/one-to-many.rules.ts';
import { compareTurnedRoles } from '../claims/turned-roles.rules.ts';
import { compareTongues } from './tongues.rules.ts';
import { compareCompounds } from '../claims/compound-heads.rules.ts';
import { compareStructure } from '../structure/compare-structure.rules.ts';

/** Compares how the words of a sentence hang together with how they do in their fact: the same words in other places are another claim. */
export function compareRelations(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  return [
    ...compareCrossed(said, alignment, fact),
    ...compareSides(said, alignment, fact),
    ...compareTies(said, alignment, fact),
    ...comparePassives(said, alignment, fact),
    ...compareDoneTo(said, fact),
    ...compareHelp(said, fact),
    ...compareWhoHelped(said, fact.list),
    ...compareOneOfAll(said, fact),
    ...compareBesides(said, alignment, fact),
    ...compareMovedSigns(said, fact.list),
    ...comparePartedVerbs(said, fact.list),
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
