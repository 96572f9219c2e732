import { defaultTailored, isTailored } from '@sastre/shared-contracts/api';
import { memo } from 'react';
import { ColourPickers } from './colour-pickers.view.tsx';
import type { LayoutProps } from './layout.rules.ts';
import styles from './panel.module.css';
import type { PictureChoices } from './picture-choices.ts';
import { PictureSelector } from './picture-selector.view.tsx';
import { SectionList } from './section-list.view.tsx';
import { TemplateChoice } from './template-choice.view.tsx';

export interface EditorPanelProps extends LayoutProps {
  pictures: PictureChoices;
}

/** Left side of /export-pdf: how the CV is laid out. Every action is one change, made by `applyChange`. */
export const EditorPanel = memo(function EditorPanel({ cv, pictures, onChange }: EditorPanelProps) {
  const { pdfOptions } = cv.tailored ?? defaultTailored;
  return (
    <div className={styles['panel']}>
      <TemplateChoice options={pdfOptions} onChange={onChange} />
      <ColourPickers options={pdfOptions} onChange={onChange} />
      <PictureSelector
        pictureId={pdfOptions.pictureId}
        cvId={isTailored(cv) ? cv._id : undefined}
        pictures={pictures}
        onChange={onChange}
      />
      <SectionList cv={cv} onChange={onChange} />
    </div>
  );
});
