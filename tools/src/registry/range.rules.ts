type Version = [major: number, minor: number, patch: number];

/** Whether a version lies in a range of this house: `^1.2.0`, `~1.2.0` or an exact version. Anything else: false. */
export function satisfies(version: string, range: string): boolean {
  const given = parse(version);
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const wanted = parse(range.slice(sign.length));
  if (given === undefined || wanted === undefined) return false;
  if (sign === '') return compare(given, wanted) === 0;
  return compare(given, wanted) >= 0 && compare(given, ceiling(wanted, sign)) < 0;
}

// `^` stops before the first number that is not zero grows; `~` before the minor grows.
function ceiling([major, minor, patch]: Version, sign: string): Version {
  if (sign === '~') return [major, minor + 1, 0];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
