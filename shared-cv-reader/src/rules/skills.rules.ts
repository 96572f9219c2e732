import { idsOf, trimmed, type Piece } from './pieces.rules.ts';
import {
  isLevel,
  isRated,
  isSentence,
  partsOf,
  ratingIn,
  withoutStop,
} from '@sastre/shared-cv-words';
import {
  areAboveItems,
  areOfLists,
  isGroup,
  isNameAlone,
  isOfGroups,
  isOfLevels,
  isOfPairs,
  labelOf,
  mended,
  withoutLabel,
} from './skill-lines.rules.ts';
import { withWholeCells } from './wrapped-cells.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** A skill as it stands in a file. */
export interface ReadSkill {
  name: Piece;
  level: { text: string; lines: readonly number[]; isRating?: boolean } | undefined;
}

const LONGEST = 60;
/** What marks items and names none: "1.", "*". */
const IS_MARK = /^(?:\d{1,2}\s?[.)]?|[^\p{L}\p{N}]*)$/u;

/** The skills of a part: lists parted by commas and the like, one name a line, or names with levels beside or below. */
export function skillsOf(lines: readonly StyledLine[]): ReadSkill[] {
  const skills: ReadSkill[] = [];
  let row: ReadSkill[] = [];
  // A level that stands alone over names holds until the next group.
  let above: ReadSkill['level'];
  const all = mended(withWholeCells(lines));
  const areAbove = isOfPairs(all);
  const areHeads = areAboveItems(all);
  const areLists = areOfLists(all);
  // Rings and bars with a share in each stand above the names of what they rate.
  const areRatingsAbove = all[0] !== undefined && isRatingRow(all[0]);
  let ratings: StyledLine | undefined;
  let shared: ReadSkill['level'];
  for (const [at, line] of all.entries()) {
    const label = labelOf(line);
    if (label?.isAlone && isNameAlone(all[at + 1])) {
      skills.push({ name: { text: label.text.trim(), lines: line.ids }, level: undefined });
      continue;
    }
    const isHead = (areAbove && at % 2 === 0) || (areHeads && !line.bullet);
    if (isGroup(line, all[at + 1]) || isHead || label?.isAlone) {
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
    if (areRatingsAbove && isRatingRow(line)) {
      ratings = line;
      continue;
    }
    if (line.cells.length > 1 && isOfLevels(line)) {
      // A row of levels below a row of names.
      for (const [at, { text }] of line.cells.entries()) {
        const skill = row[at];
        if (skill !== undefined) skill.level ??= levelSaid(text, idsOf(line));
      }
      continue;
    }
    const before = skills.length;
    const cells =
      areLists && line.cells.length === 2 ? line.cells.slice(1) : withoutLabel(line.cells);
    for (const [column, cell] of cells.entries()) {
      const parts = partsOf(cell.text);
      const rating = ratingIn(cell.text);
      if (parts.every((part) => part === '') && rating !== undefined) {
        const last = skills.at(-1);
        const isBehind = column > 0 || (cells.length === 1 && !isRated(all[0]?.text ?? ''));
        if (last !== undefined && isBehind) last.level ??= levelSaid(rating, line.ids);
        continue;
      }
      for (const part of parts) {
        const name = trimmed(
          withoutStop(part, cell.text).replace(/\s*\([^)]*\)\s*$/, (inside) =>
            isLevel(inside) ? '' : inside,
          ),
        );
        const last = skills.at(-1);
        const inside = /\(([^)]*)\)\s*$/.exec(part)?.[1];
        if (isLevel(part) && last !== undefined) last.level ??= { text: part, lines: line.ids };
        else if (!IS_MARK.test(name) && name.length <= LONGEST && !isSentence(name))
          skills.push({
            name: { text: name, lines: line.ids },
            level:
              inside !== undefined && isLevel(inside)
                ? { text: inside, lines: line.ids }
                : rating !== undefined && parts.length === 1
                  ? levelSaid(rating, line.ids)
                  : shared,
          });
      }
    }
    row = skills.slice(before);
    if (ratings !== undefined && ratings.cells.length === row.length)
      for (const [at, skill] of row.entries())
        skill.level ??= levelSaid(ratings.cells[at]?.text ?? '', idsOf(ratings));
    ratings = undefined;
  }
  return distinct(skills);
}

/** A row of ratings, one for each of the names below it. */
function isRatingRow({ cells }: StyledLine): boolean {
  return cells.length > 1 && cells.every(({ text }) => isRated(text));
}

function levelSaid(text: string, lines: readonly number[]): NonNullable<ReadSkill['level']> {
  return { text, lines, isRating: ratingIn(text) !== undefined };
}

function distinct(skills: readonly ReadSkill[]): ReadSkill[] {
  const names = skills.map(({ name }) => name.text.toLowerCase());
  return skills.filter((_skill, at) => names.indexOf(names[at] ?? '') === at);
}
