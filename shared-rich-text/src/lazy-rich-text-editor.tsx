import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { RichTextEditorProps } from './editor/rich-text.types.ts';
import styles from './lazy-rich-text-editor.module.css';

export type { EditorLanguage, RichTextEditorProps } from './editor/rich-text.types.ts';

/** What the lazy editor takes: the editor's own props, and for tests another way to load it. */
export interface LazyRichTextEditorProps extends RichTextEditorProps {
  /** The label stands elsewhere on the screen already; it stays the accessible name. */
  labelHidden?: boolean;
  load?: () => Promise<ComponentType<RichTextEditorProps>>;
}

/** Fetches the editor's code ahead of its use (on hover, on idle). Rejects when it cannot be fetched. */
export async function loadRichTextEditor(): Promise<ComponentType<RichTextEditorProps>> {
  const { RichTextEditor } = await import('./editor/index.ts');
  return RichTextEditor;
}

/**
 * The rich-text editor, fetched when first shown. Until it is there, and for good when it cannot be fetched, a plain text
 * area of three rows edits the same markdown, so nothing typed is lost; each focus of it tries again.
 */
export function LazyRichTextEditor({ labelHidden = false, ...props }: LazyRichTextEditorProps) {
  return (
    <div>
      {!labelHidden && (
        <span className={styles.label} aria-hidden="true">
          {props.label}
          {props.required && <span className={styles.required}>*</span>}
        </span>
      )}
      <EditorOrArea {...props} />
    </div>
  );
}

function EditorOrArea({
  load = loadRichTextEditor,
  ...props
}: Omit<LazyRichTextEditorProps, 'labelHidden'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<{ Editor: ComponentType<RichTextEditorProps> } | null>(null);
  const [taken, setTaken] = useState<Pick<RichTextEditorProps, 'autoFocus' | 'cursor'>>({});
  const [composing, setComposing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    load().then(
      (Editor) => {
        if (!wanted) return;
        setTaken(focusOf(area.current));
        setLoaded({ Editor });
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  // A character that is being composed would be lost with the text area.
  if (loaded && !composing) {
    return <loaded.Editor {...props} {...taken} />;
  }
  return (
    <textarea
      ref={area}
      className={styles.area}
      rows={3}
      style={props.height ? { minHeight: props.height } : {}}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      aria-required={props.required || undefined}
      lang={props.textLanguage}
      readOnly={props.readOnly === true || props.locked}
      autoFocus={props.autoFocus}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => {
        setTaken(focusOf(area.current));
        setComposing(false);
      }}
      onFocus={() => {
        if (!failed) return;
        setFailed(false);
        setAttempt(attempt + 1);
      }}
    />
  );
}

/** What the editor takes over from the text area: the focus with its cursor. */
function focusOf(
  area: HTMLTextAreaElement | null,
): Pick<RichTextEditorProps, 'autoFocus' | 'cursor'> {
  if (area === null || area !== document.activeElement) return {};
  return { autoFocus: true, cursor: area.selectionStart };
}
