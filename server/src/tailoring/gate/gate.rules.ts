import type { Fact, Language } from '@sastre/shared-contracts/api';
import { findDegrees } from '../reading/degrees.rules.ts';
import { entryOf } from '../reading/facts.rules.ts';
import { isGermanPartOf, isSameFamily } from '../reading/family.rules.ts';
import { detectLanguage } from '../reading/language.rules.ts';
import { plainText } from '../reading/plain-text.rules.ts';
import { fold, stem, words } from '../reading/stem.rules.ts';
import { levelForms } from '../reading/levels.rules.ts';
import { findHumanLanguages, findTools, formsOf } from '../reading/terms.rules.ts';
import { findBrands } from './brands.rules.ts';
import { readMonths } from './dates.rules.ts';
import { findGermanNames } from './german-names.rules.ts';
import { findLinks } from './links.rules.ts';
import { findUnknownNames } from './names.rules.ts';
import { isStated, readCounts, readNumbers, type StatedNumber } from './numbers.rules.ts';
import { ORDINARY_STEMS, ORDINARY_WORDS } from './ordinary-words.ts';
import { findRanks, impliedRanks } from './rank.rules.ts';

/** Says of a proposed text whether it may stand. */
export interface Gate {
  /** Why the text is refused at this path, as a code; undefined: all it says stands in the facts. */
  refusal(path: string, text: string): string | undefined;
}

/** What a gate judges by. */
export interface GateParts {
  facts: readonly Fact[];
  jobText: string;
  companyName: string;
  position: string;
  letterLanguage: Language;
  /** Addresses that the CV's texts link to; those that a fact states need not be among them. */
  links?: ReadonlySet<string>;
}

/** All that a text may draw on, taken apart once. */
interface Ground {
  numbers: readonly StatedNumber[];
  counts: ReadonlyMap<string, readonly StatedNumber[]>;
  /** Of texts too short to tell theirs. */
  language: Language;
  months: ReadonlySet<string>;
  years: ReadonlySet<string>;
  words: ReadonlySet<string>;
  tools: ReadonlySet<string>;
  degrees: ReadonlySet<string>;
  languages: ReadonlySet<string>;
  ranks: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

/**
 * Makes the gate for one CV and one job. A text of a work entry may draw on that entry, summary and letter on the
 * whole CV; the letter may also name the company and the position applied for.
 */
export function createGate(parts: GateParts): Gate {
  const grounds = new Map<string, Ground>();
  const cvLanguage = detectLanguage(parts.facts.map(({ text }) => text).join('\n')) ?? 'en';
  const groundOf = (path: string): Ground => {
    const entry = entryOf(path) ?? '';
    const known = grounds.get(entry);
    if (known !== undefined) return known;
    const ground = readGround(
      parts.facts.filter(({ id }) => entry === '' || entryOf(id) === entry),
      cvLanguage,
    );
    grounds.set(entry, ground);
    return ground;
  };
  const jobStems = new Set(
    words(parts.jobText)
      .filter((word) => word.length > 2)
      .map(stem),
  );
  const links = new Set([
    ...(parts.links ?? []),
    ...parts.facts.flatMap(({ text }) => findLinks(text)),
  ]);
  return {
    refusal(path, text) {
      if (findLinks(text).some((link) => !links.has(link))) return 'link-not-in-facts';
      const plain = plainText(text);
      const isLetter = path === 'coverLetter';
      const said = isLetter ? without(plain, [parts.companyName, parts.position]) : plain;
      const ground = groundOf(path);
      const language = isLetter ? parts.letterLanguage : (detectLanguage(plain) ?? ground.language);
      return refusalOf(said, ground, jobStems, language);
    },
  };
}

function refusalOf(
  text: string,
  ground: Ground,
  jobStems: ReadonlySet<string>,
  language: Language,
): string | undefined {
  const { months, rest } = readMonths(text);
  if (months.some((month) => !ground.months.has(month))) return 'date-not-in-facts';
  if (readNumbers(rest).some((number) => !isKnownNumber(number, ground)))
    return 'number-not-in-facts';
  const lacks = (found: readonly string[], known: ReadonlySet<string>) =>
    found.some((one) => !known.has(one));
  if (lacks(findTools(text), ground.tools)) return 'tool-not-in-facts';
  if (lacks(findDegrees(text), ground.degrees)) return 'degree-not-in-facts';
  if (lacks(findHumanLanguages(text), ground.languages)) return 'language-not-in-facts';
  if (lacks(findRanks(text), ground.ranks)) return 'rank-not-in-facts';
  if (words(rest).some((word) => isJobTermOnly(word, ground, jobStems)))
    return 'job-term-not-in-facts';
  if (lacks(findBrands(text), ground.brands)) return 'name-not-in-facts';
  const names = findUnknownNames(text, ground.words, language);
  if (language === 'de') names.push(...findGermanNames(text, ground.words));
  return names.length > 0 ? 'name-not-in-facts' : undefined;
}

function isKnownNumber(number: StatedNumber, ground: Ground): boolean {
  if (/^(19|20)\d{2}$/.test(number.text) && ground.years.has(number.text)) return true;
  if (!isStated(number, ground.numbers)) return false;
  // Three essays are no three hours.
  const counted = number.of === undefined ? undefined : ground.counts.get(number.of);
  return counted === undefined || isStated(number, counted);
}

/** The likeliest lie: it stands in the job description, not in the CV, and is no ordinary word. */
function isJobTermOnly(word: string, ground: Ground, jobStems: ReadonlySet<string>): boolean {
  if (word.length < 3 || ORDINARY_WORDS.has(word) || ground.words.has(word)) return false;
  const own = stem(word);
  if (!jobStems.has(own) || ground.words.has(own) || ORDINARY_STEMS.has(own)) return false;
  const isKin = [...ground.words].some((known) => isSameFamily(word, known));
  return !isKin && !(ground.language === 'de' && isGermanPartOf(word, ground.words));
}

function readGround(facts: readonly Fact[], cvLanguage: Language): Ground {
  const text = facts.map((fact) => fact.text).join('\n');
  const { months, rest } = readMonths(text);
  const tools = findTools(text);
  const languages = findHumanLanguages(text);
  // A tool by its other name and a language or level in another language say the same.
  const sameSaid = [...formsOf(tools, languages), ...levelForms(text)].join(' ');
  const said = `${text} ${sameSaid}`;
  const all = words(said.replace(/[-/.]/g, ' ')).concat(words(said));
  return {
    numbers: readNumbers(rest),
    counts: readCounts(facts.map((fact) => readMonths(fact.text).rest)),
    language: detectLanguage(text) ?? cvLanguage,
    months: new Set(months),
    years: new Set(fold(text).match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []),
    words: new Set([...all, ...all.map(stem)]),
    tools: new Set(tools),
    degrees: new Set(findDegrees(text)),
    languages: new Set(languages),
    brands: new Set(findBrands(text)),
    ranks: new Set(findRanks(text).flatMap(impliedRanks)),
  };
}

function without(text: string, allowed: readonly string[]): string {
  return allowed
    .filter((name) => name !== '')
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .reduce(
      (left, name) =>
        left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu'), ' '),
      text,
    );
}
