import { useLatest } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { useShownErrors } from '@sastre/shared-cv-form';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Doubts } from './doubts.view.tsx';
import { controlOf, foldedHeadOf, pathOf } from './form-fields.ts';
import { Lacking } from './lacking.view.tsx';
import { checkReview, draftOf } from './missing.rules.ts';
import { Part } from './part.view.tsx';
import { PartFields } from './part-fields.view.tsx';
import {
  doubtsByEntry,
  isFoldable,
  openParts,
  PART_NAMES,
  partOf,
  shapeOf,
  type PartName,
} from './parts.rules.ts';
import { toName, toPath, withCv, withoutDoubt } from './paths.rules.ts';
import styles from './review-form.module.css';
import type { Review, ReviewFormProps } from './review-form.types.ts';
import { useLackingMarks, useMarks } from './use-marks.ts';

/** The form of a CV, filled with what was read. Fields in doubt have a dot. */
export function ReviewForm({ review, onChange, onFocusField, lines, ref }: ReviewFormProps) {
  const t = useT();
  const form = useRef<HTMLDivElement>(null);
  const draft = useMemo(() => draftOf(review.cv), [review.cv]);
  const { blocking: errors, lacking } = useMemo(() => checkReview(review), [review]);
  const lackingNames = Object.keys(lacking).join();
  const lacks = useMemo(
    () => (lackingNames === '' ? [] : lackingNames.split(',').map(toPath)),
    [lackingNames],
  );
  const { shown, onBlur, showAll } = useShownErrors(errors, draft);
  /** By the form's name: its entry opens first. */
  const [wanted, setWanted] = useState<{ path: string }>();
  const want = (path: string) => setWanted({ path: toName(path) });
  const toLookAt = useMemo(
    () => [...review.doubts, ...Object.keys(errors).map(toPath)],
    [review.doubts, errors],
  );
  const [open, setOpen] = useState(() => openParts(review.cv, toLookAt));
  const [folds, setFolds] = useState(0);
  const onFold = useCallback(() => setFolds((count) => count + 1), []);
  const setPart = (name: PartName, isOpen: boolean) => {
    setOpen(
      (now) => new Set([...[...now].filter((one) => one !== name), ...(isOpen ? [name] : [])]),
    );
    onFold();
  };
  const isOpen = (name: PartName) => open.has(name) || !isFoldable(review.cv, name);
  const focusField = (path: string): boolean => {
    if (form.current === null) return false;
    const name = partOf(path);
    if (!isOpen(name)) {
      setPart(name, true);
      want(path);
      return true;
    }
    const control = controlOf(form.current, path);
    if (control === undefined && foldedHeadOf(form.current, path) === undefined) return false;
    if (control === undefined) want(path);
    else control.focus();
    return true;
  };
  useLayoutEffect(() => {
    if (wanted !== undefined && form.current !== null)
      controlOf(form.current, toPath(wanted.path))?.focus();
  }, [wanted]);
  const shape = `${folds} ${shapeOf(review.cv)}`;
  useMarks(form, review.doubts, shape);
  useLackingMarks(form, lacks, t('lacking.here'), shape);
  useImperativeHandle(ref, () => ({
    focusField,
    check: () => {
      const first = Object.keys(errors)[0];
      if (first === undefined) return true;
      showAll();
      setPart(partOf(toPath(first)), true);
      want(first);
      return false;
    },
  }));
  // Parts are given one by one, each over what is there by now.
  const latest = useLatest(review);
  const tell = useLatest(onChange);
  const change = useCallback(
    (part: Partial<CvDraft>) => {
      latest.current = withPart(latest.current, part);
      tell.current(latest.current);
    },
    [latest, tell],
  );
  // The same one while it says the same.
  const openAtFirst = toLookAt.map(toName).join();
  const counts = useMemo(() => doubtsByEntry(review.doubts), [review.doubts]);
  const props = {
    draft,
    errors: shown,
    onChange: change,
    folds: true,
    merges: true,
    wanted,
    openAtFirst: useMemo(() => openAtFirst.split(','), [openAtFirst]),
    notes: useMemo(
      () => new Map([...counts].map(([path, count]) => [path, t('fold.doubts', { count })])),
      [counts, t],
    ),
    onFold,
  };
  return (
    <div
      ref={form}
      tabIndex={-1}
      className={styles.form}
      onBlur={onBlur}
      onFocus={({ target }) => onFocusField(pathOf(target))}
    >
      <Doubts
        review={review}
        lines={lines}
        wrong={new Set([...Object.keys(errors).map(toPath), ...lacks])}
        onGo={focusField}
        onSettle={(path) => onChange(withoutDoubt(review, path))}
        onAllSettled={() => form.current?.focus({ preventScroll: true })}
      />
      <Lacking paths={lacks} cv={review.cv} onGo={focusField} />
      {PART_NAMES.map((name) => (
        <Part
          key={name}
          part={name}
          cv={review.cv}
          doubts={review.doubts.filter((path) => partOf(path) === name).length}
          isOpen={isOpen(name)}
          onToggle={isFoldable(review.cv, name) ? () => setPart(name, !isOpen(name)) : undefined}
        >
          <PartFields part={name} {...props} />
        </Part>
      ))}
    </div>
  );
}

function withPart(review: Review, part: Partial<CvDraft>): Review {
  const { pictureId: _picture, coverLetter: _letter, ...content } = part;
  return withCv(review, { ...review.cv, ...content });
}
