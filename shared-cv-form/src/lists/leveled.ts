import { withLevel } from '@sastre/shared-contracts/api';

/** An entry with a level, or none, whose name stands under `NameKey`. */
export type Leveled<NameKey extends string, Level extends string> = {
  id: string;
  level: Level;
  noLevel?: boolean | undefined;
} & Record<NameKey, string>;

/** The entry with a level, or with none (undefined). */
export function leveled<K extends string, L extends string, T extends Leveled<K, L>>(
  entry: T,
  level: L | undefined,
): T {
  return withLevel(entry, level as T['level'] | undefined);
}
