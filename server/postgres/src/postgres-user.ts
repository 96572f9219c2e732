import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** The account that the database's processes run as when the server itself runs as root. */
export interface PostgresUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Finds the account to drop to: `postgres` or else `nobody`, from the passwd file, because initdb
 * refuses root and needs an entry there. `null` when the server is not root: it then stays itself.
 * Throws when root finds neither account.
 */
export async function findPostgresUser(passwdFile = '/etc/passwd'): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const entries = parsePasswd(await readFile(passwdFile, 'utf8'));
  const user = entries.get('postgres') ?? entries.get('nobody');
  if (user) return user;
  throw new Error(
    'The embedded PostgreSQL does not run as root, and neither the user "postgres" nor "nobody" exists. ' +
      'Create one, start the server as an ordinary user, or set DATABASE_URL.',
  );
}

function parsePasswd(text: string): Map<string, PostgresUser> {
  const entries = new Map<string, PostgresUser>();
  for (const line of text.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid || name.startsWith('#')) continue;
    // Some systems write the ids of nobody as -2.
    entries.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 });
  }
  return entries;
}

/**
 * The first folder on the way to `path` (itself included) that `user` cannot enter, judged by mode
 * bits, or `null`. Folders that do not exist yet, and the current user (`null`), are not judged.
 */
export async function firstClosedFolder(
  path: string,
  user: PostgresUser | null,
): Promise<string | null> {
  if (!user) return null;
  for (const folder of foldersTo(resolve(path))) {
    const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!found) return null;
    const { mode, uid, gid } = found;
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return folder;
  }
  return null;
}

function foldersTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersTo(parent), path];
}
