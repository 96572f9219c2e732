import { expect, test } from '@jest/globals';
import type { ShellEventName } from '@sastre/shared-contracts/events';
import { createConnection } from './connection.ts';
import { createFakeClock } from './fake-clock.fixture.ts';

function setUp() {
  const clock = createFakeClock();
  const said: ShellEventName[] = [];
  const world = { online: true, answers: true, asked: 0 };
  const connection = createConnection({
    clock,
    isOnline: () => world.online,
    ask: async () => {
      world.asked += 1;
      return world.answers;
    },
    events: { emit: (name) => void said.push(name) },
  });
  return { clock, connection, said, world };
}

test('a call that fails alone is no lost connection', async () => {
  const { clock, connection, said, world } = setUp();
  connection.unanswered();
  await clock.advance(60_000);
  expect(connection.state()).toBe('online');
  expect([said, world.asked]).toEqual([[], 1]);
});

test('a server that is away is asked at growing intervals, and said to be back once', async () => {
  const { clock, connection, said, world } = setUp();
  world.answers = false;
  connection.unanswered();
  connection.unanswered();
  await clock.advance(0);
  expect(connection.state()).toBe('away');
  await clock.advance(1_000 + 2_000 + 4_000 + 8_000 + 15_000 + 15_000);
  expect(world.asked).toBe(7);
  world.answers = true;
  await clock.advance(15_000);
  expect(connection.state()).toBe('online');
  expect(said).toEqual(['connection.lost', 'connection.restored']);
  await clock.advance(600_000);
  expect(world.asked).toBe(8);
});

test('a browser without a network says so at once, and is believed again when the server answers', async () => {
  const { clock, connection, said, world } = setUp();
  Object.assign(world, { online: false, answers: false });
  connection.changed();
  expect(connection.state()).toBe('offline');
  await clock.advance(3_000);
  world.online = true;
  connection.changed();
  await clock.advance(0);
  expect(connection.state()).toBe('away');
  world.answers = true;
  await clock.advance(1_000);
  expect(connection.state()).toBe('online');
  expect(said).toEqual(['connection.lost', 'connection.restored']);
});

test('an answered call is the end of it, whoever made it', async () => {
  const { clock, connection, said, world } = setUp();
  world.answers = false;
  connection.unanswered();
  await clock.advance(0);
  connection.answered();
  expect(connection.state()).toBe('online');
  expect(said).toEqual(['connection.lost', 'connection.restored']);
  await clock.advance(60_000);
  expect(world.asked).toBe(1);
});
