// A long test that comes last keeps one core busy and the others waiting. Where no earlier run has told how long each takes,
// those go first that ask for more time than others.
import { readFileSync } from 'node:fs';
import sequencer from '@jest/test-sequencer';

const TestSequencer = sequencer.default ?? sequencer;

export default class LongFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = new Set(sorted.filter(asksForTime));
    return [...isLong, ...sorted.filter((test) => !isLong.has(test))];
  }
}

function asksForTime({ path, duration }) {
  return duration === undefined && readFileSync(path, 'utf8').includes('jest.setTimeout(');
}
