// The thread that holds the tokens and makes the calls: a file, a realm and a policy of its own.
import axios from 'axios';
import { openKeeper } from './open-keeper.ts';
import { serveKeeper, type KeeperScope } from './serve-keeper.ts';

const parts = {
  fetch: (...given: Parameters<typeof fetch>) => fetch(...given),
  crypto,
  now: () => Date.now(),
  client: axios.create(),
};
serveKeeper(self as unknown as KeeperScope, (provider) => openKeeper(provider, parts));
