import { LIMITS } from '@sastre/shared-contracts/api';

/** A version of a CV that was replaced; `replacedAt` in milliseconds since the epoch, `bytes` as it is stored. */
export interface KeptVersion {
  cvId: string;
  version: number;
  replacedAt: number;
  bytes: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By age, youngest first: how long a rule holds, and of which stretches of time (UTC) the last version is kept; 0: all are. */
const RULES = [
  { until: DAY, stretch: 0 },
  { until: 7 * DAY, stretch: HOUR },
  { until: LIMITS.versionDays * DAY, stretch: DAY },
] as const;

/** What of the versions of one user's CVs has to go at `now`: by age, then the oldest ones over 100 a CV and over 20 MiB in all. */
export function versionsToDrop(versions: readonly KeptVersion[], now: number): KeptVersion[] {
  const seen = new Set<string>();
  const ofCv = new Map<string, number>();
  let bytes = 0;
  const dropped: KeptVersion[] = [];
  for (const version of versions.toSorted(newestFirst)) {
    const stretch = stretchOf(version, now);
    const count = (ofCv.get(version.cvId) ?? 0) + 1;
    const isOld = stretch === undefined || seen.has(stretch);
    if (isOld || count > LIMITS.versions || bytes + version.bytes > LIMITS.versionBytes) {
      dropped.push(version);
      // Once one found no room, no older one takes it.
      if (!isOld && count <= LIMITS.versions) bytes = Infinity;
      continue;
    }
    seen.add(stretch);
    ofCv.set(version.cvId, count);
    bytes += version.bytes;
  }
  return dropped;
}

/** When another rule will hold for a version that is kept at `now`. */
export function nextLook({ replacedAt }: Pick<KeptVersion, 'replacedAt'>, now: number): number {
  return replacedAt + (ruleAt(now - replacedAt)?.until ?? 0);
}

function newestFirst(one: KeptVersion, other: KeptVersion): number {
  return (
    other.replacedAt - one.replacedAt ||
    other.version - one.version ||
    one.cvId.localeCompare(other.cvId)
  );
}

function ruleAt(age: number) {
  return RULES.find(({ until }) => age < until);
}

/** What only one version is kept of; undefined: it is too old for any. */
function stretchOf({ cvId, version, replacedAt }: KeptVersion, now: number): string | undefined {
  const rule = ruleAt(now - replacedAt);
  if (rule === undefined) return undefined;
  // A stretch that two rules share is one of each.
  const place = rule.stretch === 0 ? version : Math.floor(replacedAt / rule.stretch);
  return [cvId, rule.stretch, place].join(' ');
}
