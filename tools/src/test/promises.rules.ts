import type { Verdict } from '../nodes/judge.rules.ts';
import { columns } from '../nodes/table.rules.ts';

/** A test that ran: its file in the repository. */
export interface Found {
  file: string;
  title: string;
  ok: boolean;
}

/** A promise as the specification has it: its sentence, and the tests that hold it, by the names of their files. */
export interface Promised {
  id: string;
  says: string;
  tests: readonly string[];
}

/** How the verdicts on several nodes begin that show a promise there; to the others nodes make no difference, or nothing shows it. */
const VERDICTS: Record<string, readonly string[]> = {
  R1: ['acknowledged saves', 'versions torn'],
  R3: ['saves told that somebody else'],
  R4: ['tailoring jobs', 'jobs without'],
  R5: ['each completed job'],
  R8: ['PostgreSQL restarted'],
  R10: ['every node delivers', 'no asset', 'a promotion'],
  // All of them.
  R16: [''],
};

/** The table of the promises in the specification. */
export function readPromises(specification: string): Promised[] {
  const rows = specification.matchAll(/^\| (R\d+) \| (.*?) \| (.*?) \|$/gm);
  return [...rows].map(([, id = '', says = '', heldBy = '']) => ({
    id,
    says,
    tests: heldBy.match(/[\w.-]+\.(?:test|spec)\.tsx?/g) ?? [],
  }));
}

const NOT_RUN = 'not run';
const WIDEST = 60;

/** The tests of jest's JSON report; what was skipped did not run. */
export function foundByJest(report: unknown, root: string): Found[] {
  const { testResults } = report as {
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        file: name.replace(`${root}/`, ''),
        title,
        ok: status === 'passed',
      })),
  );
}

interface Suite {
  specs?: { file: string; title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The tests of Playwright's JSON report. */
export function foundByPlaywright(report: unknown): Found[] {
  const of = ({ specs = [], suites = [] }: Suite): Found[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok }) => ({ file: `e2e/tests/${file}`, title, ok })),
    ...suites.flatMap(of),
  ];
  return of(report as Suite);
}

/** One line for each promise: its count, and its result on one node and on two. What was not run says so. */
export function promisesTable(
  promises: readonly Promised[],
  found: readonly Found[],
  verdicts: readonly Verdict[] | undefined,
): string {
  const rows = promises.map(({ id, says, tests }) => {
    const ran = found.filter(({ file }) => tests.some((test) => file.endsWith(`/${test}`)));
    const absent = tests.filter((test) => !ran.some(({ file }) => file.endsWith(`/${test}`)));
    const begin = VERDICTS[id];
    const held = verdicts?.filter((one) => begin?.some((start) => one.says.startsWith(start)));
    return [
      id,
      says.length > WIDEST ? `${says.slice(0, WIDEST).trimEnd()}…` : says,
      ran.length === 0 ? '' : countOf(ran),
      onOne(ran, absent),
      onTwo(held),
    ];
  });
  return columns([['', 'promise', 'count', 'one node', 'two nodes'], ...rows]);
}

/** The counts that titles begin with, as `100 kills`; else how many tests there were. */
function countOf(ran: readonly Found[]): string {
  const said = ran.flatMap(({ title }) => /^\d[\d.,]* [\p{L}-]+/u.exec(title)?.[0] ?? []);
  return [...said, ran.length === 1 ? '1 test' : `${ran.length} tests`].join(', ');
}

function onOne(ran: readonly Found[], absent: readonly string[]): string {
  if (ran.length === 0) return NOT_RUN;
  const broken = ran.filter(({ ok }) => !ok);
  if (broken.length > 0) return `BROKEN (${broken.length})`;
  return absent.length === 0 ? 'holds' : `holds (not run: ${absent.join(', ')})`;
}

function onTwo(held: readonly Verdict[] | undefined): string {
  if (held === undefined || held.length === 0) return NOT_RUN;
  const broken = held.filter(({ holds }) => !holds);
  if (held.length > 5)
    return broken.length === 0 ? `holds (${held.length} looks)` : brokenText(broken);
  return broken.length === 0
    ? `holds (${held.map(({ found }) => found).join('; ')})`
    : brokenText(broken);
}

function brokenText(broken: readonly Verdict[]): string {
  return `BROKEN (${broken.map(({ says, found }) => `${says}: ${found}`).join('; ')})`;
}
