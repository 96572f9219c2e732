type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  cause?: DescribedError;
};

/** An error for the log. Of a database error only code and constraint: its texts quote values that users typed. */
export function describeError(error: Error): DescribedError {
  const { code, constraint, severity, cause } = error as Error & Record<string, unknown>;
  const isDatabaseError = typeof severity === 'string';
  return {
    type: error.name,
    message: isDatabaseError ? 'Database error' : error.message,
    stack: frames(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}
