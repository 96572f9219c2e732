import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, unprovenWords, type Finding } from '../prove/finding.ts';
import { isBehindSign, type Word, type WordList } from '../words/units.rules.ts';
import { readPlacedNumbers } from '../numbers.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { compareBeforeAfter } from './before-after.rules.ts';
import { compareContrasts } from './contrasts.rules.ts';
import { compareClauses } from './torn-clauses.rules.ts';
import { compareDoers } from './doers.rules.ts';
import { compareExchanges } from './exchanges.rules.ts';
import { compareHowOften } from './how-often.rules.ts';
import { compareLeads } from './leads.rules.ts';
import { compareOpposites } from './opposites.rules.ts';
import { compareNumberPlaces } from './number-places.rules.ts';
import { compareNumberClauses } from './number-clauses.rules.ts';
import { compareFromTo } from './from-to.rules.ts';
import { compareLesser } from './lesser.rules.ts';
import { compareLifted } from './lifted.rules.ts';
import { countsPart } from './part-counted.rules.ts';
import { isPerson } from './people.ts';
import { BY } from './prepositions.ts';
import { compareRoles } from './roles.rules.ts';
import { compareSlots, isPurpose, slotsOf } from './slots.rules.ts';
import { HELPED_BY, OF_WHICH, OTHERS, OTHER_TIES, PASSIVE, TIES, type Tie } from './relations.ts';

/** Compares how the words of a sentence hang together with how they do in their fact: the same words in other places are another claim. */
export function compareRelations(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  return [
    ...compareTies(said, alignment, fact),
    ...comparePassives(said, alignment, fact),
    ...compareDoneTo(said, fact),
    ...compareHelp(said, fact),
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
  ];
}

const isOther = (word: Word, { language }: WordList) =>
  word.isAgent || OTHERS[language].test(word.folded);

/** "For the team" where the fact says "with the team", "from monthly to yearly" where it says "from yearly to monthly". */
function compareTies(said: WordList, { matched }: Alignment, { list }: FactIndex): Finding[] {
  const wrong = said.words.filter((word, place) => {
    const found = matched.get(place);
    const at = found?.fact === 0 && found.from === place ? found.places[0] : undefined;
    // "Bidders' questions" are questions from bidders.
    if (word.isGlue || at === undefined || isOwner(said, word)) return false;
    const [here, there] = [tieOf(said, place), tieOf(list, at)];
    // "Unter Aufsicht der Meisterin" is "von der Meisterin beaufsichtigt".
    if (there === 'under' && here !== 'under')
      return (
        !isDoneBy(said, place, matched, list, at) && !isSameOversight(said, place, matched, at)
      );
    if (there === 'by' && here === 'under' && isSameOversight(said, place, matched, at))
      return false;
    if (here === undefined) return false;
    const isCompany = here === 'with' || here === 'for';
    if (there === 'by' && isCompany && isOther(word, said)) return true;
    if (there !== undefined) return OTHER_TIES[there].includes(here);
    // Who did it alone in the fact did it with or for somebody here.
    // "With A, B and C" has each of them behind its "with".
    const isListed = slotsOf(list)[at]?.some((slot) => slot === here) === true;
    return isCompany && !isListed && isOther(word, said) && doesIt(list, at);
  });
  return unprovenWords(
    wrong.map(({ text }) => text),
    'deed-contradicts',
  );
}

/** "The bidders'", "the bidder's". */
function isOwner({ text, language }: WordList, { at, end }: Word): boolean {
  return language === 'en' && /['’]s?$/.test(text.slice(at, end + 1).trimEnd());
}

/** How far behind its noun, or its participle, the one who oversees is named. */
const NEAR_DOER = 5;

/** "Supervised by the foreman" where the fact says "under the supervision of the foreman": the same one does the same. */
function isDoneBy(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  list: WordList,
  at: number,
): boolean {
  const by = [place - 1, ...Array.from({ length: NEAR_DOER }, (_none, index) => place + 1 + index)]
    .filter((one) => BY[said.language].has(said.words[one]?.folded ?? ''))
    .at(-1);
  if (by === undefined) return false;
  const doer = said.words.findIndex((word, one) => one > by && one !== place && !word.isGlue);
  return (
    doer >= 0 &&
    doer - by <= 3 &&
    matched.get(doer)?.fact === 0 &&
    matched.get(doer)?.places.some((one) => one !== at && Math.abs(one - at) <= NEAR_DOER) ===
      true &&
    list.words[at] !== undefined
  );
}

/** "Supervised by the foreman" and "under the supervision of the foreman": the word of oversight and its holder stand together in both. */
function isSameOversight(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  at: number,
): boolean {
  for (let before = place - 1; before >= Math.max(0, place - NEAR_DOER); before -= 1) {
    const word = said.words[before];
    if (word === undefined || isBehindSign(said, before + 1)) return false;
    if (word.isGlue) continue;
    const own = matched.get(before);
    const isNear =
      own?.fact === 0 && own.places.some((one) => one !== at && Math.abs(one - at) <= 3);
    const ties = said.words.slice(Math.max(0, before - 2), place);
    const isTied = ties.some(
      ({ folded }) => BY[said.language].has(folded) || UNDER.test(folded) || folded === 'ordenes',
    );
    return isNear && isTied;
  }
  return false;
}

const UNDER = /^(?:under|unter|bajo)$/;

/** The preposition that a word stands behind, with no other word of weight but one between them. */
function tieOf(list: WordList, place: number): Tie | undefined {
  const { words, language } = list;
  let weight = 0;
  for (let before = place - 1; before >= Math.max(0, place - 4); before -= 1) {
    const word = words[before];
    if (word === undefined || isBehindSign(list, before + 1)) return undefined;
    // What a number is tied to is compared with the number.
    if (/^\d/.test(word.folded) || readPlacedNumbers(word.folded).length > 0) return undefined;
    const tie = isPurpose(words, before) ? 'for' : TIES[language][word.folded];
    if (tie !== undefined) return tie;
    if (!word.isGlue) weight += 1;
    if (weight > 1) return undefined;
  }
  return undefined;
}

/** True for a doer behind a relative or a comma: "which the Head of Data revised", "moderiert von der Leitung". */
function doesIt({ words, text }: WordList, at: number): boolean {
  const first = words.findLastIndex(
    (word, place) =>
      place < at &&
      (RELATIVE.test(word.folded) || /[,;]\s*$/.test(text.slice(word.end, words[place + 1]?.at))),
  );
  return first >= 0 && at - first <= NEAR_RELATIVE;
}

const RELATIVE = /^(?:which|that|who|welche[rsmn]?|que|quien)$/;
const NEAR_RELATIVE = 5;

/** "Built the feature" where the fact says that it was built. */
function comparePassives(said: WordList, { matched }: Alignment, { list }: FactIndex): Finding[] {
  const isPassive = ({ words, language, text }: WordList, place: number) =>
    (language === 'de' ? [1, 2, 3, 4, 5, 6] : [1, 2, 3]).some((back) => {
      const word = words[place - back];
      return (
        word !== undefined &&
        PASSIVE[language].test(word.folded) &&
        !/[,.;:]/.test(text.slice(word.end, words[place]?.at))
      );
    }) ||
    (language === 'de' &&
      /^(?:wurden?|worden|werden|wird|ist|sind|waren?)$/.test(words[place + 1]?.folded ?? '')) ||
    (place > 0 && BY[language].has(words[place + 1]?.folded ?? ''));
  const turned = [...matched].filter(([place, { fact, places, from }]) => {
    const at = places[0];
    const word = said.words[place];
    if (fact !== 0 || from !== place || at === undefined || word === undefined) return false;
    // "Que dirigió la responsable" has its doer beside it, as "dirigida por la responsable" has.
    const isNoun =
      said.language === 'de' &&
      /^\p{Lu}/u.test(word.text) &&
      (place > 0 || /ung(?:en)?$/.test(word.folded));
    if (isNoun || hasOwnDoer(said, place, matched, list, at)) return false;
    const isVerb = VERB[list.language].test(list.words[at]?.folded ?? '');
    return (
      isVerb &&
      isPassive(list, at) &&
      VERB[said.language].test(word.folded) &&
      !isPassive(said, place) &&
      isLead(said, place)
    );
  });
  const words = turned.map(([place]) => said.words[place]?.text ?? '');
  return turned.length === 0 ? [] : [unproven(words, 'deed-contradicts')];
}

const VERB = {
  en: /(?:[^e]ed|en|wn|ught|ung|id|ilt|ept|elt|ent|eft|ost|cut|set|put|met|hit)$/,
  de: /(?:t|en|te)$/,
  es: /(?:ad[oa]s?|id[oa]s?|cho|to|é|e|o|i)$/,
} as const;

/** True for a verb of a relative clause whose subject is the one who did it in the fact. */
function hasOwnDoer(
  said: WordList,
  place: number,
  matched: Alignment['matched'],
  list: WordList,
  at: number,
): boolean {
  // In English what stands behind the verb is its object, and in Spanish a thing may be.
  if (said.language !== 'es' || !RELATIVE.test(said.words[place - 1]?.folded ?? '')) return false;
  const by = list.words.findIndex(
    ({ folded }, one) => one > at && one - at <= 3 && BY[list.language].has(folded),
  );
  const doer = list.words.findIndex((word, one) => one > by && !word.isGlue);
  const subject = said.words.findIndex((word, one) => one > place && !word.isGlue);
  return by >= 0 && isPerson(list, doer) && matched.get(subject)?.places.includes(doer) === true;
}

/** A verb that begins a clause is the person's own. */
function isLead({ words, text }: WordList, place: number): boolean {
  const back = /^(?:later|since|soon|spater|luego|despues)$/.test(words[place - 1]?.folded ?? '');
  const before = words[place - (back ? 2 : 1)];
  if (before === undefined) return true;
  if (/[.;:]\s*$/.test(text.slice(before.end, words[place]?.at))) return true;
  return /^(?:i|and|then|und|ich|y|que|which|also)$/.test(before.folded);
}

/** "Interviewed the press" where the fact says "interviewed by the press". */
function compareDoneTo(said: WordList, { list }: FactIndex): Finding[] {
  const isDoneTo = list.language === 'en' && /^\w+(?:ed|en|ght) by /i.test(list.text);
  const saysSo = BY_SOMEBODY[said.language].test(foldInPlace(said.text));
  return isDoneTo && !saysSo ? [unproven([], 'deed-contradicts')] : [];
}

const BY_SOMEBODY: Record<Language, RegExp> = {
  en: /\bby\b/,
  de: /\b(?:von|vom|durch)\b/,
  es: /\bpor\b/,
};

function compareHelp(said: WordList, { list }: FactIndex): Finding[] {
  const here = HELPED_BY[said.language].exec(foldInPlace(said.text));
  if (here === null || HELPED_BY[list.language].test(foldInPlace(list.text))) return [];
  return [unproven([said.text.slice(here.index, here.index + here[0].length)], 'deed-contradicts')];
}

const COUNTS_BACK =
  /(?:^|[;,.:]\s)(?:\p{L}+|\d+) (?:were|was|have|had|has|are|wurden?|sind|waren|haben|hat|fueron|son|han|ha|se)(?!\p{L})/u;

function compareOfWhich(said: WordList, { list }: FactIndex): Finding[] {
  const here = OF_WHICH[said.language].exec(foldInPlace(said.text));
  if (here === null || OF_WHICH[list.language].test(foldInPlace(list.text))) return [];
  if (picksTold(said, here, list) || !counts(said, here)) return [];
  // "Four were won" says already that it counts what was told before.
  if (COUNTS_BACK.test(foldInPlace(list.text)) || countsPart(list)) return [];
  return [unproven([said.text.slice(here.index, here.index + here[0].length)])];
}

const MOST =
  /(?<!\p{L})(?:most|mostly|mainly|chiefly|largely|meist(?:ens|en)?|uberwiegend|mayoria)(?!\p{L})/u;
const BEST = /(?<!\p{L})(?:\p{L}{3,}est|\p{L}{3,}ste[nrms]?)$/u;

/** "Most of them", "the largest of which", where the fact says "mostly", "the largest": it picks out what the fact picks out. */
function picksTold(said: WordList, here: RegExpExecArray, { text }: WordList): boolean {
  const before = foldInPlace(said.text.slice(0, here.index)).trimEnd();
  const there = foldInPlace(text);
  if (/(?:^|\s)(?:most|meisten|mayoria)$/.test(before)) return MOST.test(there);
  const best = BEST.exec(before)?.[0];
  return best !== undefined && new RegExp(`(?<!\\p{L})${best}(?!\\p{L})`, 'u').test(there);
}

/** "Informo de ellos" counts nothing: "of them" is a part only beside an amount. */
function counts({ text, language }: WordList, here: RegExpExecArray): boolean {
  if (language !== 'es' || !/^de ell/.test(here[0])) return true;
  const near = text.slice(
    Math.max(0, here.index - NEAR_COUNT),
    here.index + here[0].length + NEAR_COUNT,
  );
  return AN_AMOUNT.test(foldInPlace(near)) || readPlacedNumbers(near).length > 0;
}

const NEAR_COUNT = 24;
const AN_AMOUNT =
  /\d|(?<!\p{L})(?:mayoria|mitad|tercio|cuarto|parte|algun[oa]s|vari[oa]s|much[oa]s|tod[oa]s|ningun[oa]?|un[oa]|cada)(?!\p{L})/u;
