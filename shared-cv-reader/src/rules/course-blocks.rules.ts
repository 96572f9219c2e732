import { isDateAlone } from './body.rules.ts';
import {
  isDegree,
  isDegreeFirst,
  isMoreOfCourse,
  isSchool,
  isSchoolClass,
} from '@sastre/shared-cv-words';
import { gradeOf } from './course-grades.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { tellsAside } from './form-of-dates.rules.ts';
import { isBold } from './head-names.rules.ts';
import { goesOn } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In letters: what is longer tells something. */
const LONGEST_NAME = 130;
/** In letters: behind a degree can stand all that it was about. */
const LONGEST_COURSE = 220;

/** What a line says of a course. */
interface Said {
  school: boolean;
  degree: boolean;
  dated: boolean;
}

/**
 * The lines of a part by what names its courses, whether these say when they were or not: each school, and each degree,
 * begins one where that above has its own. Undefined where nothing is named.
 */
export function courseBlocks(lines: readonly StyledLine[]): StyledLine[][] | undefined {
  const blocks: StyledLine[][] = [];
  let seen: Said = { school: false, degree: false, dated: false };
  const [first] = lines;
  for (const [at, line] of lines.entries()) {
    const said = saidIn(line);
    const above = lines[at - 1];
    const block = blocks.at(-1);
    if (block === undefined || above === undefined || first === undefined) {
      blocks.push([line]);
      seen = said;
      continue;
    }
    // A part of a school stands right below it.
    const isSameSchool =
      said.school &&
      !said.degree &&
      !seen.degree &&
      block.at(-1) === above &&
      saidIn(above).school &&
      line.gapAbove < 0.5;
    const isAgain =
      (said.school && seen.school && !isSameSchool) ||
      (said.degree && seen.degree) ||
      (said.dated &&
        seen.dated &&
        (said.school || said.degree || isDateAlone(line.cells[0]?.text ?? '')));
    const isNamed = seen.school || seen.degree;
    // Names in bold, with plain lines between.
    const isNext = isNamed && isHead(line, first) && !isHead(above, first);
    const isMore = goesOn(above, line) && !saidIn(above).dated;
    if (!isMore && (isAgain || isNext)) {
      blocks.push([line]);
      seen = said;
    } else {
      block.push(line);
      seen = {
        school: seen.school || said.school,
        degree: seen.degree || said.degree,
        dated: seen.dated || said.dated,
      };
    }
  }
  const whole = withWholeBlocks(blocks);
  return whole.some((block) => block.some(namesCourse)) ? whole : undefined;
}

/** Where others say when they were, a course that does not says both its school and its degree: else it is more of the one above. */
function withWholeBlocks(blocks: readonly StyledLine[][]): StyledLine[][] {
  const isDated = (block: readonly StyledLine[]) => block.some((line) => saidIn(line).dated);
  if (!blocks.some(isDated)) return [...blocks];
  return blocks.reduce<StyledLine[][]>((all, block) => {
    const said = block.map(saidIn);
    const isWhole =
      isDated(block) || (said.some(({ school }) => school) && said.some(({ degree }) => degree));
    const above = all.at(-1);
    if (isWhole || above === undefined) return [...all, block];
    return [...all.slice(0, -1), [...above, ...block]];
  }, []);
}

/** Where degrees and schools are items of a list, all of them, their glyphs mark no deeds: they name courses as lines do. */
export function withoutCourseMarks(lines: readonly StyledLine[]): readonly StyledLine[] {
  if (lines.some(namesCourse)) return lines;
  const bare = lines.map((line) => ({ ...line, bullet: false }));
  const named = bare.filter(namesCourse).length;
  if (named < 2) return lines;
  // A list of little else: what is too long to sound like one is a course, too.
  const isAll = lines.every(({ bullet }) => bullet) && named >= lines.length / 2;
  return isAll ? bare : lines.map((line, at) => withMarkOf(line, bare[at]));
}

function withMarkOf(line: StyledLine, bare: StyledLine | undefined): StyledLine {
  return bare !== undefined && namesCourse(bare) ? bare : line;
}

/** Whether a line names a school or what was learned there. */
export function namesCourse(line: StyledLine): boolean {
  const { school, degree } = saidIn(line);
  return school || degree;
}

function saidIn(line: StyledLine): Said {
  const { cells, text, bullet } = line;
  if (tellsAside(line)) return { school: false, degree: false, dated: false };
  const dated = !bullet && findPeriod(text) !== undefined;
  const isLong = text.length > (isDegreeFirst(text) ? LONGEST_COURSE : LONGEST_NAME);
  if (bullet || isLong || isMoreOfCourse(text) || gradeOf(text)?.left === '')
    return { school: false, degree: false, dated };
  const parts = cells.flatMap((cell) => cell.text.split(/\s*[|•·]\s*|,\s*|:\s+|\s[–—-]\s/u));
  const kinds = parts.map(kindOf);
  return { school: kinds.includes('school'), degree: kinds.includes('degree'), dated };
}

/** What sounds like both is a degree by what it begins or ends with: "Secondary School Certificate". */
function kindOf(text: string): 'school' | 'degree' | undefined {
  if (/^minor\b/iu.test(text) || gradeOf(text)?.left === '') return undefined;
  if (!isDegree(text)) return isSchool(text) ? 'school' : undefined;
  const words = text.split(' ');
  if (isSchoolClass(text)) return 'degree';
  const isTaught = [words.slice(0, 2), words.slice(-1)].some((own) => isDegree(own.join(' ')));
  return isSchool(text) && !isTaught ? 'school' : 'degree';
}

function isHead(line: StyledLine, first: StyledLine): boolean {
  const canBegin = !line.bullet && /^[\p{Lu}\d+]/u.test(line.text) && !isMoreOfCourse(line.text);
  return canBegin && isBold(first) && isBold(line);
}
