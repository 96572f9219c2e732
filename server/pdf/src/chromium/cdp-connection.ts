import type { Readable, Writable } from 'node:stream';

/** What came back from Chromium: a plain object whose fields the caller checks. */
export type CdpObject = Record<string, unknown>;

/** An event of the browser (no `sessionId`) or of one page. */
export interface CdpEvent {
  method: string;
  params: CdpObject;
  sessionId?: string;
}

/** `closed`: the browser is gone; `timeout`: it did not answer; `refused`: it answered with an error. */
export class CdpError extends Error {
  readonly kind: 'closed' | 'timeout' | 'refused';

  constructor(kind: CdpError['kind'], message: string) {
    super(message);
    this.name = 'CdpError';
    this.kind = kind;
  }
}

/** The address of a call: the page's session, and how long to wait for the answer (ms, default 15,000). */
export interface CdpCallOptions {
  sessionId?: string;
  timeoutMs?: number;
}

/** A line to one running Chromium. Every call settles: with the answer, or with a `CdpError`. */
export interface CdpConnection {
  call(method: string, params?: CdpObject, options?: CdpCallOptions): Promise<CdpObject>;
  /** Calls `listener` for every event until the returned function is called. */
  listen(listener: (event: CdpEvent) => void): () => void;
  /** Whether the browser's end of the line is still there. */
  isOpen(): boolean;
  /** Resolves when it is there no more. */
  closed: Promise<void>;
  /** Rejects everything that waits, at once, and every later call. */
  close(): void;
}

interface Pending {
  settle(answer: CdpObject | CdpError): void;
}

const CALL_TIMEOUT_MS = 15_000;
/** No PDF of a CV comes near; what is larger would hold up the server while it is read. */
const MESSAGE_LIMIT = 64 * 2 ** 20;
const MESSAGE_START = 64;

/** Speaks the DevTools protocol over Chromium's debugging pipe: JSON messages, each ended by a NUL byte. */
export function connectCdp(
  outgoing: Writable,
  incoming: Readable,
  messageLimit = MESSAGE_LIMIT,
): CdpConnection {
  const pending = new Map<number, Pending>();
  const listeners = new Set<(event: CdpEvent) => void>();
  let lastId = 0;
  let open = true;
  let onClosed = () => undefined as void;
  const closed = new Promise<void>((resolve) => (onClosed = resolve));

  function close(): void {
    open = false;
    onClosed();
    for (const { settle } of pending.values()) settle(gone());
  }

  function receive(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isObject(message)) return;
    if (typeof message.id === 'number') {
      const { error, result } = message;
      const answer = isObject(error)
        ? new CdpError('refused', String(error.message))
        : isObject(result)
          ? result
          : {};
      pending.get(message.id)?.settle(answer);
    } else if (typeof message.method === 'string') {
      const params = isObject(message.params) ? message.params : {};
      const sessionId = typeof message.sessionId === 'string' ? message.sessionId : undefined;
      for (const listener of listeners) listener({ method: message.method, params, sessionId });
    }
  }

  /** Only its number is read: Chromium puts it first. */
  function refuse(start: string): void {
    const id = Number(/^\{"id":(\d+),/.exec(start)?.[1]);
    pending.get(id)?.settle(new CdpError('refused', 'The answer is too large.'));
  }

  readMessages(incoming, messageLimit, receive, refuse);
  for (const event of ['close', 'end', 'error']) incoming.on(event, close);
  outgoing.on('error', close);

  return {
    call: (method, params = {}, { sessionId, timeoutMs = CALL_TIMEOUT_MS } = {}) =>
      new Promise((resolve, reject) => {
        if (!open) return reject(gone());
        const id = ++lastId;
        const timer = setTimeout(() => {
          pending.get(id)?.settle(new CdpError('timeout', `Chromium did not answer ${method}.`));
        }, timeoutMs);
        pending.set(id, {
          settle(answer) {
            pending.delete(id);
            clearTimeout(timer);
            if (answer instanceof CdpError) reject(answer);
            else resolve(answer);
          },
        });
        outgoing.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => open,
    closed,
    close,
  };
}

/** Hands over each message; of one over the limit only the start. */
function readMessages(
  incoming: Readable,
  limit: number,
  receive: (text: string) => void,
  refuse: (start: string) => void,
): void {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts = [Buffer.concat([...parts.slice(0, 1), part]).subarray(0, MESSAGE_START)];
  };
  incoming.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      take(rest.subarray(0, end));
      const text = Buffer.concat(parts).toString('utf8');
      const isWhole = size <= limit;
      parts = [];
      size = 0;
      rest = rest.subarray(end + 1);
      if (isWhole) receive(text);
      else refuse(text);
    }
    if (rest.length > 0) take(rest);
  });
}

/** What a call to a Chromium that is there no more rejects with. */
export function gone(): CdpError {
  return new CdpError('closed', 'Chromium ended.');
}

/** Narrows something that came over the line to an object. */
export function isObject(value: unknown): value is CdpObject {
  return typeof value === 'object' && value !== null;
}
