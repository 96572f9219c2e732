import type { Translate } from '@sastre/shared-contracts/shell';
import type { RichTextTexts } from '@sastre/shared-rich-text/lazy';

/** Names of the toolbar's buttons. */
export function editorTexts(t: Translate): RichTextTexts {
  return {
    toolbar: t('editor.toolbar'),
    block: t('editor.block'),
    paragraph: t('editor.paragraph'),
    heading: t('editor.heading'),
    bold: t('editor.bold'),
    italic: t('editor.italic'),
    underline: t('editor.underline'),
    bulletList: t('editor.bulletList'),
    orderedList: t('editor.orderedList'),
    align: t('editor.align'),
    link: t('editor.link'),
    undo: t('editor.undo'),
    redo: t('editor.redo'),
  };
}
