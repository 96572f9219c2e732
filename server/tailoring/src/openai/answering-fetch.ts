import { ModelError } from './model-error.ts';

/**
 * Fetch that tells what is said to be well and holds no answer of the protocol (204, no body, HTML, `choices: []`) as `empty`:
 * the SDK has several ways to fall over it, and takes some of them for a server that is away.
 */
export function answeringFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.ok && !holdsAnswer(await response.clone().text())) throw new ModelError('empty');
    return response;
  };
}

function holdsAnswer(body: string): boolean {
  try {
    const { choices } = JSON.parse(body) as { choices?: unknown };
    if (!Array.isArray(choices)) return false;
    const [first] = choices as unknown[];
    return typeof first === 'object' && first !== null && 'message' in first;
  } catch {
    return false;
  }
}
