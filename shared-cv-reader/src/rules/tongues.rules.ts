import { kindOf } from './heading-words.rules.ts';
import { folded, isLanguageName, levelOfLanguage } from '@sastre/shared-cv-words';
import type { Part } from './parts.rules.ts';
import { withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What begins a person's languages among other skills, as in the form of Europass. */
const LABEL =
  /^(?:(?:mother|other|foreign) (?:tongue|language)|(?:lingua|lingue) (?:madre|materna|straniere)|(?:altre|outras|autres) (?:lingu|langue)|(?:lengua|idioma|langue|lingua)s? matern|(?:otr[oa]s|outros|altri) (?:idioma|lengua)|mutter ?sprache|(?:weitere|andere|fremd) ?sprache|(?:jezyk ojczysty|jezyki obce|inne jezyki|lingua mae))/;

/** Parts of skills in which languages stand, too, as two: what is no language stays a skill. */
export function withTongues(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'skills') return [part];
    const languages = part.lines.some(isLabel) ? tongueLines(part.lines) : spokenLines(part.lines);
    if (languages.length === 0) return [part];
    const rest = part.lines.filter((line) => !languages.includes(line));
    return [
      { ...part, lines: rest },
      {
        kind: 'languages',
        heading: undefined,
        lines: languages.map(withLabelBefore).map(withoutLabel),
      },
    ];
  });
}

/** Lines of nothing but languages below or behind that word, and languages with how well they are spoken. */
function spokenLines(lines: readonly StyledLine[]): StyledLine[] {
  let isBelow = false;
  const spoken: StyledLine[] = [];
  for (const [at, line] of lines.entries()) {
    const { label, said } = byLabel(line);
    const isNamed = kindOf(label) === 'languages';
    const next = lines[at + 1];
    if (isNamed && said === '') isBelow = next !== undefined && areSpoken(next.text, false);
    else if (isNamed || isBelow) isBelow = areSpoken(isNamed ? said : line.text, false);
    const isRest =
      at > 0 && spoken.at(-1) === lines[at - 1] && /\([^)]*$/u.test(spoken.at(-1)?.text ?? '');
    const areAll = areSpoken(line.text, true) || (/:/u.test(line.text) && areSpoken(said, true));
    if (isRest || (isNamed || isBelow ? isBelow : areAll)) spoken.push(line);
    if (isNamed && said !== '') isBelow = false;
  }
  return spoken;
}

function byLabel({ cells: [first, second], text }: StyledLine): { label: string; said: string } {
  const [, label, said = ''] = /^([^:]{2,30}?)\s*:\s*(.*)$/u.exec(text) ?? [];
  return label === undefined
    ? { label: first?.text ?? '', said: second?.text ?? '' }
    : { label, said };
}

/** Whether a text is a list of languages; `areRated` where each of them is told with how well it is spoken. */
function areSpoken(text: string, areRated: boolean): boolean {
  const parts = text
    .split(/[,;|•·]\s*|(?<=\))\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const told = parts.map((part) => {
    const [, name = part, level = ''] =
      /^([\p{L} ]{1,40}?)\s*(?:[:(–—-])\s*(.+)$/u.exec(part) ?? [];
    return { isKnown: isLanguageName(name), isRated: levelOfLanguage(level) !== undefined };
  });
  const known = told.filter(({ isKnown }) => isKnown).length;
  // No list names all: among those that are known stand others, with how well they are spoken.
  const areNamed = told.every(({ isKnown, isRated }) => isKnown || (isRated && !areRated));
  return known > told.length / 2 && areNamed && (!areRated || told.every(({ isRated }) => isRated));
}

function tongueLines(lines: readonly StyledLine[]): StyledLine[] {
  let isOpen = false;
  return lines.filter((line) => {
    if (isLabel(line)) isOpen = true;
    else if (isOpen) isOpen = isOfGrid(line);
    return isOpen;
  });
}

function isLabel({ cells: [first] }: StyledLine): boolean {
  return first !== undefined && LABEL.test(folded(first.text));
}

/** A language with its levels, levels alone, what the levels are about, or the rest of a word. */
function isOfGrid({ cells }: StyledLine): boolean {
  const [first, ...rest] = cells.map(({ text }) => text);
  if (first === undefined) return false;
  if (isLanguageName(first) || levelOfLanguage(first) !== undefined) return true;
  return (
    rest.length > 2 ||
    (rest.length > 1 && rest.every((text) => levelOfLanguage(text) !== undefined))
  );
}

/** `Spoken: Swedish (native), English (B2)` without what the list is called. */
function withoutLabel(line: StyledLine): StyledLine {
  const { label, said } = byLabel(line);
  const [cell] = line.cells;
  const isNamed = !isLanguageName(label) && levelOfLanguage(label) === undefined;
  return cell !== undefined && line.cells.length === 1 && isNamed && areSpoken(said, true)
    ? { ...line, text: said, cells: [withText(cell, said)] }
    : line;
}

/** `Mother tongue: Italian` */
function withLabelBefore(line: StyledLine): StyledLine {
  const [first, second, ...rest] = line.cells;
  if (first === undefined || second === undefined || rest.length > 0 || !isLabel(line)) return line;
  const label = first.text.replace(/\(.*?\)|:\s*$/gu, '').trim();
  const text = `${label}: ${second.text}`;
  return { ...line, text, cells: [{ ...second, text }] };
}
