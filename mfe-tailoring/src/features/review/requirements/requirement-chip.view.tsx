import type { Fact, Requirement } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { cx, Icon, VisuallyHidden } from '@sastre/shared-ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { chipLabel } from './chip-label.rules.ts';
import { RequirementDetails } from './requirement-details.view.tsx';
import styles from './requirements.module.css';
import type { Adding } from './requirements.view.tsx';
import { isAddable } from '../changes/rows.rules.ts';

interface Props {
  requirement: Requirement;
  facts: readonly Fact[];
  cvId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  adding: Adding;
}

/** A requirement; pressed, it shows where it was read and what it rests on, or how it can be added. Escape closes it. */
export function RequirementChip(props: Props) {
  const { requirement, facts, cvId, isOpen, onToggle, adding } = props;
  const t = useT();
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    onToggle(false);
    chip.current?.focus();
  };
  // An open chip begins in another row when it was added: what was in its form had the focus.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) chip.current?.focus();
  }, [isOpen]);
  const canAdd = isAddable(requirement);
  const icon = requirement.group === 'shown' ? 'check' : canAdd ? 'plus' : undefined;
  return (
    <>
      <li onKeyDown={close}>
        <button
          ref={chip}
          type="button"
          className={cx(styles.chip, isOpen && styles.open)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          aria-description={canAdd ? t('review.requirements.addable') : undefined}
          title={canAdd ? t('review.requirements.addable') : requirement.term}
          onClick={() => onToggle(!isOpen)}
        >
          {icon !== undefined && <Icon name={icon} size={14} />}
          <span>{chipLabel(requirement.term)}</span>
          {requirement.levelBelow !== undefined && (
            <small>
              <VisuallyHidden>{', '}</VisuallyHidden>
              {t('review.requirements.lowerLevel')}
            </small>
          )}
          {requirement.need === 'nice' && (
            <small>
              <VisuallyHidden>{', '}</VisuallyHidden>
              {t('review.requirements.need.nice')}
            </small>
          )}
        </button>
      </li>
      {isOpen && (
        <li id={`${id}-details`} className={styles.details} onKeyDown={close}>
          <RequirementDetails {...{ requirement, facts, cvId, adding }} />
        </li>
      )}
    </>
  );
}
