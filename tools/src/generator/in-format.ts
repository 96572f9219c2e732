import { format, resolveConfig } from 'prettier';

/** A text in the format of the house, as a file at this path has it. */
export async function inFormat(path: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path, { editorconfig: true })), filepath: path });
}
