import { isPureHeading, headingMode } from '../headings.rules.ts';
import { isHeading } from '../list-lines.rules.ts';
import { countWords } from '../mentions.rules.ts';
import { COMPOUND, JOB_NOUN } from '../../words/job-nouns.ts';
import { CUE } from '../position-cues.ts';
import { isShortPost, seeksSomebody } from './post-terms.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const [MOST_WORDS, MOST_LINES, HEAD] = [120, 9, 2];

/** What somebody may be employed as, also as one says it in a few words. On folded text. */
export const isHeld = (name: string): boolean =>
  [JOB_NOUN, OF_BOTH, COMPOUND].some((noun) => noun.test(name)) || isShortPost(name);
/** "Librero/a", "Küfer:in". */
const OF_BOTH =
  /(?<!\p{L})(?!interesad|candidat|compañer|companer|alumn|client|usuari|kolleg|kunde)\p{L}{4,}(?:[oer](?:\/-?|[*:_])a|(?:\/-?|[*:_])in)(?!\p{L})/u;

/** True for a text of a few lines about a post, without headings: all that it names is asked for, but for the terms of the post. */
export function isTerse(jobText: string): boolean {
  const lines = jobText.split('\n').map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const isLong = written.length > MOST_LINES || countWords(jobText) > MOST_WORDS;
  const isOfPost = (line: string) => isHeld(fold(line)) || seeksSomebody(fold(line));
  if (isLong || !written.slice(0, HEAD).some(isOfPost)) return false;
  return !lines.some((line, at) => {
    // What stands first and names somebody is the title, whatever else it may seem to head.
    const isFirst = line === written[0] && isOfPost(line);
    // Below the last line and a question to whoever reads stands nothing that it could head.
    const isBelow =
      !isFirst &&
      line !== written.at(-1) &&
      !isQuestion(line) &&
      heads(line, lines[at - 1], lines[at + 1]);
    return line !== '' && !line.startsWith('- ') && (isBelow || isSureHeading(line));
  });
}

/** "Worth a quick chat on Thursday?" */
const isQuestion = (line: string) => line.endsWith('?') && headingMode(line) === undefined;

const isSureHeading = (line: string) =>
  isPureHeading(line) || (line.endsWith(':') && headingMode(line) !== undefined);

function heads(line: string, before: string | undefined, after: string | undefined): boolean {
  const mode = headingMode(line);
  const isTitle = isHeld(fold(line)) && (mode === undefined || fold(line).search(CUE) >= 0);
  return isHeading(line, before, after) && !isTitle && !isCodes(line);
}

/** "NPTC CS38 + CS39": in capitals since it is short for something. */
const isCodes = (line: string) => /\p{Lu}\d/u.test(line);
