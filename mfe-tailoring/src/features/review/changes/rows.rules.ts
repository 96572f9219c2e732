import type { Requirement } from '@sastre/shared-contracts/api';

/** Requirements of one group. */
export interface Row {
  group: Requirement['group'];
  requirements: readonly Requirement[];
}

const GROUPS = ['shown', 'unsaid', 'not-yours'] as const;

/** The three rows, and how much of what is asked for is shown, can be reached, and is asked for: as many as stand in the rows. */
export function readRows(requirements: readonly Requirement[]) {
  const rows = GROUPS.map((group): Row => ({
    group,
    requirements: requirements.filter((one) => one.group === group),
  }));
  const [shown = 0, unsaid = 0] = rows.map((row) => row.requirements.length);
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
