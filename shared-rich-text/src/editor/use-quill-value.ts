import type Quill from 'quill';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorToMarkdown } from '../html-to-markdown.ts';
import { markdownToDelta } from './delta.ts';
import { BLANK_STATE, editorState, type EditorState } from './editor-state.ts';

/**
 * Ties an editor to markdown: emits what the user changed, replaces the content by a value that is not the one last
 * emitted, and tells what the toolbar should show; `look` reads it anew, as a mark chosen for the next letter is no change.
 */
export function useQuillValue(
  quill: Quill | null,
  value: string,
  onChange: (markdown: string) => void,
): { state: EditorState; look: () => void } {
  const [state, setState] = useState(BLANK_STATE);
  const shown = useRef(value);
  const emit = useEffectEvent(onChange);

  const look = useCallback(() => {
    if (quill) setState((before) => editorState(quill, before));
  }, [quill]);

  useEffect(() => {
    if (!quill) return undefined;
    const changed = (...[, , source]: [unknown, unknown, string]) => {
      if (source !== 'user') return;
      const markdown = editorToMarkdown(quill.root);
      if (markdown === shown.current) return;
      shown.current = markdown;
      emit(markdown);
    };
    quill.on('text-change', changed);
    quill.on('editor-change', look);
    look();
    return () => {
      quill.off('text-change', changed);
      quill.off('editor-change', look);
    };
  }, [quill, look]);

  useEffect(() => {
    if (!quill || value === shown.current) return;
    shown.current = value;
    quill.setContents(markdownToDelta(value), 'api');
    quill.history.clear();
    setState((before) => editorState(quill, before));
  }, [quill, value]);

  return { state, look };
}
