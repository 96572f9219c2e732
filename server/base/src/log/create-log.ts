import { fastify, type FastifyBaseLogger } from 'fastify';
import { describeError } from './describe-error.ts';

/** A pino logger, as Fastify takes and gives it. */
export type Log = FastifyBaseLogger;

/** Where log lines go: one JSON object a line. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Makes the JSON log. Lines go to standard error unless a stream is given: standard output is for
 * people. Requests and responses are never logged as such, so no address, token, query or body can
 * slip in.
 */
export function createLog(level: string, stream: LogStream = process.stderr): Log {
  // Fastify brings its logger; making it through Fastify keeps one version of it.
  const { log } = fastify({
    logger: {
      level,
      stream,
      base: null,
      serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    },
  });
  return log;
}
