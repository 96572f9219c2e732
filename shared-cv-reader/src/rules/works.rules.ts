import { isDateAlone } from './body.rules.ts';
import { COMMA_OF_NAMES, endsSentence } from '@sastre/shared-cv-words';
import type { ReadAdded } from './headline.rules.ts';
import { endsInMiddle, joined, trimmed, wouldHaveFitted } from './pieces.rules.ts';
import type { StyledLine, StyledRun } from './styled-line.types.ts';

/** Whether works stand a line each, with their dates beside title and house: "Quiet rivers, Water Review ¦ 2019". */
export function areRows(lines: readonly StyledLine[]): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ bullet, cells: [first, last, ...more] }) => {
      if (bullet || first === undefined || last === undefined || more.length > 0) return false;
      return isDateAlone(last.text) && COMMA_OF_NAMES.test(first.text);
    })
  );
}

/** An entry whose house goes on in the line below, in the look that it has and the title has not. */
export function withWholeHouse(entry: ReadAdded, lines: readonly StyledLine[]): ReadAdded {
  const { name, organisation, texts } = entry;
  const [more, ...rest] = texts;
  if (organisation === undefined || more === undefined || more.lines.length > 1) return entry;
  const at = lines.findIndex(({ id }) => id === organisation.lines.at(-1));
  const [line, next] = lines.slice(at, at + 2);
  if (at < 0 || line === undefined || next === undefined) return entry;
  if (next.id !== more.lines[0]) return entry;
  const looks = runsOf(line).filter(({ text }) => !isDateAlone(text));
  const [last, below] = [looks.at(-1), runsOf(next)[0]];
  const isOwn =
    last !== undefined &&
    below !== undefined &&
    organisation.text.endsWith(trimmed(last.text).split(' ').at(-1) ?? '') &&
    name?.lines.includes(line.id) === true &&
    isAlike(last, below) &&
    looks.some((run) => !isAlike(run, last)) &&
    !isToldBelow(organisation.text, more.text) &&
    !wouldHaveFitted(line, next);
  if (!isOwn) return entry;
  const text = more.text.replace(/\s*\.$/u, '');
  return { ...entry, organisation: joined([organisation, { ...more, text }], ' '), texts: rest };
}

/** A sentence below a house that is whole tells of the work. */
function isToldBelow(house: string, below: string): boolean {
  const isSentence = endsSentence(below) && /^\p{Lu}/u.test(below) && below.split(' ').length > 2;
  return isSentence && !endsInMiddle(house);
}

function runsOf({ cells }: StyledLine): StyledRun[] {
  return cells.flatMap(({ runs }) => runs).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function isAlike(one: StyledRun, other: StyledRun): boolean {
  return (
    one.bold === other.bold && one.italic === other.italic && Math.abs(one.size - other.size) < 0.3
  );
}
