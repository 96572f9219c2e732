import { isTailored } from '@sastre/shared-contracts/api';
import { useLanguage } from '@sastre/shared-contracts/shell';
import { documentLanguage } from '@sastre/shared-cv-document';
import { memo, useDeferredValue } from 'react';
import { ColourPickers } from './colours/colour-pickers.view.tsx';
import { DateFormatChoice } from './language/date-format.view.tsx';
import { FontChoice } from './fonts/font-choice.view.tsx';
import { LanguageChoice } from './language/language-choice.view.tsx';
import { optionsOf, type LayoutProps } from './layout.rules.ts';
import styles from './panel.module.css';
import type { PictureChoices } from './pictures/picture-choices.ts';
import { PictureSelector } from './pictures/picture-selector.view.tsx';
import { SectionList } from './sections/section-list.view.tsx';
import { TemplateChoice } from './template/template-choice.view.tsx';
import { TypeChoice } from './type/type-choice.view.tsx';

export interface EditorPanelProps extends LayoutProps {
  pictures: PictureChoices;
  /** How many the CV has in the preview. */
  pages?: number;
}

/** Left side of /export-pdf: how the CV is laid out. Every action is one change, made by `applyChange`. */
export const EditorPanel = memo(function EditorPanel({
  cv,
  pictures,
  pages,
  onChange,
}: EditorPanelProps) {
  const options = optionsOf(cv);
  const screen = useLanguage();
  // Another template draws nearly all of the panel anew: the preview, which was asked for, comes first.
  const before = useDeferredValue(cv);
  const shown = optionsOf(before).template === options.template ? cv : before;
  const { pictureId } = optionsOf(shown);
  return (
    <div className={styles.panel}>
      <TemplateChoice {...{ cv, options, pictures, onChange }} />
      <FontChoice options={optionsOf(shown)} onChange={onChange} />
      <LanguageChoice cv={shown} onChange={onChange} />
      <DateFormatChoice cv={shown} onChange={onChange} />
      <ColourPickers options={optionsOf(shown)} onChange={onChange} />
      <TypeChoice
        options={optionsOf(shown)}
        language={documentLanguage(shown, screen)}
        pages={pages}
        onChange={onChange}
      />
      <PictureSelector
        pictureId={pictureId}
        cvId={isTailored(shown) ? shown._id : undefined}
        pictures={pictures}
        onChange={onChange}
      />
      <SectionList cv={shown} onChange={onChange} />
    </div>
  );
});
