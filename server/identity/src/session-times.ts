/** Seconds that a session and its refresh tokens live. */
export const SESSION_SECONDS = 12 * 3600;
