/** Headers with lower-case names, values as text. */
export function lowerCase(headers: object): Record<string, string> {
  const known = Object.entries(headers).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(known.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
