import { compareAmounts, type DatedYears } from '../claims/compare-amounts.rules.ts';
import { compareLimits, findLimitsSaid } from '../claims/limits.rules.ts';
import { compareNegationsOfRewrite } from '../claims/negations.rules.ts';
import { compareDenied, compareDeniedYears } from '../claims/denied.rules.ts';
import { compareWidened } from '../claims/widened.rules.ts';
import { compareWhoDenies } from '../claims/who-denies.rules.ts';
import { compareWhoDid } from '../claims/taken-part.rules.ts';
import { compareManner } from '../claims/manner.rules.ts';
import { compareInCharge } from '../claims/in-charge.rules.ts';
import { compareLostAmounts } from '../claims/lost-amounts.rules.ts';
import { compareVague } from '../claims/vague.rules.ts';
import { compareOnlyLeftOut } from '../claims/only-left-out.rules.ts';
import { compareRelations } from './compare-relations.rules.ts';
import { compareRankNumbers } from '../claims/rank-numbers.rules.ts';
import { compareRegions } from '../claims/regions.rules.ts';
import { compareEntryData } from '../claims/entry-data.rules.ts';
import { compareOwnYears } from '../claims/own-years.rules.ts';
import { compareLimitPlaces } from '../claims/limit-places.rules.ts';
import { placesOfIntervals } from '../claims/intervals.rules.ts';
import { placesOfWordsOfPeriods } from '../claims/same-periods.rules.ts';
import { compareRole } from '../claims/compare-role.rules.ts';
import { compareTitles } from '../claims/titles.rules.ts';
import { compareWorkplace } from '../claims/workplace.rules.ts';
import { readMonths, sentencesOf } from '@sastre/reading';
import type { Language } from '@sastre/shared-contracts/api';
import {
  ACRONYM,
  align,
  type Alignment,
  compareHead,
  compareOwnObject,
  compareTaught,
  contradicted,
  deedsOfMine,
  type FactIndex,
  type Finding,
  findTurns,
  isDeedBeside,
  isDeedByForm,
  placesTold,
  readPlacedAmounts,
  readWords,
  timesInWords,
  twinDeeds,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { compareSmaller } from '../structure/compare-smaller.rules.ts';
import { compareLeftOut, sayerOf, usesOf } from '../structure/left-out.rules.ts';
import { isFiller, isOfSmallDeed, takesOver, tiesOnly } from './fillers.rules.ts';
import { putInPlace } from './in-place.rules.ts';
import { compareFirsts } from './firsts.rules.ts';
import { isLight } from '../claims/light-words.rules.ts';
import { placesComparedIn, placesJudgedElsewhere } from './judged-elsewhere.rules.ts';
import { comparePlans } from './plans.rules.ts';

/** What a rewrite or a translation is held to: the one fact that it stands for. */
export interface RewriteGround {
  own: FactIndex;
  /** Employer, position, place and dates of its entry: they may be named, too. */
  closed: readonly FactIndex[];
  months: ReadonlySet<string>;
  years: DatedYears;
  durations: readonly number[];
  /** The one that it is now. */
  year: number;
}

export interface RewriteOptions {
  language: Language;
  /** A translation leaves nothing out; a rewrite may drop what is no point of its fact. */
  mode: 'rewrite' | 'translation';
}

const LONGER = { rewrite: 1.5, translation: 1.9 };
const SLACK = 24;
/** How much longer than its fact a text is that cannot say it twice. */
const AS_LONG = 1.15;
/** Share of the fact's words that may be left out. */
const LEFT_OUT = { rewrite: 0.5, translation: 0.15 };

/** What speaks against a text that stands for one fact; nothing: every claim of it stands there. */
export function judgeRewrite(
  text: string,
  ground: RewriteGround,
  { language, mode }: RewriteOptions,
): Finding[] {
  const said = readWords(text, language);
  const { own, closed } = ground;
  const findings: Finding[] = [];
  if (text.length > own.list.text.length * LONGER[mode] + SLACK)
    findings.push(unproven([], 'too-long'));
  if (
    sentencesOf(text).length >
    sentencesOf(own.list.text).length + (mode === 'translation' ? 1 : 0)
  )
    findings.push(unproven([], 'too-long'));
  const dates = readMonths(text).months;
  const isDateLost = readMonths(own.list.text).months.some((month) => !dates.includes(month));
  if (mode === 'translation' && isDateLost) findings.push(unproven([], 'parity'));
  const months = dates.filter((month) => !ground.months.has(month));
  if (months.length > 0) findings.push(contradicted('date-contradicts', ...months));
  const amounts = readPlacedAmounts(said);
  const leftOut = new Set([
    ...placesJudgedElsewhere(said),
    ...findLimitsSaid(said, own),
    ...findTurns(said, amounts, own),
    ...placesOfIntervals(said, [own]),
    ...placesOfWordsOfPeriods(said, own.list),
  ]);
  const facts = [own, ...closed];
  const aligned = align(said, facts, (place) => leftOut.has(place));
  // What is held against the sentence by rules of its own need not be covered by words.
  const comparedIn = new Set([
    ...placesComparedIn(own),
    ...placesOfWordsOfPeriods(own.list, said),
    ...placesOfIntervals(own.list, [{ list: said }]),
  ]);
  const weighty = own.list.words.flatMap((word, place) =>
    word.isGlue || comparedIn.has(place) ? [] : [place],
  );
  const alignment = putInPlace(said, aligned, own, {
    weighty,
    isSaid: sayerOf(said, own, aligned),
  });
  findings.push(
    ...compareAmounts(said, amounts, { facts, years: ground.years, durations: ground.durations }),
    ...compareNegationsOfRewrite(said, own, alignment),
    ...compareWhoDenies(said, alignment, own),
    ...compareLimits(said, own, alignment),
    ...compareVague(said, facts, alignment),
    ...compareManner(said, facts),
    ...compareInCharge(said, [own]),
    ...compareTaught(said, [own]),
    ...compareWidened(said, own),
    ...compareWhoDid(said, own),
    ...compareLostAmounts(said, alignment, own),
    ...compareRole(said, alignment, own),
    ...compareLimitPlaces(said, own, alignment),
    ...compareRelations(said, alignment, own),
    ...compareSmaller(said, alignment, own),
    ...compareRankNumbers(said, alignment, own),
    ...compareRegions(said, alignment, own),
    ...compareTitles(said, facts),
    ...compareWorkplace(said, { deeds: [own], headers: closed, skills: [] }),
    ...compareOwnYears(amounts, own),
    ...compareFirsts(said, [own]),
    ...comparePlans(said, [own], ground.year),
    ...compareEntryData(said, alignment, own),
    ...compareHead(said, alignment, own, (place) => comparedIn.has(place)),
  );
  const isSaid = sayerOf(said, own, alignment);
  const missing = [
    ...withoutLightVerbs(said, alignment, own, weighty, isSaid),
    ...deedsOfEmployer(said, alignment, facts),
    ...twinDeeds(said, alignment, own.list),
  ];
  findings.push(...unprovenAt(said, missing));
  findings.push(
    ...judgeCoverage(said, ground, alignment, {
      mode,
      numbers: amounts.length + timesInWords(said),
      weighty,
      isSaid,
    }),
    ...compareLeftOut(own, isSaid, (place) => comparedIn.has(place)),
    ...compareOwnObject(own, isSaid),
    ...compareOnlyLeftOut(said, alignment, own),
    ...compareDeniedYears(said, amounts, own),
    ...compareDenied(own, isSaid, (place) => comparedIn.has(place)),
  );
  return findings;
}

/** Places of missing words but verbs that only carry a noun ("carried out checks"), where the deed itself is told by that noun. */
function withoutLightVerbs(
  said: WordList,
  alignment: Alignment,
  own: FactIndex,
  weighty: readonly number[],
  isSaid: (place: number) => boolean,
) {
  const { missing } = alignment;
  const reached = placesTold(alignment);
  // "Führte die Hausbesuche durch": the fact's own verb only carries, too.
  const heavy = weighty.filter((place) => !isLight(own.list, place, own));
  const telling = heavy.length > 0 ? heavy : weighty;
  const deeds = [telling[0], telling.at(-1)].filter((place) => place !== undefined);
  const told = telling.filter((place) => reached.has(place)).length;
  const isWhole = heavy.every(
    (place) => isSaid(place) || tiesOnly(own.list, place) || isTogether(said, own.list, place),
  );
  const isTold =
    isWhole || deeds.every((place) => reached.has(place)) || told >= telling.length * MOST;
  if (!isTold) return missing;
  const heavier = missing.filter(
    (place) =>
      !isLight(said, place, own) ||
      isDeedBeside(said, place, missing) ||
      takesOver(said, place) ||
      isOfSmallDeed(said, place),
  );
  if (heavier.length === 0 || !isWhole) return heavier;
  const fillers = heavier.filter((place) => isFiller(said, place, own, missing));
  return fillers.length > MOST_FILLERS
    ? heavier
    : heavier.filter((place) => !fillers.includes(place));
}

/** "Working with the nurse", "the nurse and I", where the fact says "together with the nurse". */
function isTogether(said: WordList, list: WordList, place: number): boolean {
  return (
    /^(?:together|zusammen|gemeinsam|conjuntamente)$/.test(list.words[place]?.folded ?? '') &&
    WITH.test(list.words[place + 1]?.folded ?? '') &&
    (said.words.some(({ folded }) => WITH.test(folded)) || AND_I.test(said.text))
  );
}

const AND_I = /(?<!\p{L})(?:and I|und ich|y yo)(?!\p{L})/u;

const WITH = /^(?:with|mit|con)$/;

/** Nouns of deeds by their form, folded. */
const DEED_NOUN: Record<Language, RegExp> = {
  en: /(?:tion|ment|ing)$/,
  de: /ung(?:en)?$/,
  es: /(?:cion|ciones|mientos?)$/,
};

/** Places of verbs, and of their nouns, that nothing but a name of the entry has: who worked at a repair shop has not said to have repaired. */
function deedsOfEmployer(
  said: WordList,
  { matched }: Alignment,
  facts: readonly FactIndex[],
): number[] {
  return [...matched].flatMap(([place, { fact, from }]) => {
    const word = said.words[place];
    const isDeed =
      word?.isGlue === false &&
      (isDeedByForm(word, said.language) || DEED_NOUN[said.language].test(word.folded));
    // Own text first, then position, employer and place.
    const isName = fact > 1 && facts[fact]?.byKey.has(`=${word?.folded}`) !== true;
    return isDeed && isName && from === place ? [place] : [];
  });
}

/** More words that add nothing are a sentence of their own. */
const MOST_FILLERS = 3;

/** Share of a fact's words that tell it even where its first or last word is another. */
const MOST = 0.8;

/** The sentence must be about its fact, and say it once. */
function judgeCoverage(
  said: WordList,
  { own }: RewriteGround,
  { matched }: Alignment,
  {
    mode,
    numbers,
    weighty,
    isSaid,
  }: Pick<RewriteOptions, 'mode'> & {
    numbers: number;
    weighty: readonly number[];
    isSaid: (place: number) => boolean;
  },
): Finding[] {
  const uses = usesOf(matched);
  const covered = weighty.filter(isSaid).length + Math.min(numbers, own.amounts.length);
  const all = weighty.length + own.amounts.length;
  const findings: Finding[] = [];
  if (all - covered > Math.floor(all * LEFT_OUT[mode])) findings.push(unproven([], 'point-lost'));
  if (mode === 'translation' && numbers < own.amounts.length) findings.push(unproven([], 'parity'));
  // "Weil ich die Pläne prüfe": with another deed of one's own it is no translation.
  const isDeedLost = deedsOfMine(own.list).some(
    (place) =>
      weighty.includes(place) &&
      !isSaid(place) &&
      !isLight(own.list, place, own) &&
      !tiesOnly(own.list, place),
  );
  if (mode === 'translation' && isDeedLost) findings.push(unproven([], 'point-lost'));
  const saidAgain = [...matched].filter(
    ([place, { fact, places }]) =>
      fact === 0 &&
      said.words[place]?.isGlue === false &&
      !places.some((at) => ACRONYM.test(own.list.words[at]?.text ?? '')) &&
      places.every((at) => (uses.get(at) ?? 0) > 1 && own.list.words[at]?.isGlue === false),
  );
  const words = said.words.filter(({ isGlue }) => !isGlue).length;
  const isNoLonger = said.text.length <= own.list.text.length * AS_LONG;
  const isWhole = isNoLonger && weighty.every(isSaid);
  if (saidAgain.length > 2 && saidAgain.length > words * 0.4 && !isWhole)
    findings.push(unproven([], 'repeated'));
  return findings;
}
