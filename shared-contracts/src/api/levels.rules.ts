import { DEFAULT_LEVEL } from './constants.ts';

interface Leveled {
  level: string;
  noLevel?: boolean | undefined;
}

/** How well somebody knows a skill or language; undefined when they say nothing of it. */
export function levelOf<T extends Leveled>({ level, noLevel }: T): T['level'] | undefined {
  return noLevel === true ? undefined : level;
}

/** A skill or language with a level, or with none (undefined). */
export function withLevel<T extends Leveled>(entry: T, level: T['level'] | undefined): T {
  const { noLevel: _before, ...rest } = entry;
  return (
    level === undefined ? { ...rest, level: DEFAULT_LEVEL, noLevel: true } : { ...rest, level }
  ) as T;
}
