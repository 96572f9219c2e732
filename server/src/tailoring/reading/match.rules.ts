import type { CvContent, Fact } from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from '../engine.ts';
import { fieldWords, findDegrees, satisfiesDegree, type DegreeStep } from './degrees.rules.ts';
import { entryKeys } from './entry-keys.rules.ts';
import { isGermanPartOf, isSameFamily } from './family.rules.ts';
import { ALL_FUNCTION_WORDS } from './function-words.ts';
import type { ReadRequirement } from './requirements.rules.ts';
import { contentStems, fold, stem, words } from './stem.rules.ts';
import { findFields, findHumanLanguages, findSkills, findTools } from './terms.rules.ts';
import { monthsWorked } from './work-months.rules.ts';

/** Words too common in CVs and job texts to tell that two of them speak of the same. */
const COMMON = new Set(
  contentStems(
    `work working team teams experience year years good strong new company job role knowledge skills ability people
     build built use used using help make run write give clear end week equipo trabajo experiencia empresa anos conocimientos arbeit
     erfahrung jahre kenntnisse unternehmen mitarbeiter`,
    ALL_FUNCTION_WORDS,
  ),
);

/** A fact with all that is looked for in it. */
interface IndexedFact {
  id: string;
  text: string;
  folded: string;
  tools: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Finds for each requirement the facts that support it; none: it is not the person's. */
export function matchRequirements(
  requirements: readonly ReadRequirement[],
  facts: readonly Fact[],
  main: CvContent,
  now: Date,
): SupportedRequirement[] {
  // Names and places prove no skill: a company called "SQL Services" is no knowledge of SQL.
  const telling = facts.filter(
    ({ id }) =>
      !/\.(company|institution|location|fullName|website|linkedIn|github|startDate|endDate)$/.test(
        id,
      ),
  );
  const index = telling.map(indexFact);
  return requirements.map(({ key, ...requirement }) => ({
    ...requirement,
    facts: supporters({ key, ...requirement }, index, main, now),
  }));
}

function indexFact({ id, text }: Fact): IndexedFact {
  const sets = { tools: new Set(findTools(text)), skills: new Set(findSkills(text)) };
  const said = { stems: new Set(tellingStems(text)), words: new Set(words(text)) };
  return { id, text, folded: fold(text), ...sets, ...said };
}

/** True when a fact speaks of a word: by its stem, its root, or as a part of a compound. */
function speaksOf({ stems, words: own }: IndexedFact, word: string): boolean {
  if (stems.has(stem(word))) return true;
  if (word.length < 5 || COMMON.has(stem(word))) return false;
  const isHeadOrStart = (known: string) =>
    isSameFamily(word, known) || (word.length > 6 && known.startsWith(word));
  return [...own].some(isHeadOrStart) || isGermanPartOf(word, own);
}

/** Words of a text that tell what it speaks of, folded. */
function tellingWords(text: string): string[] {
  const telling = words(text).filter(
    (word) =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      !ALL_FUNCTION_WORDS.has(word) &&
      !COMMON.has(stem(word)),
  );
  return [...new Set(telling)];
}

function tellingStems(text: string): string[] {
  return contentStems(text, ALL_FUNCTION_WORDS).filter((stem) => !COMMON.has(stem));
}

function supporters(
  { key, kind, quote }: ReadRequirement,
  index: readonly IndexedFact[],
  main: CvContent,
  now: Date,
): string[] {
  const ids = (matches: (fact: IndexedFact) => boolean) =>
    index.filter(matches).map(({ id }) => id);
  if (kind === 'tool') return ids((fact) => fact.tools.has(key) || namesWord(fact, key));
  if (kind === 'skill') return ids((fact) => fact.skills.has(key));
  if (kind === 'language') {
    return ids(
      ({ id, text }) => id.startsWith('languages[') && findHumanLanguages(text).includes(key),
    );
  }
  if (kind === 'degree') {
    const held = ({ id, text }: IndexedFact) =>
      id.startsWith('education[') &&
      findDegrees(text).some((step) => satisfiesDegree(step, key as DegreeStep)) &&
      isInField(id, quote, index);
    return ids(held);
  }
  return kind === 'years' ? yearsOf(Number(key), quote, index, main, now) : dutyFacts(quote, index);
}

/** A degree in law is none in nursing: where the clause names a field, the entry names it too. */
function isInField(degreeId: string, quote: string, index: readonly IndexedFact[]): boolean {
  const asked = fieldWords(quote);
  if (asked.length === 0) return true;
  const entry = degreeId.replace(/\.[^.]*$/, '.');
  const own = index.filter(({ id }) => id.startsWith(entry));
  const fields = findFields(asked.join(' '));
  return own.some(
    (fact) =>
      asked.some((word) => speaksOf(fact, word)) ||
      findFields(fact.text).some((field) => fields.includes(field)),
  );
}

/** Acronyms by their capitals: ALS is no German "als". */
function namesWord({ folded, text }: IndexedFact, name: string): boolean {
  const isAcronym = /^\p{Lu}{2,}/u.test(name);
  const word = (isAcronym ? name : fold(name)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(
    isAcronym ? text : folded,
  );
}

/**
 * Facts that together speak of a duty: those that share enough of its words, then those that add some that are missing. A skill that the duty
 * names with all its words supports it alone.
 */
function dutyFacts(quote: string, index: readonly IndexedFact[]): string[] {
  const asked = tellingWords(quote);
  const needed = asked.length <= 3 ? 2 : Math.max(2, Math.ceil(asked.length * 0.3));
  const telling = index
    .filter((fact) => !fact.id.startsWith('languages['))
    .map((fact) => ({ fact, shared: asked.filter((word) => speaksOf(fact, word)) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((one, other) => other.shared.length - one.shared.length);
  const named = telling.filter(({ fact, shared }) => isSkillNamed(fact, shared));
  const enough = telling.filter(({ shared }) => shared.length >= needed);
  const covered = new Set([...named, ...enough].flatMap(({ shared }) => shared));
  const added = telling.filter(({ shared }) => {
    const isNew = shared.some((word) => word.length > 4 && !covered.has(word));
    for (const word of shared) covered.add(word);
    return isNew;
  });
  const isCovered =
    named.length + enough.length > 0 || covered.size >= Math.max(2, asked.length / 2);
  if (!isCovered) return [];
  return [...new Set([...enough, ...named, ...added].map(({ fact }) => fact.id))];
}

function isSkillNamed(fact: IndexedFact, shared: readonly string[]): boolean {
  // A tool is a requirement of its own.
  if (!fact.id.startsWith('skills[') || fact.stems.size === 0 || fact.tools.size > 0) return false;
  return [...fact.stems].every((own) =>
    shared.some((word) => stem(word) === own || isSameFamily(word, own)),
  );
}

/** Years count only in entries that speak of what the clause speaks of. */
function yearsOf(
  years: number,
  quote: string,
  index: readonly IndexedFact[],
  main: CvContent,
  now: Date,
): string[] {
  const asked = tellingWords(quote);
  const tools = findTools(quote);
  const speaks = (fact: IndexedFact) =>
    asked.some((one) => speaksOf(fact, one)) || tools.some((tool) => fact.tools.has(tool));
  // What title, summary or skills say of the person, the job held by that title is about.
  const title = index.find(({ id }) => id === 'personal_info.title');
  const saysOfSelf = index.some(
    (fact) => /^(?:personal_info|skills)/.test(fact.id) && speaks(fact),
  );
  const keys = entryKeys(main.work_experience);
  const entries = main.work_experience
    .map((entry, place) => ({ entry, path: `work[${keys[place]}]` }))
    .filter(
      ({ entry, path }) =>
        index.some((fact) => fact.id.startsWith(`${path}.`) && speaks(fact)) ||
        (saysOfSelf && isTitled(entry.position, title)),
    );
  const months = monthsWorked(
    entries.map(({ entry }) => entry),
    now,
  );
  return months >= years * 12 ? entries.map(({ path }) => `${path}.position`) : [];
}

function isTitled(position: string, title: IndexedFact | undefined): boolean {
  return title !== undefined && tellingWords(position).some((word) => speaksOf(title, word));
}
