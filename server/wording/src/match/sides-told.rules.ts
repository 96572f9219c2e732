import type { Alignment } from './align.rules.ts';
import { compareAgentsTold } from './agents-told.rules.ts';
import { compareAndThen } from './and-then.rules.ts';
import { compareDatesOfSides } from './dates-of-sides.rules.ts';
import { compareDoneByOthers } from './done-by-others.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { Finding } from './finding.ts';
import { compareGivenBy } from './given-by.rules.ts';
import { compareIntoFrom } from './into-from.rules.ts';
import { compareOtherPersons } from './other-persons.rules.ts';
import { compareUnchanged } from './unchanged.rules.ts';
import { compareUntilWhen } from './until-when.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** What a fact tells in clauses of its own, and a sentence as one: what stayed with what changed, others' deeds, dates, ways. */
export function compareSides(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  return [
    ...compareUnchanged(said, alignment, fact),
    ...compareAndThen(said, alignment, fact),
    ...compareDoneByOthers(said, alignment, fact),
    ...compareUntilWhen(said, fact),
    ...compareDatesOfSides(said, alignment, fact),
    ...compareIntoFrom(said, alignment, fact),
    ...compareAgentsTold(said, alignment, fact),
    ...compareGivenBy(said, alignment, fact),
    ...compareOtherPersons(said, fact),
  ];
}
