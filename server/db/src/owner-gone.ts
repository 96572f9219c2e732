/** True when a row could not be written as its user was deleted a moment ago. */
export function isOwnerGone(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey');
}
