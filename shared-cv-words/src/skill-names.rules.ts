import { endsInLicence, isLicenceClass } from './driving-licence.rules.ts';
import { COMMA } from './commas.rules.ts';
import { levelOfSkill } from './levels.rules.ts';
import { withoutRatings } from './ratings.rules.ts';

/** A comma without a space behind it: "NumPy,pandas". */
const TIGHT = String.raw`(?<=[\p{L})+#]),(?=\p{L})(?![^(]*\))`;
/** What stands between names of a list. */
const BETWEEN = new RegExp(
  String.raw`\s*[;|•·●▪]\s*|${COMMA.source}|${TIGHT}|,$|\s+[–—]\s+|\s{2,}`,
  'u',
);

/** "Lofting / Steam bending / Welding": two around a stroke can be one name, three are a list. */
const STROKE = /\s+\/\s+/u;
const LEAST_IN_STROKES = 3;

function namesOf(list: string): string[] {
  const parts = list.split(BETWEEN);
  const [only = '', ...more] = parts;
  const stroked = more.length > 0 ? [] : only.replace(/\s\/$/u, '').split(STROKE);
  return stroked.length >= LEAST_IN_STROKES ? stroked : parts;
}

/** Names within a line; a label before a colon is none of them, unless nothing or a level stands behind it. */
export function partsOf(all: string): string[] {
  const text = withoutRatings(all).replace(/\)\s*:\s*$/, ')');
  const [, label = '', behind = ''] = /^([^,;:]{2,60}):\s*(.*)$/u.exec(text) ?? [];
  if (label !== '' && (behind.trim() === '' || isLevel(behind)) && text !== all)
    return [label.trim()];
  if (label !== '' && isLevel(behind)) return [label.trim(), behind.trim()];
  const list = text.replace(/^[^,;:]{2,40}:\s+(?=\S)/u, '');
  if (/:$/.test(list.trim())) return [];
  const parts = namesOf(list).map((part) => part.trim());
  // "Communication: I explain plans to clients, and write reports." tells what is meant.
  if (isTold(list, parts)) return label === '' || /\d/.test(label) ? [] : [label.trim()];
  return withClasses(withoutAnd(parts)).flatMap(levelApart);
}

/** In words: on average, names are shorter. */
const LONGEST_NAME = 3.2;

/** Sentences with commas in them, and no list. */
function isTold(text: string, parts: readonly string[]): boolean {
  const words = parts.filter((part) => part !== '').map((part) => part.split(' ').length);
  const average = words.reduce((sum, count) => sum + count, 0) / Math.max(words.length, 1);
  return words.length > 1 && /\p{Ll}\.$/u.test(text.trim()) && average > LONGEST_NAME;
}

const AND = /^(?:and|und|sowie|y|et|e|i|en)\s+(?=\S)/u;

/** The last of several is joined to them by a word: "Ruby, and Go". */
function withoutAnd(parts: readonly string[]): string[] {
  return parts.map((part, at) =>
    at > 0 && at === parts.length - 1 ? part.replace(AND, '') : part,
  );
}

/** "Ruby - very good", "GO- good": a name and how good somebody is in it. */
function levelApart(part: string): string[] {
  const [, name = '', level = ''] = /^(.{1,40}?)\s*[-–—]\s*([^-–—]{2,30})$/u.exec(part) ?? [];
  return /\s/.test(part) && isLevel(level) ? [name, level] : [part];
}

/** The classes of a licence stay with it: "Führerschein B, BE". */
function withClasses(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let isLicence = false;
  for (const part of parts) {
    const goesOn: boolean = isLicence && isLicenceClass(part);
    if (goesOn) whole.push(`${whole.pop()}, ${part}`);
    else whole.push(part);
    isLicence = goesOn || endsInLicence(part);
  }
  return whole;
}

/** The full stop of a list that is set as a sentence, or behind a whole word, belongs to no name. */
export function withoutStop(part: string, all: string): string {
  const isLast = all.trim().endsWith(part) && (/[,;]\s/u.test(all) || /\p{L}{4}\.$/u.test(part));
  return isLast ? part.replace(/(?<=[\p{L}\d]{2}|\))\.$/u, '') : part;
}

/** Whether a text says how good somebody is, and nothing else. */
export function isLevel(text: string): boolean {
  return levelOfSkill(text.replace(/[()]/g, '').trim()) !== undefined;
}

/** Whether a text tells something, where a skill would be named. */
export function isSentence(text: string): boolean {
  // A stop behind a few letters may be that of an abbreviation: "kat. B".
  const words = text
    .replace(/\([^()]*\)/u, '')
    .trim()
    .split(' ');
  return words.length > 6 || /(?:\p{L}{4}|[\d)])[.!?]\s/u.test(text);
}
