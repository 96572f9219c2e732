import { isCefrLevel } from '../api/index.ts';

/** What the interface calls a level, by its own `word` of it; one of the European framework is called the same everywhere. */
export function levelText(level: string, word: (level: string) => string): string {
  return isCefrLevel(level) ? level : word(level);
}
