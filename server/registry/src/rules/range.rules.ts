import semver from 'semver';

/** The ranges that this house writes; what fits more than was built against is a mistake. */
const RANGE = /^[\^~]?\d+\.\d+\.\d+$/;

/** Whether a version lies in a range of this house: `^1.2.0`, `~1.2.0` or an exact version. Anything else: false. */
export function satisfies(version: string, range: string): boolean {
  return RANGE.test(range) && semver.satisfies(version, range);
}
