/** The names of a list that is written with bars between them. */
export function named(list: string): readonly string[] {
  return list
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
