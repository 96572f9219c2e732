import type { CallWatch, Call, FromKeeper, Keeper, Provider, ToKeeper } from './keeper.types.ts';

/** What a thread's global scope gives. */
export interface KeeperScope {
  postMessage: (message: FromKeeper) => void;
  addEventListener: (type: 'message', listener: (event: { data: ToKeeper }) => void) => void;
}

/** The thread's side. It is opened once: nobody who gets hold of it later sends the tokens to another provider. */
export function serveKeeper(scope: KeeperScope, open: (provider: Provider) => Keeper): void {
  let keeper: Keeper | undefined;
  const calls = new Map<number, AbortController>();

  function call(id: number, asked: Call) {
    const stop = new AbortController();
    calls.set(id, stop);
    const watch: CallWatch = {
      signal: stop.signal,
      onUpload: (loaded, total) => scope.postMessage({ id, loaded, total }),
    };
    return keeper?.call(asked, watch).finally(() => calls.delete(id));
  }
  function fulfil({
    id,
    request,
  }: Extract<ToKeeper, { request: unknown }>): Promise<unknown> | undefined {
    if (request.kind === 'call') return call(id, request.call);
    if (request.kind === 'keep') return keeper?.keep(request.tokens);
    if (request.kind === 'redeem') return keeper?.redeem(request.answer, request.sub);
    return keeper?.[request.kind]();
  }
  scope.addEventListener('message', ({ data }) => {
    if ('open' in data) keeper ??= open(data.open);
    else if ('ping' in data) scope.postMessage({ pong: true });
    else if ('abort' in data) calls.get(data.id)?.abort();
    else {
      const { id } = data;
      Promise.resolve(fulfil(data)).then(
        (value) => scope.postMessage({ id, value }),
        (error: unknown) => scope.postMessage({ id, failed: String(error) }),
      );
    }
  });
}
