import { PRODUCT_PEOPLE, PROFIT, SHOWING_MACHINES, SPLIT_TESTS } from './answering-for.ts';
import { CLOUD_COSTS, PURCHASING_COSTS } from './costs.ts';
import { ACCESSIBILITY, CODE_REVIEW, MONTH_END, TRAVEL, WEB_SPEED } from './daily-work.ts';
import { any, type Family } from './family.ts';
import { listedFamilies } from './listed-families.ts';
import { LEADING } from './leading.ts';
import { SECTORS } from './sectors.ts';
import { CUSTOMERS, NEW_CUSTOMERS, ON_CALL, SHIFTS } from './customers-and-shifts.ts';
import {
  APPRENTICES,
  BUDGET,
  DEPLOYING,
  HIRING,
  MENTORING,
  PROCESSES,
  SPEAKING,
  SUPPLIERS,
} from './work-ways.ts';
import { readNumberWords } from '../number-words.rules.ts';
import { pattern } from '../pattern.ts';
import { foldInPlace } from '../same-length.rules.ts';
import { fold } from '../stem.rules.ts';

const FAMILIES: readonly Family[] = [
  LEADING,
  CLOUD_COSTS,
  PURCHASING_COSTS,
  MENTORING,
  APPRENTICES,
  HIRING,
  BUDGET,
  SUPPLIERS,
  SPEAKING,
  CUSTOMERS,
  DEPLOYING,
  PROCESSES,
  SHIFTS,
  ON_CALL,
  NEW_CUSTOMERS,
  CODE_REVIEW,
  MONTH_END,
  TRAVEL,
  ACCESSIBILITY,
  WEB_SPEED,
  PROFIT,
  PRODUCT_PEOPLE,
  SPLIT_TESTS,
  SHOWING_MACHINES,
  ...listedFamilies('./usual-work.txt'),
  ...listedFamilies('./papers.txt').map((paper) => ({ ...paper, isPaper: true as const })),
  ...SECTORS,
];

/** Said around what is asked for, of no family's own. */
const AROUND = new Set(
  `experience experiences experienced erfahrung erfahrungen experiencia experiencias proven demonstrated demonstrable
  solid strong good relevant practical first hands-on previous prior some significant extensive nachweisliche
  nachgewiesene mehrjahrige mehrjahriger fundierte gute erste ersten einschlagige praktische praktischer
  berufserfahrung idealerweise demostrable demostrada contrastada previa amplia solida background kenntnisse knowledge
  skills skill ability track record ideally preferably years jahre anos several mehrere varios your you our is a an
  the of in with within for at to on as and der die das den dem des im in mit von bei beim aus und zur zum als el la
  los las un una de del con en al a como para por y su sus ein eine einer eines eigene own desirable required
  help us we will hilf uns mithelfen erforderlich deseable imprescindible necesaria vorteil wunschenswert plus advantage`.split(
    /\s+/,
  ),
);

const LONGEST_ASKED = 120;
const LONGEST_TOLD = 1_500;

const ofAll = (sources: readonly string[], flags = 'u') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`, flags);
const whole = (sources: readonly string[]) => new RegExp(`^(?:${sources.join('|')})$`, 'u');

interface Read {
  asked: RegExp;
  deeds: RegExp | undefined;
  nouns: RegExp | undefined;
  companies: RegExp | undefined;
  posts: RegExp | undefined;
  never: RegExp | undefined;
}
const some = (sources: readonly string[] = [], flags?: string) =>
  sources.length === 0 ? undefined : ofAll(sources, flags);
const readFamily = (family: Family): Read => ({
  asked: whole(family.asked),
  deeds: some(family.deeds, 'gu'),
  nouns: some(family.nouns, 'gu'),
  companies: some(family.companies),
  posts: some(family.posts),
  never: some(family.never),
});
/** Made when first asked for: most ads ask for few of them. */
const made = new Map<Family, Read>();
function patternsOf(family: Family): Read {
  const known = made.get(family) ?? readFamily(family);
  made.set(family, known);
  return known;
}

/** The words of a phrase without what stands around them. */
function askedCore(phrase: string): string {
  return fold(phrase)
    .replace(/[()"„“”:;.,+]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !AROUND.has(word))
    .join(' ');
}

const OR = /\s+(?:or|oder|o|u|bzw\.?)\s+|\s*\/\s*(?!cd)/iu;

/** How, where and beside what: what is asked for stands before. */
const BEYOND = pattern('iu')`
  \s+(?:across|without|while|through|on your shift|so that|sin que|mediante|ohne|durch)\s.*$|
  \s*[(;–].*$|,\s+(?:bevor|before|damit|sobald|antes de)\s.*$|,\s+(?:ideally|preferably|idealerweise|vorzugsweise|gerne|preferiblemente|idealmente)\s.*$`;

/** Where: "in Galicia, Asturias and León". German nouns are no places. */
const PLACE = /\s+(?:in|en)\s+\p{Lu}[^()]{1,60}$/u;

/** The families that a phrase of an ad asks for, one of them being enough; none where it asks for more than that. */
function familiesOf(phrase: string): readonly Family[] {
  if (phrase.length > LONGEST_ASKED) return [];
  const main = phrase.replace(BEYOND, '');
  const waysOf = (said: string) =>
    [said, said.replace(PLACE, ''), ...said.split(OR)].map(askedCore);
  const ways = waysOf(main);
  const uncounted = YEARS.test(phrase) ? [] : waysOf(withoutNumbers(main));
  return FAMILIES.filter((family) =>
    (family.isRank === true ? [...ways, ...uncounted] : ways).some((way) =>
      patternsOf(family).asked.test(way),
    ),
  );
}

const FIGURE = /(?<![\p{L}\p{N}.,:/-])\d{1,4}(?![\p{L}\p{N}.,:/%-])/gu;

/** Of a time, and not of people. */
const YEARS = /(?<!\p{L})(?:years?|yrs?|jahre?n?|a[nñ]os?|months?|monate?n?|meses)(?!\p{L})/iu;

/** "A team of six": how many are led is compared, and is no word of what is asked for. */
function withoutNumbers(phrase: string): string {
  return readNumberWords(foldInPlace(phrase))
    .toReversed()
    .reduce((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), phrase)
    .replace(FIGURE, ' ');
}

/** The largest number that a folded text counts with. */
const mostIn = (text: string) =>
  Math.max(
    0,
    ...readNumberWords(text).map(({ value }) => value),
    ...[...text.matchAll(FIGURE)].map(([figure]) => Number(figure)),
  );

/** Not done, not yet, or by another: what stands before a deed, or behind it, in its part of the sentence. */
const LIMIT = new RegExp(
  String.raw`(?<!\p{L})${any(`helped helping help assist assisted assisting support supported supporting
    unter_(?:der|dem|einem|einer|anleitung|leitung) learned learnt learning shadowed shadowing attended observed planned plan hope hoped want wanted would
    aspiring aspire interested no not never without cannot lacking lack deputy
    unterstutz* mithilfe mitgewirkt mitwirk* mitgeholfen assist* hospit* nicht kein* ohne nie zuarbeit* vorbereit*
    stellvertret* teilgenommen teilnahme besuch* geplant angestrebt
    ayud* apoy* participe participacion sin nunca suplente asisti* bajo aprend* quiero`)}(?!\p{L})`,
  'u',
);
/** Another one's deed: passive, or told of somebody else. */
const OTHERS = new RegExp(
  String.raw`(?:^|\s)${any(`who that which he she they was were been be being got get is are manager boss founder ceo
    wurde wurden worden fue fueron fui ha_sido que quien`)}\s+(?:\S{2,14}ly\s+)?$`,
  'u',
);
const GERUND = /^\p{L}+(?:ing|ando|iendo)(?!\p{L})/u;
const BREAK = /[,;.:()•–]|\s-\s/u;
const JOIN = /[,;.:()•–]|\s-\s|\s(?:and|und|y|e|&|while|then)\s/u;

const lastPart = (text: string, at: RegExp) => text.split(at).at(-1) ?? '';
const firstPart = (text: string, at: RegExp) => text.split(at)[0] ?? '';

/** A deed begins its clause, or follows what says that it is one's task; nobody else did it. */
function isOwnDeed(text: string, at: number, said: string): boolean {
  const before = lastPart(text.slice(0, at), JOIN).trim();
  if (LIMIT.test(before)) return false;
  if (GERUND.test(said))
    return !/(?:^|\s)(?:by|from|for)$/u.test(before) || /responsible for$/u.test(before);
  if (OTHERS.test(`${before} `)) return false;
  return (
    before === '' ||
    /^(?:in two years|en \p{L}{2,8} anos|i|yo|ich|also|successfully|\p{L}+ly|then|later|currently|further)$/u.test(
      before,
    )
  );
}

const isUnlimited = (text: string, at: number, said: string) =>
  !LIMIT.test(lastPart(text.slice(0, at), BREAK)) &&
  !LIMIT.test(firstPart(text.slice(at + said.length), JOIN));

const matchesOf = (pattern: RegExp | undefined, text: string) =>
  pattern === undefined ? [] : [...text.matchAll(pattern)];

/** A fact with its text folded. */
export interface FoldedFact {
  id: string;
  folded: string;
}

/** How facts stand to what is asked for. */
export interface OtherWords {
  /** Whether a fact says it, in these words or others. */
  says(fact: FoldedFact): boolean;
  /** Whether a fact only speaks of it, or of something else of that name: who supports a team's lead leads no team. */
  isLimited(fact: FoldedFact): boolean;
}

/** "Leading, training and developing a team of 20": whoever leads a team of so many is asked for. Folded. */
const COUNTED_TEAM = pattern('u')`
  (?<!\p{L})(?:lead|leading|manage|managing|supervise|supervising|running|leiten|leitung|fuhren|fuhrung|
  dirigir|dirigiendo|liderar|liderando|coordinar|coordinando|gestionar|gestionando)
  (?:,? (?:and |or |und |oder |y |e |o )?\p{L}+(?:ing|ung|en|ar|er|ir|ndo)){1,4},?
  (?: (?:an?|the|your|our|eines?|einem|un|el|su))? (?:team|crew|brigade|staff|teams|gruppe|equipo|brigada)
  (?: of| von| mit| de) \P{L}*(?:\p{L}+ ){0,3}`;
const isCountedTeam = (phrase: string) => COUNTED_TEAM.test(fold(phrase));

/** The listed ways to say what a phrase of an ad asks for; undefined where it asks for nothing listed. */
export function otherWordsFor(phrase: string, isPaper = false): OtherWords | undefined {
  const least = YEARS.test(phrase) ? 0 : mostIn(foldInPlace(phrase));
  const isCounted = least > 1 && isCountedTeam(phrase);
  const all = isCounted ? [LEADING] : familiesOf(phrase);
  const families = isPaper ? all.filter((family) => family.isPaper === true) : all;
  if (families.length === 0) return undefined;
  const says = ({ id, folded }: FoldedFact) =>
    families.some((family) => saysFamily(family, id, folded, family.isRank ? least : 0));
  const isRank = families.every((family) => family.isRank === true);
  const isOther = (text: string) =>
    families.every((family) => patternsOf(family).never?.test(text) === true);
  return {
    says,
    isLimited: (fact) =>
      !fact.id.startsWith('skills[') &&
      (isCounted || (isRank && LIMIT.test(fact.folded)) || isOther(fact.folded)) &&
      !says(fact),
  };
}

const PAPER = /^(?:education|skills)\[|^sections\[.*\.name$|^personal_info\.title$/;

/** `least`: so many are asked for, and so many or more a fact must tell of. */
function saysFamily(family: Family, id: string, folded: string, least: number): boolean {
  const text = folded.slice(0, LONGEST_TOLD);
  const { asked, deeds, nouns, companies, posts, never } = patternsOf(family);
  if (never?.test(text) === true) return false;
  if (family.isPaper === true && PAPER.test(id) && matchesOf(nouns, text).length > 0) return true;
  if (id.startsWith('skills[')) return least === 0 && asked.test(askedCore(text));
  if (id.startsWith('work[') && id.endsWith('].company')) return companies?.test(text) === true;
  if (id.endsWith('].position')) return least === 0 && posts?.test(text) === true;
  if (!/^work\[|^personal_info\.summary$|^sections\[.*\.(?:description|highlights\[)/.test(id))
    return false;
  const isAsMany = (said: string, at: number) =>
    least === 0 || mostIn(said + firstPart(text.slice(at + said.length), BREAK)) >= least;
  return (
    matchesOf(deeds, text).some(
      ({ 0: said, index }) => isAsMany(said, index) && isOwnDeed(text, index, said),
    ) ||
    matchesOf(nouns, text).some(
      ({ 0: said, index }) => isAsMany(said, index) && isUnlimited(text, index, said),
    )
  );
}
