import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '../workspace.ts';

/** What the formatter reads; other files stay as they are. */
const FORMATTED = /\.([cm]?[jt]sx?|json|css|html)$/;

/** How this house writes its files. */
export function houseFormat(): FormatConfig {
  return JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
}

/** A text in a format, as a file at this path has it. Throws for what cannot be read as what its name says. */
export async function inFormat(
  path: string,
  text: string,
  options: FormatConfig = houseFormat(),
): Promise<string> {
  if (!FORMATTED.test(path)) return text;
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return code;
}
