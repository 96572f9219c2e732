import {
  LIMITS,
  SECTION_KINDS,
  type Section,
  type SectionKind,
} from '@sastre/shared-contracts/api';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Card, Icon } from '@sastre/shared-ui';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { sectionName } from './section-name.rules.ts';
import { focusField } from '../fields/field-places.ts';
import styles from '../form.module.css';
import type { SectionProps } from '../form.types.ts';
import { foldingOf } from '../lists/folding-of.ts';
import { listKeys } from '../lists/list-keys.rules.ts';
import { RemovedRow } from '../lists/removed-row.view.tsx';
import { useList } from '../lists/use-list.ts';
import { useRemoval } from '../lists/use-removal.ts';
import { useReorderTexts } from '../lists/use-reorder-texts.ts';
import { newSection } from '../validation/draft.rules.ts';
import { AddedSection } from './added-section.view.tsx';

/** What a person adds beside the sections of every CV. */
export function MoreSections(props: SectionProps) {
  const { draft, errors, onChange } = props;
  const { sections } = draft;
  const t = useT();
  const { clock } = useShell();
  const words = useReorderTexts('vertical');
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const actions = useList<Section>(sections, (next) => onChange({ sections: next }));
  const focus = (path: string) => {
    if (frame.current !== null) focusField(frame.current, path);
  };
  const { removal, undoRef, remove, undo, settle } = useRemoval(actions, (index) =>
    focus(`sections.${index}.title`),
  );
  useLayoutEffect(() => {
    if (wanted.current !== undefined) focus(wanted.current);
    wanted.current = undefined;
  });
  const add = (kind: SectionKind) => {
    settle();
    const field = kind === 'custom' ? 'title' : 'entries.0.name';
    wanted.current = `sections.${sections.length}.${field}`;
    actions.insert(sections.length, newSection(kind, clock.now(), sections));
  };
  const removed = removal && <RemovedRow name={removal.name} undoRef={undoRef} onUndo={undo} />;
  const keys = listKeys(sections);
  const isFull = sections.length >= LIMITS.addedSections;
  return (
    <div ref={frame} className={styles.stack}>
      {sections.length === 0 && <p className={styles.quiet}>{t('more.empty')}</p>}
      <ReorderList
        count={sections.length}
        words={words}
        onMove={(from, to) => {
          settle();
          actions.move(from, to);
        }}
      >
        {sections.map((section, index) => (
          <Fragment key={keys[index]}>
            {removal?.index === index && removed}
            <AddedSection
              section={section}
              name={sectionName(section, t)}
              index={index}
              errors={errors}
              {...foldingOf(props)}
              onChange={actions.change}
              onRemove={remove}
            />
          </Fragment>
        ))}
      </ReorderList>
      {removal !== undefined && removal.index >= sections.length && removed}
      <Card as="section" aria-label={t('more.addSection')}>
        <h2 className={styles.entryTitle}>{t('more.addSection')}</h2>
        {isFull && (
          <p className={styles.quiet}>{t('more.full', { count: LIMITS.addedSections })}</p>
        )}
        {!isFull && (
          <div className={styles.kinds}>
            {SECTION_KINDS.map((kind) => (
              <Button key={kind} variant="outline" size="s" onClick={() => add(kind)}>
                <Icon name="plus" />
                {t(`more.kind.${kind}`)}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </div>
  );
}
