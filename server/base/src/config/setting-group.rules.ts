import type { SettingName } from './settings.ts';

/** Variables that are set together or not at all. */
export interface SettingGroup {
  /** What their names begin with, before a `_`. */
  name: string;
  /** What one that is set asks for. */
  needed: readonly SettingName[];
  /** Each of these asks for the others as well. */
  together?: readonly SettingName[];
}

/** The variables that a half configuration lacks; `given` are the names that are set. */
export function missingOf(
  { name, needed, together = [] }: SettingGroup,
  given: readonly string[],
): SettingName[] {
  if (!given.some((each) => each.startsWith(`${name}_`))) return [];
  const more = together.some((each) => given.includes(each)) ? together : [];
  return [...needed, ...more].filter((each) => !given.includes(each));
}
