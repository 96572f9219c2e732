import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Button, Card, PAGE_TITLE_ID, SelectField, TextField } from '@sastre/shared-ui';
import { useCallback, useRef, useState } from 'react';
import {
  areOfLanguages,
  lookAlike,
  matches,
  ofOneCompany,
  ORDERS,
  sortItems,
  STATUS_FILTERS,
} from './arrange.rules.ts';
import type { Marked } from './application.machine.ts';
import type { Removals } from './removals.effects.ts';
import { Row } from './row.view.tsx';
import styles from './tailored-list.module.css';
import { useArrangement } from './use-arrangement.ts';

interface Props {
  items: readonly TailoredCvListItem[];
  removals: Removals;
  onRenamed: (id: string, companyName: string, updatedAt: string) => void;
  onMarked: (id: string, marked: Marked) => void;
  onGone: (id: string) => void;
}

/** Every tailored copy, to be sorted and filtered. Rows that the filter hides stay, so that an undo is not cut short. */
export function TailoredList({ items, removals, onRenamed, onMarked, onGone }: Props) {
  const t = useT();
  const language = useLanguage();
  const [{ filter, order, status }, arrange] = useArrangement();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A filter by what nobody has said anything of would be noise.
  const isTracked = status !== '' || items.some(({ application }) => application !== undefined);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const onRemoved = useCallback((id: string, isRemoved: boolean) => {
    setRemoved((before) => {
      if (before.includes(id) === isRemoved) return before;
      return isRemoved ? [...before, id] : before.filter((one) => one !== id);
    });
  }, []);
  const present = items.filter(({ _id }) => !removed.includes(_id));
  const found = present.filter((item) => matches(item, filter, status));
  const alike = lookAlike(present);
  const companies = ofOneCompany(present);
  const tellsLanguage = areOfLanguages(present);
  const isFiltered = filter.trim() !== '' || status !== '';
  return (
    <>
      <div className={styles.tools}>
        <TextField
          ref={field}
          type="search"
          label={t('list.filter')}
          value={filter}
          onChange={(next) => arrange({ filter: next })}
          autoComplete="off"
        />
        <SelectField
          label={t('list.sort')}
          value={order}
          onChange={(next) => arrange({ order: next })}
          options={ORDERS.map((value) => ({ value, label: t(`list.order.${value}`) }))}
        />
        {isTracked && (
          <SelectField
            label={t('list.filterStatus')}
            value={status}
            onChange={(next) => arrange({ status: next })}
            options={STATUS_FILTERS.map((value) => ({
              value,
              label: t(`list.status.${value === '' ? 'any' : value}`),
            }))}
          />
        )}
      </div>
      <h2 ref={heading} className={styles.count} tabIndex={-1}>
        {t('list.count', { number: present.length })}
      </h2>
      <p role="status" className={styles.shown}>
        {isFiltered && t('list.shown', { shown: found.length, total: present.length })}
      </p>
      {isFiltered && found.length === 0 && (
        <p className={styles.noMatch}>
          {filter.trim() === '' ? t('list.noneSoFar') : t('list.noMatch', { text: filter.trim() })}{' '}
          <Button
            variant="text"
            size="s"
            onClick={() => {
              arrange({ filter: '', status: '' });
              field.current?.focus();
            }}
          >
            {t('list.clear')}
          </Button>
        </p>
      )}
      <Card padded={false} className={styles.sheet}>
        <ul className={styles.list} aria-label={t('list.title')}>
          {sortItems(items, order, language).map((item) => (
            <Row
              key={item._id}
              item={item}
              matches={found.includes(item)}
              sharesCompany={companies.has(item._id)}
              tellsLanguage={tellsLanguage}
              looksAlike={alike.has(item._id)}
              removals={removals}
              onRenamed={onRenamed}
              onMarked={onMarked}
              onRemoved={onRemoved}
              onGone={(id, hadFocus) => {
                // The last one takes the list's heading with it.
                const next =
                  items.length > 1 ? heading.current : document.getElementById(PAGE_TITLE_ID);
                if (hadFocus) next?.focus();
                onGone(id);
              }}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}
