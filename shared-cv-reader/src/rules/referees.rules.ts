import { takeBody } from './body.rules.ts';
import { oneAfterTheOther } from './beside-referees.rules.ts';
import { withWholeNumbers } from './broken-numbers.rules.ts';
import { beginInBold, beginsBold } from './groups.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';
import { endsSentence, positionScore } from '@sastre/shared-cv-words';
import { isSaying, nothing, type ReadAdded } from './headline.rules.ts';
import { goesOn, isBoldThroughout, pieceOf, trimmed } from './pieces.rules.ts';
import { saidReferees } from './said-references.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const EMAIL = /[^\s,;|()<>]+@[^\s,;|()<>]+\.\p{L}+/u;
const PHONE = /(?:\+|\b0|\(0|\b\d{3}[\s-])[\d\s()/.-]{6,}\d/u;
const WITH_JOB = /^[^,;|@\d]{3,40},\s+([^,;|@\d]{3,60})$/u;
const LONGEST_WHERE = 60;
const ON_REQUEST = /request|anfrage|petici[oó]n|solicitud|demande|richiesta/iu;

/** People who speak for somebody: who, where they are, and how to reach them. */
export function refereesOf(all: readonly StyledLine[]): ReadAdded[] {
  const lines = oneAfterTheOther(withWholeNumbers(all));
  const said = saidReferees(lines);
  if (said !== undefined) return said;
  if (lines[0]?.heading !== undefined) return headedOf(lines);
  const groups: StyledLine[][] = [];
  const isParted = lines.some(({ gapAbove }, at) => at > 0 && gapAbove <= 0.75);
  const areMarked = beginInBold(lines) || areNamesBold(lines);
  const hasContacts = lines.some(isReachable);
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last === undefined ||
      // Beside a name in bold, a glyph is an icon of what stands behind it.
      (line.bullet && !areMarked) ||
      (areMarked && beginsBold(line)) ||
      (!areMarked && line.gapAbove > 0.75 && isParted && !isContactAlone(line)) ||
      (!areMarked && isReachable(last) && !isContactAlone(line)) ||
      (!areMarked && !hasContacts && !isParted);
    if (isNext) groups.push([line]);
    else group?.push(line);
  }
  return groups.flatMap((group) => {
    if (group.length === 1 && ON_REQUEST.test(group[0]?.text ?? '')) return [];
    return [refereeOf(group)];
  });
}

/** Names alone in bold, with what is no bold text below each. */
function areNamesBold(lines: readonly StyledLine[]): boolean {
  const bold = lines.filter(isBoldThroughout);
  const [first] = lines;
  return (
    first !== undefined &&
    bold.includes(first) &&
    bold.length > 1 &&
    bold.every((line) => !line.bullet && !bold.includes(lines[lines.indexOf(line) + 1] ?? line))
  );
}

/** Where the file calls their names headings, what they say stands below, and before it where they are. */
function headedOf(lines: readonly StyledLine[]): ReadAdded[] {
  const groups: StyledLine[][] = [];
  for (const line of lines)
    if (line.heading !== undefined || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  return groups.map(([head, ...below]) => {
    const [first, second] = below;
    const isWhere =
      first !== undefined &&
      first.text.length < LONGEST_WHERE &&
      !endsSentence(first.text) &&
      (second === undefined || !goesOn(first, second));
    const said: RawEntry = {
      ...{ names: [], behind: undefined, place: undefined, period: undefined, url: undefined },
      ...{ texts: [], bullets: [] },
    };
    takeBody(isWhere ? below.slice(1) : below, said);
    return {
      ...nothing(),
      name: head && pieceOf(head.text, head),
      organisation: isWhere ? pieceOf(first.text, first) : undefined,
      place: said.place,
      period: said.period,
      texts: said.texts,
      bullets: said.bullets,
    };
  });
}

function refereeOf(group: readonly StyledLine[]): ReadAdded {
  const entry = nothing();
  const said = group.flatMap((line) => {
    const texts = line.cells.flatMap(({ text }) =>
      /[.!?]$/.test(text) && text.length > 60
        ? [text]
        : text.split(/\s+[–—|·•-]\s+|\s*[|·•;]\s*|,\s+|\s(?=\S+@\S)/u),
    );
    return texts.map((text) => pieceOf(text, line)).filter(({ text }) => text !== '');
  });
  const [line] = group;
  const job = line?.cells.length === 1 ? WITH_JOB.exec(line.text)?.[1] : undefined;
  if (line !== undefined && group.length === 1 && job !== undefined && isJob(job))
    return { ...entry, name: pieceOf(line.text, line) };
  const named = said.filter(
    ({ text }) => !EMAIL.test(text) && !PHONE.test(text) && text.length < 90,
  );
  const [name, ...more] = named;
  const houses = more.filter(
    ({ text }) => !isSaying(text.replace(/\.$/u, endsSentence(text) ? '.' : '')),
  );
  // What somebody is stands above the house, or below it.
  const organisation = houses.findLast(({ text }) => positionScore(text) <= 0) ?? houses.at(-1);
  entry.name = name;
  entry.organisation = organisation;
  entry.texts = said.filter((piece) => piece !== name && piece !== organisation);
  return entry;
}

/** What somebody is, where an organisation would stand: it stays with the name. */
function isJob(text: string): boolean {
  return positionScore(text) > 0 || /^\p{Ll}/u.test(text);
}

function isReachable({ text }: StyledLine): boolean {
  return EMAIL.test(text) || PHONE.test(text);
}

/** `E-mail: a@b.org, +49 30 …`, and nothing of who it is. */
function isContactAlone(line: StyledLine): boolean {
  if (!isReachable(line)) return false;
  const rest = line.text
    .replace(new RegExp(EMAIL, 'gu'), ' ')
    .replace(new RegExp(PHONE, 'gu'), ' ')
    .replace(/\b(?:e-?mail|phone|tel(?:efon|éfono|\.)?|mobile?|mobil|m[oó]vil|correo)\b/giu, ' ');
  return !/\p{L}{2}/u.test(trimmed(rest));
}
