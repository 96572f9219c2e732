import { PICTURE_EXTENSIONS } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { FileDrop } from '@sastre/shared-cv-form';
import type { Ref } from 'react';

interface Props {
  /** As many pictures as can be kept. */
  full: boolean;
  input: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** Where pictures are brought. */
export function PictureDrop({ full, input, onFiles }: Props) {
  const t = useT();
  return (
    <FileDrop
      title={t('pictures.upload')}
      drop={t('pictures.drop')}
      hint={
        full ? (
          t('pictures.failed.limitReached')
        ) : (
          <>
            <span>{t('pictures.types')}</span> <span>{t('pictures.hint')}</span>
          </>
        )
      }
      extensions={PICTURE_EXTENSIONS}
      multiple
      disabled={full}
      input={input}
      onFiles={onFiles}
    />
  );
}
