import { type FactIndex, partsBy, type WordList } from '@sastre/wording';
import { isHuman } from './people.ts';

const WITH = /^(?:with|mit|con|junto)$/;
const TOGETHER = /^(?:together|jointly|along|gemeinsam|zusammen|junto|conjuntamente)$/;
const SEAM = /[,;:]\s+|\s+(?=(?:and|und|y|e|which|that|die|der|que)\s)/giu;
/** Words between a "with" and who it is. */
const NEAR = 4;

/**
 * True when a deed that was done with others is told without them: who they are stands nowhere in the sentence. `told`: places
 * of the fact that the claim tells, `anywhere`: those that the sentence does.
 */
export function losesFellows(
  { list }: FactIndex,
  told: readonly number[],
  anywhere: ReadonlySet<number>,
): boolean {
  const part = partsBy(list, SEAM);
  return list.words.some(({ folded }, place) => {
    if (!WITH.test(folded)) return false;
    const fellows = fellowsOf(list, place, part);
    if (fellows.length === 0 || areLed(list, place) || fellows.some((at) => anywhere.has(at)))
      return false;
    return told.some((at) => part[at] === part[place]);
  });
}

const LEADS = /^(?:leit|fuhr|lead|led$|manag|dirig|gestion)/;
const STAFF =
  /^(?:employees?|staff|workers?|operatives?|\p{L}*mitarbeite\p{L}*|beschaftigten?|emplead[oa]s?|trabajador\p{L}*|operari[oa]s?)$/u;

/** "Led three sites with 25 workers": they were led, too. */
function areLed({ words }: WordList, place: number): boolean {
  const near = words.slice(place + 1, place + 2 + NEAR);
  return (
    near.some(({ folded }) => STAFF.test(folded)) &&
    !TOGETHER.test(words[place - 1]?.folded ?? '') &&
    words.slice(0, place).some(({ folded }) => LEADS.test(folded))
  );
}

/** Places of whom a "with" names: of people, or of whoever it is "together with". */
function fellowsOf(list: WordList, place: number, part: readonly number[]): number[] {
  const isTogether =
    TOGETHER.test(list.words[place - 1]?.folded ?? '') || list.words[place]?.folded === 'junto';
  return Array.from({ length: NEAR }, (_none, at) => place + 1 + at).filter(
    (at) =>
      part[at] === part[place] &&
      list.words[at]?.isGlue === false &&
      (isTogether || isHuman(list, at)),
  );
}
