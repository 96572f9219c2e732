import { LIMITS, skillSchema, type Skill } from '@sastre/shared-contracts/api';
import { unreadParts } from './complement.rules.ts';
import { skillMap, skillsOf } from './entries.rules.ts';
import type { JsonObject } from './json.rules.ts';
import { skillLevel } from './levels.rules.ts';
import { keptOf, withOwn, type EntryReading, type ReadList } from './read-entries.rules.ts';
import { besides, partOf, readList } from './read-list.rules.ts';
import { textOf, textsOf } from './values.rules.ts';

/** Skills that stand together under a name, and the ids of those that were read from them. */
export interface SkillGroup {
  ids: readonly string[];
  of: JsonObject;
}

/** The skills of a file: of an entry with keywords, each of them; its name is kept with the group. */
export function readSkills(reading: EntryReading): ReadList<Skill> & { groups: SkillGroup[] } {
  const key = 'skills';
  const list = readList(reading.file, key);
  const entries: Skill[] = [];
  const groups: SkillGroup[] = [];
  const kept: [string, JsonObject][] = [];
  const unplaced = [...list.unplaced];
  const more: unknown[] = [...list.more];
  const guessed: number[] = [];
  for (const { at, object } of list.objects) {
    const path = `${key}[${at}]`;
    const read = skillsOf(object);
    if (entries.length + read.length > LIMITS.listLength) {
      more.push(object);
      unplaced.push(...partOf(path, object));
      continue;
    }
    const skills = read.map((skill, n) =>
      withOwn(reading, key, entries.length + n, skillMap, skillSchema, skill),
    );
    if (isGuess(object)) guessed.push(...skills.map((_skill, n) => entries.length + n));
    entries.push(...skills);
    const [only] = skills;
    if (isGroup(object)) {
      groups.push({ ids: skills.map(({ id }) => id), of: object });
      unplaced.push(...unreadParts({ read: skillsOf }, object, path));
    } else if (only !== undefined) {
      const { complement, unplaced: parts } = besides(skillMap, object, path);
      kept.push([only.id, complement]);
      unplaced.push(...parts);
    }
  }
  return { key, entries, groups, kept: keptOf(kept), more, unplaced, guessed };
}

/** Whether an entry of `skills` is several skills. */
export function isGroup(object: JsonObject): boolean {
  return textsOf(object['keywords']).length > 0;
}

function isGuess(object: JsonObject): boolean {
  const word = textOf(object['level']);
  return word.trim() !== '' && skillLevel(word) === undefined;
}
