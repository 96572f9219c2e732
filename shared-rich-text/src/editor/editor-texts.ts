import type { EditorLanguage, RichTextTexts } from './rich-text.types.ts';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const TEXTS: Record<EditorLanguage, RichTextTexts> = { en, es, de };

/** The editor's own texts; they travel with its lazy code, so that no room repeats them. */
export function editorTexts(language: EditorLanguage): RichTextTexts {
  return TEXTS[language];
}
