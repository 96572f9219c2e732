import { type Finding, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** "… con cuatro enfermeras, que cubren" where the fact says "cubro": a deed of one's own told of several others. */
export function compareOtherPersons(said: WordList, { list }: FactIndex): Finding[] {
  if (said.language !== 'es' || list.language !== 'es') return [];
  const isRelative = said.words.some(({ folded }) => folded === 'que' || folded === 'quienes');
  if (!isRelative) return [];
  const mine = list.words.flatMap(({ folded }) => /^(\p{L}{3,})o$/u.exec(folded)?.[1] ?? []);
  const inFact = new Set(list.words.map(({ folded }) => folded));
  const others = said.words.flatMap(({ folded, text }) => {
    const stem = /^(\p{L}{3,})[ae]n$/u.exec(folded)?.[1];
    return stem !== undefined && mine.includes(stem) && !inFact.has(folded) ? [text] : [];
  });
  return unprovenWords(others, 'deed-contradicts');
}
