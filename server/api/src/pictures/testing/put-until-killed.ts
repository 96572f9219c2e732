// Started by a test: stores pictures one after the other until it is killed, and says when each is stored.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openPictureStore } from '../open-picture-store.ts';

type Config = Parameters<typeof openPictureStore>[0];

const [config = '', size = ''] = process.argv.slice(2);
const store = openPictureStore(JSON.parse(config) as Config);
for (let count = 0; ; count += 1) {
  const key = `${'ab'.repeat(20)}/${randomUUID()}`;
  writeSync(1, `begun ${key}\n`);
  await store.put(key, new Uint8Array(Number(size)).fill(count % 256));
  writeSync(1, `stored ${key}\n`);
}
