import { COMMA } from './commas.rules.ts';
import { levelOfSkill } from './levels.rules.ts';

/** How good somebody is in a skill, by signs or a share. */
const RATING =
  /[\s:–-]*(?:[★☆●○◉◯■□▪▫⬤◐✦✩✰•·]\s?){3,}|[\s:–-]*\b\d{1,3}\s?%|\s*\b[1-5]\s?\/\s?5\b/gu;

/** What stands between names of a list. */
const BETWEEN = new RegExp(String.raw`\s*[;|•·●▪]\s*|${COMMA.source}|,$|\s+[–—]\s+|\s{2,}`, 'u');

/** Names within a line; a label before a colon is none of them, unless nothing or a level stands behind it. */
export function partsOf(all: string): string[] {
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
export function withoutStop(part: string, all: string): string {
  const isLast = all.trim().endsWith(part) && /[,;]\s/u.test(all);
  return isLast ? part.replace(/(?<=[\p{L}\d]{2}|\))\.$/u, '') : part;
}

/** Whether a text is nothing but a rating. */
export function isRated(text: string): boolean {
  return text !== '' && text.replace(RATING, '').trim() === '';
}

/** Whether a text says how good somebody is, and nothing else. */
export function isLevel(text: string): boolean {
  return levelOfSkill(text.replace(/[()]/g, '').trim()) !== undefined;
}

/** Whether a text tells something, where a skill would be named. */
export function isSentence(text: string): boolean {
  // A stop behind a few letters may be that of an abbreviation: "kat. B".
  return text.split(' ').length > 6 || /(?:\p{L}{4}|[\d)])[.!?]\s/u.test(text);
}
