import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { connectCdp, type CdpEvent } from './cdp-connection.ts';

function line(messageLimit?: number) {
  const outgoing = new PassThrough();
  const incoming = new PassThrough();
  const cdp = connectCdp(outgoing, incoming, messageLimit);
  const say = (message: object) => incoming.write(`${JSON.stringify(message)}\0`);
  return { cdp, outgoing, incoming, say };
}

test('calls are NUL-ended JSON and get the answer of their number', async () => {
  const { cdp, outgoing, say } = line();
  const one = cdp.call('A', { x: 1 });
  const two = cdp.call('B', {}, { sessionId: 's' });
  expect(String(outgoing.read())).toBe(
    '{"id":1,"method":"A","params":{"x":1}}\0{"id":2,"method":"B","params":{},"sessionId":"s"}\0',
  );
  say({ id: 2, result: { b: 2 } });
  say({ id: 1, error: { message: 'no such thing' } });
  await expect(two).resolves.toEqual({ b: 2 });
  await expect(one).rejects.toMatchObject({ kind: 'refused', message: 'no such thing' });
});

test('a message may come in pieces, cut inside a letter, and several at once', async () => {
  const { cdp, incoming } = line();
  const received: CdpEvent[] = [];
  cdp.listen((event) => received.push(event));
  const answer = cdp.call('A');
  const bytes = Buffer.from(
    '{"method":"E","params":{"t":"ß"},"sessionId":"s"}\0{"method":"F"}\0{"id":1,"result":{"t":"ü"}}\0',
  );
  for (const byte of bytes) incoming.write(Buffer.of(byte));
  await expect(answer).resolves.toEqual({ t: 'ü' });
  expect(received).toEqual([
    { method: 'E', params: { t: 'ß' }, sessionId: 's' },
    { method: 'F', params: {}, sessionId: undefined },
  ]);
});

test('a call that is not answered times out', async () => {
  const { cdp } = line();
  await expect(cdp.call('A', {}, { timeoutMs: 5 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('an answer over the limit is refused, and the line goes on', async () => {
  const { cdp, incoming, say } = line(200);
  const large = cdp.call('A');
  const small = cdp.call('B');
  const bytes = Buffer.from(`${JSON.stringify({ id: 1, result: { data: 'x'.repeat(1_000) } })}\0`);
  for (let at = 0; at < bytes.length; at += 30) incoming.write(bytes.subarray(at, at + 30));
  say({ id: 2, result: { ok: true } });
  await expect(large).rejects.toMatchObject({ kind: 'refused' });
  await expect(small).resolves.toEqual({ ok: true });
});

test('the end of the line rejects what waits at once, and what comes later', async () => {
  const { cdp, incoming } = line();
  const waiting = cdp.call('A');
  incoming.destroy();
  await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  expect(cdp.isOpen()).toBe(false);
  await cdp.closed;
  await expect(cdp.call('B')).rejects.toMatchObject({ kind: 'closed' });
});
