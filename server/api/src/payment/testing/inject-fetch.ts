import type { FastifyInstance } from 'fastify';

/** A `fetch` that comes to a site without a socket; the address's host does not matter. */
export function injectFetch(site: () => FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await site().inject({
      method: init.method ?? 'GET',
      url: url.pathname + url.search,
      headers,
      ...(typeof init.body === 'string' && init.body !== '' ? { payload: init.body } : {}),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) answered.set(name, String(value));
    }
    const body = answer.statusCode === 204 ? null : answer.payload;
    return new Response(body, { status: answer.statusCode, headers: answered });
  };
}
