import type { RemoteBuild } from './remotes.metrics.ts';

/** As the registry names remotes and versions; anything else was made up. */
const NAME = /^[a-z][a-z0-9_]{0,39}$/;
const VERSION = /^[0-9A-Za-z.+-]{1,60}$/;
const OTHER: RemoteBuild = { remote: 'other', version: 'other' };

/**
 * Keeps the labels of what browsers say apart up to so many builds; what comes beyond them, and what is no name, counts as
 * `other`. A counter by labels that anybody may choose would grow without an end.
 */
export function boundLabels(most: number): (build: RemoteBuild) => RemoteBuild {
  const known = new Set<string>();
  return ({ remote, version }) => {
    if (!NAME.test(remote) || !VERSION.test(version)) return OTHER;
    const key = `${remote} ${version}`;
    if (!known.has(key) && known.size >= most) return OTHER;
    known.add(key);
    return { remote, version };
  };
}
