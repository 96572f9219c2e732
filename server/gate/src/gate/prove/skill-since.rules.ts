import { readMonths } from '@sastre/reading';
import {
  type Alignment,
  type Amount,
  type FactIndex,
  type Finding,
  unproven,
  type WordList,
} from '@sastre/wording';
import type { Context } from './context.rules.ts';

const SINCE = /^(?:since|seit|desde)$/;

/** "I have used SQL since May 2019" where SQL is a skill and the date one of a post: no fact says since when one has the skill. */
export function compareSkillSince(
  said: WordList,
  { matched }: Alignment,
  {
    facts,
    context,
    amounts,
    ties,
  }: {
    facts: readonly FactIndex[];
    context: Context;
    amounts: readonly Amount[];
    ties: ReadonlySet<number>;
  },
): Finding[] {
  const years = amounts.filter(({ when }) => when === 'since').map(({ text }) => text);
  const isMonth = said.words.some(({ folded }) => SINCE.test(folded));
  const dates = [...years, ...(isMonth ? readMonths(said.text).months : [])];
  if (dates.length === 0) return [];
  const skills = new Set(context.levels.map(({ name }) => name.list.text));
  const told = new Set(
    [...matched].flatMap(([place, { fact }]) =>
      said.words[place]?.isGlue === false && !ties.has(place) ? [facts[fact]] : [],
    ),
  );
  const isSkill = (fact: FactIndex | undefined) => fact !== undefined && skills.has(fact.list.text);
  return told.size > 0 && [...told].every(isSkill) ? [unproven(dates, 'date-not-in-facts')] : [];
}
