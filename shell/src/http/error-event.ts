import { PROBLEMS, type EndpointRow } from '@sastre/shared-contracts/api';
import type { AnalyticsEvents } from '@sastre/shared-contracts/events';
import type { ApiError } from '@sastre/shared-contracts/shell';

/** A code as ours are, so that nothing that was typed or named by somebody can pass for one. */
const CODE = /^[a-z][a-z0-9-]{0,40}$/;

/**
 * What is reported of a failed call: the path's template without its ids, and of the message what the catalogue says of
 * such a failure. The answer's own words may repeat what the user typed.
 */
export function errorEvent(
  { path }: Pick<EndpointRow, 'path'>,
  { status, code }: Pick<ApiError, 'status' | 'code'>,
): AnalyticsEvents['api_error'] {
  return { endpoint: path, status, message: titleOf(code) };
}

function titleOf(code: string): string {
  const titles: Record<string, { title: string } | undefined> = PROBLEMS;
  return titles[code]?.title ?? (CODE.test(code) ? code : 'unknown');
}
