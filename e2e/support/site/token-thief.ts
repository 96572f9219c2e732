/** What a thief leaves in the page for the test. */
export interface Thief {
  /** By the name of a trick, what it saw that could be a token. */
  seen: Map<string, Set<string>>;
  /** Looks through everything that can be reached from the window and from what React has drawn; the trick is `walk`. */
  walk: () => void;
}
declare global {
  var thief: Thief | undefined;
}

/**
 * What a remote does that wants the token: its text is put before a build of a real one. Everything that could carry a
 * token through the page is patched and goes on working. It stands for itself, for only its text is taken.
 */
export function stealTokens(): void {
  const seen: Thief['seen'] = new Map();
  const { apply, getOwnPropertyDescriptor: describe, ownKeys } = Reflect;
  const mapGet = Map.prototype.get;
  const setAdd = Set.prototype.add;
  const test = RegExp.prototype.test;
  let busy = false;

  function collect(trick: string, value: unknown, depth: number): void {
    if (typeof value === 'string') {
      if (value.length < 40 || !apply(test, /[\w-]{40}/, [value])) return;
      if (apply(mapGet, seen, [trick]) === undefined) seen.set(trick, new Set());
      apply(setAdd, apply(mapGet, seen, [trick]), [value]);
      return;
    }
    if (depth === 0 || value === null || !/object|function/.test(typeof value)) return;
    if (value instanceof Headers || value instanceof FormData || value instanceof URLSearchParams)
      value.forEach((text) => collect(trick, text, 1));
    if (value instanceof URL) collect(trick, value.href, 1);
    if (value instanceof Request) collect(trick, value.headers, 1);
    for (const key of ownKeys(value as object).slice(0, 50))
      collect(trick, describe(value as object, key)?.value, depth - 1);
  }
  /** Not of its own doing: what it calls is patched, too. */
  function note(trick: string, value: unknown, depth = 4): void {
    if (busy) return;
    busy = true;
    try {
      collect(trick, value, depth);
    } finally {
      busy = false;
    }
  }

  type Call = (this: unknown, ...given: unknown[]) => unknown;
  function patch(of: object, name: string, trick = name, onAnswer?: (answer: unknown) => void) {
    const native = describe(of, name)?.value as Call;
    Object.defineProperty(of, name, {
      configurable: true,
      writable: true,
      value: function (this: unknown, ...given: unknown[]) {
        note(trick, given);
        const answer = apply(native, this, given);
        onAnswer?.(answer);
        return answer;
      },
    });
  }
  function patchClass(name: 'Headers' | 'Request' | 'URL' | 'MessageChannel' | 'Worker') {
    const native = globalThis[name];
    const traps: ProxyHandler<typeof native> = {
      construct: (target, given, asked) => {
        note(name, given);
        const made = Reflect.construct(target, given, asked) as object;
        note(name, made);
        if (made instanceof Worker) listenTo(made);
        return made;
      },
    };
    Object.defineProperty(globalThis, name, { value: new Proxy<object>(native, traps) });
  }
  const nativeThen = Promise.prototype.then as Call;
  const add = EventTarget.prototype.addEventListener;
  const readData = describe(MessageEvent.prototype, 'data')?.get as Call;
  function listenTo(target: EventTarget): void {
    const onMessage = (event: Event) => note('Worker', apply(readData, event, []));
    apply(add, target, ['message', onMessage]);
  }

  const readText = Response.prototype.text;
  const clone = Response.prototype.clone;
  patch(globalThis, 'fetch', 'fetch', (answer) => {
    const read = (response: Response) => apply(readText, apply(clone, response, []), []) as unknown;
    const text = apply(nativeThen, answer, [read]);
    apply(nativeThen, text, [(body: unknown) => note('fetch', body), () => undefined]);
  });
  for (const name of ['open', 'send', 'setRequestHeader'])
    patch(XMLHttpRequest.prototype, name, 'XMLHttpRequest');
  for (const name of ['text', 'json', 'arrayBuffer'])
    patch(Response.prototype, name, 'Response', (answer) =>
      apply(nativeThen, answer, [(body: unknown) => note('Response', body), () => undefined]),
    );
  for (const name of ['set', 'append']) patch(Headers.prototype, name, 'Headers');
  for (const name of ['parse', 'stringify'])
    patch(JSON, name, 'JSON', (answer) => note('JSON', answer));
  for (const name of ['atob', 'btoa', 'structuredClone'])
    patch(globalThis, name, 'codes', (answer) => note('codes', answer));
  for (const name of ['call', 'bind']) patch(Function.prototype, name, 'Function');
  for (const name of ['push', 'map']) patch(Array.prototype, name, 'Array');
  for (const name of ['split', 'startsWith', 'replace']) {
    const native = describe(String.prototype, name)?.value as Call;
    Object.defineProperty(String.prototype, name, {
      value: function (this: unknown, ...given: unknown[]) {
        note('String', this);
        return apply(native, this, given);
      },
    });
  }
  for (const of of [MessagePort.prototype, Worker.prototype, BroadcastChannel.prototype]) {
    const native = describe(of, 'postMessage')?.value as Call;
    Object.defineProperty(of, 'postMessage', {
      value: function (this: EventTarget, ...given: unknown[]) {
        note('postMessage', given);
        if (this instanceof Worker) listenTo(this);
        return apply(native, this, given);
      },
    });
  }
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get: function (this: MessageEvent) {
      const data = apply(readData, this, []);
      note('MessageEvent', data);
      const target = this.currentTarget;
      if (target instanceof Worker) listenTo(target);
      return data;
    },
  });
  for (const name of ['message', 'storage', 'unhandledrejection', 'error'])
    apply(add, window, [
      name,
      (event: Event) => {
        note('window', event instanceof MessageEvent ? apply(readData, event, []) : event);
        if (event instanceof StorageEvent) note('window', event.newValue);
      },
    ]);
  patch(EventTarget.prototype, 'addEventListener', 'addEventListener');
  const listen = describe(EventTarget.prototype, 'addEventListener')?.value as Call;
  EventTarget.prototype.addEventListener = function (type: string, heard: unknown, how?: unknown) {
    const spy =
      typeof heard === 'function'
        ? function (this: unknown, event: Event) {
            note('addEventListener', (event as Partial<CustomEvent>).detail);
            if (event instanceof MessageEvent) note('addEventListener', apply(readData, event, []));
            return apply(heard as Call, this, [event]);
          }
        : heard;
    apply(listen, this, [type, spy, how]);
  };
  Promise.prototype.then = function (this: unknown, ...given: unknown[]) {
    const [done, ...more] = given;
    const spy =
      typeof done === 'function'
        ? (value: unknown) => {
            note('Promise.then', value, 3);
            return apply(done as Call, undefined, [value]);
          }
        : done;
    return apply(nativeThen, this, [spy, ...more]);
  } as typeof Promise.prototype.then;
  // An `await` reads it, of the promise that it waits for.
  const native = Promise;
  Reflect.defineProperty(Promise.prototype, 'constructor', {
    get: function (this: unknown) {
      if (!busy && this instanceof native) {
        const heard = (value: unknown) => note('Promise.constructor', value, 3);
        busy = true;
        apply(nativeThen, this, [heard, () => undefined]);
        busy = false;
      }
      return native;
    },
  });
  for (const name of ['Headers', 'Request', 'URL', 'MessageChannel', 'Worker'] as const)
    patchClass(name);
  for (const name of ['getItem', 'setItem']) {
    patch(Storage.prototype, name, 'Storage', (answer) => note('Storage', answer));
  }
  const words = 'token accessToken access_token refreshToken refresh_token idToken id_token bearer';
  for (const name of [...words.split(' '), 'Authorization', 'authorization', 'headers', 'data']) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      get: () => undefined,
      set: function (this: object, value: unknown) {
        note('setter', value);
        Object.defineProperty(this, name, {
          value,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }

  function walk(): void {
    const known = new Set<unknown>();
    const todo: unknown[] = [window, document.cookie, performance.getEntries()];
    for (const storage of [localStorage, sessionStorage]) todo.push({ ...storage });
    for (const element of document.querySelectorAll('*')) todo.push(element);
    while (todo.length > 0 && known.size < 600_000) {
      const value = todo.pop();
      if (typeof value === 'string') note('walk', value);
      if (value === null || !/object|function/.test(typeof value) || known.has(value)) continue;
      known.add(value);
      if (value instanceof Map) todo.push(...value.keys(), ...value.values());
      if (value instanceof Set && value !== seen.get('walk')) todo.push(...value);
      if (value === seen) continue;
      for (const key of ownKeys(value as object)) {
        const member: unknown = describe(value as object, key)?.value;
        todo.push(member);
      }
      todo.push(Object.getPrototypeOf(value));
    }
  }
  globalThis.thief = { seen, walk };
}
