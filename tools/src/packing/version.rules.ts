import { createHash } from 'node:crypto';
import semver from 'semver';
import type { GivenOut } from '../contract/since.rules.ts';

/** What a package was when it was given out last: its version, and every line of its reports, hashed. */
export interface Released {
  version: string;
  /** By the name of a report. */
  reports: Record<string, string[]>;
  /** What it handed out, by the name of a report, for what is said since when names are there. */
  names?: Record<string, GivenOut>;
}

/** A package as it is now; `reports` are the texts of its public types, by name. */
export interface Candidate {
  name: string;
  version: string;
  changelog: string;
  reports: Record<string, string>;
}

/** An entry of the changelog says by it why nobody who uses the package notices what is gone from its report. */
const COMPATIBLE = /^(- )?Compatible: \S/m;

/**
 * What is wrong with a version, as sentences. Types that are gone since the last release ask for a major, or for a minor whose
 * entry says why it is compatible; types that came ask for a minor; and the changelog begins with the version.
 */
export function versionProblems(candidate: Candidate, released: Released): string[] {
  const { name, version, changelog } = candidate;
  const [, newest = ''] = changelog.split(/^## /m);
  const problems: string[] = [];
  if (newest.split('\n')[0] !== version)
    problems.push(`${name}: CHANGELOG.md does not begin with ${version}.`);
  if (newest.split('\n').slice(1).join('').trim() === '')
    problems.push(`${name}: CHANGELOG.md says nothing of ${version}.`);
  if (semver.lt(version, released.version))
    problems.push(`${name} ${version} is older than ${released.version}, which is given out.`);
  const needed = neededRise(candidate, released);
  const isCompatible = needed === 'major' && COMPATIBLE.test(newest);
  const asked = isCompatible ? 'minor' : needed;
  if (asked !== undefined && semver.lt(version, semver.inc(released.version, asked) ?? version))
    problems.push(
      `${name} ${version}: its public types have ${needed === 'major' ? 'lost' : 'gained'} something since ` +
        `${released.version}, which asks for ${semver.inc(released.version, asked)}` +
        (needed === 'major' && !isCompatible
          ? ', or for a minor whose entry in CHANGELOG.md has a line "Compatible: why nobody notices".'
          : '.'),
    );
  return problems;
}

/** What the reports of public types ask for; undefined where nothing is to be seen from outside. */
export function neededRise(
  { reports }: Pick<Candidate, 'reports'>,
  released: Released,
): 'major' | 'minor' | undefined {
  const before = new Set(Object.values(released.reports).flat());
  const now = new Set(Object.values(reports).flatMap(hashedLines));
  if ([...before].some((line) => !now.has(line))) return 'major';
  return [...now].some((line) => !before.has(line)) ? 'minor' : undefined;
}

/** The lines of a report that say something, hashed: the order and the place of a type are nobody's matter. */
export function hashedLines(report: string): string[] {
  const lines = report.split('\n').filter((line) => /\w/.test(line) && !line.startsWith('#'));
  const hash = (line: string) => createHash('sha256').update(line.trim()).digest('hex');
  return [...new Set(lines.map((line) => hash(line).slice(0, 10)))].sort();
}
