import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** So many lines that begin in bold show that it is a name, in letters at most so long. */
const [ENOUGH, LONGEST] = [2, 30];

/** Parts of skills with the bold names of lists in cells of their own: "**Tools** Hammer · Saw". */
export function withBoldLabels(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    if (part.kind !== 'skills') return part;
    const lines = part.lines.map(parted);
    const changed = lines.filter((line, at) => line !== part.lines[at]).length;
    return changed < ENOUGH || changed < lines.length / 2 ? part : { ...part, lines };
  });
}

function parted(line: StyledLine): StyledLine {
  const [cell, ...more] = line.cells;
  const from = cell?.runs.findIndex(({ bold, text }) => !bold && text.trim() !== '') ?? -1;
  if (cell === undefined || more.length > 0 || from < 1) return line;
  const runs = [cell.runs.slice(0, from), cell.runs.slice(from)];
  const [label = '', said = ''] = runs.map((own) =>
    own
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  const isLabel =
    label.length <= LONGEST && !/[,;:·•|]/u.test(label) && `${label} ${said}` === cell.text;
  if (!isLabel || runs[1]?.some(({ bold, text }) => bold && text.trim() !== '')) return line;
  const [first = [], second = []] = runs;
  return {
    ...line,
    cells: [
      { ...cell, text: label, runs: first },
      { ...cell, text: said, runs: second },
    ],
  };
}
