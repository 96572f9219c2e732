/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createFakeClock } from '../../services/fake-clock.fixture.ts';
import { askInFrame } from './ask-in-frame.ts';

const frame = () => document.querySelector('iframe');
const say = (given: MessageEventInit) =>
  dispatchEvent(new MessageEvent('message', { origin: location.origin, ...given }));

test('what the frame leads back to is given, whoever else says something, and the frame goes', async () => {
  const clock = createFakeClock();
  const asked = askInFrame('about:blank#question', clock);
  expect(frame()?.hidden).toBe(true);
  expect(frame()?.src).toBe('about:blank#question');
  const source = frame()?.contentWindow ?? null;
  say({ data: 'of another window', source: window });
  say({ data: 'of another origin', source, origin: 'https://evil.test' });
  say({ data: 'https://sastre.test/#code=c', source });
  expect(await asked).toBe('https://sastre.test/#code=c');
  expect(frame()).toBeNull();
  expect(clock.waiting()).toBe(0);
});

test('a frame that leads nowhere is given up after 8 s, and goes as well', async () => {
  const clock = createFakeClock();
  const asked = askInFrame('about:blank', clock).catch(String);
  await clock.advance(7_999);
  expect(frame()).not.toBeNull();
  await clock.advance(1);
  expect(await asked).toContain('led nowhere');
  expect(frame()).toBeNull();
});
