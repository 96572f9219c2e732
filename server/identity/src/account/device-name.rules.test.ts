import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.rules.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPad' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { browser: 'Microsoft Edge', system: 'Windows' },
  ],
  ['', { browser: null, system: null }],
  ['   ', { browser: null, system: null }],
])('%s', (agent, name) => {
  expect(deviceName(agent)).toEqual(name);
});

test('whatever a program calls itself, its name stays short', () => {
  const { browser, system } = deviceName(`${'x'.repeat(100_000)}/1.0 (${'y'.repeat(100_000)})`);
  expect((browser ?? '').length + (system ?? '').length).toBeLessThan(100);
});
