/** A build folder of one area and when it was last made, in milliseconds. */
export interface KeptBuild {
  build: string;
  madeAt: number;
}

/** Builds per area that stay for open tabs and for a way back. */
export const KEPT_BUILDS = 5;

/** Builds that may go: older than the last five and named by no registry. */
export function buildsToDrop(builds: KeptBuild[], named: ReadonlySet<string>): string[] {
  const byAge = [...builds].sort((a, b) => b.madeAt - a.madeAt);
  return byAge.slice(KEPT_BUILDS).flatMap(({ build }) => (named.has(build) ? [] : [build]));
}
