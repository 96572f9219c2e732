import { isHeading } from '../list-lines.rules.ts';
import { withSpacedLists } from '../spaced-lists.rules.ts';
import { sentencesOf } from '../../words/sentences.rules.ts';

/** A sentence of an ad, or a line of it: what may ask for something, with where it stands. */
export interface Unit {
  text: string;
  /** The heading above it. */
  head: string;
  /** What stands before a colon at the head of its line. */
  label: string;
  /** Number of the run of points, or of prose, that it stands in. A heading is a run of its own. */
  run: number;
  isHead: boolean;
  isPoint: boolean;
  /** True for the first sentence of its line. */
  isFirst: boolean;
  /** How far down the ad it stands, in eighths. */
  eighth: number;
}

const LABEL = /^([^:.]{2,50}):\s+\S/;

/** Takes an ad apart by its layout alone, whatever its headings say. */
export function unitsOf(jobText: string): Unit[] {
  const written = jobText.split('\n').map((line) => line.trim());
  const lines = withSpacedLists(written, isHeading);
  const count = lines.filter((line) => line !== '').length;
  const units: Unit[] = [];
  let [head, run, seen, isList] = ['', 0, 0, false];
  lines.forEach((line, at) => {
    if (line === '') return;
    seen += 1;
    const eighth = Math.min(7, Math.floor((seen / count) * 8));
    const isPoint = line.startsWith('- ');
    const isHead = !isPoint && headsLine(line, lines[at - 1] ?? '', lines[at + 1]);
    if (isHead || isPoint !== isList) run += 1;
    isList = isPoint;
    if (isHead) {
      head = line;
      const place = { head: '', label: '', run, eighth };
      units.push({ text: line, ...place, isHead, isPoint, isFirst: true });
      run += 1;
      return;
    }
    const text = line.replace(/^- +/, '');
    const place = { head, label: LABEL.exec(text)?.[1] ?? '', run, eighth };
    sentencesOf(text).forEach((sentence, index) =>
      units.push({ text: sentence, ...place, isHead, isPoint, isFirst: index === 0 }),
    );
  });
  return units;
}

/** True for a line that looks as if it stood above what it names. */
function headsLine(line: string, before: string, after: string | undefined): boolean {
  const count = line.split(/\s+/).length;
  const opensList = after?.startsWith('- ') === true;
  if (/[.;,]$/.test(line)) return false;
  if (line.endsWith(':') && count <= 25 && opensList) return true;
  if (count > 10 || line.length > 75) return false;
  if (/[:?]$/.test(line)) return true;
  if (/:\s/.test(line)) return false;
  const standsAlone = before === '' && (after === '' || (after !== undefined && count <= 5));
  const isShouted = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
  return opensList || standsAlone || isShouted;
}
