import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { onStopSignal } from './stop-signals.ts';

test('the same request arriving twice stops once; a later one forces', () => {
  const source = new EventEmitter();
  const said: string[] = [];
  let time = 0;
  const say = (word: string) => () => said.push(word);
  onStopSignal({ stop: say('stop'), force: say('force'), now: () => time, source });
  source.emit('SIGTERM');
  time = 40;
  source.emit('SIGTERM');
  source.emit('SIGINT');
  expect(said).toEqual(['stop']);
  time = 1_500;
  source.emit('SIGINT');
  expect(said).toEqual(['stop', 'force']);
});
