import { findPeriod } from './dates.rules.ts';
import { entriesOf, hasPeriod, type RawEntry } from './entries.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { DEGREE_WORDS, SCHOOL_WORDS } from './studies.data.ts';
import { folded, wordsOf } from './words.rules.ts';

/** A course of study as it stands in a file. */
export interface ReadCourse {
  institution: Piece | undefined;
  degree: Piece | undefined;
  field: Piece | undefined;
  grade: Piece | undefined;
  place: Piece | undefined;
  period: RawEntry['period'];
  /** What has no field. */
  rest: Piece[];
}

const GRADE =
  /\b(?:gpa|cgpa|grade|final grade|note|abschlussnote|gesamtnote|nota(?: media| final)?|media|moyenne|mention|voto|votazione|średnia|ocena|result)\b[\s:]*(?:of\s+)?(\d+(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?)/iu;

/** The courses of a part of education. */
export function coursesOf(lines: readonly StyledLine[]): ReadCourse[] {
  return entriesOf(lines, (line) => hasPeriod(line) || isOneDate(line)).map(courseOf);
}

/** A year of graduation stands alone in its cell, or ends a line. */
function isOneDate(line: StyledLine): boolean {
  return (
    !line.bullet &&
    line.cells.some(({ text }) => {
      const found = findPeriod(text);
      return found !== undefined && found.to === text.length && text.length < 90 && found.from > 0;
    })
  );
}

function courseOf({ names, texts, bullets, place, period }: RawEntry): ReadCourse {
  const course: ReadCourse = {
    institution: undefined,
    degree: undefined,
    field: undefined,
    grade: undefined,
    place,
    period: period === undefined ? undefined : graduation(period),
    rest: [],
  };
  for (const piece of [...texts, ...bullets]) {
    const grade = GRADE.exec(piece.text)?.[1];
    if (grade !== undefined && course.grade === undefined) course.grade = { ...piece, text: grade };
    else course.rest.push(piece);
  }
  for (const piece of names.flatMap(byComma)) {
    const grade = GRADE.exec(piece.text);
    if (grade !== null && course.grade === undefined) {
      course.grade = { ...piece, text: grade[1] ?? '' };
      const left = trimmed(piece.text.replace(grade[0], ' '));
      if (left === '') continue;
    } else if (isSchool(piece.text) && course.institution === undefined) {
      course.institution = piece;
    } else if (isDegree(piece.text) && course.degree === undefined) {
      const { degree, field } = degreeAndField(piece);
      course.degree = degree;
      course.field = field ?? course.field;
    } else if (
      course.field === undefined &&
      (course.degree !== undefined || course.institution !== undefined)
    ) {
      course.field = piece;
    } else if (course.institution === undefined) {
      course.institution = piece;
    } else if (course.degree === undefined) {
      course.degree = piece;
    } else {
      course.rest.push(piece);
    }
  }
  return course;
}

/** A single date of a course is that of its end. */
function graduation(period: NonNullable<RawEntry['period']>): NonNullable<RawEntry['period']> {
  if (period.endDate !== '' || period.current) return period;
  return { ...period, startDate: '', endDate: period.startDate };
}

/** Names within a name: of a school and a subject, of a degree and a school. */
function byComma(piece: Piece): Piece[] {
  const parts = piece.text.split(/,\s+/);
  if (parts.length < 2) return [piece];
  const kinds = parts.map((part) => (isSchool(part) ? 's' : isDegree(part) ? 'd' : '-'));
  if (!kinds.includes('s') && !kinds.includes('d')) return [piece];
  const groups: string[] = [];
  for (const [at, part] of parts.entries()) {
    // "University of California, Berkeley" stays together where nothing else is said.
    const isRest = kinds[at] === '-' && kinds[at - 1] === '-' && groups.length > 0;
    if (isRest) groups[groups.length - 1] += `, ${part}`;
    else groups.push(part);
  }
  return groups.map((text) => ({ ...piece, text: trimmed(text) }));
}

function isSchool(text: string): boolean {
  return wordsOf(text).some((word) => SCHOOL_WORDS.some((start) => word.startsWith(start)));
}

function isDegree(text: string): boolean {
  const name = folded(text);
  const plain = text.replace(/\./g, '');
  return DEGREE_WORDS.some((word) =>
    word.length < 5
      ? new RegExp(`(?:^|[^\\p{L}])${word}(?:$|[^\\p{L}])`, 'iu').test(plain)
      : ` ${name}`.includes(` ${word}`),
  );
}

/** "Master of Science in Physics" is a degree and a field; so is "MSc Physics". */
function degreeAndField(piece: Piece): { degree: Piece; field: Piece | undefined } {
  const { text } = piece;
  const parted =
    /^(.+?)\s+(?:in|en|im Fach|w zakresie|em|:)\s+(.+)$/u.exec(text) ??
    /^(.+?)\s*[:–—]\s+(.+)$/u.exec(text) ??
    /^((?:M|B)\.?\s?(?:Sc|A|Eng|Ed|Ba)\.?|MBA|Ph\.?\s?D\.?|Diplom|Bachelor|Master|Licenciatura|Grado|Máster|Laurea)\s+(?!of\b|de\b|in\b)(\p{Lu}.+)$/u.exec(
      text,
    );
  if (parted === null) return { degree: piece, field: undefined };
  const [, degree = '', field = ''] = parted;
  return {
    degree: { ...piece, text: trimmed(degree) },
    field: { ...piece, text: trimmed(field.replace(/^(?:en|in|de)\s+/, '')) },
  };
}
