import { useLatest } from '@sastre/shared-contracts/page';
import { messageOf, useShell, useT } from '@sastre/shared-contracts/shell';
import { textLanguage } from '@sastre/shared-cv-document/text-language';
import { Announcer, ContentLanguage, cx, Note, TabPanel, Tabs } from '@sastre/shared-ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { holdsAnything, modeOver } from '../importing/begin.rules.ts';
import { keptPartsOf, withKeptParts } from '../importing/kept-parts.rules.ts';
import type { Context, ImportEvent } from '../importing/importing.machine.ts';
import type { LooseActions } from '../placing/loose-row.view.tsx';
import { LooseList } from '../placing/loose.view.tsx';
import { countUnplaced } from '../placing/placing.rules.ts';
import { useNewEntries } from '../placing/use-new-entries.ts';
import { ReviewForm } from '../review-form/review-form.view.tsx';
import { checkReview, countAsked } from '../review-form/missing.rules.ts';
import { linesOf } from '../review-form/paths.rules.ts';
import type { ReviewFormHandle } from '../review-form/review-form.types.ts';
import { looksLikeAnother } from '../taking/identity.rules.ts';
import { takeOver } from '../taking/take-over.rules.ts';
import { Conflict } from '../taking-over/conflict.view.tsx';
import { LeftOverTexts } from '../taking-over/left-over.view.tsx';
import { Modes } from '../taking-over/modes.view.tsx';
import { nextDoubt, stopsOf, UNPLACED } from './doubts.rules.ts';
import { ReviewBar } from './review-bar.view.tsx';
import styles from './review.module.css';
import { SourceView } from './source.view.tsx';
import { StillOpen } from './still-open.view.tsx';

type Pane = 'file' | 'form';
/** What the form is asked for. */
type Question = { for: 'doubt' | 'check' } | { for: 'field'; path: string };
interface Props {
  context: Context & { kept: object; stored: object };
  saving: boolean;
  send: (event: ImportEvent) => void;
}
const NO_LINES: readonly number[] = [];

/** The file beside the form, what stands in no field, and what becomes of the CV that is there. */
export function ReviewScreen({ context, saving, send }: Props) {
  const t = useT();
  const shell = useShell();
  const { kept, stored, pdf, conflict, error, splitting } = context;
  const { source, review, loose } = kept;
  const isNoCv = source.isNoCv === true;
  const mode = modeOver(stored.cv, kept.mode);
  const isOver = holdsAnything(stored.cv);
  // What is said of the whole follows what is typed: no key waits for it.
  const calm = useDeferredValue(review);
  const taken = useMemo(() => takeOver(stored.cv, calm.cv, mode), [stored, calm.cv, mode]);
  // What is saved must be complete, not what was read: a field may stand in the CV that is there.
  const asked = useMemo(
    () => countAsked(calm, { ...stored.cv, ...taken.cv }),
    [calm, stored, taken],
  );
  const isOther = isOver && looksLikeAnother(stored.cv.personal_info, calm.cv.personal_info);
  const lacking = useMemo(() => Object.keys(checkReview(calm).lacking).length, [calm]);
  const language = useMemo(
    () => textLanguage(source.lines.map(({ text }) => text)),
    [source.lines],
  );
  const [pane, setPane] = useState<Pane>('form');
  const [lines, setLines] = useState(NO_LINES);
  const marked = useMemo(() => new Set(lines), [lines]);
  const form = useRef<ReviewFormHandle>(null);
  const looseHead = useRef<HTMLHeadingElement>(null);
  const unplaced = countUnplaced(loose, review.cv);
  // Taken back as they were, while the page is open.
  const [parts] = useState(() => keptPartsOf(review.cv));
  // What another file left with the CV that is there stays in their place.
  const mayKeep =
    parts !== undefined && (mode === 'replace' || keptPartsOf(stored.cv) === undefined);
  const isKept = mayKeep && keptPartsOf(review.cv) !== undefined;
  const keep = (next: boolean) => {
    const cv = withKeptParts(review.cv, next ? parts : undefined);
    send({ type: 'review', review: { ...review, cv } });
  };
  const last = useRef<{ path: string; index: number }>(undefined);
  // Asked of the form once its pane is shown.
  const [question, ask] = useState<Question>();

  const showPages = (bytes: Uint8Array) => send({ type: 'pages', pdf: bytes });
  const goToUnplaced = () => {
    looseHead.current?.focus();
    // Entries above it get their real height when they come near, and nothing anchors them.
    requestAnimationFrame(() => looseHead.current?.scrollIntoView());
  };
  const goToDoubt = () => {
    const stops = stopsOf(review.doubts, unplaced);
    for (const _tried of stops) {
      last.current = nextDoubt(stops, last.current);
      if (last.current?.path === UNPLACED) return goToUnplaced();
      if (last.current !== undefined && form.current?.focusField(last.current.path)) return;
    }
  };
  const doubts = review.doubts.length;
  const [isAsking, setAsking] = useState(false);
  /** A doubt would stand in the CV, and what is in no field be gone, without a word. */
  const saveAsked = () => {
    if (doubts + unplaced > 0) setAsking(true);
    else send({ type: 'save' });
  };
  const latest = useLatest({ goToDoubt, saveAsked });
  useEffect(() => {
    if (question?.for === 'doubt') latest.current.goToDoubt();
    if (question?.for === 'field') form.current?.focusField(question.path);
    if (question?.for === 'check' && form.current?.check()) latest.current.saveAsked();
  }, [question, latest]);
  const askForm = (what: 'doubt' | 'check') => {
    setPane('form');
    ask({ for: what });
  };
  useNewEntries(loose, review.cv, (path) => {
    setPane('form');
    ask({ for: 'field', path });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      setPane('form');
      ask({ for: 'doubt' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const save = (act: () => void) => {
    if (asked === 0) act();
    else askForm('check');
  };
  const look = () => {
    setAsking(false);
    if (doubts > 0) askForm('doubt');
    else goToUnplaced();
  };
  const again = () => {
    const isSure = kept.isTouched !== true || shell.dialogs.confirm(t('review.againQuestion'));
    if (isSure) send({ type: 'again' });
  };
  const acts = useLatest({
    onDoubt: () => askForm('doubt'),
    onUnplaced: goToUnplaced,
    onAgain: again,
    onFinish: () => save(saveAsked),
  });
  const placing = useMemo(
    (): LooseActions => ({
      onPlace: (id, target) => {
        setAsking(false);
        send({ type: 'place', id, target });
      },
      onDrop: (id) => send({ type: 'drop', id }),
      onPutBack: (id) => send({ type: 'putBack', id }),
      onFocusLines: setLines,
    }),
    [send],
  );
  const file = source.name === '' ? t('review.pasted') : t('review.file');
  return (
    <Announcer>
      <div className={styles.stack}>
        <div className={styles.stack} inert={saving}>
          {isNoCv && <Note tone="warn">{t('review.noCv')}</Note>}
          {isOther && <Note tone="warn">{t('taking.other')}</Note>}
          <div className={styles.tabs}>
            <Tabs
              label={t('review.panes')}
              tabs={[
                { id: 'form', label: t('review.form') },
                { id: 'file', label: file },
              ]}
              active={pane}
              onChange={setPane}
            />
          </div>
          <div className={styles.panes}>
            <div className={cx(styles.pane, styles.aside, pane !== 'file' && styles.folded)}>
              <TabPanel tab="file">
                <SourceView {...{ source, pdf, marked }} onPages={showPages} />
              </TabPanel>
            </div>
            <div className={cx(styles.pane, pane !== 'form' && styles.folded)}>
              <TabPanel tab="form">
                <ContentLanguage value={language}>
                  <ReviewForm
                    ref={form}
                    review={review}
                    lines={source.lines}
                    onChange={(next) => send({ type: 'review', review: next })}
                    onFocusField={(path) =>
                      setLines(path === undefined ? NO_LINES : linesOf(review, path))
                    }
                  />
                </ContentLanguage>
              </TabPanel>
            </div>
          </div>
          <LooseList
            {...{ loose, review: calm, making: splitting, head: looseHead, ...placing }}
            isKept={mayKeep ? isKept : undefined}
            onKeep={keep}
          />
          {isOver && (
            <Modes
              {...{ mode, isOther, changes: taken.changes }}
              onMode={(next) => send({ type: 'mode', mode: next })}
            />
          )}
          <LeftOverTexts leftOver={taken.leftOver} />
        </div>
        {error !== undefined && <Note tone="error">{messageOf(error, t('failure.save'))}</Note>}
        {conflict && <Conflict onOver={() => save(() => send({ type: 'save' }))} />}
      </div>
      <ReviewBar
        {...{ doubts, asked, lacking, unplaced, saving, isNoCv, acts }}
        over={isOver ? mode : undefined}
        stillOpen={
          isAsking &&
          doubts + unplaced > 0 && (
            <StillOpen
              {...{ doubts, unplaced, isKept, saving }}
              onLook={look}
              onFinish={() => send({ type: 'save' })}
            />
          )
        }
      />
    </Announcer>
  );
}
