/** What a database says of itself. */
export interface SchemaState {
  /** Names of the migrations that ran. */
  ran: readonly string[];
  /** The last one that a server must know; undefined: the database is of a release that did not say so. */
  needs: string | undefined;
}

/** The database is of a newer release than this server, which cannot work on it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Whether a database is newer than a server that knows the migrations `known`, and the server can work on it as it is.
 * Throws a `NewerDatabaseError` with what to do when it cannot.
 */
export function isNewerAndFits(known: readonly string[], { ran, needs }: SchemaState): boolean {
  const unknown = ran.filter((name) => !known.includes(name));
  if (unknown.length === 0) return false;
  if (needs !== undefined && known.includes(needs)) return true;
  throw new NewerDatabaseError(
    `The database is of a newer release: this one does not know ${unknown.join(', ')}` +
      `${needs === undefined ? '' : `, and the tables need ${needs}`}. ` +
      'Start that release again, or restore the backup that was made before it.',
  );
}
