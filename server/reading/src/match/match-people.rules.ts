import { askedWords } from '../ad/asked-words.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { deedGroup } from '../words/deeds.ts';
import { stem } from '../words/stem.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { pattern } from '../words/pattern.ts';

/** People who are cared for or taught, and what they have or come from: "Patienten mit chronischen Wunden", "after cardiac surgery". */
const PEOPLE_WITH = pattern('u')`
  (?<!\p{L})(?:
    patient\p{L}*|menschen|kinder\p{L}*|jugendliche\p{L}*|erwachsene\p{L}*|bewohner\p{L}*|personen|klient(?:en|innen)|schuler\p{L}*|
    people|persons|children|adults|young people|residents|pupils|learners|service users|
    pacientes|personas|ninos|ninas|jovenes|adultos|alumnos|alumnado|menores|usuarios|mayores
  ) (?:
    mit|with|living with|con|after|following|undergoing|recovering from|nach(?: einer| einem)?|tras(?: una?)?|
    on(?= (?:dialysis|ventilat\p{L}+|chemotherapy|oxygen))
  ) `;
/** Where they are is not what they have. */
const PLACE = pattern('u')`
  ,|;|\(| (?:zu hause|in|im|an|am|auf|bei|at|on|for|to|en|a|para|durch|sowie in|und in)(?!\p{L})`;
/** Of whatever they have. */
const ANY = pattern('u')`
  ^(?:chroni\w+|cronic\w+|komplex\w*|complex|complej\w+|schwer\w*|severe|serious|grave\w*|leicht\w*|besonder\w+|special|especial\w*|
  unterschiedlich\w*|verschieden\w*|different|divers\w+|divers[oa]s|akut\w*|acute|agud\w+|hoh\w+|high|long|term|andere\w*|needs?|
  bedarf\w*|necesidades)$`;
/** Of whatever kind: it says which where nothing else does. */
const TREATED =
  /^(?:surger(?:y|ies)|operation(?:en|s)?|procedures?|eingriff\p{L}*|cirugias?|operacion(?:es)?|intervencion(?:es)?|treatments?)$/u;
/** German says what is done about it in one word: "Wundversorgung", "Demenzbetreuung". */
const DONE_ABOUT =
  '(?:versorgung|pflege|management|behandlung|therapie|betreuung|begleitung|beratung|forderung|prophylaxe)';

/** What people have whom a duty is done for; empty: the duty does not say. */
export function askedOfPeople(duty: string): string[] {
  const folded = foldInPlace(duty);
  const match = PEOPLE_WITH.exec(folded);
  if (match === null) return [];
  const from = match.index + match[0].length;
  const rest = folded.slice(from);
  const length = PLACE.exec(rest)?.index ?? rest.length;
  const words = askedWords(rest.slice(0, length)).core.filter((word) => !ANY.test(word));
  const telling = words.filter((word) => !TREATED.test(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a fact speaks of what these people have; without it, it tells of others. */
export function speaksOfPeople(words: readonly string[], index: FactIndex) {
  return (place: number) =>
    words.length === 0 || words.some((word) => index.speakingOf(word).has(place));
}

/**
 * Facts that tell what is done about what these people have, whoever they are: "Versorgung chronischer Wunden",
 * "wound care".
 */
export function aboutPeople(words: readonly string[], deed: string, index: FactIndex): number[] {
  const done = index.saying(deedGroup(deed) ?? [deed]);
  const isDone = speaksOfPeople(words, index);
  const compounds = words.map(
    (word) => new RegExp(`(?<!\\p{L})${stem(word)}\\p{L}{0,2}${DONE_ABOUT}`, 'u'),
  );
  return index.facts.flatMap(({ folded }, place) => {
    const isTold = (done.has(place) && isDone(place)) || compounds.some((one) => one.test(folded));
    return words.length > 0 && isTold ? [place] : [];
  });
}
