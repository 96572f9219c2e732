import { useT } from '@sastre/shared-contracts/shell';
import { FoldButton, FoundText } from '@sastre/shared-cv-form';
import { writtenText } from '@sastre/shared-cv-form/rules';
import { useContentLanguage } from '@sastre/shared-ui';
import type { CvContent } from '@sastre/shared-contracts/api';
import type { ReactNode } from 'react';
import { listsIn, namesIn, type PartName } from './parts.rules.ts';
import styles from './review-form.module.css';

interface Props {
  part: PartName;
  cv: CvContent;
  /** Fields of it that are to be looked at. */
  doubts: number;
  isOpen: boolean;
  /** Absent: it is always open. */
  onToggle: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the form. While it is closed its line says what is in it, and its fields are not there. */
export function Part({ part, cv, doubts, isOpen, onToggle, children }: Props) {
  const t = useT();
  const lang = useContentLanguage();
  const title = t(`part.${part}`);
  if (onToggle === undefined) {
    return (
      <section className={styles.part} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </section>
    );
  }
  const names = namesIn(cv, part).filter((name) => name.trim() !== '');
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>
        <FoldButton className={styles.fold} isOpen={isOpen} onToggle={onToggle}>
          <span className={styles.foldLine}>
            {title}{' '}
            <span className={styles.count}>
              {t('fold.entries', { count: namesIn(cv, part).length })}
            </span>{' '}
            {doubts > 0 && (
              <span className={styles.foldDoubts}>{t('fold.doubts', { count: doubts })}</span>
            )}
            {!isOpen && (
              <span className={styles.foldNames} lang={lang}>
                {names.join(', ')}
              </span>
            )}
          </span>
        </FoldButton>
      </h2>
      {isOpen ? (
        children
      ) : (
        <FoundText text={listsIn(cv, part).map(writtenText).join('\n')} onFound={onToggle} />
      )}
    </section>
  );
}
