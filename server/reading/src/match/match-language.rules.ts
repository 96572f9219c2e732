import type { ReadRequirement } from '../ad/read/requirements.rules.ts';
import { INDEPENDENT, levelHeld, stepsOf } from '../ad/levels-asked.rules.ts';
import { findHumanLanguages } from '../ad/terms.rules.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import type { SupportedRequirement } from './supported-requirement.ts';

/** Who says "intermediate" may be at B2, and has not said so. */
const leastFor = (level: number) => (level === INDEPENDENT ? Math.floor(level) : level);

/** A language as a subject that was examined or studied, not as one that is spoken. */
const SUBJECT = /\b(?:GCSEs?|A[- ]levels?)\b/iu;
const STUDIED = /\b(?:degree|abschluss|grado|licenciatura|studium) (?:in|en)\s(.*)$/iu;
const LISTED = /,\s+|\s*\b(?:and|or|und|oder|y|e|o|u)\b\s*/iu;

/** "Grado en Enfermería, inglés": what stands between is no language. */
function isSubject({ quote, term }: ReadRequirement): boolean {
  const before = STUDIED.exec(quote.slice(0, Math.max(0, quote.indexOf(term))))?.[1];
  const isListed = before?.split(LISTED).every((one) => !one || findHumanLanguages(one).length > 0);
  return SUBJECT.test(quote) || isListed === true;
}

function named(one: ReadRequirement, { facts }: FactIndex) {
  const asked = one.anyOf.length > 0 ? one.anyOf : [one.key];
  const where = isSubject(one) ? 'education[' : 'languages[';
  return facts
    .filter(({ id }) => id.startsWith(where))
    .filter(({ text }) => findHumanLanguages(text).some((language) => asked.includes(language)));
}

/** The facts that name a language, at the level that is asked for or at none. */
export function languageFacts(one: ReadRequirement, index: FactIndex): string[] {
  const facts = named(one, index);
  const good = facts.filter(({ text }) => levelHeld(text) >= leastFor(one.level ?? 0));
  // Who lists it without a level may have the one that is asked for; a lower one is another answer.
  const open = facts.filter(({ text }) => levelHeld(text) === 0);
  return (good.length > 0 ? good : open).map(({ id }) => id);
}

/** A language that is listed at a lower level than asked: how it is listed, and the step of the framework where the ad names one. */
export function languageBelow(
  one: ReadRequirement,
  index: FactIndex,
): SupportedRequirement['levelBelow'] {
  const [held] = named(one, index)
    .filter(({ text }) => levelHeld(text) > 0)
    .toSorted((a, b) => levelHeld(b.text) - levelHeld(a.text));
  if (held === undefined) return undefined;
  const asked = stepsOf(one.level ?? 0).find((step) => one.quote.toUpperCase().includes(step));
  return { held: held.text, ...(asked === undefined ? {} : { asked }) };
}
