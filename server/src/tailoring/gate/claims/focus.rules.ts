import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, type Finding } from '../prove/finding.ts';
import { findWord } from '../prove/match.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** What one calls one's field, folded; what is counted up behind it. */
const FOCUS =
  /^(?:focus\w*|specialis\w+|specializ\w+|expert\w*|schwerpunkt\w*|fokus\w*|spezialisier\w*|expertise|enfoque|enfocad[oa]|especializ\w+|especialidad\w*|especialista)$/;
const ENDS_FOCUS =
  /^(?:at|with|since|who|which|while|mit|bei|seit|wo|welche|con|desde|que|quien|donde|ich|i|yo|bringe|habe|have)$/;

/** "With a focus on loans and securities" where the facts speak of a focus on loans, and elsewhere of securities. */
export function compareFocus(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const added = said.words.flatMap(({ folded }, place) =>
    FOCUS.test(folded) ? addedToFocus(said, place, facts) : [],
  );
  if (added.length === 0) return [];
  return [unproven(added.map((place) => said.words[place]?.text ?? ''))];
}

const isFound = (said: WordList, place: number, fact: FactIndex) => {
  const word = said.words[place];
  return word !== undefined && findWord(word, said, fact).length > 0;
};

/** Words behind "focus on" that the facts that speak of a focus do not have. */
function addedToFocus(said: WordList, focus: number, facts: readonly FactIndex[]): number[] {
  const holders = facts.filter((fact) => isFound(said, focus, fact));
  if (holders.length === 0) return [];
  const added: number[] = [];
  for (let place = focus + 1; place < said.words.length; place += 1) {
    const [before, word] = [said.words[place - 1], said.words[place]];
    if (word === undefined || /[.;:(]/.test(said.text.slice(before?.end, word.at))) break;
    if (ENDS_FOCUS.test(word.folded)) break;
    if (!word.isGlue && !holders.some((fact) => isFound(said, place, fact))) added.push(place);
  }
  return added;
}
