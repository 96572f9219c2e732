import { CdpError } from '../chromium/cdp-connection.ts';
import { PageEnded } from './watch-page.ts';

/** What Chromium answers when a renderer died during the print, if it has not noticed the crash itself yet. */
const PRINTING_FAILED = 'Printing failed';

/** Whether a page's process died under its document. */
export function isRendererGone(error: unknown): boolean {
  if (error instanceof PageEnded) return error.kind === 'broken';
  return error instanceof CdpError && error.message === PRINTING_FAILED;
}
