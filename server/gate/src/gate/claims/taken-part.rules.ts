import {
  type FactIndex,
  type Finding,
  foldInPlace,
  unproven,
  type WordList,
} from '@sastre/wording';

/** Taking part in it. */
const PART =
  /(?<!\p{L})(?:took part|taken part|taking part|takes? part|participat\p{L}*|nahm(?:en)? [^.;]{0,90}(?<!\p{L})teil(?!\p{L})|teilgenommen|teilnahme|wirkte[^.;]{0,90} mit|mitgewirkt|mitwirkung|particip\p{L}*|tome parte|tomo parte|tomar parte)(?!\p{L})/u;
/** Doing it, by verbs that only carry its noun. */
const DONE =
  /(?<!\p{L})(?:carr(?:y|ied|ying) out|conduct(?:ed|ing)?|perform(?:ed|ing)?|ran|running|executed|execution of|fuhrte[^.;]{0,90} durch|durchgefuhrt|durchfuhrung|nahm(?:en)? [^.;]{0,90}(?<!\p{L})vor|vorgenommen|realic\p{L}*|realizacion|llev\p{L}* a cabo|ejecut\p{L}*)(?!\p{L})/u;

/** "Carried out a trial" of one who took part in it. */
function compareTakenPart(here: string, there: string): Finding[] {
  if (!PART.test(there) || PART.test(here) || DONE.test(there)) return [];
  const done = DONE.exec(here);
  return done === null ? [] : [unproven([done[0]], 'rank-contradicts')];
}

/** A verb in the passive, of somebody who is not named, behind "from which", "that": it need not be the person. */
const LEFT_OPEN =
  /(?<!\p{L})(?:which|that)(?: [^,.;]{1,50})? (?:was|were)(?: (?:later|then|\p{L}+ly))? (\p{L}{3,}(?:ed|en|wn|ne|ilt|pt))(?!\p{L})(?! by me)/gu;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['written', 'wrote'],
  ['given', 'gave'],
  ['taken', 'took'],
  ['done', 'did'],
  ['drawn', 'drew'],
  ['chosen', 'chose'],
]);

/** "Later wrote the pages" where the fact has pages that were written, by whom it does not say. */
function compareLeftOpen(here: string, there: string): Finding[] {
  return [...there.matchAll(LEFT_OPEN)].flatMap(([, participle = '']) => {
    const active = IRREGULAR.get(participle) ?? participle;
    const isSaid = new RegExp(
      `(?:^|(?<!\\p{L})(?:and|(?<!(?:was|were|been) )(?:then|later)|i) |[,;] )(?:later |then |also |i )*${active}(?!\\p{L})(?! (?:each|every|by|daily|weekly|monthly)(?!\\p{L}))`,
      'u',
    ).test(here);
    return isSaid ? [unproven([active], 'deed-contradicts')] : [];
  });
}

/** Who did it, where the fact gives part of it to the person, or leaves open whose it is. */
export function compareWhoDid(said: WordList, { list }: FactIndex): Finding[] {
  const [here, there] = [said.text, list.text].map((text) => foldInPlace(text).toLowerCase()) as [
    string,
    string,
  ];
  return [...compareTakenPart(here, there), ...compareLeftOpen(here, there)];
}
