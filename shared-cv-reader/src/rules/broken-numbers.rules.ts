import { findPeriod } from './dates.rules.ts';
import { withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A telephone number at the end of a line, or how one begins. */
const START = /(?<![\p{L}\d])(?:\+|\(?0)[\d\s()/.-]{1,24}$/u;
/** How one can go on: digits, with nothing but a sign or an address of mail behind them. */
const REST = /^[\d(][\d\s()/.-]{0,20}(?=$|[,;|·•]|\s?[–—]\s|\s[^\s@]+@)/u;
/** So many digits has a whole number. */
const [FEWEST, MOST] = [8, 15];

/** Lines in which telephone numbers that a line's end breaks are whole again. */
export function withWholeNumbers(lines: readonly StyledLine[]): StyledLine[] {
  return lines.reduce<StyledLine[]>((whole, next) => {
    const line = whole.at(-1);
    const last = line?.cells.at(-1);
    const [first, ...more] = next.cells;
    if (line === undefined || last === undefined || first === undefined || !isOne(line, next))
      return [...whole, next];
    const cells = [
      ...line.cells.slice(0, -1),
      withText(last, `${last.text} ${first.text}`),
      ...more,
    ];
    const also = [...(line.also ?? []), next.id, ...(next.also ?? [])];
    return [...whole.slice(0, -1), { ...line, text: `${line.text} ${next.text}`, cells, also }];
  }, []);
}

function isOne(line: StyledLine, next: StyledLine): boolean {
  if (next.bullet) return false;
  const [start = ''] = START.exec(line.text) ?? [];
  const [rest = ''] = REST.exec(next.text) ?? [];
  if (start === '' || rest === '' || findPeriod(rest) !== undefined) return false;
  const digits = `${start}${rest}`.replace(/\D/g, '').length;
  return digits >= FEWEST && digits <= MOST;
}
