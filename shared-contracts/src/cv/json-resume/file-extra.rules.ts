import { LIMITS } from '@sastre/shared-contracts/api';
import { isFields } from '../alike.rules.ts';
import { jsonBytes, pick, type JsonObject } from './json.rules.ts';
import type { FileExtra } from './json-resume.types.ts';

/** What an import kept, as far as it has the right shape: other clients may write it, too. */
export function readFileExtra(value: unknown): FileExtra {
  if (!isFields(value)) return {};
  const { top, basics, entries, groups, more } = value;
  return {
    ...(isFields(top) && { top }),
    ...(isFields(basics) && { basics }),
    ...(isFields(entries) && { entries: pick(entries, (_id, one) => isFields(one)) as never }),
    ...(Array.isArray(groups) && { groups: groups.filter(isGroup) as never }),
    ...(isFields(more) && { more: pick(more, (_key, list) => Array.isArray(list)) as never }),
  };
}

function isGroup(value: unknown): boolean {
  if (!isFields(value) || !isFields(value['of']) || !Array.isArray(value['ids'])) return false;
  return value['ids'].length > 0 && value['ids'].every((id) => typeof id === 'string');
}

/** Without parts that are empty, and without the largest ones where all together are more than a CV takes. */
export function withinLimit(extra: FileExtra): FileExtra {
  let kept = withoutEmpty(extra as JsonObject);
  while (jsonBytes({ jsonResume: kept }) > LIMITS.extraBytes) kept = withoutLargest(kept);
  return kept as FileExtra;
}

function withoutEmpty(extra: JsonObject): JsonObject {
  return pick(extra, (_key, part) => Object.keys(part as object).length > 0);
}

function withoutLargest(extra: JsonObject): JsonObject {
  const parts = Object.entries(extra).flatMap(([group, part]) =>
    Object.entries(part as object).map(([key, value]) => ({ group, key, size: jsonBytes(value) })),
  );
  const largest = parts.reduce((one, other) => (other.size > one.size ? other : one));
  const part = extra[largest.group];
  const rest = Array.isArray(part)
    ? part.toSpliced(Number(largest.key), 1)
    : pick(part as JsonObject, (key) => key !== largest.key);
  return withoutEmpty({ ...extra, [largest.group]: rest });
}
