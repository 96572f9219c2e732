/** Languages the editor speaks. */
export type EditorLanguage = 'en' | 'es' | 'de';

/** The editor's visible and spoken texts, in the language of the screen. */
export interface RichTextTexts {
  toolbar: string;
  blockType: string;
  paragraph: string;
  heading1: string;
  heading2: string;
  heading3: string;
  bold: string;
  italic: string;
  underline: string;
  bulletList: string;
  numberedList: string;
  alignLeft: string;
  alignCenter: string;
  alignRight: string;
  alignJustify: string;
  link: string;
  linkAddress: string;
  linkInvalid: string;
  applyLink: string;
  removeLink: string;
  cancelLink: string;
  undo: string;
  redo: string;
}

/** What the rich-text editor takes; the same for the lazy one. */
export interface RichTextEditorProps {
  /** Markdown of the dialect. A value other than the one last emitted replaces the content. */
  value: string;
  /** Called with markdown when, and only when, the user changed something. */
  onChange: (markdown: string) => void;
  /** The accessible name of the text box. */
  label: string;
  /** Language of the editor's own texts. */
  language: EditorLanguage;
  /** Code of the language that the text is in, where it is known. */
  textLanguage?: string | undefined;
  readOnly?: boolean;
  /** Nothing can be changed for a while: read only, and the tools keep their room. */
  locked?: boolean;
  /** Least height of the text area as a CSS length, such as `30em`. Default: three lines. */
  height?: string;
  /** Which tools are offered; `full` is all that the dialect can hold. */
  toolbar?: 'full';
  /** Whether the text box takes the focus when it appears. */
  autoFocus?: boolean;
  /** Where its cursor then stands, as an offset into `value` in UTF-16 units. Default: at the end. */
  cursor?: number;
  /** Id of an element that describes the field (a hint or an error). */
  describedBy?: string;
  /** Whether the field has an error, as told to assistive technology. */
  invalid?: boolean;
  required?: boolean;
}
