import type Quill from 'quill';
import type { Op } from 'quill';

/**
 * Makes what is taken back at once a word, or what was typed before a pause: the editor's own steps end a second after
 * they began, wherever that is in a word. Answers how to end it.
 */
export function undoByWord(quill: Quill): () => void {
  const end = (change: { ops: Op[] }, _before: unknown, source: string) => {
    const { history } = quill;
    if (source !== 'user' || history.ignoreChange) return;
    if (change.ops.some(endsWord)) history.cutoff();
    // The pause is counted from the last key.
    else history.lastRecorded = Date.now();
  };
  quill.on('text-change', end);
  return () => void quill.off('text-change', end);
}

function endsWord({ insert }: Op): boolean {
  return typeof insert === 'string' && /\s$/.test(insert);
}
