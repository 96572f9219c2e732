import { saidLevelOf, withLevel, type CefrLevel } from '@sastre/shared-contracts/api';

export type Fields = Record<string, unknown>;

/** The keys of all, each once, in the order in which they come up. */
export function keysOf(...all: (object | undefined)[]): string[] {
  return [...new Set(all.flatMap((one) => (one === undefined ? [] : Object.keys(one))))];
}

interface Leveled {
  level: string;
  noLevel?: boolean;
  cefr?: CefrLevel;
}

/** An entry with its level as one field, empty where its person says none: what is stored as several is one choice. */
export function withOneLevel(entry: object): object {
  if (!('level' in entry)) return entry;
  const { noLevel: _none, cefr: _said, ...rest } = entry as Leveled;
  return { ...rest, level: saidLevelOf(entry as Leveled) ?? '' };
}

/** The same entry as it is stored. */
export function withStoredLevel(entry: Fields): Fields {
  const { level } = entry;
  if (typeof level !== 'string') return entry;
  return withLevel(entry as Fields & Leveled, level === '' ? undefined : level);
}
