import { isDateAlone } from './body.rules.ts';
import { SHEET_GRADES, isSchoolClass, isWordGrade } from '@sastre/shared-cv-words';
import { withCells } from './line-cells.rules.ts';
import { trimmed } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const MARK =
  '\\d+(?:[.,:]\\d+)?(?:\\s?%)?(?:\\s?(?:\\/|von|(?:out )?of|sur|su|de|z|uit)\\s?\\d+(?:[.,]\\d+)?)?(?: e lode)?';
const OTHER_LABELS = SHEET_GRADES.map((label) => label.replace(/[.()]/g, '\\$&')).join('|');
const GRADE = new RegExp(
  `(?<![\\p{L}])(?:${OTHER_LABELS}|(?:overall |cumulative |cum\\. |major |current )?(?:[cs]?gpa|cpi)|percentage|percent|aggregate|score|marks|grade|final grade|overall grade|classification|note|abschlussnote|gesamtnote|notendurchschnitt|durchschnitt|nota(?: media| final)?|promedio|media|calificación|moyenne|mention|voto(?: di laurea| finale)?|votazione|média(?: final)?|classificação|średnia|ocena|result|ergebnis|gesamtergebnis|votazione|punteggio|voto finale|gemiddeld|eindcijfer|cijfer|puntaje|calificación final)(?:(?:[\\s:=]+|\\s?[–-]\\s*)(?:of\\s+)?|:)(${MARK})`,
  'iu',
);
/** A mark before its label: `8.1 CGPA`, `with 72% marks`. */
const BEFORE = new RegExp(
  `(?:(?<![\\p{L}])with\\s+)?(?<![\\p{L}\\d.,/])(\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?\\/\\s?\\d{1,3})?(?:\\s?%)?)\\s?\\(?(?:[cs]?gpa|percent(?:age)?|marks|aggregate)(?![\\p{L}])\\)?(?!\\s?[:=–-]?\\s?\\d)`,
  'iu',
);
/** A mark of any kind behind its label: `Grade: First Class Honours`. */
const LABELLED_GRADE =
  /^(?:c?gpa|(?:final |overall )?grade|classification|(?:abschluss|gesamt)?note|notendurchschnitt|nota(?: media| final)?|promedio|calificación|moyenne|mention|voto(?: di laurea| finale)?|votazione|média(?: final)?|classificação|średnia|ocena|result|résultat|beurteilung|bewertung|average|(?:gesamt)?ergebnis|punteggio|gemiddeld|eindcijfer|cijfer|puntaje)\s*:\s+(\S.*)$/iu;
/** `Abschluss: 1,8`, where it is no name of a degree. */
const FINAL_GRADE = /^abschluss\s*:\s+(\S.*)$/iu;
/** `Note mit Auszeichnung` */
const LABEL_OF_WORDS =
  /^(?:(?:final |overall )?grade|(?:abschluss|gesamt)?note|nota(?: media| final)?|promedio|calificación|voto(?: finale)?|votazione|classificação|ocena|(?:gesamt)?ergebnis|resultado|résultat|beurteilung|bewertung|average)\s*:?\s+/iu;

const BARE_GRADE =
  /^[A-F][+−-]?$|^\d{1,2}(?:[.,:]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?$|^\d{2,3}\s?\/\s?\d{2,3}(?: e lode)?$/i;

/** A mark behind what parts it from a school or its dates is a name of its own. */
export function withGradeApart(line: StyledLine): StyledLine {
  if (line.bullet) return line;
  const cells = line.cells.flatMap((cell) => gradeApart(cell));
  if (cells.length === line.cells.length) return line;
  return withCells(line, cells);
}

/** `… (2012 – 2014). Final grade: 1,8` */
const BEFORE_LABEL = /^(.{3,}?\)?)\.?\s+(\p{L}(?:[^).]|\.(?=\d)){2,60})$/u;
const BEFORE_GRADE =
  /^(.{3,}?)(?:,\s+|\.\s+|\s*[;|·•]\s*|\s+[–—-]\s+|\s*\()((?:[^,;|·•()]|,(?=\d)){1,40})\)?\s*$/u;

/** The mark behind its words: `Sobresaliente (9,4)`. */
const MARK_BEHIND = /\s\((?:\d[\d.,:/ %]{0,8}|(?:upper|lower) division)\)$/iu;

function gradeApart(cell: LineCell): LineCell[] {
  // "09/10 – 05/13", and what is a mark as a whole: "Abschluss: gut (2,1)"
  if (isDateAlone(cell.text) || gradeOf(cell.text)?.left === '') return [cell];
  const [mark = ''] = MARK_BEHIND.exec(cell.text) ?? [];
  const [, house = '', words = ''] = BEFORE_GRADE.exec(cell.text.replace(MARK_BEHIND, '')) ?? [];
  if (mark !== '' && isWordGrade(words)) return partedAt(cell, house, `${words}${mark}`);
  const [, before = '', last = ''] = BEFORE_GRADE.exec(cell.text) ?? [];
  const isGrade =
    isSaidAsGrade(last) ||
    isFraction(last) ||
    // `Gymnasium Nord (1,4)`
    (/[(|·•;]\s*$/u.test(cell.text.slice(0, cell.text.lastIndexOf(last))) &&
      (DECIMAL.test(last) || (cell.text.endsWith(`; ${last}`) && LETTER.test(last))));
  if (before === '' || !isGrade) {
    const [, start = '', labelled = ''] = BEFORE_LABEL.exec(cell.text) ?? [];
    return /[).]\s+$/.test(cell.text.slice(0, -labelled.length)) && isSaidAsGrade(labelled)
      ? partedAt(cell, start, labelled)
      : [cell];
  }
  return partedAt(cell, before, last);
}

/** A mark in words, or behind its label. */
function isSaidAsGrade(text: string): boolean {
  return (
    isWordGrade(text.replace(LABEL_OF_WORDS, '')) ||
    LABELLED_GRADE.test(text) ||
    GRADE.exec(text)?.[0] === text
  );
}

function partedAt(cell: LineCell, before: string, last: string): LineCell[] {
  const plain = { size: 0, bold: false, italic: false };
  const look = cell.runs.at(-1) ?? plain;
  const rest = {
    ...cell,
    text: before,
    runs: takenRuns(cell, before) ?? [{ ...(cell.runs[0] ?? plain), text: before }],
  };
  const grade = { text: last, runs: [{ ...look, text: last }] };
  // Dates before something else would be a column of their own.
  return isDateAlone(before) ? [grade, rest] : [rest, grade];
}

/** The runs of the beginning of a cell; undefined where its text was mended. */
function takenRuns({ text, runs }: LineCell, before: string): LineCell['runs'] | undefined {
  if (
    runs
      .map((run) => run.text)
      .join('')
      .trim() !== text
  )
    return undefined;
  let left = before.length;
  return runs.flatMap((run) => {
    const own = run.text.slice(0, Math.max(0, left));
    left -= run.text.length;
    return own === '' ? [] : [{ ...run, text: own }];
  });
}

/** `University of Kent, Grade: Thesis on …`: a name, and what is said behind the label of a mark. */
export function labelledGradeBehind(text: string): { before: string; said: string } | undefined {
  for (const { index, 0: comma } of text.matchAll(/,\s+/gu)) {
    const said = LABELLED_GRADE.exec(text.slice(index + comma.length))?.[1];
    if (said !== undefined) return { before: text.slice(0, index), said };
  }
  return undefined;
}

/** `1,4` */
const DECIMAL = /^\d{1,2}[.,]\d{1,2}$/;

/** `; A` */
const LETTER = /^[A-F][+−-]?$/;

/** `14,2/20` */
function isFraction(text: string): boolean {
  return BARE_GRADE.test(text) && text.includes('/');
}

/** `Grade 12` is a class; `Grade: 12` is a mark. */
function isClassAlone(text: string): boolean {
  return isSchoolClass(text) && !/\d[.,/]\d|%|:\s?\d/u.test(text);
}

/** Whether a text is a number without a label or a part of it: a mark only where no other one is said. */
export function isNumberAlone(text: string): boolean {
  return /^\d{1,2}$/.test(text);
}

/** A mark behind its label, or a number that stands alone. */
export function gradeOf(whole: string): { said: string; left: string } | undefined {
  const text = whole.replace(/\.$/, '');
  const labelled = LABELLED_GRADE.exec(text)?.[1];
  const isWhole = labelled !== undefined && labelled.length < 40 && !labelled.includes(', ');
  if (labelled !== undefined && (isWhole || !GRADE.test(text))) return { said: labelled, left: '' };
  const final = FINAL_GRADE.exec(text)?.[1];
  if (final !== undefined && (DECIMAL.test(final) || isWordGrade(final)))
    return { said: final, left: '' };
  const grade = BEFORE.exec(text) ?? (isClassAlone(text) ? null : GRADE.exec(text));
  if (grade !== null) return { said: grade[1] ?? '', left: trimmed(text.replace(grade[0], ' ')) };
  const said = text.replace(LABEL_OF_WORDS, '');
  if (said !== text && isWordGrade(said)) return { said, left: '' };
  return BARE_GRADE.test(text) || isWordGrade(text) ? { said: text, left: '' } : undefined;
}
