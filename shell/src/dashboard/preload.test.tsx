import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { preloadWhenIdle } from './preload.ts';

const line = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function preloaded(connection?: object): string[] {
  line(connection);
  const names: string[] = [];
  preloadWhenIdle(
    ['mfe_a', 'mfe_b'],
    (name) => names.push(name),
    () => names.push('then'),
  );
  jest.runAllTimers();
  return names;
}

test.each([[undefined], [{ effectiveType: '4g' }], [{ effectiveType: '4g', saveData: false }]])(
  'one after the other on a line that says %j of itself',
  (connection) => {
    expect(preloaded(connection)).toEqual(['mfe_a', 'mfe_b', 'then']);
  },
);

test.each([[{ saveData: true }], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
  'nothing on one that says %j',
  (connection) => {
    expect(preloaded(connection)).toEqual([]);
  },
);
