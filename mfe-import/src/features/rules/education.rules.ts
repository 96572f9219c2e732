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
  /** Fields that are empty, or whose value does not sound like what it should be. */
  unsure: ('institution' | 'degree')[];
  /** What has no field. */
  rest: Piece[];
}

const GRADE =
  /\b(?:gpa|cgpa|grade|final grade|note|abschlussnote|gesamtnote|nota(?: media| final)?|media|moyenne|mention|voto|votazione|średnia|ocena|result)\b[\s:]*(?:of\s+)?(\d+(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?)/iu;

/** A course has no text but names: of degree, subject, school and mark. */
const MOST_NAMES = 5;
const BARE_GRADE =
  /^\d{1,2}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)?$|^\d{2,3}\s?\/\s?\d{2,3}$/;

/** The courses of a part of education. */
export function coursesOf(lines: readonly StyledLine[]): ReadCourse[] {
  return entriesOf(lines, (line) => hasPeriod(line) || isOneDate(line), MOST_NAMES).map(courseOf);
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
    unsure: [],
    rest: [],
  };
  const open: Piece[] = [];
  for (const piece of [...texts, ...bullets]) {
    const grade = gradeOf(piece.text);
    if (grade !== undefined && course.grade === undefined)
      course.grade = { ...piece, text: grade.said };
    else course.rest.push(piece);
  }
  for (const piece of names.flatMap(byComma)) {
    const grade = course.grade === undefined ? gradeOf(piece.text) : undefined;
    if (grade === undefined) open.push(piece);
    else {
      course.grade = { ...piece, text: grade.said };
      if (grade.left !== '') open.push({ ...piece, text: grade.left });
    }
  }
  return assigned(course, open);
}

/** Each name to the field that it sounds like most; what sounds like none stands in what is free. */
function assigned(course: ReadCourse, names: readonly Piece[]): ReadCourse {
  const left = [...names];
  const take = (is: (piece: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(is);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  course.institution =
    take(({ text }) => isSchool(text) && !isDegree(text)) ?? take(({ text }) => isSchool(text));
  const degree = take(({ text }) => isDegree(text));
  if (degree !== undefined) {
    const parted = degreeAndField(degree);
    course.degree = parted.degree;
    course.field = parted.field;
  }
  if (course.institution === undefined) {
    const isLast = course.degree !== undefined && course.field === undefined && left.length > 1;
    course.institution = isLast ? left.pop() : left.shift();
  }
  if (course.degree === undefined && course.field === undefined && left.length > 1)
    course.degree = left.shift();
  course.field ??= left.shift();
  course.rest.push(...left);
  if (!isSchool(course.institution?.text ?? '')) course.unsure.push('institution');
  if (!isDegree(course.degree?.text ?? '')) course.unsure.push('degree');
  return course;
}

/** A mark behind its label, or a number that stands alone. */
function gradeOf(text: string): { said: string; left: string } | undefined {
  const grade = GRADE.exec(text);
  if (grade !== null) return { said: grade[1] ?? '', left: trimmed(text.replace(grade[0], ' ')) };
  return BARE_GRADE.test(text) ? { said: text, left: '' } : undefined;
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

const JOINED = /^(.+?)\s+(?:in|en|im Fach|w zakresie|na kierunku|em)\s+(.+)$/u;
/** Names of degrees that are whole, with the subject right behind them. */
const BESIDE =
  /^((?:Associate|Bachelor|Master|Doctor)(?:['’]?s)?(?: Degree)? of (?:(?:Applied|Fine|Business|Public|Social|Computer|Political|Health|Medical) )*(?:Sciences?|Arts?|Engineering|Laws?|Education|Philosophy|Administration|Technology|Architecture|Commerce|Nursing|Medicine|Music|Design)(?: \([^)]*\))?|(?:[BM]\.?\s?(?:Sc|A|S|Eng|Ed|Tech|Com|Phil|Ba|FA)\.?|MBA|Ph\.?\s?D\.?|LL\.?[BM]\.?)(?: \(Hons\)| Hons)?|Diplom|Bachelor|Master|Licenciatura|Grado|Máster|Licence|Doctorat|Doctorado|Laurea(?: Magistrale| Triennale)?|Mestrado|Bacharelado|Magister|Licencjat|Inżynier|Ausbildung|[Ee]xchange (?:year|semester|term)|[Aa]uslands(?:jahr|semester))\s+(?!of\b|de\b|in\b|di\b)(?:(?:zum|zur|als)\s+)?(\p{Lu}.+)$/u;

/** "Master of Science in Physics" is a degree and a field; so is "MSc Physics". */
function degreeAndField(piece: Piece): { degree: Piece; field: Piece | undefined } {
  const { text } = piece;
  const parted = JOINED.exec(text) ?? /^(.+?)\s*[:–—]\s+(.+)$/u.exec(text) ?? BESIDE.exec(text);
  if (parted === null) return { degree: piece, field: undefined };
  const [, degree = '', field = ''] = parted;
  return {
    degree: { ...piece, text: trimmed(degree) },
    field: { ...piece, text: trimmed(field.replace(/^(?:en|in|de)\s+/, '')) },
  };
}
