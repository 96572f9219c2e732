import type { Requirement } from '@sastre/shared-contracts/api';

const ROWS = ['shown', 'unsaid', 'without-level', 'not-yours'] as const;

/** Requirements that are told together: a group, or what the CV names without the level that is asked for. */
export interface Row {
  row: (typeof ROWS)[number];
  requirements: readonly Requirement[];
}

function rowOf({ group, levelNotSaid, levelBelow }: Requirement): Row['row'] {
  const isWithout = levelNotSaid === true || levelBelow !== undefined;
  return group !== 'shown' && isWithout ? 'without-level' : group;
}

/** The rows, and how much of what is asked for is shown, can be reached, and is asked for: as many as stand in the rows. */
export function readRows(requirements: readonly Requirement[]) {
  const all = ROWS.map((row): Row => ({
    row,
    requirements: requirements.filter((one) => rowOf(one) === row),
  }));
  const [shown = 0, unsaid = 0] = all.map((row) => row.requirements.length);
  // Few ads ask for a level that a CV names another of: an empty row would only ask what it is.
  const rows = all.filter((one) => one.row !== 'without-level' || one.requirements.length > 0);
  return { rows, shown, supported: shown + unsaid, total: requirements.length };
}

/** True for what can be added in place: one word with a level. */
export function isAddable({
  kind,
  group,
  belongs,
}: Pick<Requirement, 'kind' | 'group' | 'belongs'>): boolean {
  const isWord = kind === 'tool' || kind === 'skill' || kind === 'language';
  return group === 'not-yours' && isWord && belongs === undefined;
}
