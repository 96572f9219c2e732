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
export function EditorPanel({ cv, pictures, onChange }: EditorPanelProps) {
  return (
    <div className={styles['panel']}>
      <TemplateChoice cv={cv} onChange={onChange} />
      <ColourPickers cv={cv} onChange={onChange} />
      <PictureSelector cv={cv} pictures={pictures} onChange={onChange} />
      <SectionList cv={cv} onChange={onChange} />
    </div>
  );
}
