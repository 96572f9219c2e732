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
  /** Hears every event until the returned function is called. */
  listen(hear: (event: CdpEvent) => void): () => void;
  /** Whether the browser's end of the line is still there. */
  isOpen(): boolean;
  /** Rejects everything that waits, at once, and every later call. */
  close(): void;
}

interface Pending {
  settle(answer: CdpObject | CdpError): void;
}

const CALL_TIMEOUT_MS = 15_000;

/** Speaks the DevTools protocol over Chromium's debugging pipe: JSON messages, each ended by a NUL byte. */
export function connectCdp(outgoing: Writable, incoming: Readable): CdpConnection {
  const pending = new Map<number, Pending>();
  const listeners = new Set<(event: CdpEvent) => void>();
  let lastId = 0;
  let open = true;

  function close(): void {
    open = false;
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
      for (const hear of listeners) hear({ method: message.method, params, sessionId });
    }
  }

  readMessages(incoming, receive);
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
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    isOpen: () => open,
    close,
  };
}

function readMessages(incoming: Readable, receive: (text: string) => void): void {
  let parts: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      const text = Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8');
      parts = [];
      rest = rest.subarray(end + 1);
      receive(text);
    }
    if (rest.length > 0) parts.push(rest);
  });
}

function gone(): CdpError {
  return new CdpError('closed', 'Chromium ended.');
}

/** Narrows something that came over the line to an object. */
export function isObject(value: unknown): value is CdpObject {
  return typeof value === 'object' && value !== null;
}
