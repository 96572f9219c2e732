import { CEFR_LEVELS, DEFAULT_LEVEL, type CefrLevel, type LANGUAGE_LEVELS } from './constants.ts';

interface Leveled {
  level: string;
  noLevel?: boolean | undefined;
  cefr?: CefrLevel | undefined;
}
/** What can be said of how well somebody knows an entry: of a language its level of the European framework, too. */
export type SaidLevel<T extends Leveled> =
  | T['level']
  | (T extends { cefr?: CefrLevel | undefined } ? CefrLevel : never);

/** The word that each level of the European framework is told by where words are compared. */
const WORD_OF: Readonly<Record<CefrLevel, (typeof LANGUAGE_LEVELS)[number]>> = {
  A1: 'Beginner',
  A2: 'Beginner',
  B1: 'Intermediate',
  B2: 'Intermediate',
  C1: 'Advanced',
  C2: 'Fluent',
};

/** True for a level of the European framework. */
export function isCefrLevel(level: unknown): level is CefrLevel {
  return CEFR_LEVELS.some((one) => one === level);
}

/** How well somebody knows a skill or language, as one of the words; undefined when they say nothing of it. */
export function levelOf<T extends Leveled>({ level, noLevel }: T): T['level'] | undefined {
  return noLevel === true ? undefined : level;
}

/**
 * The same as its person says it: the level of the European framework where they gave one. One beside another word than its
 * own is of before that word was chosen, by a page that does not know it, and counts no more.
 */
export function saidLevelOf<T extends Leveled>(entry: T): SaidLevel<T> | undefined {
  const level = levelOf(entry);
  const { cefr } = entry;
  const said = cefr !== undefined && WORD_OF[cefr] === level ? cefr : level;
  return said as SaidLevel<T> | undefined;
}

/** A skill or language with a level, by a word or by the European framework, or with none (undefined). */
export function withLevel<T extends Leveled>(entry: T, level: SaidLevel<T> | undefined): T {
  const { noLevel: _none, cefr: _before, ...rest } = entry;
  if (level === undefined) return { ...rest, level: DEFAULT_LEVEL, noLevel: true } as T;
  const said = isCefrLevel(level) ? { level: WORD_OF[level], cefr: level } : { level };
  return { ...rest, ...said } as T;
}
