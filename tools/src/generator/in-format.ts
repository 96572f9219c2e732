import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '../workspace.ts';

/** A text in the format of the house, as a file at this path has it. Throws for what cannot be read as what its name says. */
export async function inFormat(path: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return code;
}
