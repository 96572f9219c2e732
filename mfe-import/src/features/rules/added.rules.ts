import type { SectionKind } from '@sastre/shared-contracts/api';
import { entriesOf, hasPeriod, type RawEntry } from './entries.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { goesOn, trimmed, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { partedAtComma } from './work.rules.ts';

/** An entry of an added section as it stands in a file. */
export interface ReadAdded {
  name: Piece | undefined;
  organisation: Piece | undefined;
  place: Piece | undefined;
  period: RawEntry['period'];
  url: Piece | undefined;
  texts: Piece[];
  bullets: Piece[];
}

const URL_TEXT = /(?:https?:\/\/|www\.)\S+/i;
/** Kinds whose entries are a line each. */
const LISTS: readonly SectionKind[] = [
  'interests',
  'certificates',
  'awards',
  'courses',
  'references',
  'publications',
];

/** The entries of a part that becomes an added section. */
export function addedOf(kind: SectionKind, lines: readonly StyledLine[]): ReadAdded[] {
  if (kind === 'interests') return interestsOf(lines);
  const dated = entriesOf(lines, (line) => hasPeriod(line) || isDated(line));
  const isList = LISTS.includes(kind) && dated.length < lines.filter(({ bullet }) => bullet).length;
  if (dated.length === 0 || isList) return linesAsEntries(lines);
  return dated.map(({ names: [name, organisation, ...more], ...entry }) => {
    const parted =
      organisation === undefined && name !== undefined && kind !== 'publications'
        ? partedAtComma(name.text)
        : undefined;
    const [first, second] =
      parted === undefined || name === undefined
        ? [name, organisation]
        : parted.map((text) => ({ ...name, text }));
    return { ...entry, name: first, organisation: second, texts: [...more, ...entry.texts] };
  });
}

function isDated({ bullet, cells }: StyledLine): boolean {
  return (
    !bullet &&
    cells.some(({ text }) => {
      const found = findPeriod(text);
      return (
        found !== undefined && text.length < 100 && (found.to >= text.length - 1 || found.from < 2)
      );
    })
  );
}

function interestsOf(lines: readonly StyledLine[]): ReadAdded[] {
  return lines.flatMap((line) =>
    line.cells.flatMap(({ text }) =>
      text
        .split(/\s*[;|•·]\s*|,\s+/u)
        .map(trimmed)
        .filter((name) => name !== '')
        .map((name) => ({ ...none(), name: { text: name, lines: [line.id] } })),
    ),
  );
}

function none(): ReadAdded {
  return {
    name: undefined,
    organisation: undefined,
    place: undefined,
    period: undefined,
    url: undefined,
    texts: [],
    bullets: [],
  };
}

/** Where no dates part entries, each list item or paragraph is one. */
function linesAsEntries(lines: readonly StyledLine[]): ReadAdded[] {
  const groups: StyledLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && goesOn(last, line)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const ids = group.map(({ id }) => id);
    let text = group.map((line) => line.text).join(' ');
    const entry = none();
    const found = findPeriod(text);
    if (found !== undefined && (found.isRange || found.from > text.length - 24 || found.from < 2)) {
      const { from, to, isRange: _isRange, ...period } = found;
      entry.period = { ...period, lines: ids };
      text = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\(\s*\)/g, ' ');
    }
    const url = URL_TEXT.exec(text)?.[0];
    if (url !== undefined) {
      entry.url = { text: url.replace(/[.,;)]+$/, ''), lines: ids };
      text = text.replace(entry.url.text, ' ');
    }
    const whole = trimmed(text);
    const [name = '', organisation] =
      whole.length < 110 ? whole.split(/\s+[–—|]\s+|,\s+(?=[^,]*$)/) : [whole];
    if (name !== '') entry.name = { text: trimmed(name), lines: ids };
    if (organisation !== undefined)
      entry.organisation = { text: trimmed(organisation), lines: ids };
    return entry;
  });
}
