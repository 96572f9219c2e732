import type { CvContent, Fact, Requirement, TailoringReport } from '@sastre/shared-contracts/api';
import {
  matchRequirements,
  plainText,
  readFacts,
  readJobText,
  readPosition,
  readRequirements,
  type SupportedRequirement,
} from '@sastre/reading';
import { IN_COPY, IN_MAIN, isFoundSince, sayingOf } from '../found-since.rules.ts';
import { shownIn, visibleFacts, writeReport } from '../report.rules.ts';

/** A report, and what its requirements are matched against again. */
export interface Rematch {
  /** Both as they are now. */
  main: CvContent;
  copy: CvContent;
  report: TailoringReport;
  jobDescription: string;
  now: Date;
}

type Supported = Pick<SupportedRequirement, 'facts' | 'levelNotSaid' | 'levelBelow'>;
type Matched = ReadonlyMap<string, Supported>;
const NOTHING: Supported = { facts: [] };

/**
 * Matches the requirements of a report against the main CV and the copy as they are now. The facts that its edits were made
 * from stay as they were; what was found since stands beside them under ids of its own. A requirement that the job text no
 * longer yields keeps what it has, and one that its person added the entry that was added, while it stands.
 */
export function matchAgain({ main, copy, report, jobDescription, now }: Rematch): TailoringReport {
  const asked = askedIn(jobDescription, report.requirements);
  const [inMain, inCopy] = [readFacts(main), visibleFacts(copy)];
  const position = readPosition(readJobText(jobDescription), '');
  const matched = (facts: readonly Fact[], cv: CvContent): Matched =>
    new Map(matchRequirements(asked, facts, cv, now, position).map((one) => [one.id, one]));
  const [ofMain, ofCopy] = [matched(inMain, main), matched(inCopy, copy)];
  const names = namesFor({ copy, report }, inMain, inCopy);
  const facts = new Map(
    report.facts.flatMap((fact) => (isFoundSince(fact.id) ? [] : [[fact.id, fact] as const])),
  );
  const requirements = report.requirements.map((one) => {
    const supported = ofMain.get(one.id);
    const grounds =
      supported === undefined
        ? report.facts.filter(({ id }) => one.facts.includes(id))
        : names.groundsOf(one, supported, ofCopy.get(one.id) ?? NOTHING);
    for (const fact of grounds) if (!facts.has(fact.id)) facts.set(fact.id, fact);
    if (supported === undefined) return one;
    const ids = [...new Set(grounds.map(({ id }) => id))];
    return withLevel({ ...one, facts: ids }, supported, ofCopy.get(one.id) ?? NOTHING);
  });
  const { engine, notes, edits } = report;
  const parts = { engine, notes, edits, requirements, facts: [...facts.values()], content: copy };
  return { ...report, ...writeReport(parts), matchedAt: now.toISOString() };
}

/** What the job text asks for, as it is read now, under the ids of the report. */
function askedIn(jobDescription: string, requirements: readonly Requirement[]) {
  const read = readRequirements(readJobText(jobDescription));
  return requirements.flatMap(({ id, term, kind }) => {
    const same = read.filter((one) => one.kind === kind && one.term === term);
    const found = same.find((one) => one.id === id) ?? same[0];
    return found === undefined ? [] : [{ ...found, id }];
  });
}

/** Whether the level is said is for the copy to tell, where that says the thing at all. */
function withLevel(one: Requirement, main: Supported, copy: Supported): Requirement {
  const { levelNotSaid, levelBelow: _before, ...rest } = one;
  const isFound = main.facts.length > 0 || one.facts.length === 0;
  const isBelow = copy.facts.length > 0 ? copy.levelNotSaid : main.levelNotSaid;
  const isNotSaid = copy.facts.length > 0 || isFound ? isBelow : levelNotSaid;
  if (isNotSaid === true) return { ...rest, levelNotSaid: true };
  const { levelBelow } = main;
  return one.facts.length === 0 && levelBelow !== undefined ? { ...rest, levelBelow } : rest;
}

const ADDABLE: readonly string[] = ['tool', 'skill', 'language'];

/** Says what a requirement rests on now, by the names that facts have in the report. */
function namesFor(
  { copy, report }: Pick<Rematch, 'copy' | 'report'>,
  inMain: readonly Fact[],
  inCopy: readonly Fact[],
) {
  const then = report.facts.filter(({ id }) => !isFoundSince(id));
  const [thenById, thenBySaying] = [byId(then), bySaying(then)];
  const [mainById, mainBySaying] = [byId(inMain), bySaying(inMain)];
  const [copyById, copyBySaying] = [byId(inCopy), bySaying(inCopy)];
  const isShown = shownIn(copy, []);
  const reworded = new Set(
    report.edits.flatMap(({ status, path }) => (status === 'applied' ? [path] : [])),
  );
  const isTranslated = copy.tailored?.language !== undefined;
  /** Made into another text, which still stands in the copy: it may be in another language than what is asked. */
  const standsMade = (fact: Fact) =>
    report.edits.some(
      ({ status, path, after }) =>
        status === 'applied' &&
        path === fact.id &&
        copyBySaying.has(sayingOf({ ...fact, text: plainText(after) })),
    );

  const knownThen = (fact: Fact) =>
    thenById.get(fact.id)?.text === fact.text
      ? thenById.get(fact.id)
      : thenBySaying.get(sayingOf(fact));
  /** It stood in the copy, and its person has written something else there. */
  const isWrittenOver = (fact: Fact) =>
    !isTranslated &&
    copyById.has(fact.id) &&
    !reworded.has(fact.id) &&
    !copyBySaying.has(sayingOf(fact));
  const nameInMain = (fact: Fact, isUnsaid: boolean): Fact => {
    const known = knownThen(fact);
    const said = copyBySaying.get(sayingOf(fact));
    if (!isUnsaid && known !== undefined) return known;
    return isUnsaid || said === undefined
      ? { ...fact, id: IN_MAIN + fact.id }
      : { ...fact, id: IN_COPY + said.id };
  };
  const nameInCopy = (fact: Fact): Fact =>
    thenById.get(fact.id)?.text === fact.text ? fact : { ...fact, id: IN_COPY + fact.id };

  return {
    groundsOf(one: Requirement, main: Supported, own: Supported): Fact[] {
      const isOwn = own.facts.length > 0;
      // Years are those of all jobs together: one of them shows them no longer than it did.
      const areNewYears = one.kind === 'years' && !one.facts.some((id) => thenById.has(id));
      const fromMain = main.facts
        .flatMap((id) => mainById.get(id) ?? [])
        .map((fact) => {
          const known = knownThen(fact) ?? fact;
          return nameInMain(fact, !isOwn && (areNewYears || isWrittenOver(known)));
        });
      const isSaid = fromMain.some(({ id }) => id.startsWith(IN_COPY) || isShown(id));
      const fromCopy = isSaid ? [] : own.facts.flatMap((id) => copyById.get(id) ?? []);
      const before = one.facts.flatMap((id) => thenById.get(id) ?? []);
      const added = before.filter((fact) => {
        const saying = sayingOf(fact);
        const isEntry = ADDABLE.includes(one.kind) && /^(?:skills|languages)\[/.test(fact.id);
        return isEntry && (mainBySaying.has(saying) || copyBySaying.has(saying));
      });
      return [...fromCopy.map(nameInCopy), ...fromMain, ...added, ...before.filter(standsMade)];
    },
  };
}

const byId = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));
/** The first of those that say the same. */
const bySaying = (facts: readonly Fact[]) =>
  new Map(facts.toReversed().map((fact) => [sayingOf(fact), fact]));
