import { isDegree } from '@sastre/shared-cv-words';
import { indentOf } from './body.rules.ts';
import { degreeAndField } from './degree-and-field.rules.ts';
import type { ReadCourse } from './education.rules.ts';
import { joiningWords } from './joining-words.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In sizes: what stands further below is another entry. */
const CLOSE = 0.5;
/** In points: so much further in than its school stands a list of degrees. */
const FURTHER_IN = 3;

/** Several degrees in the list below one school: it, and where it is, holds for those that follow the first. */
export function withSchoolsAbove(
  courses: readonly ReadCourse[],
  lines: readonly StyledLine[],
): ReadCourse[] {
  const lineOf = (id: number | undefined) => lines.find((line) => line.id === id);
  return courses.map(withDegreeOfItem).reduce<ReadCourse[]>((told, course) => {
    const above = told.at(-1);
    const line = lineOf(course.degree?.lines[0]);
    const school = lineOf(above?.institution?.lines[0]);
    const isOfList =
      course.institution === undefined &&
      line !== undefined &&
      school !== undefined &&
      line.gapAbove < CLOSE &&
      indentOf(line) > indentOf(school) + FURTHER_IN;
    if (above?.institution === undefined || !isOfList) return [...told, course];
    const { institution } = above;
    const unsure = course.unsure.filter((field) => field !== 'institution');
    return [...told, { ...course, institution, place: course.place ?? above.place, unsure }];
  }, []);
}

/** An item beside dates that is a degree and nothing else, where nothing else names the course. */
function withDegreeOfItem(course: ReadCourse): ReadCourse {
  const [item, ...rest] = course.rest;
  const isNamed = course.institution !== undefined || course.degree !== undefined;
  if (isNamed || item === undefined || course.period === undefined || !isDegree(item.text))
    return course;
  const { degree, field } = degreeAndField(item);
  const said = [degree, field].map((piece) => piece?.text ?? '');
  const joints = [...course.joints, joiningWords(item, said)];
  const unsure = course.unsure.filter((name) => name !== 'degree');
  return { ...course, degree, field, rest, joints, unsure };
}
