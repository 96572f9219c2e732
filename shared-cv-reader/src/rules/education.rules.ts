import { entriesApart } from './apart-names.rules.ts';
import {
  COMMA,
  isDegree,
  isDegreeFirst,
  isMoreOfCourse,
  isSchool,
  isTownLike,
  positionScore,
} from '@sastre/shared-cv-words';
import { courseBlocks, namesCourse, withoutCourseMarks } from './course-blocks.rules.ts';
import {
  gradeOf,
  isNumberAlone,
  labelledGradeBehind,
  withGradeApart,
} from './course-grades.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { courseByForm, courseForm, type CourseForm } from './course-form.rules.ts';
import { bySchool, bySentence, bySign, isHouse } from './course-names.rules.ts';
import { withCountries, withTowns } from './course-towns.rules.ts';
import { degreeAndField, isTraining } from './degree-and-field.rules.ts';
import { entriesOf, hasPeriod } from './entries.rules.ts';
import { joiningWords } from './joining-words.rules.ts';
import { withMarkedDegrees } from './marked-degrees.rules.ts';
import { FORM_NAMES, labelledEntries } from './labelled-entries.rules.ts';
import {
  withPlaceColumn,
  withPlacesBesideDates,
  withPlacesInBrackets,
} from './places-by-vote.rules.ts';
import type { Piece } from './pieces.rules.ts';
import { withSchoolsAbove } from './schools-above.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import type { RawEntry } from './raw-entry.types.ts';

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
  /** Words between values that say which they are: "in", "GPA". */
  joints: Piece[];
}

/** A course has no text but names: of degree, subject, school and mark. */
const MOST_NAMES = 5;
/** The courses of a part of education. */
export function coursesOf(lines: readonly StyledLine[]): ReadCourse[] {
  return labelledCourses(lines) ?? withSchoolsAbove(freeCourses(lines), lines);
}

/** Courses whose parts the file itself names. */
function labelledCourses(lines: readonly StyledLine[]): ReadCourse[] | undefined {
  const entries = labelledEntries(lines, FORM_NAMES.education);
  return entries?.map(({ title, said, period, texts, bullets }) => {
    // A form calls "course" what is the degree, or only its field.
    const named = title ?? (isDegree(said.field?.text ?? '') ? said.field : undefined);
    const degree = said.degree ?? named;
    const other = degree === said.field ? undefined : said.field;
    const whole = other === undefined ? degree : undefined;
    const parted = whole === undefined ? { degree, field: other } : degreeAndField(whole);
    return {
      institution: said.institution ?? said.board,
      degree: parted.degree,
      field: parted.field,
      grade: said.grade,
      place: said.place,
      period: period && graduation(period),
      unsure: said.institution === undefined ? ['institution'] : [],
      rest: [...texts, ...bullets],
      joints: whole === undefined ? [] : [joiningWords(whole, valuesOf(parted))],
    };
  });
}

function freeCourses(lines: readonly StyledLine[]): ReadCourse[] {
  const bare = withoutCourseMarks(lines);
  const ways = [bare, ...(bare === lines ? [] : [lines])].flatMap((own) => [
    coursesBy(own),
    coursesBy(own, courseBlocks),
  ]);
  const scores = ways.map((courses) => scoreOf(courses, bare));
  return ways[scores.indexOf(Math.max(...scores))] ?? [];
}

/** How many schools and degrees stand where they belong, less those that stand in no name of a course. */
function scoreOf(courses: readonly ReadCourse[], lines: readonly StyledLine[]): number {
  const names = courses.flatMap(({ institution, degree, field }) => [institution, degree, field]);
  const used = new Set(names.flatMap((piece) => piece?.lines ?? []));
  const right = courses.reduce((sum, { unsure }) => sum + 2 - unsure.length, 0);
  return right - lines.filter((line) => namesCourse(line) && !used.has(line.id)).length;
}

function coursesBy(lines: readonly StyledLine[], blocksOf?: typeof courseBlocks): ReadCourse[] {
  const marked = withPlacesBesideDates(withPlaceColumn(lines.map(withGradeApart)));
  const read = (own: readonly StyledLine[]) =>
    entriesOf(own, (line) => hasPeriod(line) || isOneDate(line), MOST_NAMES, blocksOf);
  const apart = entriesApart(marked, read);
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const form = apart && courseForm(apart);
  const entries = withMarkedDegrees((form && apart) ?? read(marked));
  const courses = withPlacesInBrackets(entries, texts).map((entry) => courseOf(entry, form));
  const placed = form === undefined ? courses : withCountries(courses);
  return withTowns(placed, texts);
}

/** A year of graduation stands alone in its cell, or ends a line. */
function isOneDate(line: StyledLine): boolean {
  return (
    !line.bullet &&
    line.cells.some(({ text }) => {
      const found = findPeriod(text);
      if (found === undefined || found.from === 0 || text.length >= 90) return false;
      // "Thesis: The glassworks of the north before 1914"
      if (isMoreOfCourse(text)) return false;
      return /^\)?$/u.test(text.slice(found.to));
    })
  );
}

/** The one item below a school that stands without its degree says what was learned there. */
function withDegreeBelow(entry: RawEntry): RawEntry {
  const { names, texts, bullets } = entry;
  const [only, ...more] = bullets;
  const isNamed =
    names.some(({ text }) => isDegree(text)) || !names.some(({ text }) => isSchool(text));
  if (only === undefined || more.length + texts.length > 0 || isNamed) return entry;
  if (!isDegree(only.text) || gradeOf(only.text) !== undefined) return entry;
  return {
    ...entry,
    bullets: [],
    names: [...names, { ...only, text: only.text.replace(/\.$/u, '') }],
  };
}

function courseOf(entry: RawEntry, form: CourseForm | undefined): ReadCourse {
  const { names, texts, bullets, place, period } = withDegreeBelow(entry);
  const course: ReadCourse = {
    institution: undefined,
    degree: undefined,
    field: undefined,
    grade: undefined,
    place,
    period: period === undefined ? undefined : graduation(period),
    unsure: [],
    rest: [],
    joints: [],
  };
  const open: Piece[] = [];
  const takeGrade = (piece: Piece, said: string, left: string) => {
    course.grade = { ...piece, text: said };
    course.joints.push(joiningWords(piece, [said, left]));
  };
  const isLabelled = [...names, ...texts, ...bullets].some(
    ({ text }) => !isNumberAlone(text) && gradeOf(text) !== undefined,
  );
  const markOf = (text: string) => (isLabelled && isNumberAlone(text) ? undefined : gradeOf(text));
  for (const piece of [...texts, ...bullets]) {
    const grade = markOf(piece.text);
    if (grade !== undefined && course.grade === undefined) takeGrade(piece, grade.said, grade.left);
    else course.rest.push(piece);
  }
  const schools = new Set<Piece>();
  const isApart = form !== undefined && names.length > 1;
  const own = names.filter(({ text }) => !isMoreOfCourse(text));
  course.rest.push(...names.filter((name) => !own.includes(name)));
  const parted = own.flatMap(bySign);
  const said = isApart
    ? parted
    : parted.flatMap(bySentence).flatMap((name) => bySchool(name, schools));
  for (const piece of said) {
    const behind = isApart && course.grade === undefined && labelledGradeBehind(piece.text);
    if (isLabelled && isNumberAlone(piece.text)) {
      course.rest.push(piece);
      continue;
    }
    const grade = course.grade === undefined ? markOf(piece.text) : undefined;
    if (behind) {
      takeGrade(piece, behind.said, behind.before);
      open.push({ ...piece, text: behind.before });
    } else if (grade === undefined) open.push(piece);
    else {
      takeGrade(piece, grade.said, grade.left);
      if (grade.left !== '') open.push({ ...piece, text: grade.left });
    }
  }
  const byForm = isApart && open.length > 1 ? courseByForm(open, form) : undefined;
  return byForm === undefined
    ? assigned(course, open, schools)
    : assigned({ ...course, institution: byForm.institution }, byForm.rest, schools, form);
}

/** Each name to the field that it sounds like most; what sounds like none stands in what is free. */
function assigned(
  course: ReadCourse,
  names: readonly Piece[],
  behindSchools: ReadonlySet<Piece>,
  form?: CourseForm,
): ReadCourse {
  const left = [...names];
  const take = (is: (piece: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(is);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  course.institution ??=
    take(({ text }) => isHouse(text) && !isDegree(text)) ??
    (left.length > 1 ? take(({ text }) => isSchool(text) && !isDegreeFirst(text)) : undefined);
  const degree =
    take(({ text }) => isDegree(text)) ??
    take(({ text }) => isDegreeIn(text)) ??
    take(({ text }) => isPair(text)) ??
    (form?.isDegreeFirst === true ? take(({ text }) => COMMA.test(text)) : undefined);
  if (degree !== undefined) {
    const parted = degreeAndField(degree, form?.isDegreeFirst);
    // Its field is said apart.
    const isWhole = isTraining(degree.text) && left.length > (course.institution ? 0 : 1);
    course.degree = isWhole && !degree.text.includes(', ') ? degree : parted.degree;
    course.field = course.degree === degree ? undefined : parted.field;
    if (course.degree !== degree) course.joints.push(joiningWords(degree, valuesOf(parted)));
  }
  if (course.institution === undefined) {
    const isLast = course.degree !== undefined && course.field === undefined && left.length > 1;
    course.institution = isLast ? left.pop() : left.shift();
  }
  // "Riemenschneiderschule" and "Schreinerin": the trade that was learned is no subject.
  const [trade] = left;
  const isTrade = trade !== undefined && positionScore(trade.text) > 0;
  if (course.degree === undefined && course.field === undefined && (left.length > 1 || isTrade))
    course.degree = left.shift();
  // What stands behind a school, where the degree stands elsewhere, is its town.
  if (course.place === undefined && course.degree !== undefined)
    course.place = take((piece) => behindSchools.has(piece) && isTownLike(piece.text));
  const town = course.place && take((piece) => behindSchools.has(piece) && isShort(piece));
  if (town !== undefined && course.place !== undefined)
    course.place = { ...town, text: `${town.text}, ${course.place.text}` };
  const field = left.shift();
  // "BA" and "in Philology", each in a look of its own
  if (course.field === undefined && field !== undefined) {
    course.field = { ...field, text: field.text.replace(/^(?:in|en|em|im Fach)\s(?=\p{Lu})/u, '') };
    course.joints.push(joiningWords(field, [course.field.text]));
  } else if (field !== undefined) left.unshift(field);
  course.rest.push(...left);
  if (!isSchool(course.institution?.text ?? '')) course.unsure.push('institution');
  if (!isDegree(course.degree?.text ?? '')) course.unsure.push('degree');
  return course;
}

const isShort = ({ text }: Piece) => text.split(' ').length < MOST_NAMES;

function valuesOf({ degree, field }: Pick<Partial<ReadCourse>, 'degree' | 'field'>): string[] {
  return [degree, field].map((piece) => piece?.text ?? '');
}

/** "Studies not completed in Engineering": what was taken, and its subject. */
const DEGREE_IN = /^\p{Lu}[^,]{2,40}\s(?:in|en|em|im Fach)\s\p{Lu}[^,]{2,60}$/u;

function isDegreeIn(text: string): boolean {
  return DEGREE_IN.test(text) && !isSchool(text) && positionScore(text) >= 0;
}

/** Two names of a few words, of which neither is known: a degree and its subject. */
function isPair(text: string): boolean {
  const parts = text.split(COMMA);
  return parts.length === 2 && parts.every((part) => part.split(' ').length <= 5);
}

/** A single date of a course is that of its end. */
function graduation(period: NonNullable<RawEntry['period']>): NonNullable<RawEntry['period']> {
  if (period.endDate !== '' || period.current) return period;
  return { ...period, startDate: '', endDate: period.startDate };
}
