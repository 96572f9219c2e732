const JOINS: Readonly<Record<string, string>> = { description: '\n\n' };

interface Dates {
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

/**
 * Two entries as one, under the id of the upper one: what only one of them says is kept, what both say stands behind each
 * other, and its dates reach over both.
 */
export function mergedEntry<T extends { id: string } & Dates>(above: T, below: T): T {
  const other = below as Record<string, unknown>;
  const joined = Object.entries(above).map(([key, value]) => [
    key,
    together(key, value, other[key]),
  ]);
  return {
    ...below,
    ...(Object.fromEntries(joined) as Partial<T>),
    ...dates(above, below),
    id: above.id,
  };
}

function together(key: string, one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...(one as []), ...(other as [])];
  if (typeof one !== 'string' || typeof other !== 'string') return one ?? other;
  if (one.trim() === '' || other.trim() === '') return one.trim() === '' ? other : one;
  return one === other ? one : `${one}${JOINS[key] ?? ', '}${other}`;
}

/** From the first beginning to the last end; one that goes on has none. */
function dates(above: Dates, below: Dates): Dates {
  const sides = [above, below].filter(
    ({ startDate, endDate, current }) => startDate || endDate || current,
  );
  const [start] = sides.flatMap(({ startDate }) => startDate || []).toSorted();
  const end = sides
    .flatMap(({ endDate }) => endDate || [])
    .toSorted()
    .at(-1);
  const runs = sides.some(({ current }) => current === true);
  return {
    ...(above.startDate !== undefined && { startDate: start ?? '' }),
    ...(above.endDate !== undefined && { endDate: runs ? '' : (end ?? '') }),
    ...(above.current !== undefined && { current: runs }),
  };
}
