/** What a remote needs in a newer version than it is given here, as one part of a sentence; undefined where all fits. */
export function missingHere(
  remote: { contract: string; requires?: Readonly<Record<string, string>> | undefined },
  given: { contract: string; ui: string },
): string | undefined {
  if (!satisfiesContract(remote.contract, given.contract))
    return `shell contract ${remote.contract}, and this shell speaks ${given.contract}`;
  const ui = remote.requires?.['@sastre/shared-ui'] ?? given.ui;
  return satisfiesContract(ui, given.ui)
    ? undefined
    : `shared-ui ^${ui}, and this shell has ${given.ui}`;
}

/**
 * True when a shell that speaks `shell` can carry a remote built against `remote`
 * (a version or a caret range): same major, and no addition that the shell does not have yet.
 */
export function satisfiesContract(remote: string, shell: string): boolean {
  const wanted = parse(remote);
  const given = parse(shell);
  if (wanted === undefined || given === undefined) return false;
  if (wanted.major !== given.major) return false;
  if (wanted.minor !== given.minor) return wanted.minor < given.minor;
  return wanted.patch <= given.patch;
}

function parse(version: string) {
  const match = /^[\^~]?(\d+)\.(\d+)\.(\d+)$/.exec(version.trim());
  if (match === null) return undefined;
  const [, major, minor, patch] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}
