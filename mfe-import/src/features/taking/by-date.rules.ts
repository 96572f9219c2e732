interface Dated {
  startDate: string;
}
const startOf = (entry: object) => (entry as Partial<Dated>).startDate ?? '';

/** Before the first that began earlier, where both say when; else behind the others. */
export function insertedByDate<T extends object>(list: readonly T[], entry: T): T[] {
  const start = startOf(entry);
  const at = list.findIndex((one) => startOf(one) !== '' && startOf(one) < start);
  return start === '' || at < 0 ? [...list, entry] : list.toSpliced(at, 0, entry);
}

/** True for a list that goes from the latest to the earliest, as far as its entries say when. */
export function isByDate(list: readonly object[]): boolean {
  const starts = list.map(startOf).filter((start) => start !== '');
  return starts.every((start, at) => at === 0 || start <= (starts[at - 1] ?? ''));
}
