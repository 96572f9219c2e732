import { COMMA, isDegree, isSchool } from '@sastre/shared-cv-words';
import type { Piece } from './pieces.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';

/** What the courses of a part have in common. */
export interface CourseForm {
  /** The school is named before what was learned there. */
  isSchoolFirst: boolean;
  /** Around a comma, a degree stands before its field. */
  isDegreeFirst: boolean;
}

/** The form of a part whose names are set apart; undefined where these do not tell it. */
export function courseForm(entries: readonly RawEntry[]): CourseForm | undefined {
  const schools = entries.map(({ names: [first, second] }) =>
    second === undefined ? 0 : schoolScore(first) - schoolScore(second),
  );
  const sum = schools.reduce((all, one) => all + one, 0);
  if (sum === 0) return undefined;
  const degrees = entries.flatMap(({ names }) => names.map(({ text }) => degreeScore(text)));
  return { isSchoolFirst: sum > 0, isDegreeFirst: degrees.reduce((all, one) => all + one, 0) > 0 };
}

/** School and the other names of a course, by the form of its part. */
export function courseByForm(
  names: readonly Piece[],
  { isSchoolFirst }: CourseForm,
): { institution: Piece; rest: Piece[] } | undefined {
  const behind = names.slice(1);
  const institution = isSchoolFirst
    ? names[0]
    : (behind.find((name) => schoolScore(name) > 0) ??
      (behind.length === 1 ? behind[0] : undefined));
  if (institution === undefined) return undefined;
  return { institution, rest: names.filter((name) => name !== institution) };
}

function schoolScore(name: Piece | undefined): number {
  const text = name?.text ?? '';
  const isTaught = isDegree(text.split(COMMA)[0] ?? '');
  return (isSchool(text) ? 1 : 0) - (isTaught ? 1 : 0);
}

/** Above 0 where a degree stands before a comma, below where one stands behind it. */
function degreeScore(text: string): number {
  const [one = '', ...behind] = text.split(COMMA);
  if (behind.length === 0) return 0;
  return Number(isDegree(one)) - Number(isDegree(behind.join(', ')));
}
