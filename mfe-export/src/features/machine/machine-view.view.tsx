import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, IconButton, Note, Spinner } from '@sastre/shared-ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { optionsOf } from '../panel/layout.rules.ts';
import { failureText } from '../document/failure-text.ts';
import { FieldList } from './field-list.view.tsx';
import { readFields } from './fields/fields.rules.ts';
import { ownHeadings } from './fields/own-headings.rules.ts';
import { withWholeWords } from './fields/whole-words.rules.ts';
import styles from './machine.module.css';
import type { Reading } from './reading.machine.ts';

interface MachineViewProps {
  /** The CV that the sheet shows. */
  cv: Cv;
  reading: Reading | undefined;
  busy: boolean;
  /** Why there is nothing to read. */
  error: unknown;
  onRead: () => void;
  onClose: () => void;
}

/** Beside the sheet: the text as it is read out of the PDF, and the fields that a field reader finds in it. */
export function MachineView({ cv, reading, busy, error, onRead, onClose }: MachineViewProps) {
  const t = useT();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const view = useRef<HTMLElement>(null);
  // A click on its text leaves the focus nowhere; a field or a menu elsewhere has an Escape of its own.
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isOurs = target === document.body || view.current?.contains(target as Node) === true;
    if (key === 'Escape' && isOurs && !defaultPrevented) onClose();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const failed = error !== undefined && !busy;
  return (
    <section ref={view} className={styles.view} aria-labelledby={title} aria-busy={busy}>
      <div className={styles.head}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t('machine.title')}
        </h2>
        <IconButton label={t('machine.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className={styles.help}>{t('machine.help')}</p>
      <div role="status">
        {busy && (
          <p className={styles.busy}>
            <Spinner label={t('machine.reading')} />
            <span aria-hidden="true">{t('machine.reading')}</span>
          </p>
        )}
      </div>
      {failed && <Note tone="error">{failureText({ step: 'print', error }, t)}</Note>}
      {(failed || (reading !== undefined && reading.of !== cv && !busy)) && (
        <Again isOld={!failed} onRead={onRead} />
      )}
      {reading !== undefined && <Read reading={reading} />}
    </section>
  );
}

function Again({ isOld, onRead }: { isOld: boolean; onRead: () => void }) {
  const t = useT();
  return (
    <div className={styles.again}>
      {isOld && <p>{t('machine.old')}</p>}
      <Button size="s" onClick={onRead}>
        {t('machine.again')}
      </Button>
    </div>
  );
}

function Read({ reading }: { reading: Reading }) {
  const t = useT();
  const id = useId();
  const pages = useMemo(() => wholePages(reading), [reading]);
  const language = useLanguage();
  const fields = useMemo(
    () => readFields(pages, ownHeadings(reading.of, language)),
    [pages, reading, language],
  );
  return (
    <div className={styles.read}>
      <div>
        <h3>{t('machine.fields')}</h3>
        <FieldList fields={fields} />
      </div>
      <div>
        <h3 id={id}>{t('machine.text')}</h3>
        <div className={styles.text} role="region" aria-labelledby={id} tabIndex={0} dir="auto">
          {pages.map((lines, page) => (
            <pre key={page}>{lines.join('\n')}</pre>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A sheet that breaks no words has hyphens of its own alone. */
function wholePages({ of, pages }: Reading): string[][] {
  return optionsOf(of).hyphenation === true ? pages.map(withWholeWords) : pages;
}
