export { htmlToMarkdown, sanitizePastedHtml } from '../html-to-markdown.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
export type { RichTextEditorProps, RichTextTexts } from './rich-text.types.ts';
