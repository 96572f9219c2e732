import { isHuman } from '../claims/people.ts';
import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  findAt,
  type Finding,
  foldInPlace,
  oncePerList,
  readPlacedAmounts,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** What says of a sentence that it tells of what is still to come, folded. */
const TO_COME = pattern('u')`
  (?<!\p{L})(?:
    will|going to|plan(?:ning|ned|s)?|planned|due|scheduled|expected|upcoming|intend\w*|preparing for|working towards|
    studying (?:for|towards)|next (?:year|spring|summer|autumn|winter|month)|later this year|
    werde|geplant\w*|plane|voraussichtlich|bevorstehend\w*|kommende[nmrs]?|nachste[nmrs]? (?:jahr|fruhjahr|sommer|herbst|winter|monat)|
    demnachst|bereite mich|vorbereitung auf|
    voy a|previst[oa]s?|preparo|preparando|proxim[oa]s?|tengo previsto|me presentare|me examinare|pretendo
  )(?!\p{L})`;
const AM = /^(?:am|i'm|bin|soy|being)$/;
/** What is passed, got or finished, folded. */
const GOT = pattern()`
  ^(?:
    exams?|examination|\w*prufung|examen|degree|diploma|certificate|certification|licen[cs]e|qualification|\w*abschluss|
    \w*zertifikat|\w*schein|titulo|titulacion|grado|certificado|licencia|carne|oposicion
  )$`;

/** The last year that a text names, a later one than any where it says that it is still to come; each is asked of every sentence. */
const lastOf = oncePerList((list: WordList) => ({
  year: TO_COME.test(foldInPlace(list.text))
    ? Infinity
    : Math.max(
        0,
        ...readPlacedAmounts(list).flatMap(({ isYear, values }) => (isYear ? values : [])),
      ),
}));
const isToCome = (list: WordList, year: number): boolean => lastOf(list).year > year;

/**
 * "I have passed the exam" of one whose facts say "I sit the exam in spring 2027", or the title that it will give: what is told as still
 * to come and by no other fact is not had yet. `year`: the one that it is now.
 */
export function comparePlans(said: WordList, facts: readonly FactIndex[], year: number): Finding[] {
  // The facts are read only for what may be had: a title of one's own, and what one gets.
  const candidates = candidatesIn(said);
  if (candidates.length === 0 || isToCome(said, year)) return [];
  const plans = facts.filter(({ list }) => isToCome(list, year));
  if (plans.length === 0) return [];
  const countIn = (fact: FactIndex) =>
    said.words.filter(({ isGlue }, place) => !isGlue && findAt(said, place, fact).length > 0)
      .length;
  const mostIn = (some: readonly FactIndex[]) => Math.max(0, ...some.map(countIn));
  const most = mostIn(plans);
  // It is the plan that the sentence tells, if more of it stands there than anywhere else.
  const isOfPlan = most > 1 && most > mostIn(facts.filter((fact) => !plans.includes(fact)));
  const isHad = ({ place, isTitle, isGot }: (typeof candidates)[number]) => {
    const holders = facts.filter((fact) =>
      findAt(said, place, fact).some((at) => !isTitle || isHuman(fact.list, at)),
    );
    const isIn = (fact: FactIndex) => plans.includes(fact);
    const isPlanned = holders.length > 0 && holders.every(isIn);
    return isPlanned || (isGot && isOfPlan && holders.some(isIn));
  };
  const had = candidates.filter(isHad).map(({ place }) => place);
  return unprovenAt(said, had, 'rank-contradicts');
}

/** Words that tell what one is, or what one passes or gets. */
function candidatesIn(said: WordList): { place: number; isTitle: boolean; isGot: boolean }[] {
  const first = said.words.findIndex(({ isGlue }) => !isGlue);
  return said.words.flatMap(({ folded, isGlue }, place) => {
    const isMe =
      place === first ||
      said.words.slice(Math.max(0, place - 3), place).some((one) => AM.test(one.folded));
    const isTitle = isMe && isHuman(said, place);
    const isGot = GOT.test(folded);
    return !isGlue && (isTitle || isGot) ? [{ place, isTitle, isGot }] : [];
  });
}
