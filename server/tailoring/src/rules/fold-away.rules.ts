import type { CvContent, WorkExperience } from '@sastre/shared-contracts/api';
import type { EngineTask, Proposal } from '../task/engine.ts';
import { endOf } from '../task/end-of-post.rules.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { entryOf, plainText } from '@sastre/reading';

const LINE = 95;
const LINES_OF_TWO_PAGES = 104;
const HEAD_LINES = 3;
const RECENT_YEARS = 3;

/**
 * Proposes to hide the oldest entries that nothing of the job asks for, while the CV is longer than about two pages; never one of the last
 * three years, and none that would leave a gap before one that stays.
 */
export function foldAway({ main, requirements }: EngineTask): Proposal[] {
  const keys = entryKeys(main.work_experience);
  const asked = new Set(requirements.flatMap(({ facts }) => facts.map(entryOf)));
  const recent = lastMonth(main.work_experience);
  let lines = linesOf(main);
  const proposals: Proposal[] = [];
  const oldestFirst = main.work_experience
    .map((entry, at) => ({ entry, path: `work[${keys[at]}]` }))
    .toSorted((one, other) => endOf(one.entry).localeCompare(endOf(other.entry)));
  for (const { entry, path } of oldestFirst) {
    const isLast = proposals.length + 1 >= main.work_experience.length;
    const isAsked = asked.has(path);
    if (lines <= LINES_OF_TWO_PAGES || isLast || isAsked || !isOld(entry, recent)) break;
    lines -= entryLines(entry);
    proposals.push({ path, op: 'hide', value: '', because: [], for: [], isOffer: true });
  }
  return proposals;
}

/** The newest month that the CV names: today is not before it. */
function lastMonth(work: readonly WorkExperience[]): string {
  const months = work.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  return months.toSorted().at(-1) ?? '';
}

function isOld(entry: WorkExperience, recent: string): boolean {
  const [year = 0, last = 0] = [entry.endDate, recent].map((date) => Number(date.slice(0, 4)));
  return !entry.current && year > 0 && last - year > RECENT_YEARS;
}

function linesOf({
  personal_info,
  work_experience,
  education,
  skills,
  language_skills,
}: CvContent): number {
  const work = work_experience.reduce((sum, entry) => sum + entryLines(entry), 0);
  const lists = textLines(skills.map(({ name }) => name).join(', ')) + language_skills.length;
  return textLines(personal_info.summary) + work + education.length * HEAD_LINES + lists + 12;
}

function entryLines({ description, achievements }: WorkExperience): number {
  const texts = [description, ...achievements].map(textLines);
  return HEAD_LINES + texts.reduce((sum, lines) => sum + lines, 0);
}

function textLines(text: string): number {
  const lines = plainText(text).split('\n');
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE), 0);
}
