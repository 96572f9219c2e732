import { endpointPath, type EndpointRow } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';

type Http = ShellServices['http'];

/**
 * A read of one thing waits for what was sent before to change it, at or below its own address: whoever decides and goes on
 * to another page at once would see there what was before.
 */
export function inOrder(http: Http): Http {
  const sent = new Map<Promise<unknown>, string>();

  const call: Http['call'] = async (endpoint, input, options) => {
    const path = pathOf(endpoint, input);
    if (path === undefined) return http.call(endpoint, input, options);
    if (endpoint.method !== 'GET') {
      const change = http.call(endpoint, input, options);
      sent.set(change, path);
      return change.finally(() => sent.delete(change));
    }
    const before = [...sent].filter(([, to]) => to === path || to.startsWith(`${path}/`));
    if (before.length > 0) {
      await Promise.allSettled(before.map(([change]) => change));
      options?.signal?.throwIfAborted();
    }
    return http.call(endpoint, input, options);
  };
  return { call };
}

/** The address of the one thing that a call is about; undefined: of none, or of a list. */
function pathOf(endpoint: EndpointRow, input: object): string | undefined {
  const params = 'params' in input ? (input.params as Record<string, string>) : undefined;
  return params && endpointPath(endpoint, params);
}
