import { askedWords } from '../ad/asked-words.ts';
import { askedThing, besideSkill, bracketFacts } from './asked-thing.rules.ts';
import type { FactIndex, IndexedFact } from '../cv/fact-index.rules.ts';
import { reachesAsFar, withoutCounts } from './match-reach.rules.ts';
import { findSkills } from '../ad/terms.rules.ts';

/** Facts that name all of what a phrase is about. */
export function phraseFacts(phrase: string, index: FactIndex): number[] {
  const { core, weak, all } = askedWords(
    askedThing(withoutCounts(phrase).replace(/\([^()]*\)?/g, ' ')),
  );
  // One word that is left of several says less than they did together.
  const needed = core.length > 1 ? core : core.length === 1 && all.length === 1 ? core : all;
  if (needed.length === 0 || core.length + weak.length === 0) return [];
  const [lexical] = findSkills(phrase);
  const isLexical = lexical !== undefined && core.length + weak.length <= 2;
  const beside = lexical === undefined ? [] : besideSkill(lexical, core);
  const counts = new Map<number, number>();
  for (const word of needed)
    for (const place of index.speakingOf(word)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const enough = needed.length > 4 ? Math.ceil(needed.length * 0.8) : needed.length;
  const reaches = reachesAsFar(phrase, index);
  const bracket = new Set(bracketFacts(phrase, index));
  return index.facts.flatMap((fact, place) => {
    const says = (counts.get(place) ?? 0) >= enough || bracket.has(place);
    const named =
      isLexical &&
      fact.skills.has(lexical) &&
      beside.every((word) => index.speakingOf(word).has(place));
    return (says || named) && isTold(fact, needed.length) && reaches(place) ? [place] : [];
  });
}

/** A field of study or a course says little by one word; languages are asked for apart. */
function isTold({ id, text }: IndexedFact, count: number): boolean {
  if (id.startsWith('languages[')) return false;
  return !id.startsWith('education[') || count > 1 || text.split(/\s+/).length <= 2;
}
