import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { traceIdOf, traceparentOf } from './traceparent.rules.ts';

/** Follows calls and jobs, and hands what it saw to whoever collects it. */
export interface Tracing {
  /** The trace of what runs now, as `traceparent` says it; undefined where nothing is followed. */
  current(): string | undefined;
  /** Says which route the call that runs now has. */
  nameCall(method: string, route: string): void;
  /** Runs work as a part of a trace. */
  run<T>(name: string, traceparent: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Hands over what is left. */
  stop(): Promise<void>;
}

/** Nothing is followed. */
export const NO_TRACING: Tracing = {
  current: () => undefined,
  nameCall: () => undefined,
  run: async (_name, _traceparent, work) => work(),
  stop: async () => undefined,
};

/** Random bytes for the ids of some hundred traces: asking for a few at a time costs more than a call's own check. */
const random = Buffer.alloc(8_192);
let used = random.length;

function randomId(bytes: number): string {
  if (used + bytes > random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += bytes;
  return random.toString('hex', used - bytes, used);
}

const traces = new WeakMap<IncomingMessage, string>();

/** The trace of a call: that which is followed, else that of its `traceparent`, else a new one; always the same. */
export function traceOfCall(call: IncomingMessage, tracing: Pick<Tracing, 'current'>): string {
  const known = traces.get(call);
  if (known !== undefined) return known;
  const trace = tracing.current() ?? traceparentOf(call.headers['traceparent'], randomId);
  traces.set(call, trace);
  return trace;
}

/** The trace of a job, which its call has left with it; one of before has none. */
export function traceOfJob(traceparent: string | undefined): string {
  return traceparentOf(traceparent, randomId);
}

/** What a log line says of its trace. */
export function traceField(traceparent: string): { traceId: string } {
  return { traceId: traceIdOf(traceparent) };
}

/** Opens what the standard variables (OTEL_…) ask for; without them none of it is loaded. */
export async function openTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  if (!wantsTraces(env)) return NO_TRACING;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing();
}

function wantsTraces(env: NodeJS.ProcessEnv): boolean {
  const exporter = env['OTEL_TRACES_EXPORTER'];
  if (env['OTEL_SDK_DISABLED'] === 'true' || exporter === 'none') return false;
  return [
    exporter,
    env['OTEL_EXPORTER_OTLP_ENDPOINT'],
    env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  ].some(Boolean);
}
