import { foldText } from '../../text/fold-text.ts';
import type { TextRun } from './page-runs.ts';

/** What stands before a character: nothing, white space, or something at which a word may be broken or not. */
export type Gap = 'none' | 'space' | 'break';

/** The folded text of runs, one after the other. */
export interface TextLine {
  text: string;
  gapAt(at: number): Gap;
  runAt(at: number): TextRun | undefined;
}

const GAPS: Gap[] = ['none', 'space', 'break'];

/** True when a run is another element's and stands left of the one before: boxes on a page that runs from right to left. */
function isBehind(run: TextRun, last: TextRun): boolean {
  return run.content !== last.content && run.x < last.x;
}

/** White space, line ends and what stands between them; of characters one by one most are themselves. */
function partsOf(text: string): readonly string[] {
  if (text === '') return [];
  return /\s/.test(text) ? (text.match(/\n|[^\S\n]+|\S+/g) ?? []) : [text];
}

/** Joins runs to one folded text. Where two runs do not follow each other on a page, words may end or go on. */
export function joinRuns(runs: readonly TextRun[]): TextLine {
  const gaps = new Map<number, number>();
  const starts: number[] = [];
  let text = '';
  let gap = 2;
  let last: TextRun | undefined;
  for (const run of runs) {
    starts.push(text.length);
    if (last?.page !== run.page || last.number + 1 !== run.number || isBehind(run, last)) gap = 2;
    last = run;
    for (const part of partsOf(run.text)) {
      if (part.trim() === '') gap = part === '\n' ? 2 : Math.max(gap, 1);
      else {
        if (gap > 0) gaps.set(text.length, gap);
        text += foldText(part);
        gap = 0;
      }
    }
  }
  return {
    text,
    gapAt: (at) => GAPS[gaps.get(at) ?? 0] ?? 'none',
    runAt(at) {
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle;
      }
      return runs[low];
    },
  };
}
