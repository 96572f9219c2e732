import { keepsCv, type Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Checkbox } from '@sastre/shared-ui';
import type { OptionsProps } from '../../panel/layout.rules.ts';
import { archivesOf } from './kept-inside.rules.ts';

/** Whether the PDF keeps the CV inside, so that it can be opened again here; an employer sees what it was made with. */
export function KeepChoice({ cv, onChange }: { cv: Cv } & Pick<OptionsProps, 'onChange'>) {
  const t = useT();
  const language = useLanguage();
  return (
    <Checkbox
      label={t('files.keep')}
      hint={t(`files.archives.${archivesOf(cv, language)}`)}
      checked={keepsCv(cv)}
      onChange={(keepCv) => onChange({ pdfOptions: { keepCv } })}
    />
  );
}
