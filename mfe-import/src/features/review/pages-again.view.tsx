import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, Note } from '@sastre/shared-ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { bytesOf } from '../importing/importing.effects.ts';

interface Props {
  /** Of the file whose pages are gone. */
  name: string;
  onPages: (pdf: Uint8Array) => void;
}

/** After a reload the text of a file is there, and its pages are not: they come with the file. */
export function PagesAgain({ name, onPages }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'pagesOther' | 'pageFailed'>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    if (file.name !== name) return setRefused('pagesOther');
    setRefused(undefined);
    try {
      onPages(await bytesOf({ type: 'file', file }));
    } catch {
      setRefused('pageFailed');
    }
  };
  return (
    <>
      <Note tone="info">
        <span>{t('review.pagesGone')}</span>{' '}
        <Button variant="text" size="s" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {t('review.pagesAgain')}
        </Button>
      </Note>
      <input
        ref={input}
        hidden
        type="file"
        accept=".pdf"
        aria-label={t('review.pagesAgain')}
        onChange={(event) => {
          void choose(event);
          // The same file can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      {refused !== undefined && <Note tone="warn">{t(`review.${refused}`, { name })}</Note>}
    </>
  );
}
