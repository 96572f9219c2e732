/** A statement or connection that took longer than allowed; its connection is given up. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'DATABASE_TIMEOUT';
  override readonly name = 'DatabaseTimeoutError';
}

const networkCodes = new Set([
  'DATABASE_TIMEOUT',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

// Shutdown, crash, starting or recovering, statement timeout; sessions that were ended for lying idle or taking too long, as
// those of a process that stood still for a while.
const sqlStates = new Set(['57P01', '57P02', '57P03', '57014', '57P05', '25P03', '25P04']);

// Connections that break (08), and whatever a machine may run out of (53): disk, memory, connections.
const sqlClasses = /^(08|53)[0-9A-Z]{3}$/;

// The driver gives these no code.
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether an error means that the database cannot be reached for now (refused, ended, starting,
 * overloaded, full, too slow), so that the call may be repeated later: 503 with Retry-After. Looks into
 * `cause` and into the errors of an `AggregateError` as well.
 */
export function isDatabaseAway(error: unknown): boolean {
  return looksAway(error, 0);
}

function looksAway(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const { code, message, cause, errors } = error as Record<string, unknown>;
  if (typeof code === 'string') {
    if (networkCodes.has(code) || sqlStates.has(code) || sqlClasses.test(code)) return true;
  }
  if (typeof message === 'string' && driverMessages.test(message)) return true;
  if (Array.isArray(errors) && errors.some((inner) => looksAway(inner, depth + 1))) return true;
  return looksAway(cause, depth + 1);
}
