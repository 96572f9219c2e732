const MAX_NAME_LENGTH = 200;

/** The name of an account as it was typed, without what nobody sees; undefined where that is none, or too long for one. */
export function nameTyped(typed: string): string | undefined {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name === '' || name.length > MAX_NAME_LENGTH ? undefined : name;
}
