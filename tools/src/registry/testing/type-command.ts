import { runRegistry } from '../run-command.ts';

/**
 * Runs the registry command as somebody types it, with `more` as further words; answers what it says, and what it ends
 * with when it fails. It asks the server at `url` unless the line says which or none.
 */
export async function typeCommand(
  line: string,
  settings: Record<string, string>,
  url: string,
  more: readonly string[] = [],
): Promise<{ said: string; failure: string }> {
  const said: string[] = [];
  const asks = /--url|--no-server/.test(line) ? [] : ['--url', url, '--wait', '1'];
  const words = line.split(' ').filter((word) => word !== '');
  const failure = await runRegistry([...words, ...more, ...asks], settings, (text) => {
    said.push(text);
  }).then(
    () => '',
    (error: Error) => error.message,
  );
  return { said: said.join('\n'), failure };
}
