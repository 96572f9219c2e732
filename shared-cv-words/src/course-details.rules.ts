import { COURSE_DETAILS } from './course-details.data.ts';
import { folded } from './words.rules.ts';

/** In letters: the longest label. */
const LONGEST = 40;

/** Whether a text tells more of a course behind a label of its own, or is that label: "Thesis: On glass", "Coursework". */
export function isMoreOfCourse(text: string): boolean {
  const [, label = ''] = /^([^:–]{3,40}?)\s*(?:[:–]|\s-\s|$)/u.exec(text) ?? [];
  return label.length <= LONGEST && COURSE_DETAILS.has(folded(label));
}
