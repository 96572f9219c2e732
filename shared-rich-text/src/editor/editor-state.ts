import type Quill from 'quill';

/** What the toolbar shows: the looks at the cursor, and whether there is something to undo or redo. */
export interface EditorState {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  link: boolean;
  /** Block type, 0 for a paragraph. */
  header: 0 | 1 | 2 | 3;
  list: 'bullet' | 'ordered' | '';
  align: 'center' | 'right' | 'justify' | '';
  canUndo: boolean;
  canRedo: boolean;
}

export const BLANK_STATE: EditorState = {
  bold: false,
  italic: false,
  underline: false,
  link: false,
  header: 0,
  list: '',
  align: '',
  canUndo: false,
  canRedo: false,
};

/** The state now. Without a selection (the focus is elsewhere) the looks stay as they were. */
export function editorState(quill: Quill, before: EditorState): EditorState {
  const range = quill.getSelection();
  const next = {
    ...before,
    ...(range ? looks(quill.getFormat(range)) : {}),
    canUndo: quill.history.stack.undo.length > 0,
    canRedo: quill.history.stack.redo.length > 0,
  };
  return JSON.stringify(next) === JSON.stringify(before) ? before : next;
}

function looks(format: Readonly<Record<string, unknown>>): Partial<EditorState> {
  const { header, list, align } = format;
  return {
    bold: Boolean(format['bold']),
    italic: Boolean(format['italic']),
    underline: Boolean(format['underline']),
    link: Boolean(format['link']),
    header: header === 1 || header === 2 || header === 3 ? header : 0,
    list: list === 'bullet' || list === 'ordered' ? list : '',
    align: align === 'center' || align === 'right' || align === 'justify' ? align : '',
  };
}
