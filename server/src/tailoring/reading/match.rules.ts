import type { CvContent, Fact } from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from '../engine.ts';
import { findDegrees, satisfiesDegree, type DegreeStep } from './degrees.rules.ts';
import { entryKeys } from './entry-keys.rules.ts';
import { ALL_FUNCTION_WORDS } from './function-words.ts';
import type { ReadRequirement } from './requirements.rules.ts';
import { contentStems, fold } from './stem.rules.ts';
import { findHumanLanguages, findSkills, findTools } from './terms.rules.ts';
import { monthsWorked } from './work-months.rules.ts';

/** Words too common in CVs and job texts to tell that two of them speak of the same. */
const COMMON = new Set(
  contentStems(
    `work working team teams experience year years good strong new company job role knowledge skills ability people
     build built use used using help make run write equipo trabajo experiencia empresa anos conocimientos arbeit
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
  return { id, text, folded: fold(text), ...sets, stems: new Set(tellingStems(text)) };
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
  if (kind === 'tool') return ids((fact) => fact.tools.has(key) || namesWord(fact.folded, key));
  if (kind === 'skill') return ids((fact) => fact.skills.has(key));
  if (kind === 'language') {
    return ids(
      ({ id, text }) => id.startsWith('languages[') && findHumanLanguages(text).includes(key),
    );
  }
  if (kind === 'degree') {
    const held = ({ id, text }: IndexedFact) =>
      id.startsWith('education[') &&
      findDegrees(text).some((step) => satisfiesDegree(step, key as DegreeStep));
    return ids(held);
  }
  return kind === 'years' ? yearsOf(Number(key), quote, index, main, now) : dutyFacts(quote, index);
}

function namesWord(folded: string, name: string): boolean {
  const word = fold(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(folded);
}

function dutyFacts(quote: string, index: readonly IndexedFact[]): string[] {
  const asked = new Set(tellingStems(quote));
  const needed = asked.size <= 3 ? 2 : Math.max(2, Math.ceil(asked.size * 0.3));
  const shared = ({ stems }: IndexedFact) => [...asked].filter((one) => stems.has(one)).length;
  return index
    .filter((fact) => !fact.id.startsWith('languages['))
    .map((fact) => ({ id: fact.id, count: shared(fact) }))
    .filter(({ count }) => count >= needed)
    .toSorted((one, other) => other.count - one.count)
    .map(({ id }) => id);
}

/** Years count only in entries that speak of what the clause speaks of. */
function yearsOf(
  years: number,
  quote: string,
  index: readonly IndexedFact[],
  main: CvContent,
  now: Date,
): string[] {
  const asked = tellingStems(quote);
  const tools = findTools(quote);
  const speaks = (fact: IndexedFact) =>
    asked.some((one) => fact.stems.has(one)) || tools.some((tool) => fact.tools.has(tool));
  const keys = entryKeys(main.work_experience);
  const entries = main.work_experience
    .map((entry, place) => ({ entry, path: `work[${keys[place]}]` }))
    .filter(({ path }) => index.some((fact) => fact.id.startsWith(`${path}.`) && speaks(fact)));
  const months = monthsWorked(
    entries.map(({ entry }) => entry),
    now,
  );
  return months >= years * 12 ? entries.map(({ path }) => `${path}.position`) : [];
}
