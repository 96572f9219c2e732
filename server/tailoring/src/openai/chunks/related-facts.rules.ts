import type { Fact } from '@sastre/shared-contracts/api';
import { ALL_FUNCTION_WORDS, plainText, contentStems, findTools } from '@sastre/reading';

const MOST = 12;

/** Facts that a text visibly draws on: a tool or two words of weight in common. A model is not asked; it would make them up. */
export function relatedFacts(text: string, facts: readonly Fact[]): string[] {
  const plain = plainText(text);
  const stems = new Set(contentStems(plain, ALL_FUNCTION_WORDS));
  const tools = new Set(findTools(plain));
  const shared = (fact: Fact) =>
    new Set(contentStems(fact.text, ALL_FUNCTION_WORDS).filter((stem) => stems.has(stem))).size +
    2 * findTools(fact.text).filter((tool) => tools.has(tool)).length;
  return facts
    .map((fact) => ({ id: fact.id, count: shared(fact) }))
    .filter(({ count }) => count >= 2)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST)
    .map(({ id }) => id);
}
