/** What the environment asks of a run of the journeys. */
export interface AskedRun {
  /** Address of a product that runs; without it each worker starts one of its own. */
  baseUrl?: string;
  /** A remote that stands in for the one that is live there: its name, and the folder of its build. */
  remote?: { name: string; url: string };
}

/** Reads `BASE_URL` and `REMOTE=mfe_x@URL`. Throws a sentence for what is none. */
export function readAskedRun(env: Record<string, string | undefined>): AskedRun {
  const { BASE_URL, REMOTE } = env;
  if (BASE_URL !== undefined && !/^https?:\/\/[^/]+\/?$/.test(BASE_URL))
    throw new Error(`BASE_URL is an address such as https://cv.example.org, not "${BASE_URL}".`);
  const [, name, url] = /^(mfe_[a-z0-9_]+)@(https?:\/\/.+?)\/?$/.exec(REMOTE ?? '') ?? [];
  if (REMOTE !== undefined && (name === undefined || url === undefined))
    throw new Error(`REMOTE is a remote and where its build lies, mfe_x@URL, not "${REMOTE}".`);
  if (REMOTE !== undefined && BASE_URL === undefined)
    throw new Error('REMOTE stands in for a remote of a product that runs: name it by BASE_URL.');
  return {
    ...(BASE_URL === undefined ? {} : { baseUrl: new URL(BASE_URL).origin }),
    ...(name === undefined || url === undefined ? {} : { remote: { name, url } }),
  };
}

/**
 * Playwright's arguments with `--grep @area` widened to the folder of the area, whose journeys need no tag for it. A `--` before
 * them, which npm takes and npx does not, is left out: behind one Playwright reads no names of files.
 */
export function withFolders(asked: readonly string[], areas: readonly string[]): string[] {
  const args = asked[0] === '--' ? asked.slice(1) : asked;
  const widened = (text: string) =>
    text.replace(/@([\w-]+)/g, (tag, area: string) =>
      areas.includes(area) ? `(${area}/|${tag})` : tag,
    );
  return args.map((arg, index) => {
    const isValue = /^(--grep(-invert)?|-g)$/.test(args[index - 1] ?? '');
    return isValue || /^--grep(-invert)?=/.test(arg) ? widened(arg) : arg;
  });
}
