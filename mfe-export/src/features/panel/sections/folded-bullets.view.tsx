import { useT } from '@sastre/shared-contracts/shell';
import { Button, useAnnounce } from '@sastre/shared-ui';
import { useId, type MouseEvent } from 'react';
import type { LayoutProps } from '../layout.rules.ts';
import { foldedIn, unfold } from './folded-bullets.rules.ts';
import styles from './sections.module.css';

/** The bullets that the CV leaves out, and the way back for each. */
export function FoldedBullets({ cv, onChange }: LayoutProps) {
  const t = useT();
  const id = useId();
  const announce = useAnnounce();
  const folded = foldedIn(cv);
  if (folded.length === 0) return null;
  const show = (bullet: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    nextTo(currentTarget)?.focus();
    onChange(unfold(cv, [bullet]));
    announce(t('panel.sections.folded.shown'));
  };
  return (
    <div className={styles.folded}>
      <p id={id}>{t('panel.sections.folded.label')}</p>
      <ul aria-labelledby={id}>
        {folded.map((bullet) => (
          <li key={bullet}>
            <span dir="auto">{bullet}</span>
            <Button
              variant="text"
              size="s"
              aria-label={t('panel.sections.of', {
                label: t('panel.sections.folded.show'),
                name: bullet,
              })}
              onClick={(event) => show(bullet, event)}
            >
              {t('panel.sections.folded.show')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the focus goes when a button goes: to another of its list, else to the first one of its card. */
function nextTo(button: HTMLElement): HTMLElement | null | undefined {
  const all = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const other = all.find((each) => each !== button);
  return other ?? button.closest('[data-section]')?.querySelector('button');
}
