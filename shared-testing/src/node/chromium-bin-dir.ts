import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where test runs of this machine's user unpack Chromium, once for all of them; `CHROMIUM_BIN_DIR` says otherwise. */
export function chromiumBinDir(): string {
  return process.env['CHROMIUM_BIN_DIR'] ?? join(tmpdir(), `sastre-bin-${process.getuid?.() ?? 0}`);
}
