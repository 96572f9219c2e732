export { htmlToMarkdown, sanitizePastedHtml } from '../html-to-markdown.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
export type { EditorLanguage, RichTextEditorProps } from './rich-text.types.ts';
