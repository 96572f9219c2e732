import type { EditorState } from './editor-state.ts';
import type { RichTextTexts } from './rich-text.types.ts';
import styles from './rich-text-editor.module.css';
import { ToolIcon, type ToolName } from './tool-icon.view.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

export interface ToolbarProps {
  state: EditorState;
  texts: RichTextTexts;
  controls: string;
  linking: boolean;
  onFormat: (name: string, value: unknown) => void;
  onLink: () => void;
  onHistory: (direction: 'undo' | 'redo') => void;
}

const MARKS = ['bold', 'italic', 'underline'] as const;
const LISTS = [
  ['bulletList', 'bullet'],
  ['numberedList', 'ordered'],
] as const;
const ALIGNS = [
  ['alignLeft', ''],
  ['alignCenter', 'center'],
  ['alignRight', 'right'],
  ['alignJustify', 'justify'],
] as const;

export function Toolbar(props: ToolbarProps) {
  const { state, texts, controls, onFormat, onLink, onHistory, linking } = props;
  const roving = useRovingFocus();
  const tool = (name: ToolName, pressed: boolean, act: () => void) => (
    <Tool key={name} name={name} label={texts[name]} pressed={pressed} onPress={act} />
  );
  return (
    <div
      {...roving}
      className={styles.bar}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
    >
      <select
        className={styles.type}
        aria-label={texts.blockType}
        value={state.header}
        onChange={(event) => onFormat('header', Number(event.target.value) || false)}
      >
        <option value={0}>{texts.paragraph}</option>
        <option value={1}>{texts.heading1}</option>
        <option value={2}>{texts.heading2}</option>
        <option value={3}>{texts.heading3}</option>
      </select>
      {MARKS.map((name) => tool(name, state[name], () => onFormat(name, !state[name])))}
      <i className={styles.rule} />
      {LISTS.map(([name, list]) =>
        tool(name, state.list === list, () => onFormat('list', state.list === list ? false : list)),
      )}
      <i className={styles.rule} />
      {ALIGNS.map(([name, align]) =>
        tool(name, state.align === align, () => onFormat('align', align || false)),
      )}
      <i className={styles.rule} />
      {tool('link', state.link || linking, onLink)}
      <i className={styles.rule} />
      <Tool name="undo" label={texts.undo} off={!state.canUndo} onPress={() => onHistory('undo')} />
      <Tool name="redo" label={texts.redo} off={!state.canRedo} onPress={() => onHistory('redo')} />
    </div>
  );
}

interface ToolProps {
  name: ToolName;
  label: string;
  pressed?: boolean;
  off?: boolean;
  onPress: () => void;
}

// A tool that is off stays reachable, so that the arrow keys do not jump about while typing.
function Tool({ name, label, pressed, off = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      // The selection stays where it is when the mouse presses a tool.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <ToolIcon name={name} />
    </button>
  );
}
