import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { pageByKey } from './page-keys.rules.ts';
import type { KeyboardEvent } from 'react';
import styles from './preview.module.css';

interface PagerProps {
  /** Counted from 0. */
  page: number;
  pages: number;
  onShow: (page: number) => void;
}

/** Which page is shown, and the arrows. At an end an arrow does nothing, but keeps the focus and its keys. */
export function Pager({ page, pages, onShow }: PagerProps) {
  const t = useT();
  const arrow = (to: number, isEnd: boolean) => ({
    variant: 'text' as const,
    size: 's' as const,
    'aria-disabled': isEnd || undefined,
    onClick: () => {
      if (!isEnd) onShow(to);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = pageByKey(event, page, pages);
      if (next === undefined) return;
      event.preventDefault();
      onShow(next);
    },
  });
  return (
    <div className={styles.pager}>
      <Button {...arrow(page - 1, page === 0)} aria-label={t('preview.previous')}>
        <Icon name="previous" />
      </Button>
      <span role="status">{t('preview.page', { page: page + 1, pages })}</span>
      <Button {...arrow(page + 1, page >= pages - 1)} aria-label={t('preview.next')}>
        <Icon name="next" />
      </Button>
    </div>
  );
}
