/** A key as it is written on it; `mod` is Ctrl, or Cmd where there is one. Those of one letter or sign are it. */
type Key = 'mod' | 'ctrl' | 'shift' | 'enter' | 'esc' | 'home' | 'end' | 'pageUp' | 'pageDown';

/** What keys do, and the ways to press them: each is keys that are held together. */
interface Shortcut {
  does: string;
  ways: readonly (readonly (Key | (string & {}))[])[];
}

/** Every shortcut that there is. Who adds one to an area adds it here. */
export const SHORTCUTS: readonly { group: string; shortcuts: readonly Shortcut[] }[] = [
  {
    group: 'everywhere',
    shortcuts: [
      { does: 'list', ways: [['?']] },
      { does: 'close', ways: [['esc']] },
    ],
  },
  {
    group: 'editing',
    shortcuts: [
      { does: 'save', ways: [['mod', 'S']] },
      { does: 'undo', ways: [['mod', 'Z']] },
      {
        does: 'redo',
        ways: [
          ['mod', 'shift', 'Z'],
          ['ctrl', 'Y'],
        ],
      },
      { does: 'achievement', ways: [['enter']] },
      { does: 'move', ways: [['↑'], ['↓']] },
      { does: 'moveFar', ways: [['home'], ['end']] },
    ],
  },
  { group: 'import', shortcuts: [{ does: 'doubt', ways: [['F8']] }] },
  {
    group: 'text',
    shortcuts: [
      { does: 'bold', ways: [['mod', 'B']] },
      { does: 'italic', ways: [['mod', 'I']] },
      { does: 'underline', ways: [['mod', 'U']] },
    ],
  },
  {
    group: 'preview',
    shortcuts: [
      { does: 'page', ways: [['pageUp'], ['pageDown']] },
      { does: 'pageFar', ways: [['home'], ['end']] },
      { does: 'larger', ways: [['mod', '+']] },
      { does: 'smaller', ways: [['mod', '−']] },
      { does: 'reset', ways: [['mod', '0']] },
    ],
  },
  {
    group: 'crop',
    shortcuts: [
      { does: 'cropMove', ways: [['←'], ['→'], ['↑'], ['↓']] },
      { does: 'cropZoom', ways: [['+'], ['−']] },
    ],
  },
];

/** Where keys write, or choose by letter. */
const TYPED =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=color], [type=range])';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** A question mark that nobody types. */
export function asksForList({ key, altKey, ctrlKey, metaKey, target }: Press): boolean {
  if (key !== '?' || altKey || ctrlKey || metaKey) return false;
  return !(target instanceof Element && target.closest(TYPED) !== null);
}

/** Whether the keyboard of a platform (`navigator.platform`) has a Cmd. */
export function hasCmd(platform: string): boolean {
  return /^(Mac|iP)/.test(platform);
}
