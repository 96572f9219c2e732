import type { AnySectionKey, Cv, PdfOptions } from '@sastre/shared-contracts/api';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { MoveButton, MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { buttonClass, Checkbox, cx } from '@sastre/shared-ui';
import { memo, useId } from 'react';
import { ContactOptions } from '../contact-options.view.tsx';
import type { LayoutProps } from '../layout.rules.ts';
import { EntryOrderMenu, isSorted, type EntryOrder } from './entry-order.view.tsx';
import { FoldedBullets } from './folded-bullets.view.tsx';
import type { Column } from './section-list.rules.ts';
import { SectionExcerpt } from './section-excerpt.view.tsx';
import { SectionOptions } from './section-options.view.tsx';
import styles from './sections.module.css';

/** What can be opened in a card. */
export type CardPart = 'excerpt' | 'options';

interface Props extends Pick<LayoutProps, 'onChange'> {
  section: AnySectionKey;
  name: string;
  column: Column | undefined;
  index: number;
  included: boolean;
  /** There is nothing in it. */
  empty: boolean;
  /** Where its content is edited. */
  edit: string;
  /** The contact details to choose; of the personal information only. */
  contact?: PdfOptions | undefined;
  /** Of the jobs and courses only. */
  order?: EntryOrder;
  /** The CV whose excerpt is open. */
  excerpt: Cv | undefined;
  /** There is something to choose about how it looks. */
  hasOptions: boolean;
  /** The CV whose options for this section are open. */
  options: Cv | undefined;
  /** The CV that leaves bullets of this section out. */
  folded: Cv | undefined;
  onInclude: (section: AnySectionKey, included: boolean) => void;
  onToggle: (section: AnySectionKey, part: CardPart) => void;
  onColumn: (section: AnySectionKey, column: Column) => void;
}

/** One section: whether it is in the CV, what it says, and all that can be done with it. */
export const SectionCard = memo(function SectionCard(props: Props) {
  const { section, name, column, index, included, empty, edit, contact, order, excerpt } = props;
  const { hasOptions, options, folded, onInclude, onToggle, onColumn, onChange } = props;
  const t = useT();
  const id = useId();
  // Each card has the same words; their names say whose they are.
  const of = (label: string) => t('panel.sections.of', { label, name });
  const action = cx(buttonClass('text', 's'), styles.action);
  const mover = (control: 'back' | 'on' | 'first' | 'last') => {
    const label = t(`panel.sections.move.${control}`);
    return (
      <MoveButton control={control} className={action} label={of(label)}>
        {label}
      </MoveButton>
    );
  };
  const other = column === 'left' ? 'right' : 'left';
  const shown = excerpt !== undefined;
  const toggle = t(shown ? 'panel.sections.hide' : 'panel.sections.show');
  return (
    <ReorderRow as="li" index={index} name={name} className={styles.card}>
      <div
        role="group"
        aria-label={name}
        data-section={section}
        className={cx(!included && styles.off)}
      >
        <div className={styles.head}>
          <Checkbox
            label={name}
            aria-label={t('panel.sections.include', { name })}
            checked={included}
            // Nobody leaves out who they are; what was left out elsewhere can come back.
            disabled={section === 'personalInfo' && included}
            onChange={(checked) => onInclude(section, checked)}
          />
          <span className={styles.end}>
            <button
              type="button"
              className={action}
              aria-expanded={shown}
              aria-controls={shown ? id : undefined}
              aria-label={of(toggle)}
              onClick={() => onToggle(section, 'excerpt')}
            >
              {toggle}
            </button>
            <MoveHandle />
          </span>
        </div>
        {empty && <p className={styles.quiet}>{t('panel.sections.empty')}</p>}
        <div className={styles.actions}>
          <Link to={edit} className={action} aria-label={of(t('panel.sections.edit'))}>
            {t('panel.sections.edit')}
          </Link>
          {mover('back')}
          {mover('on')}
          {section === 'cover-letter' && (
            <>
              {mover('first')}
              {mover('last')}
            </>
          )}
          {column !== undefined && (
            <button
              type="button"
              data-switch=""
              className={action}
              aria-label={of(t(`panel.sections.use.${other}`))}
              onClick={() => onColumn(section, other)}
            >
              {t(`panel.sections.use.${other}`)}
            </button>
          )}
          {hasOptions && (
            <button
              type="button"
              className={action}
              aria-expanded={options !== undefined}
              aria-controls={options && `${id}-options`}
              aria-label={of(t('panel.sections.options'))}
              onClick={() => onToggle(section, 'options')}
            >
              {t('panel.sections.options')}
            </button>
          )}
          {isSorted(section) && <EntryOrderMenu {...{ section, order, onChange }} />}
        </div>
        {contact && <ContactOptions options={contact} onChange={onChange} />}
        {folded && <FoldedBullets cv={folded} onChange={onChange} />}
        {options && (
          <SectionOptions id={`${id}-options`} cv={options} section={section} onChange={onChange} />
        )}
        {shown && <SectionExcerpt id={id} cv={excerpt} section={section} />}
      </div>
    </ReorderRow>
  );
});
