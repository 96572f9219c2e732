import { COMMA } from './commas.rules.ts';
import {
  goesOn,
  idsOf,
  isOneBlock,
  looksOther,
  trimmed,
  wouldHaveFitted,
  type Piece,
} from './pieces.rules.ts';
import { joinedLines } from './broken-words.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { levelOfSkill } from './levels.rules.ts';

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

function isOfLevels({ cells }: StyledLine): boolean {
  return cells.every(({ text }) => isLevel(text));
}

/** Whether a row of levels is said of groups: as many names stand above it, and several rows without levels below. */
function isOfGroups(lines: readonly StyledLine[], at: number): boolean {
  const [names, levels, ...below] = lines.slice(at - 1, at + 3);
  if (at === 0 || names === undefined || levels === undefined || below.length < 2) return false;
  const isOfNames = names.cells.every(({ text }) => partsOf(text).length === 1);
  return isOfNames && names.cells.length === levels.cells.length && !below.some(isOfLevels);
}

/** What stands before a list and a colon, or in a cell of its own; `isAlone` where the list stands below. */
function labelOf({ cells }: StyledLine): { text: string; isAlone: boolean } | undefined {
  const [first, second] = cells;
  if (first === undefined) return undefined;
  const [, text, behind = ''] = /^([^,;:：]{2,40})[:：]\s*(.*)$/u.exec(first.text) ?? [];
  if (text !== undefined)
    return isLevel(behind) || isRated(behind)
      ? undefined
      : { text, isAlone: behind === '' && cells.length === 1 };
  const isLabel = second !== undefined && withoutLabel(cells) !== cells;
  return isLabel ? { text: first.text, isAlone: false } : undefined;
}

/** Whether a name and its colon are all that is said: nothing stands below, or the next list has a name of its own. */
function isNameAlone(next: StyledLine | undefined): boolean {
  return next === undefined || labelOf(next) !== undefined;
}

/** A line that stands out of the lists below it names what they are about. */
function isGroup(line: StyledLine, next: StyledLine | undefined): boolean {
  if (
    next === undefined ||
    (line.bullet && next.bullet) ||
    next.cells.every(({ text }) => isLevel(text))
  )
    return false;
  if (line.cells.some(({ text }) => partsOf(text).length > 1)) return false;
  if (!looksOther(line, next)) return false;
  const size = ({ cells }: StyledLine) =>
    Math.max(...cells.flatMap(({ runs }) => runs.map((run) => run.size)));
  const isBold = ({ cells }: StyledLine) =>
    cells.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === ''));
  // An item is a group where its list stands below it in smaller letters.
  if (line.bullet) return size(line) > size(next) + 0.6 && isBold(line) && !isBold(next);
  return size(line) > size(next) + 0.6 || (isBold(line) && !isBold(next));
}

/** A single name above each list: what the list is about. */
function isOfPairs(lines: readonly StyledLine[]): boolean {
  const isPaired = ({ cells, text, bullet }: StyledLine, at: number) =>
    !bullet && cells.length === 1 && partsOf(text).length > 1 === (at % 2 === 1);
  return lines.length > 2 && lines.length % 2 === 0 && lines.every(isPaired);
}

/** The first cell of a row names the list beside it. */
function withoutLabel(cells: StyledLine['cells']): StyledLine['cells'] {
  const [first, ...lists] = cells;
  const isLabel =
    first !== undefined &&
    lists.length === 1 &&
    partsOf(first.text).length === 1 &&
    partsOf(lists[0]?.text ?? '').length > 1;
  return isLabel ? lists : cells;
}

/** Lines that go on with a list are one line. */
function mended(lines: readonly StyledLine[]): (StyledLine & { ids: number[] })[] {
  const whole: (StyledLine & { ids: number[]; last: StyledLine })[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isOne =
      above !== undefined &&
      !line.bullet &&
      !LABELLED.test(line.text) &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      (/[,;•·|]$/.test(above.text) ||
        (LIST.test(above.text) && goesOn(above.last, line)) ||
        isWrapped(above.last, line) ||
        (/^\p{Ll}/u.test(line.text) && !wouldHaveFitted(above.last, line)));
    if (isOne) {
      const text = joinedLines(above.text, line.text);
      const [cell] = above.cells;
      whole[whole.length - 1] = {
        ...above,
        text,
        cells: cell === undefined ? [] : [{ ...cell, text }],
        ids: [...above.ids, line.id],
        last: line,
      };
    } else whole.push({ ...line, ids: [line.id], last: line });
  }
  return whole;
}

/** A name that a narrow column wraps: the file itself calls both lines one, and the next word had no room. */
function isWrapped(above: StyledLine, next: StyledLine): boolean {
  return isOneBlock(above, next) === true && !wouldHaveFitted(above, next);
}

/** A list that is named begins anew. */
const LABELLED = /^[^,;:]{2,40}:\s/;
/** Several names with signs between. */
const LIST = /[,;•·|]\s/;

/** How good somebody is in a skill, by signs or a share. */
const RATING =
  /[\s:–-]*(?:[★☆●○◉◯■□▪▫⬤◐✦✩✰•·]\s?){3,}|[\s:–-]*\b\d{1,3}\s?%|\s*\b[1-5]\s?\/\s?5\b/gu;

/** What stands between names of a list. */
const BETWEEN = new RegExp(String.raw`\s*[;|•·●▪]\s*|${COMMA.source}|,$|\s+[–—]\s+|\s{2,}`, 'u');

/** Names within a line; a label before a colon is none of them, unless nothing or a level stands behind it. */
function partsOf(all: string): string[] {
  const text = all.replace(RATING, ' ').replace(/\)\s*:\s*$/, ')');
  const [, label = '', behind = ''] = /^([^,;:]{2,60}):\s*(.*)$/u.exec(text) ?? [];
  if (label !== '' && (behind.trim() === '' || isLevel(behind)) && text !== all)
    return [label.trim()];
  if (label !== '' && isLevel(behind)) return [label.trim(), behind.trim()];
  const list = text.replace(/^[^,;:]{2,40}:\s+(?=\S)/u, '');
  if (/:$/.test(list.trim())) return [];
  return withClasses(list.split(BETWEEN).map((part) => part.trim()));
}

/** "Führerschein B": a licence to drive with its first class. */
const LICENCE =
  /(?:führerschein|fahrerlaubnis|driving licen[cs]e|driver['’]s licen[cs]e|carn[eé]t? de conducir|permiso de conducir|permis de conduire|prawo jazdy|rijbewijs|patente)(?:,?\s(?:klassen?|kat\.|kategorii|category|categor[ií]as?|clases?|tipos?|cat\.))?\s(?:[A-DT][12]?E?|BE)$/iu;
const CLASS = /^(?:[A-DLMT][12]?E?|AM)$/u;

/** The classes of a licence stay with it: "Führerschein B, BE". */
function withClasses(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let isLicence = false;
  for (const part of parts) {
    const goesOn: boolean = isLicence && CLASS.test(part);
    if (goesOn) whole.push(`${whole.pop()}, ${part}`);
    else whole.push(part);
    isLicence = goesOn || LICENCE.test(part);
  }
  return whole;
}

/** The full stop of a list that is set as a sentence belongs to no name. */
function withoutStop(part: string, all: string): string {
  const isLast = all.trim().endsWith(part) && /[,;]\s/u.test(all);
  return isLast ? part.replace(/(?<=[\p{L}\d]{2}|\))\.$/u, '') : part;
}

function isRated(text: string): boolean {
  return text !== '' && text.replace(RATING, '').trim() === '';
}

function isLevel(text: string): boolean {
  return levelOfSkill(text.replace(/[()]/g, '').trim()) !== undefined;
}

export function isSentence(text: string): boolean {
  // A stop behind a few letters may be that of an abbreviation: "kat. B".
  return text.split(' ').length > 6 || /(?:\p{L}{4}|[\d)])[.!?]\s/u.test(text);
}

function distinct(skills: readonly ReadSkill[]): ReadSkill[] {
  const names = skills.map(({ name }) => name.text.toLowerCase());
  return skills.filter((_skill, at) => names.indexOf(names[at] ?? '') === at);
}
