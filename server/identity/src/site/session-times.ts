/** Seconds that a session and its refresh tokens live. */
export const SESSION_SECONDS = 12 * 3600;

/** Seconds that an access token lives; what a deleted subject must be denied for, at least. */
export const ACCESS_TOKEN_SECONDS = 300;
