import { findPeriod } from './dates.rules.ts';
import { joined, pieceOf, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { WORD_LISTS, folded } from '@sastre/shared-cv-words';

/** What forms call the name of a person, folded. */
const NAMES = new Set(WORD_LISTS.personLabels);
/** What forms call the trade of a person, folded. */
const TITLES = new Set(WORD_LISTS.tradeLabels);
/** What forms call its parts, folded. */
const GIVEN = new Set(WORD_LISTS.givenLabels);
const FAMILY = new Set(WORD_LISTS.familyLabels);
const LONGEST = 90;

/** The name that a form says: behind its label and a colon, or in the cell beside it. */
export function labelledName(lines: readonly StyledLine[]): Piece | undefined {
  const name = labelled(lines, NAMES);
  if (name !== undefined && /\p{L},?\s\p{L}/u.test(name.text) && !/[\d@]/.test(name.text))
    return name;
  const parts = [labelled(lines, GIVEN), labelled(lines, FAMILY)].filter(
    (part) => part !== undefined && /^\p{Lu}[^\d@:]*$/u.test(part.text),
  );
  const [given, family] = parts;
  return given === undefined || family === undefined ? undefined : joined([given, family], ' ');
}

/** The trade that a form says, as the name. */
export function labelledTitle(lines: readonly StyledLine[]): Piece | undefined {
  return labelled(lines, TITLES);
}

/** `Beruf: ¦ Koch`, a row of a form, is no heading of what one has worked. */
export function saysTrade({ cells: [label, value, ...more] }: StyledLine): boolean {
  return (
    label !== undefined &&
    value !== undefined &&
    more.length === 0 &&
    /:\s*$/.test(label.text) &&
    TITLES.has(folded(label.text)) &&
    value.text.length <= LONGEST &&
    findPeriod(value.text) === undefined
  );
}

function labelled(lines: readonly StyledLine[], labels: ReadonlySet<string>): Piece | undefined {
  for (const line of lines)
    for (const [at, { text }] of line.cells.entries()) {
      const [, label = text, behind] = /^([^:]{2,30}?)\s*:\s*(\S.*)?$/u.exec(text) ?? [];
      const said = behind ?? line.cells[at + 1]?.text;
      const asked = label.replace(/\(\p{L}{1,2}\)/gu, '');
      if (said !== undefined && said.length <= LONGEST && labels.has(folded(asked)))
        return pieceOf(said, line);
    }
  return undefined;
}
