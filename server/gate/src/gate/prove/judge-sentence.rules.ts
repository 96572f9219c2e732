import {
  type FactIndex,
  type Finding,
  oncePerList,
  readWords,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import {
  compareFocus,
  compareStart,
  compareYearsOf,
  compareYearsSpent,
} from '../claims/focus.rules.ts';
import { findNeverThere, findPresentThere } from '../claims/never-there.rules.ts';
import { isCourtesy, isOfTheJob, wordsAllowed } from './allowed-words.rules.ts';
import {
  namedEntries,
  refersBack,
  saysEarlier,
  saysI,
  saysToday,
  turnsAway,
} from './anaphora.rules.ts';
import { contextOf, countHits, type Context } from './context.rules.ts';
import type { EntryGround } from './ground.rules.ts';
import { judgeClause } from './judge-clause.rules.ts';
import { compareAsPost } from './as-post.rules.ts';
import { compareFirsts } from './firsts.rules.ts';
import { compareOtherRoles } from './other-roles.rules.ts';
import { comparePlans } from './plans.rules.ts';
import { compareSpokenWell } from './spoken-well.rules.ts';
import { compareTitleSince } from './title-since.rules.ts';
import { compareYearsOfPart } from './years-of-part.rules.ts';
import { compareOnePlace, SEAM } from './one-place.rules.ts';
import { tellsOneFact } from './one-fact.rules.ts';
import { tellsOwnLanguages } from './own-languages.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';

/** A sentence judged, and the entry that it speaks of, for a "there" in the next one. */
export interface SentenceVerdict {
  findings: readonly Finding[];
  entry: EntryGround | undefined;
}

/** How often a sentence is taken apart at the seams of its clauses. */
const DEEPEST = 4;

/** Of whom a sentence speaks: the entries that it names, or the one before, where it begins with a "there". */
interface Spoken {
  named: readonly EntryGround[];
  isBack: boolean;
  before: EntryGround | undefined;
}

/** Without an entry a sentence speaks of the one that was spoken of before it. */
type Judged = Pick<SentenceVerdict, 'findings'> & Partial<SentenceVerdict>;
const verdictsOf = oncePerList(
  (_ground: SentenceGround) => new Map<EntryGround | undefined, Map<string, Judged>>(),
);

/**
 * Judges one sentence that may draw on the whole CV. `before`: the entry that the sentence before spoke of. A letter's
 * sentences are asked about alone, behind others, and as a letter: each is judged once, one that refers back once for each entry.
 */
export function judgeSentence(
  text: string,
  ground: SentenceGround,
  before?: EntryGround,
): SentenceVerdict {
  const said = readWords(text, ground.language);
  const named = namedEntries(said, ground.cv);
  const isBack = named.length === 0 && refersBack(said);
  const behind = isBack ? before : undefined;
  const own = verdictsOf(ground).get(behind) ?? new Map<string, Judged>();
  verdictsOf(ground).set(behind, own);
  const judged = own.get(text) ?? judgeAnew(said, ground, { named, isBack, before: behind });
  own.set(text, judged);
  return { entry: before, ...judged };
}

function judgeAnew(
  said: WordList,
  ground: SentenceGround,
  { named, isBack, before }: Spoken,
): Judged {
  const allowed = wordsAllowed(said, ground);
  const neverThere = neverThereOf(said, ground);
  if (neverThere.length > 0) return { findings: neverThere };
  const well = compareSpokenWell(said, ground.cv);
  if (well.length > 0) return { findings: well };
  if (tellsOwnLanguages(said, ground)) return { findings: [] };
  const isThere = saysI(said) && presentThere(said, ground).length > 0;
  if (!isThere && isCourtesy(said, ground, allowed)) return { findings: [] };
  if (isOfTheJob(said, ground, allowed)) return { findings: [] };
  // "Before that I was a clerk there": of another entry at the same employer, where there is one that says so.
  const there = isBack && turnsAway(said) ? othersThere(before, ground) : [];
  const isProven = (one: EntryGround) => prove(said.text, ground, one, DEEPEST).length === 0;
  const held = isBack ? (there.find(isProven) ?? before) : undefined;
  const entry = named[0] ?? held;
  const proved = prove(said.text, ground, held, DEEPEST);
  const isNamed = named.length > 0;
  const findings = proved.length > 0 ? proved : heldBack(said, ground, { allowed, isNamed });
  const isLost = isBack && held === undefined;
  if (isLost || !findings.some(isOpen) || !findings.every(isOpen)) return { findings, entry };
  const isOne = tellsOneFact(said, ground, held === undefined ? named : [held]);
  return { findings: isOne ? heldElsewhere(said, ground, isNamed) : findings, entry };
}

const isOpen = ({ answer }: Finding) => answer === 'unproven';

/** What speaks against a sentence whose words are proven: in the CV they make another claim. */
function heldBack(
  said: WordList,
  ground: SentenceGround,
  { allowed, isNamed }: { allowed: ReadonlySet<number>; isNamed: boolean },
): readonly Finding[] {
  return [...heldElsewhere(said, ground, isNamed), ...compareOnePlace(said, ground, allowed)];
}

function heldElsewhere(said: WordList, ground: SentenceGround, isNamed: boolean): Finding[] {
  const { cv } = ground;
  // Of a very long CV the facts that have none of its words are not taken apart.
  const seen = [...countHits(said, cv, () => false).keys()];
  const all = [...cv.person, ...seen];
  return [
    ...compareFocus(said, cv.person),
    ...compareYearsOf(said, cv.person),
    ...compareYearsSpent(said, cv.person),
    ...compareStart(said, cv.person),
    ...compareYearsOfPart(said, cv.person),
    ...compareTitleSince(said, cv),
    ...(isNamed ? [] : compareAsPost(said, cv)),
    ...compareOtherRoles(said, ground, [...cv.summary, ...seen]),
    ...compareFirsts(said, all),
    ...comparePlans(said, all, cv.year),
    ...unprovenAt(said, presentThere(said, ground)),
  ];
}

function neverThereOf(said: WordList, { cv, language, letter }: SentenceGround): Finding[] {
  if (letter === undefined) return [];
  return findNeverThere(said, letter.company, { language, isKnown: isNameIn(cv) });
}

/** Places where a sentence puts the person into the company that is applied to. */
function presentThere(said: WordList, { cv, letter }: SentenceGround): number[] {
  return letter === undefined ? [] : findPresentThere(said, letter.company, isNameIn(cv));
}

const isNameIn = (cv: SentenceGround['cv']) => (folded: string) =>
  cv.entries.some(({ names }) => names.byKey.has(`=${folded}`));

function othersThere(before: EntryGround | undefined, { cv }: SentenceGround): EntryGround[] {
  const nameOf = ({ names }: EntryGround) => names.list.words.map(({ folded }) => folded).join(' ');
  if (before === undefined) return [];
  const name = nameOf(before);
  return cv.entries.filter((one) => one !== before && name !== '' && nameOf(one) === name);
}

/** Proves a text as a whole or, at the seams of its clauses, part by part. Answers the least that speaks against it. */
function prove(
  text: string,
  ground: SentenceGround,
  held: EntryGround | undefined,
  depth: number,
): readonly Finding[] {
  const whole = proveClause(text, ground, held);
  if (whole.length === 0 || depth === 0) return whole;
  let best = whole;
  for (const [left, right] of splits(text)) {
    const said = readWords(left, ground.language);
    const first = prove(left, ground, held, 0);
    if (first.length > 0 && weightOf(first) >= weightOf(best)) continue;
    const entry = namedEntries(said, ground.cv)[0] ?? held;
    const rest = readWords(right, ground.language);
    // "I hold a degree from there and have an advanced level in SQL": what one has learnt is no place of work.
    const isOther =
      namedEntries(rest, ground.cv).length > 0 ||
      turnsAway(rest) ||
      entry?.path.startsWith('education') === true;
    const isPast = (ground.isPast === true || saysEarlier(said)) && !saysToday(rest);
    // What is known of a ground is kept with it.
    const after = isPast === (ground.isPast ?? false) ? ground : { ...ground, isPast };
    const second = prove(right, after, isOther ? undefined : entry, depth - 1);
    const both = [...first, ...second];
    if (weightOf(both) < weightOf(best)) best = both;
    if (best.length === 0) break;
  }
  return best;
}

/** Fewer words without ground are better; a contradiction outweighs them. */
function weightOf(findings: readonly Finding[]): number {
  return findings.reduce(
    (sum, { answer, words }) => sum + (answer === 'contradicted' ? 20 : 1) + words.length,
    0,
  );
}

/** A text of more seams is proven as a whole or not at all: to try each with each of the others takes minutes. */
const MOST_SEAMS = 12;

function* splits(text: string): Generator<[string, string]> {
  const seams = [...text.matchAll(SEAM)];
  if (seams.length > MOST_SEAMS) return;
  for (const { 0: seam, index } of seams) {
    const left = text.slice(0, index);
    const right = text.slice(index + seam.length).replace(/^(?:and|und|y|e|sowie)\s+/i, '');
    if (/\p{L}{2}/u.test(left) && /\p{L}{2}/u.test(right)) yield [left, right];
  }
}

/** Entries that a clause is tried with when it names none. */
const MOST_ENTRIES = 4;

/** One clause: its words must come from one entry, or from what is said of the person. */
function proveClause(
  text: string,
  ground: SentenceGround,
  held: EntryGround | undefined,
): readonly Finding[] {
  const said = readWords(text, ground.language);
  const allowed = wordsAllowed(said, ground);
  if (isCourtesy(said, ground, allowed)) return [];
  const hits = countHits(said, ground.cv, (place) => allowed.has(place));
  let best: readonly Finding[] | undefined;
  for (const context of contextsFor(said, ground, held, hits)) {
    const findings = judgeClause(said, context, { allowed, hits });
    if (findings.length === 0) return findings;
    if (best === undefined || weightOf(findings) < weightOf(best)) best = findings;
  }
  const words = said.words.filter(({ isGlue }) => !isGlue).map(({ text: word }) => word);
  return best ?? [unproven(words)];
}

/** What a clause may draw on: the entries that it names, the one that is spoken of, or the likeliest ones and the person. */
function contextsFor(
  said: WordList,
  { cv, isPast = false }: SentenceGround,
  held: EntryGround | undefined,
  hits: ReadonlyMap<FactIndex, number>,
): Context[] {
  const named = namedEntries(said, cv);
  if (named.length > 0) return named.map((entry) => contextOf(entry, cv, true));
  const person = contextOf(undefined, cv);
  if (held !== undefined) return [contextOf(held, cv, true), ...(saysI(said) ? [person] : [])];
  const best = (entry: EntryGround) =>
    Math.max(0, ...[...entry.texts.values(), ...entry.header].map((fact) => hits.get(fact) ?? 0));
  const isOver = (isPast || saysEarlier(said)) && cv.entries.some(({ isCurrent }) => !isCurrent);
  const entries = cv.entries
    .filter(({ isCurrent }) => !isOver || !isCurrent)
    .map((entry) => ({ entry, count: best(entry) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_ENTRIES);
  return [person, ...entries.map(({ entry }) => contextOf(entry, cv))];
}
