import type Quill from 'quill';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import ReactQuill from 'react-quill';
import 'react-quill/dist/quill.core.css';
import { sanitizePastedHtml } from '../html-to-markdown.ts';
import { pastedList } from '../pasted-list.ts';
import { LinkForm } from './link-form.view.tsx';
import { linkAround, type LinkRange } from './link.rules.ts';
import { placeCursor } from './place-cursor.ts';
import { editorModules, FORMATS } from './quill.config.ts';
import styles from './rich-text-editor.module.css';
import type { RichTextEditorProps } from './rich-text.types.ts';
import { undoByWord } from './undo-by-word.ts';
import { Toolbar } from './toolbar.view.tsx';
import { useQuillValue } from './use-quill-value.ts';
import { editorTexts } from './editor-texts.ts';

/** Edits markdown of the dialect as rich text. What it shows is what `markdownToHtml` makes of what it emits. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, label, language, height, autoFocus = false, locked = false } = props;
  const readOnly = props.readOnly === true || locked;
  const texts = editorTexts(language);
  const holder = useRef<ReactQuill>(null);
  const [quill, setQuill] = useState<Quill | null>(null);
  const [link, setLink] = useState<LinkRange | null>(null);
  const id = useId();
  const modules = useMemo(editorModules, []);
  const [initial] = useState(() => placeCursor(value, props.cursor));
  const { state, look } = useQuillValue(quill, value, onChange);

  // Before it is painted, so that the text box never stands there without its name.
  useLayoutEffect(() => setQuill(holder.current?.getEditor() ?? null), []);
  useLayoutEffect(() => (quill ? undoByWord(quill) : undefined), [quill]);
  useLayoutEffect(() => {
    if (!quill || !autoFocus) return;
    quill.setSelection(initial.cursor, 0, 'silent');
    quill.focus();
  }, [quill, autoFocus, initial]);
  useLayoutEffect(() => {
    if (!quill) return;
    const attributes: Record<string, string | null> = {
      id,
      role: 'textbox',
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-readonly': readOnly ? 'true' : null,
      'aria-required': props.required ? 'true' : null,
      'aria-invalid': props.invalid ? 'true' : null,
      'aria-describedby': props.describedBy ?? null,
      lang: props.textLanguage ?? null,
    };
    for (const [name, text] of Object.entries(attributes)) {
      if (text === null) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, text);
    }
  }, [
    quill,
    id,
    label,
    readOnly,
    props.required,
    props.invalid,
    props.describedBy,
    props.textLanguage,
  ]);

  const format = (name: string, wanted: unknown) => {
    // A tool pressed by keyboard has taken the focus; the selection comes back with it.
    quill?.focus();
    quill?.format(name, wanted, 'user');
    look();
  };
  const startLink = () => {
    const range = quill?.getSelection(true);
    if (!quill || !range) return;
    const around = linkAround(quill.getContents().ops, range.index);
    const { index, length } = range.length > 0 || !around ? range : around;
    setLink({ index, length, href: around?.href ?? '' });
  };
  const endLink = (href?: string | false) => {
    setLink(null);
    if (!quill || !link) return;
    if (href && link.length === 0) quill.insertText(link.index, href, 'link', href, 'user');
    else if (href !== undefined) quill.formatText(link.index, link.length, 'link', href, 'user');
    const end = link.index + (link.length || (href ? href.length : 0));
    quill.focus();
    quill.setSelection(end, 0, 'user');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html') || pastedList(text);
    if (!quill?.isEnabled() || !html) return;
    event.preventDefault();
    event.stopPropagation();
    // What is pasted is taken back alone, however soon after a key it came.
    quill.history.cutoff();
    quill.clipboard.onPaste(quill.getSelection(true), { text, html: sanitizePastedHtml(html) });
    quill.history.cutoff();
  };

  return (
    <div
      className={styles.editor}
      data-locked={locked || undefined}
      style={height ? { ['--rich-height' as string]: height } : {}}
    >
      {(!readOnly || locked) && (
        <div inert={locked}>
          <Toolbar
            state={state}
            texts={texts}
            controls={id}
            linking={link !== null}
            onFormat={format}
            onLink={link ? () => endLink() : startLink}
            onHistory={(direction) => quill?.history[direction]()}
          />
        </div>
      )}
      {link && !readOnly && (
        <LinkForm
          href={link.href}
          texts={texts}
          onApply={endLink}
          onRemove={() => endLink(false)}
          onCancel={() => endLink()}
        />
      )}
      <div onPasteCapture={paste}>
        <ReactQuill
          ref={holder}
          className={styles.body}
          theme="default"
          defaultValue={initial.delta}
          formats={FORMATS}
          modules={modules}
          readOnly={readOnly}
          useSemanticHTML={false}
        />
      </div>
    </div>
  );
}
