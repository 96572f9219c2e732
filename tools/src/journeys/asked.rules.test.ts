import { describe, expect, test } from '@jest/globals';
import { readAskedRun, withFolders } from './asked.rules.ts';

describe('what a run is asked for', () => {
  test('nothing, a product that runs, and a remote in it', () => {
    expect(readAskedRun({})).toEqual({});
    expect(readAskedRun({ BASE_URL: 'https://cv.example.org/' })).toEqual({
      baseUrl: 'https://cv.example.org',
    });
    expect(
      readAskedRun({ BASE_URL: 'http://localhost:4000', REMOTE: 'mfe_cv_editor@https://x.org/b/' }),
    ).toEqual({
      baseUrl: 'http://localhost:4000',
      remote: { name: 'mfe_cv_editor', url: 'https://x.org/b' },
    });
  });

  test.each([
    [{ BASE_URL: 'cv.example.org' }, 'BASE_URL is an address'],
    [{ BASE_URL: 'https://cv.example.org/app' }, 'BASE_URL is an address'],
    [{ BASE_URL: 'http://a', REMOTE: 'tailoring@http://b' }, 'REMOTE is a remote'],
    [{ REMOTE: 'mfe_a@http://b' }, 'name it by BASE_URL'],
  ])('%j is told what it lacks', (env, told) => {
    expect(() => readAskedRun(env)).toThrow(told);
  });
});

test('a tag of an area means its folder as well; all else is Playwright’s', () => {
  const areas = ['tailoring', 'cv-editor'];
  expect(withFolders(['--grep', '@tailoring', '--shard=1/3'], areas)).toEqual([
    '--grep',
    '(tailoring/|@tailoring)',
    '--shard=1/3',
  ]);
  expect(withFolders(['--grep-invert=@cv-editor|@slow', '@tailoring'], areas)).toEqual([
    '--grep-invert=(cv-editor/|@cv-editor)|@slow',
    '@tailoring',
  ]);
});

test('what stands behind a dash that npx did not take is asked for as if it were not there', () => {
  expect(withFolders(['--', 'tests/a.spec.ts', '--list'], [])).toEqual([
    'tests/a.spec.ts',
    '--list',
  ]);
});
