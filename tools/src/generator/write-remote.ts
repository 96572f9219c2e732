import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FormatConfig } from 'oxfmt';
import { houseFormat, inFormat } from './in-format.ts';

/** Writes the files of a new remote in a format, which is that of the house if no other is named. */
export async function writeRemote(
  directory: string,
  files: Readonly<Record<string, string>>,
  format: FormatConfig = houseFormat(),
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(directory, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await inFormat(path, text, format));
  }
}
