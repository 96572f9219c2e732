/** Words of a list as a set. */
export function listed(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
