import type { EngineTask } from '../task/engine.ts';
import { isFormality, type SupportedRequirement, findTools, JOB_NOUN, fold } from '@sastre/reading';
import { sharedNoun, sharedPhrase, standsIn } from '../post/literal.rules.ts';
import { isWholeThing } from './whole-thing.rules.ts';

/** Something that the job description names, in its words. */
export interface Asked {
  text: string;
  /** Tools are called so everywhere; anything else is quoted. */
  isTool: boolean;
  /** It can be quoted: a whole thing as it is called, no piece of a clause. */
  isWhole: boolean;
}

const MOST = 2;
const LONGEST = 40;

/** What a job description names and a fact says with the same words, in the order of `requirements`. */
export function askedBy(
  task: EngineTask,
  requirements: readonly SupportedRequirement[],
  fact: { id: string; text: string },
): Asked[] {
  const found = new Map<string, Asked>();
  for (const requirement of requirements) {
    if (!requirement.facts.includes(fact.id)) continue;
    const text = namedIn(requirement, fact.text, task);
    const isNew = ![...found.keys()].some((known) => holds(known, text) || holds(text, known));
    // One word of a skill says little beside a tool: "SQL and forecast".
    const isWeak = found.size > 0 && findTools(text).length === 0 && !text.includes(' ');
    if (text === '' || text.length > LONGEST || !isNew || isWeak || namesWho(text, task)) continue;
    const isTool = requirement.kind === 'tool' || findTools(text).length > 0;
    const isWhole = isTool || isWholeThing(text, requirement.quote, task.letterLanguage);
    found.set(text, { text, isTool, isWhole });
  }
  return [...found.values()].slice(0, MOST);
}

/** True for the rank or person that is looked for: who bears that name in the CV may be somebody else ("head chef"). */
function namesWho(text: string, { position }: EngineTask): boolean {
  return JOB_NOUN.test(fold(text)) && standsIn(position, text);
}

/** Musts before what is nice to have, names before duties; a licence or a car last. */
export function byNeed(requirements: readonly SupportedRequirement[]): SupportedRequirement[] {
  const rank = ({ kind, need, term }: SupportedRequirement) =>
    Number(isFormality(term)) * 4 + Number(kind === 'duty') * 2 + Number(need === 'nice');
  return requirements.toSorted((one, other) => rank(one) - rank(other));
}

function namedIn(
  { kind, term, held, quote }: SupportedRequirement,
  text: string,
  { jobText, letterLanguage }: EngineTask,
): string {
  if (kind === 'tool' || kind === 'skill') {
    // Of "Go or Java", the one that the fact says.
    const isNamed = (name: string) => [jobText, text].every((where) => standsIn(where, name));
    const name = [term, held ?? term, ...findTools(quote)].find(isNamed);
    return name ?? (jobText.includes(quote) ? sharedPhrase(quote, text) : '');
  }
  if (kind !== 'duty' || !jobText.includes(quote)) return '';
  const phrase = sharedPhrase(quote, text);
  return phrase === '' && letterLanguage === 'de' ? sharedNoun(quote, text) : phrase;
}

function holds(text: string, part: string): boolean {
  return part !== '' && text.toLowerCase().includes(part.toLowerCase());
}
