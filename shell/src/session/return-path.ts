const KEY = 'sastre.return-path';

/** Where the visitor wanted to go; survives the way through the identity provider, which only knows exact addresses. */
export interface ReturnPath {
  keep: (path: string) => void;
  peek: () => string | undefined;
  drop: () => void;
}

export function createReturnPath(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): ReturnPath {
  return {
    keep: (path) => (isOwnPath(path) ? storage.setItem(KEY, path) : storage.removeItem(KEY)),
    peek: () => {
      const path = storage.getItem(KEY);
      return path !== null && isOwnPath(path) ? path : undefined;
    },
    drop: () => storage.removeItem(KEY),
  };
}

/** A path of this site: `//host` and `/\host` would leave it. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && path !== '/';
}

/** True when the address carries the answer of the identity provider. */
export function isLoginAnswer(hash: string): boolean {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}
