import { idsOf, trimmed, type Piece } from './pieces.rules.ts';
import {
  isGroup,
  isNameAlone,
  isOfGroups,
  isOfLevels,
  isOfPairs,
  labelOf,
  mended,
  withoutLabel,
} from './skill-lines.rules.ts';
import { isLevel, isSentence, partsOf, withoutStop } from './skill-names.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A skill as it stands in a file. */
export interface ReadSkill {
  name: Piece;
  level: { text: string; lines: readonly number[] } | undefined;
}

const LONGEST = 60;

/** The skills of a part: lists parted by commas and the like, one name a line, or names with levels beside or below. */
export function skillsOf(lines: readonly StyledLine[]): ReadSkill[] {
  const skills: ReadSkill[] = [];
  let row: ReadSkill[] = [];
  // A level that stands alone over names holds until the next group.
  let above: ReadSkill['level'];
  const all = mended(lines);
  const areAbove = isOfPairs(all);
  let shared: ReadSkill['level'];
  for (const [at, line] of all.entries()) {
    const label = labelOf(line);
    if (label?.isAlone && isNameAlone(all[at + 1])) {
      skills.push({ name: { text: label.text.trim(), lines: line.ids }, level: undefined });
      continue;
    }
    if (isGroup(line, all[at + 1]) || (areAbove && at % 2 === 0) || label?.isAlone) {
      above = isLevel(label?.text ?? line.text)
        ? { text: label?.text ?? line.text, lines: idsOf(line) }
        : undefined;
      continue;
    }
    // A list whose names are cells goes on below its comma, and what holds for all of it with it.
    const isSame = label === undefined && /[,;]$/.test(all[at - 1]?.text ?? '') && !line.bullet;
    if (!isSame)
      shared =
        label === undefined
          ? above
          : isLevel(label.text)
            ? { text: label.text, lines: idsOf(line) }
            : undefined;
    if (isOfLevels(line) && isOfGroups(all, at)) {
      // "Frontend", and how good at it: what is meant stands below.
      skills.splice(skills.length - row.length);
      row = [];
      const [only, ...others] = line.cells;
      above =
        only === undefined || others.length > 0
          ? undefined
          : { text: only.text, lines: idsOf(line) };
      continue;
    }
    if (line.cells.length > 1 && isOfLevels(line)) {
      // A row of levels below a row of names.
      for (const [at, { text }] of line.cells.entries()) {
        const skill = row[at];
        if (skill !== undefined) skill.level ??= { text, lines: idsOf(line) };
      }
      continue;
    }
    const before = skills.length;
    for (const cell of withoutLabel(line.cells)) {
      for (const part of partsOf(cell.text)) {
        const name = trimmed(
          withoutStop(part, cell.text).replace(/\s*\([^)]*\)\s*$/, (inside) =>
            isLevel(inside) ? '' : inside,
          ),
        );
        const last = skills.at(-1);
        const inside = /\(([^)]*)\)\s*$/.exec(part)?.[1];
        if (isLevel(part) && last !== undefined) last.level ??= { text: part, lines: line.ids };
        else if (name !== '' && name.length <= LONGEST && !isSentence(name))
          skills.push({
            name: { text: name, lines: line.ids },
            level:
              inside !== undefined && isLevel(inside) ? { text: inside, lines: line.ids } : shared,
          });
      }
    }
    row = skills.slice(before);
  }
  return distinct(skills);
}

function distinct(skills: readonly ReadSkill[]): ReadSkill[] {
  const names = skills.map(({ name }) => name.text.toLowerCase());
  return skills.filter((_skill, at) => names.indexOf(names[at] ?? '') === at);
}
