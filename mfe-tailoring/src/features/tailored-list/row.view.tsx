import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { formatDay, formatMoment, useLanguageName, useLocale } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT, type Translate } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, cx, Icon, Note, useAnnounce } from '@sastre/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { MainChanges } from '../main-changes/main-changes.view.tsx';
import type { Marked } from './application.machine.ts';
import { Application } from './application.view.tsx';
import type { Removals } from './removals.effects.ts';
import { CompanyForm } from './company-form.view.tsx';
import styles from './tailored-list.module.css';
import { useRow } from './use-row.ts';

interface Props {
  item: TailoredCvListItem;
  /** The filter lets it through. */
  matches: boolean;
  /** Another one is for the same company: the position tells them apart. */
  sharesCompany: boolean;
  /** The copies are in more than one language. */
  tellsLanguage: boolean;
  /** Another one is for the same position, language and day as well: the time tells them apart. */
  looksAlike: boolean;
  removals: Removals;
  onRenamed: (id: string, companyName: string, updatedAt: string) => void;
  onMarked: (id: string, marked: Marked) => void;
  /** It is deleted, or no more so; it can still be undone. */
  onRemoved: (id: string, isRemoved: boolean) => void;
  /** `hadFocus`: the focus must be somewhere else now. */
  onGone: (id: string, hadFocus: boolean) => void;
}

/** One tailored copy: open, its main action, first; review, rename in place, delete with undo, say how far its application is. */
export function Row(props: Props) {
  const { item, matches, sharesCompany, tellsLanguage, looksAlike, removals } = props;
  const { onRenamed, onMarked, onRemoved, onGone } = props;
  const t = useT();
  const locale = useLocale();
  const announce = useAnnounce();
  const row = useRef<HTMLLIElement>(null);
  const wanted = useRef<'undo' | 'rename' | 'delete'>(undefined);
  const controls = {
    undo: useRef<HTMLButtonElement>(null),
    rename: useRef<HTMLButtonElement>(null),
    delete: useRef<HTMLButtonElement>(null),
  };
  const title = t('list.row', { company: item.companyName });
  const date = looksAlike
    ? formatMoment(item.updatedAt, locale)
    : formatDay(new Date(item.updatedAt), locale);
  const written = useLanguageName()(tellsLanguage ? item.language : undefined);
  // What is seen beside the name belongs to it for who only hears it.
  const parts = [
    title,
    sharesCompany && item.position,
    sharesCompany && written,
    looksAlike && date,
  ];
  const name = parts.filter(Boolean).join(', ');
  const hasFocus = () => row.current?.contains(document.activeElement) ?? false;
  const [state, send] = useRow(item, removals, {
    onRenamed: (id, companyName, updatedAt) => {
      wanted.current = 'rename';
      announce(t('list.renamed', { name: t('list.row', { company: companyName }) }));
      onRenamed(id, companyName, updatedAt);
    },
    onGone: (id) => onGone(id, hasFocus()),
    onRefused: () => {
      if (hasFocus()) wanted.current = 'delete';
    },
  });
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const control = controls[wanted.current].current;
    wanted.current = undefined;
    control?.focus();
  });
  const isRemoved = state.hasTag('removed');
  useLayoutEffect(() => onRemoved(item._id, isRemoved), [item._id, isRemoved, onRemoved]);
  const { failure, seen, elsewhere } = state.context;
  const back = (to: 'rename' | 'delete') => (wanted.current = to);

  if (isRemoved) {
    const deleting = state.hasTag('deleting');
    return (
      <li ref={row} className={styles.row}>
        <p className={styles.removed}>{t(deleting ? 'list.deleting' : 'list.deleted', { name })}</p>
        <Button
          ref={controls.undo}
          variant="text"
          size="s"
          busy={deleting}
          aria-label={t('list.undoNamed', { name })}
          onClick={() => {
            back('delete');
            send({ type: 'undo' });
            announce(t('list.restored', { name }));
          }}
        >
          {!deleting && <Icon name="undo" />}
          {t('list.undo')}
        </Button>
      </li>
    );
  }
  if (state.hasTag('naming')) {
    return (
      <li ref={row} className={styles.row}>
        <CompanyForm
          companyName={seen}
          saving={state.hasTag('saving')}
          failed={failure === 'rename'}
          elsewhere={elsewhere}
          onSave={(companyName) => {
            if (companyName.trim() === seen) back('rename');
            send({ type: 'save', companyName });
          }}
          onCancel={() => {
            back('rename');
            send({ type: 'cancel' });
          }}
        />
      </li>
    );
  }
  const { _id: id, position, changes, application } = item;
  const day = (date: Date) => formatDay(date, locale);
  const review = reviewText(changes, t);
  return (
    <li ref={row} className={styles.row} hidden={!matches && failure === undefined}>
      <div className={styles.texts}>
        <p className={styles.name}>{title}</p>
        <p className={styles.date}>
          {position !== undefined && `${position} · `}
          {written !== '' && `${written} · `}
          {t('list.on', { date })}
          {application && ` · ${t('list.since', { date: day(dayOf(application.since)) })}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Link
          to={paths.exportPdf(id)}
          className={cx(buttonClass('outline', 's'), styles.open)}
          aria-label={t('list.openNamed', { name })}
        >
          {t('list.open')}
        </Link>
        <Link
          to={paths.tailoredChanges(id)}
          className={buttonClass('text', 's')}
          aria-label={t('list.reviewNamed', { action: review, name })}
        >
          {review}
        </Link>
        <Button
          ref={controls.rename}
          variant="text"
          size="s"
          aria-label={t('list.renameNamed', { name })}
          onClick={() => send({ type: 'rename', companyName: item.companyName })}
        >
          {t('list.rename')}
        </Button>
        <Button
          ref={controls.delete}
          variant="text"
          size="s"
          className={styles.delete}
          aria-label={t('list.deleteNamed', { name })}
          onClick={() => {
            wanted.current = 'undo';
            send({ type: 'remove' });
            announce(t('list.deleted', { name }));
          }}
        >
          {t('list.delete')}
        </Button>
      </div>
      <Application item={item} name={name} onMarked={onMarked} />
      <MainChanges cvId={id} name={name} isBrief />
      {failure === 'delete' && (
        <div className={styles.failure}>
          <Note tone="error">{t('list.deleteFailed')}</Note>
        </div>
      )}
    </li>
  );
}

/** What the link to the report says: where nothing waits for a decision, what the job asks for can still be read there. */
function reviewText(changes: number | undefined, t: Translate): string {
  if (changes === undefined) return t('list.reviewAll');
  return changes === 0 ? t('list.reviewNone') : t('list.review', { number: changes });
}

/** A day of the calendar, wherever it is read. */
function dayOf(since: string): Date {
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
  return new Date(year, month - 1, day);
}
