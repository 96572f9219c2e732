import { describe, expect, test } from '@jest/globals';
import { listRoom, planRemote, type RemoteOptions } from './new-remote.rules.ts';
import { remoteFiles } from './templates.ts';

const taken = {
  names: ['mfe_export', 'mfe_cv_editor'],
  ports: [5101, 5103],
  paths: ['/plans'],
  namespaces: ['export', 'cvEditor', 'mine'],
  orders: [1, 7],
};

describe('planning a new remote', () => {
  test('derives all names and the next free port', () => {
    expect(planRemote('job-board', {}, taken)).toEqual({
      area: 'job-board',
      name: 'mfe_job_board',
      namespace: 'jobBoard',
      title: 'Job board',
      port: 5104,
      path: '/job-board',
    });
  });

  test('has a nested page and a card where they are wished', () => {
    expect(planRemote('reports', { path: '/reports/2026', card: 'Figures.' }, taken)).toMatchObject(
      {
        path: '/reports/2026',
        card: { order: 8, text: 'Figures.' },
      },
    );
  });

  test.each<[string, RemoteOptions, string]>([
    ['Job Board', {}, 'no area name'],
    ['export', {}, 'no name may begin with another one'],
    ['export-all', {}, 'no name may begin with another one'],
    ['cv', {}, 'no name may begin with another one'],
    ['jobs', { port: 5101 }, 'port 5101 is taken'],
    ['jobs', { port: 80 }, 'no port'],
    ['plans', {}, 'path /plans is taken'],
    ['jobs', { path: '/plans/more' }, 'path /plans/more is taken'],
    ['jobs', { path: '/Jobs' }, 'no path of a page'],
    ['jobs', { card: ' ' }, 'in a sentence'],
    ['mine', {}, 'namespace mine is taken'],
    ['health', {}, '/health belongs to the shell or the server'],
    ['standin', {}, '/standin belongs to the shell or the server'],
    ['plans-icons', {}, '/plans-icons belongs to the shell or the server'],
    ['logout', {}, '/logout belongs to the shell or the server'],
    ['shell', {}, 'namespace shell is taken'],
  ])('refuses %s with %j', (area, options, reason) => {
    const problems = planRemote(area, options, taken);
    expect(problems).toContainEqual(expect.stringContaining(reason));
  });

  test('writes a package that names the remote and a page with its path', () => {
    const plan = planRemote('job-board', { port: 5190 }, taken);
    if (Array.isArray(plan)) throw new Error(plan.join());
    const files = remoteFiles(plan, {
      'shared-contracts': '1.0.0',
      'shared-ui': '1.0.0',
      react: '19.3.1',
    });
    expect(JSON.parse(files['package.json'] ?? '')).toHaveProperty('mfe', {
      name: 'mfe_job_board',
      port: 5190,
      namespace: 'jobBoard',
    });
    expect(files['src/remote.ts']).toContain("pages: { 'job-board': JobBoardPage }");
    expect(files['remote.config.ts']).toContain("path: '/job-board'");
    expect(files['remote.config.ts']).not.toContain('card');
  });
});

describe('listing a new room', () => {
  test('goes behind the last remote of a JSON list', () => {
    const text = '[\n  "mfe-account",\n  "server"\n]';
    expect(listRoom(text, 'mfe-jobs')).toBe('[\n  "mfe-account",\n  "mfe-jobs",\n  "server"\n]');
  });

  test('gives the last line of a list its comma', () => {
    const text = '[\n  { "path": "mfe-account" }\n]';
    expect(JSON.parse(listRoom(text, 'mfe-jobs') ?? '')).toEqual([
      { path: 'mfe-account' },
      { path: 'mfe-jobs' },
    ]);
  });

  test('has the owners of the last remote, in their column', () => {
    const text = '/shell/        @sastre/web\n/mfe-account/  @sastre/web @sastre/more\n/server/';
    expect(listRoom(text, 'mfe-jobs')).toBe(
      '/shell/        @sastre/web\n/mfe-account/  @sastre/web @sastre/more\n/mfe-jobs/     @sastre/web @sastre/more\n/server/',
    );
  });

  test('answers nothing when no remote is listed', () => {
    expect(listRoom('{}', 'mfe-jobs')).toBeUndefined();
  });
});
