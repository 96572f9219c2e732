type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>;

/** Where keys write text, which has an undo of its own. */
const TEXT =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=color], [type=range])';

/** What a key asks for: Ctrl or Cmd with Z, with Shift+Z, or Ctrl+Y; undefined for any other, and in a text. */
export function undoKey(press: Press): 'undo' | 'redo' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = press;
  if (altKey || ctrlKey === metaKey || isText(target)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** Also in the preview's own document, whose elements are of another window. */
function isText(target: EventTarget | null): boolean {
  return target !== null && 'matches' in target && (target as Element).matches(TEXT);
}
