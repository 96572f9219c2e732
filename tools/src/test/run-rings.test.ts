import { expect, jest, test } from '@jest/globals';
import { runRings, type Ring } from './run-rings.ts';

const ring = (name: string, code: number, needs?: readonly string[]): Ring => ({
  name,
  args: ['-e', `process.exit(${code})`],
  ...(needs && { needs }),
});

async function run(rings: readonly Ring[]): Promise<{ counts: unknown; said: string }> {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const counts = await runRings([[rings.slice(0, 1)], [rings.slice(1)]]);
  const said = written.mock.calls.map(([text]) => String(text)).join('');
  written.mockRestore();
  return { counts, said };
}

test('what needs a ring that failed is one failure, and is not run', async () => {
  const { counts, said } = await run([
    ring('build', 1),
    ring('journeys', 0, ['build']),
    ring('types', 0),
  ]);
  expect(counts).toEqual({ passed: 1, failed: 2 });
  expect(said).toContain('journeys: not run (build failed)');
  expect(said).not.toContain('types: not run');
});

test('what needs a ring that passed, or was not part of the run, is run', async () => {
  const { counts, said } = await run([ring('build', 0), ring('journeys', 0, ['build', 'site'])]);
  expect(counts).toEqual({ passed: 2, failed: 0 });
  expect(said).not.toContain('not run');
});
