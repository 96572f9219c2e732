import { fastify, type FastifyBaseLogger } from 'fastify';
import { describeError } from './describe-error.ts';
import { gatherLines } from './gather-lines.ts';
import { NO_SCHEMAS } from '../fastify/no-schemas.ts';

/** A pino logger, as Fastify takes and gives it. */
export type Log = FastifyBaseLogger;

/** Where log lines go: one JSON object a line. */
export interface LogStream {
  write(line: string): void;
}

/** The message of the line that each answer has. */
export const ANSWERED = 'request';

const ANSWERED_END = `"msg":"${ANSWERED}"}\n`;

/** Whether a line is that of an answer: the only ones that there are many of. */
export const isAnswered = (line: string): boolean => line.endsWith(ANSWERED_END);

let standardError: LogStream | undefined;

function openStandardError(): LogStream {
  const gathering = gatherLines(process.stderr, isAnswered);
  process.once('exit', () => gathering.flush());
  return gathering;
}

/**
 * Makes the JSON log. Lines go to standard error unless a stream is given, those of answers some at a time: standard
 * output is for people. Requests and responses are never logged as such, so no address, token, query or body can
 * slip in.
 */
export function createLog(
  level: string,
  stream: LogStream = (standardError ??= openStandardError()),
): Log {
  // Fastify brings its logger; making it through Fastify keeps one version of it.
  const { log } = fastify({
    ...NO_SCHEMAS,
    logger: {
      level,
      stream,
      base: null,
      serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    },
  });
  return log;
}
