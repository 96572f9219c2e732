import { useEffect, useRef, useState } from 'react';
import { showPage } from '../preview/fill-frame.ts';
import { useFilled, type FrameContent } from '../preview/use-filled.ts';
import { placesOf } from './place.rules.ts';
import { findPlace, markField } from './sheet-marks.ts';
import { changeEnd } from './text-change.rules.ts';
import { pageOfText, pagesOf } from './written-page.ts';

/**
 * Shows a marked document in a frame, marks what shows the field in which somebody writes, and turns to the page of it:
 * when another field is begun, unless a part of it is in sight, and with each change to where the text changed.
 */
export function useFollowing(
  frame: Document | undefined,
  content: FrameContent,
  field: string | undefined,
) {
  const { pages, ending } = useFilled(frame, content);
  const [chosen, setChosen] = useState(0);
  const page = Math.min(chosen, pages - 1);
  const written = useRef<{ field: string; text: string }>(undefined);

  // After what `useFilled` does: the pages are there.
  useEffect(() => {
    if (frame === undefined) return;
    const { exact, near } = placesOf(field ?? '');
    const place = field === undefined ? undefined : findPlace(frame, exact);
    markField(frame, place?.dataset['at']);
    const text = place?.textContent ?? '';
    const before = written.current?.field === field ? written.current?.text : undefined;
    written.current = field === undefined ? undefined : { field, text };
    if (before === text) return;
    const target = place ?? (field === undefined ? undefined : findPlace(frame, near));
    if (target === undefined) return;
    const changed =
      place === undefined || before === undefined
        ? undefined
        : pageOfText(place, changeEnd(before, text));
    if (changed !== undefined) return setChosen(changed);
    const [first = 0, ...others] = pagesOf(target);
    setChosen((shown) => (others.includes(shown) ? shown : first));
  }, [frame, content.rendered, field]);

  useEffect(() => {
    if (frame !== undefined) showPage(frame, page);
  }, [frame, page]);
  return { page, pages, ending, show: setChosen };
}
