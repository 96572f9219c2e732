/** The wanted id, with a number behind it where another has it. */
export function freeId(wanted: string, others: readonly { id: string }[]): string {
  const taken = new Set(others.map(({ id }) => id));
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
  return name;
}
