/** Oldest Java that Keycloak runs on. */
export const JAVA_NEEDED = 17;

/** Major version in what `java -version` prints: 17 of `"17.0.15"`, 8 of `"1.8.0_402"`. Undefined when it says none. */
export function javaMajor(printed: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  const major = first === '1' ? second : first;
  return major === undefined ? undefined : Number(major);
}
