import { openDatabase, type DatabaseConnection } from '@sastre/db';

const PATIENCE_MS = 24 * 3_600_000;

/** Opens a connection without the limits of a server, which answers people, and closes it after `work`. */
export async function withConnection<T>(
  url: string,
  work: (client: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const limits = { max: 1, answerLimit: 10_000, statementLimit: PATIENCE_MS };
  const { pool, close } = openDatabase(url, limits);
  try {
    const client = await pool.connect();
    try {
      await client.query('set idle_in_transaction_session_timeout = 0');
      return await work(client);
    } finally {
      // Thrown away: whatever was left open on it is rolled back.
      client.release(true);
    }
  } finally {
    await close();
  }
}
