import type { CvContent, Fact } from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from './supported-requirement.ts';
import { deedGroup } from '../words/deeds.ts';
import { askedWords } from '../ad/asked-words.ts';
import { indexFacts, type FactIndex, type IndexedFact } from '../cv/fact-index.rules.ts';
import { askedName, nameBeside } from './asked-name.rules.ts';
import { houseSaying } from './employers.rules.ts';
import { areWithoutLevel, asksHighLevel } from './level-asked.rules.ts';
import { levelHeld } from '../ad/levels-asked.rules.ts';
import { TOOLS } from '../words/lexicon.ts';
import { degreeFacts, isOfLevel } from './match-degree.rules.ts';
import { dutyFacts } from './match-duty.rules.ts';
import { languageBelow, languageFacts } from './match-language.rules.ts';
import { isOfMaker, namesMaker } from './match-maker.rules.ts';
import { nearTo } from './near-posts.rules.ts';
import { oneMoreLanguage } from './other-language.rules.ts';
import { isPostOf } from './posts-of-doing.rules.ts';
import { toolOfKindFacts } from './tool-kinds.rules.ts';
import { isOnlyWished } from './only-wished.rules.ts';
import { isOfAnother } from './told-of-another.rules.ts';
import { phraseFacts, trainingFacts } from './match-phrase.rules.ts';
import { withSubject, yearsFacts } from './match-years.rules.ts';
import { workFacts } from './work-names.rules.ts';
import type { ReadRequirement } from '../ad/read/requirements.rules.ts';
import { otherWordsFor, type FoldedFact } from '../words/said-otherwise/said-otherwise.rules.ts';
import { hasNoLevel, isFormality, namesFormality } from '../words/formalities.rules.ts';
import { placeOf } from '../words/where-it-belongs.rules.ts';
import { fold } from '../words/stem.rules.ts';

/** Finds for each requirement the facts that support it; none: it is not the person's. Bare years are held against the `position`. */
export function matchRequirements(
  requirements: readonly ReadRequirement[],
  facts: readonly Fact[],
  main: CvContent,
  now: Date,
  position = '',
): SupportedRequirement[] {
  // Names and places prove no skill: a company called "SQL Services" is no knowledge of SQL.
  const telling = facts.filter(
    ({ id }) =>
      !/\.(company|institution|location|fullName|website|linkedIn|github|startDate|endDate|gpa)$/.test(
        id,
      ),
  );
  const index = indexFacts(telling);
  const factOf = new Map(index.facts.map((fact) => [fact.id, fact]));
  const employers = facts.filter(({ id }) => /^work\[.*\]\.company$/.test(id));
  const told: readonly FoldedFact[] = [
    ...index.facts,
    ...employers.map(({ id, text }) => ({ id, folded: fold(text) })),
  ];
  const supported = (one: ReadRequirement, isNear?: (path: string) => boolean) => {
    const { id, term, kind, need, quote } = one;
    const held = (asked: ReadRequirement) =>
      supporters(asked, index, main, now, isNear).filter((fact) => {
        const known = factOf.get(fact);
        if (known === undefined) return true;
        const isOwn = !isOnlyWished(asked, known) && !isOfAnother(asked.term, known);
        return isOwn && !isBeside(asked, known.text) && isOfLevel(asked.term, fact, index);
      });
    const own = oneMoreLanguage(one, requirements, index) ?? held(one);
    const found = [
      ...new Set([
        ...withOtherWords(one, own, told).filter((id) => !isWished(one, factOf.get(id))),
        ...housesOf(one, employers),
        ...postsOf(one, index),
        ...severalYears(one, index, main, now),
      ]),
    ];
    const textsOf = found.map((fact) => ({ id: fact, text: factOf.get(fact)?.text ?? '' }));
    const isBelow =
      kind === 'language'
        ? found.length > 0 && textsOf.every(({ text }) => levelHeld(text) < (one.level ?? 0))
        : kind === 'tool' && asksHighLevel(quote, term) && areWithoutLevel(textsOf, main);
    const levelBelow =
      kind === 'language' && found.length === 0 ? languageBelow(one, index) : undefined;
    const level = isBelow ? { levelNotSaid: true as const } : levelBelow && { levelBelow };
    const formality = ADDED.has(kind) && hasNoLevel(term) ? { hasNoLevel: true as const } : {};
    const belongs = ADDED.has(kind) ? placeOf(term, quote) : undefined;
    const place = belongs === undefined ? {} : { belongs };
    const whole = { id, term, kind, need, quote, facts: found, ...level, ...formality, ...place };
    const way = heldOf(one, held) ?? nameHeld(one, found);
    return way === undefined ? whole : { ...whole, held: way };
  };
  // Bare years are those of the post's own trade, which the other requirements tell, too.
  const others = requirements.map((one) => (one.kind === 'years' ? undefined : supported(one)));
  const near = nearTo({ position, others: others.filter((one) => one !== undefined) }, index);
  return requirements.map((one, at) => others[at] ?? supported(one, near));
}

const isWished = (one: ReadRequirement, fact: IndexedFact | undefined) =>
  fact !== undefined && isOnlyWished(one, fact);

/** Kinds that are added to a CV among its skills. */
const ADDED: ReadonlySet<string> = new Set(['tool', 'skill']);

/** "Experience in hotels": employers that say by their names that they are such houses. */
function housesOf({ kind, term, quote }: ReadRequirement, employers: readonly Fact[]): string[] {
  if (kind !== 'skill' || !ASKS_EXPERIENCE.test(fold(quote))) return [];
  const { core } = askedWords(term);
  return employers.flatMap(({ id, text }) =>
    core.length > 0 && core.every(houseSaying(text).isOne) ? [id] : [],
  );
}
const ASKS_EXPERIENCE =
  /(?<!\p{L})experien|erfahrung|(?:worked|gearbeitet|trabajado) (?:in|en)(?!\p{L})/u;

/** "Experience in nursing": posts that are called by it. */
function postsOf({ kind, term, quote }: ReadRequirement, { facts }: FactIndex): string[] {
  if (kind !== 'skill' || !ASKS_EXPERIENCE.test(fold(quote))) return [];
  const words = askedWords(term).all.filter((word) => !OF_EXPERIENCE.test(word));
  if (words.length === 0) return [];
  return facts
    .filter((fact) => fact.id.endsWith('].position') && words.every(isPostOf([fact], words)))
    .map(({ id }) => id);
}
const OF_EXPERIENCE =
  /^(?:experien\p{L}*|(?:berufs)?erfahrung(?:en)?|worked|gearbeitet|trabajado|yourself|selbst|years?|jahre?n?|anos?|several|many|mehrere|varios|mehrjahrige\p{L}?|langjahrige\p{L}?)$/u;

/** "Several years of experience in accounting" where no number is named: as many at least. */
function severalYears(
  { kind, term, quote }: ReadRequirement,
  index: FactIndex,
  main: CvContent,
  now: Date,
): string[] {
  const at = Math.max(0, quote.indexOf(term));
  const said = fold(quote.slice(Math.max(0, at - LONGEST_BEFORE), at) + term);
  if (kind !== 'skill' || !SEVERAL.test(said)) return [];
  const of = fold(term).replace(SEVERAL, ' ').trim();
  return askedWords(of).all.every((word) => OF_EXPERIENCE.test(word))
    ? []
    : yearsFacts(SEVERAL_YEARS, of, index, main, now);
}
const SEVERAL =
  /(?:several|many|multiple|mehrere|viele|varios|muchos|some) (?:jahre|years|anos)|^years|(?:mehr|lang)jahrige[rns]?/u;
const SEVERAL_YEARS = 3;
const LONGEST_BEFORE = 20;

/** A licence, a vaccination or a car is an answer only where one is asked for. */
function isBeside({ term, quote }: ReadRequirement, fact: string): boolean {
  return isFormality(fact) && !namesFormality(term) && !namesFormality(quote);
}

/** What is asked for is also shown by what says it in other words, and not by what limits that. */
function withOtherWords(
  { kind, term }: ReadRequirement,
  found: readonly string[],
  facts: readonly FoldedFact[],
): string[] {
  if (kind === 'language' || kind === 'years') return [...found];
  // A licence or a course may be asked for as a degree is.
  const ways = otherWordsFor(term, kind === 'degree');
  if (ways === undefined) return [...found];
  const own = new Set(found);
  const limited = new Set(
    facts.flatMap((fact) => (own.has(fact.id) && ways.isLimited(fact) ? [fact.id] : [])),
  );
  const said = facts.filter(ways.says).map(({ id }) => id);
  return [...new Set([...found.filter((id) => !limited.has(id)), ...said])];
}

function supporters(
  requirement: ReadRequirement,
  index: FactIndex,
  main: CvContent,
  now: Date,
  isNear?: (path: string) => boolean,
): string[] {
  const { key, kind, term, anyOf, quote } = requirement;
  const idsOf = (places: readonly number[]) =>
    [...new Set(places)].flatMap((place) => index.facts[place]?.id ?? []);
  if (kind === 'language') return languageFacts(requirement, index);
  // A further training may stand in a section of its own.
  if (kind === 'degree')
    return [...new Set([...degreeFacts(requirement, index), ...idsOf(trainingFacts(term, index))])];
  if (kind === 'years')
    return yearsFacts(Number(key), withSubject(term, quote), index, main, now, isNear);
  if (kind === 'duty') return idsOf(dutyFacts(term, index));
  const beside = kind === 'tool' && anyOf.length === 0 ? nameBeside(term, quote) : undefined;
  const own = anyOf.length > 0 ? wholeWays(anyOf) : [KNOWN.has(key) ? key : term];
  const keys = beside === undefined ? own : [...own, beside];
  const isNamed = isOfMaker({ term, quote }, index);
  const isMade = namesMaker({ term, quote });
  return idsOf(
    keys
      .flatMap((one) => (KNOWN.has(one) ? toolFacts(one, index) : phraseFacts(one, index)))
      .filter(isNamed)
      .concat(isMade ? [] : toolOfKindFacts(term, index))
      .concat(kind === 'skill' ? [...doneFacts(term, index), ...workFacts(term, index)] : []),
  );
}

/** "Experience leading a subject", "llevar la partida", "Azubis anleiten": a deed, told by whoever has done it. */
function doneFacts(term: string, index: FactIndex): number[] {
  const [, deed = '', verb = ''] =
    DOING.exec(term) ?? INFINITIVE.exec(term) ?? LAST_VERB.exec(term) ?? [];
  return deedGroup(fold(verb)) === undefined ? [] : dutyFacts(deed, index);
}
const DOING =
  /^(?:(?:proven |previous |some )?(?:experience|experienced|confident|skilled) (?:in |of |with )?)?((\p{L}+ing) (?!and |or )\p{L}.*)$/iu;
const INFINITIVE = /^((\p{L}+(?:ar|er|ir)) (?!y |o )\p{L}.*)$/iu;
const LAST_VERB = /^(\p{L}.* (\p{L}+(?:en|ern|eln)))(?: kannst| können)?$/iu;

/** "Basic or advanced life support", "soporte vital básico o avanzado": a word alone is said with what the first way says. */
function wholeWays(ways: readonly string[]): string[] {
  const [first = ''] = ways;
  const shared = first.split(' ').slice(0, -1);
  return ways.map((way, index) =>
    index > 0 && shared.length > 0 && !way.includes(' ') && !KNOWN.has(way)
      ? [...shared, way].join(' ')
      : way,
  );
}

/** Of a choice, the first that the CV answers. */
function heldOf(
  one: ReadRequirement,
  supportersOf: (asked: ReadRequirement) => readonly string[],
): string | undefined {
  if (one.kind !== 'tool' && one.kind !== 'skill') return undefined;
  const key = one.anyOf.find(
    (way) => supportersOf({ ...one, key: way, term: way, anyOf: [] }).length > 0,
  );
  const at = key === undefined ? -1 : fold(one.term).indexOf(fold(key));
  if (key === undefined) return undefined;
  return at < 0 || fold(one.term).length !== one.term.length
    ? key
    : one.term.slice(at, at + key.length);
}

/** Of a name with its kind, the name. */
function nameHeld({ kind, term, anyOf }: ReadRequirement, found: readonly string[]) {
  const isNamed = (kind === 'tool' || kind === 'skill') && anyOf.length === 0 && found.length > 0;
  return isNamed ? askedName(term)?.name : undefined;
}

const KNOWN: ReadonlySet<string> = new Set(TOOLS.map(({ name }) => name));

function toolFacts(tool: string, { facts }: FactIndex): number[] {
  return facts.flatMap((fact, place) =>
    fact.tools.has(tool) && !fact.id.startsWith('languages[') ? [place] : [],
  );
}
