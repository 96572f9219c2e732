import type { Translate } from '@sastre/shared-contracts/shell';
import type { RichTextTexts } from '@sastre/shared-rich-text/lazy';

/** The editor's own texts. */
export function editorTexts(t: Translate): RichTextTexts {
  return {
    toolbar: t('editor.toolbar'),
    blockType: t('editor.blockType'),
    paragraph: t('editor.paragraph'),
    heading1: t('editor.heading1'),
    heading2: t('editor.heading2'),
    heading3: t('editor.heading3'),
    bold: t('editor.bold'),
    italic: t('editor.italic'),
    underline: t('editor.underline'),
    bulletList: t('editor.bulletList'),
    numberedList: t('editor.numberedList'),
    alignLeft: t('editor.alignLeft'),
    alignCenter: t('editor.alignCenter'),
    alignRight: t('editor.alignRight'),
    alignJustify: t('editor.alignJustify'),
    link: t('editor.link'),
    linkAddress: t('editor.linkAddress'),
    linkInvalid: t('editor.linkInvalid'),
    applyLink: t('editor.applyLink'),
    removeLink: t('editor.removeLink'),
    cancelLink: t('editor.cancelLink'),
    undo: t('editor.undo'),
    redo: t('editor.redo'),
  };
}
