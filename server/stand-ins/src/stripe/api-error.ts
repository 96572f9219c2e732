/** A refusal in the provider's words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    more: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }

  /** The body of the answer. */
  get body(): object {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

/** There is no such object. */
export function missing(what: string, id: string): ApiError {
  return new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });
}
