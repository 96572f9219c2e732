/** What is known of a failed call. */
export interface FailedCall {
  /** 0: no answer came, or it was no call at all. */
  status: number;
  code: string | undefined;
  /** Seconds to wait, when the server said so. */
  retryAfter: number | undefined;
}

/** Reads a failed call by its fields: what is bundled with a remote does not have the shell's class of it. */
export function readFailedCall(error: unknown): FailedCall {
  const { status, code, retryAfter } = (error ?? {}) as Partial<Record<keyof FailedCall, unknown>>;
  return {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}
