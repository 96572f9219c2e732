/** An operating system user by number. */
export interface ChromiumUser {
  uid: number;
  gid: number;
}

// A number without a name in the user table: no file of this machine belongs to it, the database's least of all.
const UNNAMED = 47011;

/** The user that Chromium runs as when the server is root; `undefined` when the server cannot change users. */
export function chromiumUser(): ChromiumUser | undefined {
  return process.getuid?.() === 0 ? { uid: UNNAMED, gid: UNNAMED } : undefined;
}
