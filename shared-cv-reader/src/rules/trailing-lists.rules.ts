import { hasPeriod } from './entries.rules.ts';
import type { Part } from './parts.rules.ts';
import { listOf } from './personal-forms.rules.ts';
import { goesOn } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Below what a list can stand that says itself what it is; in letters, and in space above it. */
const WITHIN: readonly Part['kind'][] = [
  'work',
  'education',
  'courses',
  'certificates',
  'skills',
  'languages',
  'volunteer',
  'awards',
  'interests',
];
const [LONGEST, GAP] = [160, 0.4];

/**
 * `Driving licence: B` and `Hobbies: Chess` at the end of a part are parts of their own, and so is `Software: Excel` below
 * such a one, or with space above it: what a job was done with stands right below its deeds.
 */
export function withTrailingLists(parts: readonly Part[]): Part[] {
  const found = parts.map((part) => (WITHIN.includes(part.kind) ? listsOf(part) : [part]));
  const lists = found.flatMap(([, ...more]) => more);
  // What another part is about already is added to it.
  return lists.reduce<Part[]>(
    withList,
    found.flatMap(([part]) => part ?? []),
  );
}

function withList(parts: readonly Part[], list: Part): Part[] {
  const last = parts.findLastIndex(({ kind }) => kind === list.kind);
  if (last < 0) return [...parts, list];
  return parts.map((part, at) =>
    at === last ? { ...part, lines: [...part.lines, ...list.lines] } : part,
  );
}

function listsOf(part: Part): Part[] {
  const lists: { from: number; list: Part }[] = [];
  let rest = part.lines;
  for (let from = lastOf(rest); from !== undefined; from = lastOf(rest)) {
    const list = listAt(rest, from, part.kind);
    if (list === undefined) break;
    lists.unshift({ from, list });
    rest = rest.slice(0, from);
  }
  const first = lists.findIndex(
    ({
      list: {
        kind,
        lines: [line],
      },
    }) => {
      const isSaid = kind !== 'skills' && kind !== 'courses';
      return isSaid || (line !== undefined && line.gapAbove > GAP);
    },
  );
  if (first < 0) return [part];
  const told = lists.slice(first);
  return [{ ...part, lines: part.lines.slice(0, told[0]?.from) }, ...told.map(({ list }) => list)];
}

/** Where the last line begins, with what it is wrapped into. */
function lastOf(lines: readonly StyledLine[]): number | undefined {
  const from = lines.findLastIndex((line, at) => {
    const above = lines[at - 1];
    return above === undefined || line.text.includes(':') || !goesOn(above, line);
  });
  return from < 0 ? undefined : from;
}

function listAt(
  lines: readonly StyledLine[],
  from: number,
  within: Part['kind'],
): Part | undefined {
  const [line, ...more] = lines.slice(from);
  if (line === undefined || line.bullet || line.text.length > LONGEST) return undefined;
  if ([line, ...more].some(hasPeriod)) return undefined;
  const list = listOf(line, within !== 'skills');
  return list === undefined || list.kind === within
    ? undefined
    : { ...list, lines: [...list.lines, ...more] };
}
