import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toldBy } from '../contract/since.rules.ts';
import { SINCE_REPORTS, versionOf } from '../contract/since.ts';
import { readPackage, ROOT } from '../workspace.ts';
import { hashedLines, type Candidate, type Released } from './version.rules.ts';

/** A package's room as it stands in this repository. */
export function candidateOf(room: string): Candidate {
  const directory = join(ROOT, room);
  const { name, version } = readPackage(directory);
  const changelog = readFileSync(join(directory, 'CHANGELOG.md'), 'utf8');
  const files = globSync('report/*.md', { cwd: directory }).sort();
  const reports = files.map(
    (file) => [basename(file, '.md'), readFileSync(join(directory, file), 'utf8')] as const,
  );
  return { name, version, changelog, reports: Object.fromEntries(reports) };
}

/** What was given out last; undefined before the first time. */
export function releasedOf(room: string): Released | undefined {
  const file = releasedFile(room);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Released) : undefined;
}

/** Notes that a room is given out as it stands. */
export async function writeReleased(room: string): Promise<void> {
  const { version, reports } = candidateOf(room);
  const hashed = Object.entries(reports).map(([name, text]) => [name, hashedLines(text)] as const);
  const names = (SINCE_REPORTS[room] ?? []).map((report) => {
    const given = { version: versionOf(room, report), names: toldBy(reports[report] ?? '').names };
    return [report, given] as const;
  });
  const released: Released = {
    version,
    reports: Object.fromEntries(hashed),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
  };
  await writeFile(releasedFile(room), `${JSON.stringify(released)}\n`);
}

function releasedFile(room: string): string {
  return join(ROOT, room, 'released.json');
}
