import type { MarkedText } from './welcome.texts.ts';

/** The highlighter: marks the one phrase that matters. */
export function Marked({ text: [before, marked, after] }: { text: MarkedText }) {
  return (
    <>
      {before}
      {marked !== undefined && <span className="mark">{marked}</span>}
      {after}
    </>
  );
}
