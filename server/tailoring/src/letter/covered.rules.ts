import {
  findHumanLanguages,
  plainText,
  stem,
  words,
  type SupportedRequirement,
} from '@sastre/reading';
import type { EngineTask } from '../task/engine.ts';
import { names } from '../post/relevance.rules.ts';
import { isEmptyWord, standsIn } from '../post/literal.rules.ts';

/** A sentence of a letter and the facts that it rests on. */
export interface ToldSentence {
  text: string;
  because: readonly string[];
}

/** So much of a fact makes a sentence that tells it. */
const WHOLE = 0.7;
const SHARED_WORDS = 2;

/**
 * Ids of the requirements that a letter covers: those that one of its sentences names, or whose fact it tells. What its facts would
 * support besides, and it does not say, is not covered by it.
 */
export function coveredBy(
  sentences: readonly ToldSentence[],
  { facts, requirements }: Pick<EngineTask, 'facts' | 'requirements'>,
): string[] {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const told = sentences.map(({ text, because }) => {
    const plain = plainText(text);
    return { plain, stems: new Set(tellingStems(plain)), because: new Set(because) };
  });
  const covers = (requirement: SupportedRequirement) =>
    told.some(({ plain, stems, because }) => {
      const own = requirement.facts.filter((id) => because.has(id));
      if (own.length === 0) return false;
      return (
        isNamed(requirement, plain, stems) ||
        own.some((id) => isTold(textOf.get(id) ?? '', plain, stems))
      );
    });
  return requirements.filter(covers).map(({ id }) => id);
}

function isNamed(
  requirement: SupportedRequirement,
  sentence: string,
  stems: ReadonlySet<string>,
): boolean {
  const { kind, term, held, quote } = requirement;
  // How long is told by since when, of what one is.
  if (kind === 'years') return true;
  if (kind === 'language') {
    const said = findHumanLanguages(sentence);
    return findHumanLanguages(held ?? term).some((language) => said.includes(language));
  }
  if (names(requirement, sentence)) return true;
  const asked = tellingStems(kind === 'duty' ? quote : (held ?? term));
  const shared = asked.filter((word) => stems.has(word)).length;
  if (kind === 'duty') return shared >= SHARED_WORDS;
  return asked.length > 0 && shared === asked.length;
}

function isTold(fact: string, sentence: string, stems: ReadonlySet<string>): boolean {
  if (standsIn(sentence, fact)) return true;
  const own = tellingStems(fact);
  return own.length > 0 && own.filter((word) => stems.has(word)).length >= own.length * WHOLE;
}

function tellingStems(text: string): string[] {
  return [
    ...new Set(
      words(text)
        .filter((word) => word.length > 3 && !isEmptyWord(word))
        .map(stem),
    ),
  ];
}
