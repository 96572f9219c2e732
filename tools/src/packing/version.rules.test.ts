import { expect, test } from '@jest/globals';
import { packedRooms } from './packed-rooms.ts';
import { candidateOf, releasedOf } from './released.ts';
import { hashedLines, versionProblems, type Candidate } from './version.rules.ts';

const report =
  '# Public types\n\n## index\n\n```ts\nexport declare const a: 1;\nexport type B = 2;\n```\n';
const released = { version: '1.2.3', reports: { ui: hashedLines(report) } };
const asOf = (version: string, types: string, entry = 'Told.'): Candidate => ({
  name: '@sastre/x',
  version,
  changelog: `# Changes\n\n## ${version}\n\n${entry}\n\n## 1.2.3\n\nBefore.\n`,
  reports: { ui: types },
});
const gone = report.replace('export type B = 2;\n', '');
const added = report.replace('```ts\n', '```ts\nexport type C = 3;\n');

test('what nobody sees from outside may keep its version or raise any part of it', () => {
  const moved = report.replace(/(.*a: 1;)\n(.*B = 2;)/, '$2\n$1');
  for (const version of ['1.2.3', '1.2.4', '1.3.0', '2.0.0'])
    expect(versionProblems(asOf(version, moved), released)).toEqual([]);
});

test('a type that came asks for a minor', () => {
  expect(versionProblems(asOf('1.3.0', added), released)).toEqual([]);
  expect(versionProblems(asOf('1.2.4', added), released)).toEqual([
    '@sastre/x 1.2.4: its public types have gained something since 1.2.3, which asks for 1.3.0.',
  ]);
});

test('a type that is gone asks for a major, or for words that say why nobody notices', () => {
  expect(versionProblems(asOf('2.0.0', gone), released)).toEqual([]);
  expect(versionProblems(asOf('1.3.0', gone), released)[0]).toMatch(
    /have lost something since 1\.2\.3, which asks for 2\.0\.0, or for a minor whose entry/,
  );
  const told = 'Compatible: B was an alias that nobody could name.';
  expect(versionProblems(asOf('1.3.0', gone, told), released)).toEqual([]);
  expect(versionProblems(asOf('1.2.4', gone, told), released)[0]).toMatch(/asks for 1\.3\.0\.$/);
});

test('the changelog begins with the version, says something of it, and no version goes back', () => {
  const silent = asOf('1.4.0', report, '');
  expect(versionProblems(silent, released)).toEqual([
    '@sastre/x: CHANGELOG.md says nothing of 1.4.0.',
  ]);
  expect(versionProblems({ ...asOf('1.3.0', report), version: '1.4.0' }, released)).toEqual([
    '@sastre/x: CHANGELOG.md does not begin with 1.4.0.',
  ]);
  expect(versionProblems(asOf('1.2.2', report), released)).toEqual([
    '@sastre/x 1.2.2 is older than 1.2.3, which is given out.',
  ]);
});

test.each([...new Set(packedRooms().map(({ room }) => room))])(
  'the version of %s says what has become of it since it was given out last',
  (room) => {
    const before = releasedOf(room);
    expect(before).toBeDefined();
    expect(before && versionProblems(candidateOf(room), before)).toEqual([]);
  },
);
