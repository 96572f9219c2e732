import { entryLabelsOf } from '@sastre/shared-cv-words';
import { idsOf, withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A narrow column wraps a label into so many lines. */
const WRAPPED = [3, 2];

/** Lines of a form with each label that its column wraps in one: "Name and address of" above "employer". */
export function withWholeLabels(lines: readonly StyledLine[]): StyledLine[] {
  const whole: StyledLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const rows = WRAPPED.map((many) => lines.slice(at, at + many));
    const wrapped = rows.find(isOneLabel);
    const line = lines[at];
    if (wrapped === undefined) whole.push(...(line === undefined ? [] : [line]));
    else {
      whole.push(wrapped.reduce(joinedRows));
      at += wrapped.length - 1;
    }
  }
  return whole;
}

/** Whether the first cells of rows are a label together, and not before the last of them. */
function isOneLabel(rows: readonly StyledLine[]): boolean {
  if (rows.length < 2 || rows.some(({ cells, bullet }) => cells.length > 2 || bullet)) return false;
  const texts = rows.map(({ cells }) => cells[0]?.text ?? '');
  const isKnown = (many: number) => entryLabelsOf(texts.slice(0, many).join(' ')).length > 0;
  return rows.some(({ cells }) => cells.length > 1) && isKnown(texts.length) && !isKnown(1);
}

function joinedRows(above: StyledLine, below: StyledLine): StyledLine {
  const cells = [0, 1].flatMap((column) => {
    const [one, other] = [above, below].map((line) => line.cells[column]);
    if (one === undefined || other === undefined) return one ?? other ?? [];
    return [withText(one, `${one.text} ${other.text}`)];
  });
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...above, text, cells, also: [...(above.also ?? []), ...idsOf(below)] };
}
