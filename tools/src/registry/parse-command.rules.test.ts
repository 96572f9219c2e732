import { expect, test } from '@jest/globals';
import { parseCommand } from './parse-command.rules.ts';

const read = (line: string) => parseCommand(line.split(' '));

test.each([
  ['list', { kind: 'list' }],
  ['status', { kind: 'status' }],
  ['repair', { kind: 'repair' }],
  ['history', { kind: 'history', limit: 20 }],
  ['history mfe_export --limit 3', { kind: 'history', remote: 'mfe_export', limit: 3 }],
  ['publish all', { kind: 'publish', what: 'all' }],
  [
    'publish mfe-export 1.0.0 --to s3',
    { kind: 'publish', what: 'mfe-export', build: '1.0.0', to: 's3' },
  ],
  ['verify', { kind: 'verify' }],
  ['verify mfe_export 1.0.0', { kind: 'verify', remote: 'mfe_export', build: '1.0.0' }],
  ['promote mfe_export 1.0.0', { kind: 'promote', remote: 'mfe_export', build: '1.0.0' }],
  [
    'promote mfe_export 1.0.0 --canary 10',
    { kind: 'canary', remote: 'mfe_export', build: '1.0.0', percent: 10, watched: false },
  ],
  [
    'canary mfe_export 1.0.0 10%',
    { kind: 'canary', remote: 'mfe_export', build: '1.0.0', percent: 10, watched: false },
  ],
  ['canary mfe_export 50', { kind: 'canary', remote: 'mfe_export', percent: 50, watched: false }],
  [
    'canary mfe_export 1.0.0 10 --auto-rollback',
    { kind: 'canary', remote: 'mfe_export', build: '1.0.0', percent: 10, watched: true },
  ],
  ['rollback mfe_export', { kind: 'rollback', remote: 'mfe_export' }],
  ['disable mfe_export', { kind: 'disable', remote: 'mfe_export' }],
  ['enable mfe_export', { kind: 'enable', remote: 'mfe_export' }],
  ['--help', { kind: 'help' }],
])('%s', (line, command) => {
  expect(read(line).command).toEqual(command);
});

test('options say who, why, and which server', () => {
  const line = 'rollback mfe_export --by ana --force --url http://a/ --url https://b --no-server';
  expect(read(line).options).toEqual({
    ...{ by: 'ana', why: '', force: true, json: false, server: false },
    urls: ['http://a', 'https://b'],
    waitMs: 10_000,
  });
});

test.each([
  ['', 'usage:'],
  ['promote', 'promote takes other words:\n  promote <remote> <build> [--force] '],
  ['promote mfe_export', 'promote takes other words:'],
  ['promote mfe_export 1.0.0 more', 'promote takes other words:'],
  ['rollback', 'rollback takes other words:\n  rollback <remote> '],
  ['rollback mfe_export 1.0.0', 'rollback takes other words:'],
  ['canary mfe_export', 'a share of the visitors; 100 is everybody\n  canary <remote> <percent> '],
  ['enable', 'enable takes other words:\n  disable <remote> / enable <remote> '],
  ['publish', 'brings builds to where the nodes take them from'],
  ['list mfe_export', 'list takes other words:'],
  ['destroy mfe_export', 'There is no command "destroy".\nusage:'],
  ['canary mfe_export ten', 'A canary takes a whole number, not "ten".'],
  ['promote mfe_export 1.0.0 --canary 1.5', '--canary takes a whole number'],
  ['list --url localhost:4000', '--url takes an address'],
  ['list --unknown', 'unknown'],
])('%s is refused', (line, said) => {
  expect(() => read(line)).toThrow(said);
});

test('only a canary is ended by itself', () => {
  expect(() => read('promote mfe_export 1.0.0 --auto-rollback')).toThrow(/belongs to canary/);
});
