// The product's own Chromium for tests that print; they find it by their environment, as the journeys do.
import { chromiumEnv } from '../src/test/chromium-env.ts';

export default async function findSharedChromium() {
  Object.assign(process.env, await chromiumEnv());
}
