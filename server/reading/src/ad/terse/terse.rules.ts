import { isPureHeading, headingMode } from '../headings.rules.ts';
import { isHeading } from '../list-lines.rules.ts';
import { countWords } from '../mentions.rules.ts';
import { JOB_NOUN } from '../job-nouns.ts';
import { CUE } from '../position-cues.ts';
import { isShortPost } from './post-terms.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const [MOST_WORDS, MOST_LINES, HEAD] = [60, 9, 2];

/** What somebody may be employed as, also as one says it in a few words. On folded text. */
export const isHeld = (name: string): boolean => JOB_NOUN.test(name) || isShortPost(name);

/** True for a text of a few lines about a post, without headings: all that it names is asked for, but for the terms of the post. */
export function isTerse(jobText: string): boolean {
  const lines = jobText.split('\n').map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  const heads = (line: string, at: number) =>
    isPureHeading(line) ||
    (/:$/.test(line) && headingMode(line) !== undefined) ||
    (isHeading(line, lines[at - 1], lines[at + 1]) &&
      (!isHeld(fold(line)) || (headingMode(line) !== undefined && fold(line).search(CUE) < 0)));
  return (
    written.length <= MOST_LINES &&
    countWords(jobText) <= MOST_WORDS &&
    written.slice(0, HEAD).some((line) => isHeld(fold(line))) &&
    !lines.some((line, at) => line !== '' && !line.startsWith('- ') && heads(line, at))
  );
}
