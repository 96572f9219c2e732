import { compareAmounts } from '../claims/compare-amounts.rules.ts';
import {
  beginsSmall,
  compareLimits,
  compareNearLimits,
  findLimitsSaid,
} from '../claims/limits.rules.ts';
import { compareManner } from '../claims/manner.rules.ts';
import { compareInCharge } from '../claims/in-charge.rules.ts';
import { compareMonthEnds } from '../claims/month-ends.rules.ts';
import { compareOftenAnywhere } from '../claims/how-often.rules.ts';
import { compareNegationsOfClause } from '../claims/negations.rules.ts';
import { compareRangeEnds } from '../claims/number-pairs.rules.ts';
import { compareVague } from '../claims/vague.rules.ts';
import { compareRelations } from './compare-relations.rules.ts';
import { compareRankNumbers } from '../claims/rank-numbers.rules.ts';
import { compareRegions } from '../claims/regions.rules.ts';
import { compareRole, compareRoleThere } from '../claims/compare-role.rules.ts';
import { isOfLevel, levelsNamed } from '../claims/levels.rules.ts';
import { compareBroughtAbout } from '../claims/leads.rules.ts';
import { compareTitles } from '../claims/titles.rules.ts';
import { compareSkillSince } from './skill-since.rules.ts';
import { compareWorkplace } from '../claims/workplace.rules.ts';
import { readMonths } from '@sastre/reading';
import {
  align,
  type Alignment,
  compareOwnDeed,
  compareTaught,
  type FactIndex,
  findAt,
  type Finding,
  findTurns,
  findWord,
  numbersTold,
  placesOfTies,
  readPlacedAmounts,
  unproven,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';
import { completes, namesStudies } from './completed-studies.rules.ts';
import type { Context } from './context.rules.ts';
import { framesOnly } from './fillers.rules.ts';
import type { CvGround } from './ground.rules.ts';
import { compareSmaller } from '../structure/compare-smaller.rules.ts';
import { placesJudgedElsewhere } from './judged-elsewhere.rules.ts';
import { isImplied, isTool, relates } from '../claims/light-words.rules.ts';
import { tongueOfDeeds } from './tongues.rules.ts';

/** What speaks against a clause that is to tell facts of this context. `hits`: how much of it each deed says at first sight. */
export function judgeClause(
  said: WordList,
  context: Context,
  { allowed, hits }: { allowed: ReadonlySet<number>; hits: ReadonlyMap<FactIndex, number> },
): readonly Finding[] {
  const amounts = readPlacedAmounts(said);
  const elsewhere = placesJudgedElsewhere(said);
  const deeds = likeliest(context.deeds, hits);
  const facts = [...deeds, ...context.states];
  const ties = placesOfTies(said);
  const levels = findLevels(said, context.levels);
  const limits = new Set(
    deeds
      .slice(0, 2)
      .flatMap((fact) => [...findLimitsSaid(said, fact), ...findTurns(said, amounts, fact)]),
  );
  const alignment = align(said, facts, (place) =>
    [allowed, elsewhere, limits, levels.places].some((places) => places.has(place)),
  );
  const findings: Finding[] = [...levels.findings];
  const told = toldDeeds(said, alignment, deeds, (fact) => numbersTold(said, amounts, facts[fact]));
  const months = readMonths(said.text).months.filter((month) => !context.months.has(month));
  if (months.length > 0) findings.push(unproven(months, 'date-not-in-facts'));
  const usedFacts = [...told.keys()].flatMap((fact) => facts[fact] ?? []);
  const grounds = usedFacts.length > 0 ? [...usedFacts, ...context.states] : facts;
  const numbers = amounts.filter(({ places }) => !places.some((place) => allowed.has(place)));
  findings.push(
    ...compareAmounts(said, numbers, {
      facts: grounds,
      years: context.years,
      durations: context.durations,
      elsewhere: context.person,
      told: usedFacts,
    }),
  );
  const isState = (at: number) => {
    const word = said.words[at];
    return (
      word === undefined ||
      context.states.some((state) => {
        const places = findWord(word, said, state);
        // Who leads is no deputy head.
        return places.length > 0 && compareNearLimits(said, state, places).length === 0;
      })
    );
  };
  // A title that is told word for word says who somebody is, also where a deed has some of its words.
  const isTitle = (fact: number) => {
    const told = [...alignment.matched].flatMap(([at, one]) => {
      const word = said.words[at];
      return one.fact === fact && word?.isGlue === false && !ties.has(at) ? [word] : [];
    });
    const isWhole = (state: FactIndex) => {
      const places = told.flatMap((word) => state.byKey.get(`=${word.folded}`) ?? []);
      const isSaid = told.every((word) => state.byKey.has(`=${word.folded}`));
      return isSaid && compareNearLimits(said, state, places).length === 0;
    };
    return context.states.some(isWhole);
  };
  const titles = new Set([...deeds.keys()].filter(isTitle));
  for (const [fact, count] of toldDeeds(said, alignment, facts)) {
    const own = facts[fact];
    // A clause that tells little of a fact need not repeat what limits the rest of it.
    const weighty = own?.list.words.filter(({ isGlue }) => !isGlue).length ?? 0;
    if (own === undefined || count < 2 || titles.has(fact)) continue;
    const shifted = only(alignment, fact);
    const isMuch = count >= weighty * MUCH;
    findings.push(...compareOwnDeed(said, shifted, own));
    findings.push(...compareBroughtAbout(said, shifted, own));
    findings.push(...compareRankNumbers(said, shifted, own), ...compareRangeEnds(said, own));
    findings.push(...compareRegions(said, shifted, own));
    if (isMuch || beginsSmall(own)) findings.push(...compareLimits(said, own, shifted));
    if (context.headers.has(own)) continue;
    findings.push(...compareSmaller(said, shifted, own));
    if (!isMuch) continue;
    findings.push(...compareRelations(said, shifted, own));
  }
  for (const [fact, own] of facts.entries()) {
    // "Formé parte" trained nobody.
    const isPart = (at: number) =>
      said.words[at]?.folded.startsWith('form') && said.words[at + 1]?.folded === 'parte';
    const places = [...alignment.matched].flatMap(([at, one]) =>
      one.fact === fact && !isPart(at) ? one.places : [],
    );
    if (places.length > 0 && !titles.has(fact))
      findings.push(...compareNearLimits(said, own, places));
  }
  const { post } = context;
  if (post !== undefined)
    findings.push(
      ...compareRoleThere(
        said,
        (at) => post.employer.byKey.has(`=${said.words[at]?.folded}`),
        (at) =>
          allowed.has(at) ||
          [post.position, ...context.deeds].some((own) => findAt(said, at, own).length > 0),
      ),
    );
  findings.push(...compareNegationsOfClause(said, facts, alignment));
  if (levels.places.size === 0)
    findings.push(...tongueOfDeeds(said, alignment, context, deeds.length));
  findings.push(...compareVague(said, grounds, alignment), ...compareManner(said, grounds));
  findings.push(...compareInCharge(said, grounds), ...compareTaught(said, grounds));
  findings.push(...compareOftenAnywhere(said, grounds), ...compareMonthEnds(said, context.years));
  findings.push(...compareTitles(said, facts, (place) => allowed.has(place)));
  findings.push(
    ...compareWorkplace(said, workplaceOf(context, deeds), (place) => allowed.has(place)),
  );
  for (const [fact, own] of deeds.entries())
    if (!titles.has(fact)) findings.push(...compareRole(said, only(alignment, fact), own));
  findings.push(...compareSkillSince(said, alignment, { facts, context, amounts, ties }));
  const stray = [...alignment.matched]
    .filter(
      ([at, one]) =>
        one.fact < deeds.length &&
        told.get(one.fact) === undefined &&
        said.words[at]?.isGlue === false &&
        !ties.has(at) &&
        !isState(at),
    )
    .map(([at]) => at);
  // "Im Umweltlabor Hydrolab": what its description calls the employer that is named beside it.
  const isKind = (at: number) => {
    const next = said.words.findIndex((word, place) => place > at && !word.isGlue);
    return next - at <= 2 && post?.employer.byKey.has(`=${said.words[next]?.folded}`) === true;
  };
  const weighty = [...alignment.matched].filter(([at]) => said.words[at]?.isGlue === false).length;
  const isFrame = (place: number) =>
    weighty >= MOST_FRAMED &&
    framesOnly(said, place, { missing: alignment.missing, facts: usedFacts });
  const isOfStudies = [...alignment.matched].some(([at, one]) => {
    const own = facts[one.fact];
    return own !== undefined && context.completed.has(own) && said.words[at]?.isGlue === false;
  });
  const isTie = (place: number) =>
    ties.has(place) ||
    (weighty > 1 && relates(said, place)) ||
    (weighty > 1 && usedFacts.some(({ list }) => isImplied(said, place, list.text))) ||
    (weighty > 1 && facts.some((fact) => isTool(said, place, fact))) ||
    (isOfStudies && completes(said, place)) ||
    (isOfStudies && namesStudies(said, place, context.completed)) ||
    (levels.places.size > 0 && isOfLevel(said, place)) ||
    isFrame(place);
  const missing = [
    ...alignment.missing.filter((place) => !isTie(place)),
    ...stray.filter((at) => !isKind(at)),
  ].toSorted((one, other) => one - other);
  findings.push(...unprovenAt(said, missing));
  return findings;
}

function workplaceOf({ levels, states, headers }: Context, deeds: readonly FactIndex[]) {
  const skills = levels.map(({ name }) => name);
  const isSkill = new Set(skills.map(({ list }) => list.text));
  const own = states.filter((state) => !headers.has(state) && !isSkill.has(state.list.text));
  return { deeds: [...deeds, ...own], headers: [...headers], skills };
}

/** Words of weight of a clause that tells enough for one of its words to add nothing to it. */
const MOST_FRAMED = 3;

/** Share of a fact's words from which on a clause tells the fact itself. */
const MUCH = 0.5;
/** A clause tells no more deeds than this. */
const MOST_DEEDS = 8;

/** As many words as a sign counts between a level and what it is of. */
const BEHIND_SIGN = 20;

/** Levels that a clause names, each held against the skill or language that is named nearest to it. */
function findLevels(
  said: WordList,
  levels: CvGround['levels'],
): { places: ReadonlySet<number>; findings: readonly Finding[] } {
  const places = new Set<number>();
  const findings: Finding[] = [];
  const isLevel = (_word: Word, place: number) => levelsNamed(said, place).length > 0;
  const named = (said.words.some(isLevel) ? levels : []).flatMap(({ name, level }) =>
    said.words.flatMap((word, place) =>
      !word.isGlue && findWord(word, said, name).length > 0 ? [{ place, level }] : [],
    ),
  );
  if (named.length === 0) return { places, findings };
  said.words.forEach((word, place) => {
    const stated = levelsNamed(said, place);
    if (stated.length === 0) return;
    // "Polish I speak fluently, English too": what a sign parts from it is farther.
    const farOf = (one: { place: number }) => {
      const [from, to] = [Math.min(one.place, place), Math.max(one.place, place)];
      const between = said.text.slice(said.words[from]?.end, said.words[to]?.at);
      return to - from + (/[,;:()]/.test(between) ? BEHIND_SIGN : 0);
    };
    const nearest = Math.min(...named.map(farOf));
    const near = named.filter((one) => farOf(one) === nearest);
    places.add(place);
    if (said.words[place - 1]?.folded === 'sehr') places.add(place - 1);
    const isStated = ({ level }: (typeof named)[number]) =>
      level !== undefined && stated.includes(level);
    if (!near.some(isStated)) {
      // Who says no level of what is nearest has not said another one.
      const isOpen = near.some(({ level }) => level === undefined);
      findings.push(
        isOpen || named.some(isStated)
          ? unproven([word.text])
          : { answer: 'contradicted', reason: 'level-contradicts', words: [word.text] },
      );
    }
  });
  return { places, findings };
}

/** An alignment as one fact sees it: it is the first, all others are another. */
function only({ matched, missing }: Alignment, fact: number): Alignment {
  const seen = [...matched].map(
    ([at, one]) => [at, { ...one, fact: one.fact === fact ? 0 : 1 }] as const,
  );
  return { missing, matched: new Map(seen) };
}

/** Deeds that say most of a clause, the likeliest first. */
function likeliest(
  deeds: readonly FactIndex[],
  hits: ReadonlyMap<FactIndex, number>,
): readonly FactIndex[] {
  const count = (deed: FactIndex) => hits.get(deed) ?? 0;
  return deeds
    .filter((deed) => count(deed) > 0)
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, MOST_DEEDS);
}

/** How many words of weight of each deed the sentence tells; a single stray word of another deed tells nothing of it. */
function toldDeeds(
  said: WordList,
  { matched }: Alignment,
  deeds: readonly FactIndex[],
  numbersOf: (fact: number) => number = () => 0,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [at, { fact, from, places }] of matched) {
    const own = deeds[fact]?.list.words;
    // "Sterilised instruments" may be one phrase, and is two words of its deed.
    const isOne = at === from || places.filter((one) => own?.[one]?.isGlue === false).length > 1;
    if (own !== undefined && isOne && said.words[at]?.isGlue === false)
      counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return new Map([...counts].filter(([fact, count]) => count + numbersOf(fact) >= 2));
}
