import { pattern } from '@sastre/reading';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import type { WordList } from '../words/units.rules.ts';

const RESPONSIBLE = /^(?:responsib\w+|accountab\w+|verantwort\w+|responsab\w+)$/;
/** What says as much, folded. */
const AS_MUCH = pattern()`
  ^(?:
    own(?:s|ed|er)?|led|lead\w*|manag\w+|head\w*|chief|charge|ran|run(?:ning)?|overs[ae][ewe]\w*|supervis\w+|direct\w+|
    \w*leit(?:e|et|ete|ung|er|erin)|geleitet|\w*verantwort\w*|zustandig\w*|obliegt|obliegen|\w*fuhrung|
    dirij\w+|dirig\w+|direccion|gestion\w*|llev\w+|jef[ea]\w*|cargo|encarg\w+|responsib\w+|accountab\w+|responsab\w+
  )$`;

/** "Responsible for checking devices" where the fact names the task alone: who does it need not answer for it. */
export function compareResponsible(said: WordList, { list }: FactIndex): Finding[] {
  const added = said.words.flatMap(({ folded }, at) => (RESPONSIBLE.test(folded) ? [at] : []));
  if (added.length === 0 || list.words.some(({ folded }) => AS_MUCH.test(folded))) return [];
  return unprovenAt(said, added);
}
