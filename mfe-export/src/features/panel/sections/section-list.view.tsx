import { defaultTailored, type AnySectionKey } from '@sastre/shared-contracts/api';
import { useLatest } from '@sastre/shared-contracts/page';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { ReorderList, type ReorderTexts } from '@sastre/shared-reorder';
import { buttonClass, useAnnounce } from '@sastre/shared-ui';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { orderOf } from './entry-order.view.tsx';
import { isEmptySection } from './excerpt.rules.ts';
import type { LayoutProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';
import { SectionCard, type CardPart } from './section-card.view.tsx';
import { hasOptions } from './section-options.view.tsx';
import { groupsOf } from './section-groups.rules.ts';
import {
  chooseColumn,
  editPath,
  hiddenSections,
  includeSection,
  listedSections,
  moveSection,
  placeOf,
  type Column,
  type ListedSection,
} from './section-list.rules.ts';
import { sectionName } from './section-name.rules.ts';
import styles from './sections.module.css';

/** The sections in their order: what is in the CV, where, and the way to its content. */
export const SectionList = memo(function SectionList({ cv, onChange }: LayoutProps) {
  const t = useT();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const switched = useRef<AnySectionKey>(undefined);
  const [opened, setOpened] = useState<ReadonlySet<`${CardPart} ${AnySectionKey}`>>(new Set());
  // The same list for as long as it says the same: a card is drawn anew only for what it shows itself.
  const listed = JSON.stringify(listedSections(cv));
  const list = useMemo(() => JSON.parse(listed) as ListedSection[], [listed]);
  const words = useMemo<ReorderTexts>(
    () => ({
      handle: (name) => t('panel.sections.handle', { name }),
      hint: t('panel.sections.handleHint'),
      moved: (name, position) => t('panel.sections.moved', { name, position }),
    }),
    [t],
  );
  const place = useCallback(
    (from: number, to: number, over?: number) => placeOf(list, from, to, over),
    [list],
  );
  // In its new column the card is another element.
  useLayoutEffect(() => {
    if (switched.current === undefined) return;
    const card = frame.current?.querySelector(`[data-section="${switched.current}"]`);
    card?.querySelector<HTMLElement>('[data-switch]')?.focus();
    switched.current = undefined;
  });
  const latest = useLatest({ cv, onChange });
  const move = (from: number, to: number, over?: number) => {
    const change = moveSection(cv, from, to, over);
    if (change !== undefined) onChange(change);
  };
  const include = useCallback(
    (key: AnySectionKey, included: boolean) => {
      const now = latest.current;
      now.onChange(includeSection(now.cv, key, included));
    },
    [latest],
  );
  const putInto = useCallback(
    (key: AnySectionKey, column: Column) => {
      const now = latest.current;
      switched.current = key;
      now.onChange(chooseColumn(now.cv, key, column));
      announce(t(`panel.sections.now.${column}`, { name: sectionName(now.cv, key, t) }));
    },
    [announce, latest, t],
  );
  const toggle = useCallback(
    (key: AnySectionKey, part: CardPart) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(`${part} ${key}`)) next.add(`${part} ${key}`);
        return next;
      }),
    [],
  );
  const tailored = cv.tailored ?? defaultTailored;
  const { pdfOptions, foldedBullets = [] } = tailored;
  const hasFolded = foldedBullets.length > 0;
  const hidden = hiddenSections(cv);

  if (list.every(({ key }) => isEmptySection(cv, key))) {
    return (
      <PanelSection title={t('panel.sections.title')}>
        <div className={styles.toolbar} role="group" aria-label={t('panel.sections.add')}>
          {list.map(({ key }) => (
            <Link key={key} to={editPath(cv, key)} className={buttonClass('outline', 's')}>
              {t('panel.sections.addNamed', { name: sectionName(cv, key, t) })}
            </Link>
          ))}
        </div>
        <p className={styles.none}>{t('panel.sections.none')}</p>
      </PanelSection>
    );
  }
  return (
    <PanelSection title={t('panel.sections.title')}>
      <ReorderList count={list.length} words={words} place={place} onMove={move}>
        <div ref={frame} className={styles.groups}>
          {groupsOf(list).map(({ name, rows }) => (
            <div key={name}>
              {(name === 'left' || name === 'right') && (
                <h3 className={styles.column}>{t(`panel.sections.column.${name}`)}</h3>
              )}
              {rows.length === 0 && <p className={styles.none}>{t('panel.sections.bare')}</p>}
              {rows.length > 0 && (
                <ul className={styles.cards}>
                  {rows.map(({ key, column, index }) => (
                    <SectionCard
                      key={key}
                      section={key}
                      name={sectionName(cv, key, t)}
                      column={column}
                      index={index}
                      included={!hidden.includes(key)}
                      empty={isEmptySection(cv, key)}
                      edit={editPath(cv, key)}
                      contact={key === 'personalInfo' ? pdfOptions : undefined}
                      order={orderOf(key, tailored)}
                      excerpt={opened.has(`excerpt ${key}`) ? cv : undefined}
                      hasOptions={hasOptions(cv, key)}
                      options={opened.has(`options ${key}`) ? cv : undefined}
                      folded={hasFolded && key === 'workExperience' ? cv : undefined}
                      onInclude={include}
                      onToggle={toggle}
                      onColumn={putInto}
                      onChange={onChange}
                    />
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </ReorderList>
    </PanelSection>
  );
});
