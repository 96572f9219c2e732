import { findGoProgram, killProgram, startProgram, type GoProgram } from '@sastre/base/testing';
import { freePort } from '@sastre/shared-testing/node';

const STRIPE_MOCK: GoProgram = {
  name: 'stripe-mock',
  module: 'github.com/stripe/stripe-mock',
  version: 'v0.203.0',
};

/** The provider's own server of made-up answers, which checks the shape of every request. */
export interface StripeMock {
  apiBase: string;
  stop(): Promise<void>;
}

/** A stripe-mock program, or why there is none. */
export function findStripeMock(): { path: string } | { reason: string } {
  return findGoProgram(STRIPE_MOCK);
}

/** Starts one on a port of its own. */
export async function startStripeMock(path: string): Promise<StripeMock> {
  const port = await freePort();
  const apiBase = `http://127.0.0.1:${port}`;
  const child = await startProgram(path, ['-http-addr', `127.0.0.1:${port}`], { url: apiBase });
  return { apiBase, stop: async () => killProgram(child) };
}
