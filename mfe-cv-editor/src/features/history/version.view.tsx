import {
  defaultTailored,
  type Cv,
  type CvVersion,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { formatMoment, useLocale } from '@sastre/shared-contracts/page';
import { useT, type Translate } from '@sastre/shared-contracts/shell';
import { toDraft, type CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Icon, TabPanel, Tabs } from '@sastre/shared-ui';
import { useEffect, useRef, useState } from 'react';
import conflict from '../conflict/conflict.module.css';
import { RowView } from '../conflict/row.view.tsx';
import { differenceRows, type DifferenceRow } from '../conflict/rows.rules.ts';
import { TabView } from '../cv-data/tab-content.view.tsx';
import { filledTabs, type CvTab } from '../cv-data/tabs.rules.ts';
import styles from './history.module.css';
import { shorten } from '../conflict/shorten.rules.ts';
import { otherParts, wordsOf, type DesignPart } from './design.rules.ts';
import { reasonText } from './versions.rules.ts';

interface Props {
  version: CvVersion;
  /** What it says. */
  cv: Cv;
  /** It is the CV as it is stored. */
  isPresent: boolean;
  draft: CvDraft;
  /** How the form is laid out. */
  design: Tailored;
  dirty: boolean;
  restoring: boolean;
  onBack: () => void;
  onRestore: () => void;
  /** Takes over what it says, in the present design. */
  onWords: (words: CvDraft) => void;
}

/** One version: what differs from the form, all that it says, and the way back to it. */
export function VersionView(props: Props) {
  const { version, cv, isPresent, draft, design, dirty, restoring, onBack, onRestore } = props;
  const t = useT();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const then = toDraft(cv);
  const words = differenceRows(draft, then, t, locale);
  const parts = otherParts(design, cv.tailored ?? defaultTailored);
  const rows = parts.length === 0 ? words : [...words, designRow(parts, t, locale)];
  const moment = formatMoment(version.at, locale);
  return (
    <>
      <div>
        <Button variant="text" size="s" onClick={onBack} disabled={restoring}>
          <Icon name="left" />
          {t('history.back')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.moment}>
        {t('history.version', { moment })}
        <span className={styles.changed}>{reasonText(version, t)}</span>
      </h3>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('history.same')}</p>
      ) : (
        <>
          <h4 className={styles.part}>{t('history.differs', { count: rows.length })}</h4>
          <ul
            className={conflict.rows}
            tabIndex={0}
            aria-label={t('history.differs', { count: rows.length })}
          >
            {rows.map((row) => (
              <RowView
                key={row.id}
                row={row}
                mine={{ name: t('history.sides.now'), kept: false }}
                theirs={{ name: t('history.sides.then'), kept: true }}
              />
            ))}
          </ul>
        </>
      )}
      <Whole draft={then} />
      {!isPresent && (
        <div className={styles.foot}>
          {dirty && <p className={styles.quiet}>{t('history.unsaved')}</p>}
          {parts.length > 0 && words.length > 0 && (
            <Button disabled={restoring} onClick={() => props.onWords(wordsOf(then, draft))}>
              {t('history.restoreWords')}
            </Button>
          )}
          <Button variant="filled" busy={restoring} onClick={onRestore}>
            {t('history.restore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** That a version looks other, and in what: restoring brings that back, too. */
function designRow(parts: readonly DesignPart[], t: Translate, locale: string): DifferenceRow {
  const names = parts.map((part) => t(`history.design.${part}`));
  const list = new Intl.ListFormat(locale).format(names);
  const texts = shorten(t('history.design.now'), t('history.design.then', { parts: list }));
  return { id: 'design', label: t('history.part.layout'), ...texts };
}

/** Nothing is edited here. */
const ignore = () => undefined;

function Whole({ draft }: { draft: CvDraft }) {
  const t = useT();
  const [tab, setTab] = useState<CvTab>('personal');
  return (
    <div>
      <h4 className={styles.part}>{t('history.whole')}</h4>
      <Tabs
        group="version"
        label={t('tabs')}
        tabs={filledTabs(draft).map((id) => ({ id, label: t(`tab.${id}`) }))}
        active={tab}
        onChange={setTab}
      />
      <TabPanel group="version" tab={tab}>
        <TabView tab={tab} draft={draft} onEdit={ignore} />
      </TabPanel>
    </div>
  );
}
