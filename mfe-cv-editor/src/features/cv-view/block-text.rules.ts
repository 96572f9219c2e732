import { markdownToText } from '@sastre/shared-rich-text';

/** One entry of a CV, as far as it is copied. */
export interface Block {
  /** Its title and what stands below it. */
  head: readonly string[];
  markdown?: string;
  /** Its list. */
  lines?: readonly string[];
}

const filled = (text: string) => text.trim() !== '';

/** What of an entry is typed into one field of a web form: its text and its list; its head where it has neither. */
export function blockText({ head, markdown = '', lines = [] }: Block): string {
  const list = lines.filter(filled).map((line) => `- ${line.trim()}`);
  const told = [markdownToText(markdown), list.join('\n')].filter(filled);
  return told.length > 0 ? told.join('\n\n') : head.filter(filled).join('\n');
}
