import { HELPS } from '../clause-cues.ts';
import type { Place } from '../clause-mode.rules.ts';
import { clausesOf, itemsOf, type JobClause } from '../clauses.rules.ts';
import { apartFromClosing, withoutSignatures } from '../closing.rules.ts';
import { isPureHeading } from '../headings.rules.ts';
import { inlineHeadingIn } from '../inline-heading.rules.ts';
import { closed, isHeading, withLeadUps, withPoints } from '../list-lines.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { mixedModes, placeOf, pointsFrom, sectionOf } from '../sections.rules.ts';
import { withSpacedLists } from '../spaced-lists.rules.ts';
import { terseClauses } from '../terse/terse-clauses.rules.ts';
import { fold } from '../../words/stem.rules.ts';

interface Section {
  mode: Place;
  /** True once the section has had its points: prose after them speaks for itself. */
  isListed: boolean;
}

/** Takes a job description apart into clauses that ask for something; what it says about pay, itself and what it does not ask is left out. */
export function readClauses(jobText: string, position: string): JobClause[] {
  const terse = terseClauses(jobText, position);
  if (terse !== undefined) return terse;
  const written = apartFromClosing(jobText)
    .split('\n')
    .map((line) => line.trim());
  const signed = withoutSignatures(written, (at) => isPureHeading(written[at] ?? ''));
  const typed = withLeadUps(signed);
  const lines = withPoints(closed(withSpacedLists(typed, isHeading)));
  const clauses: JobClause[] = [];
  let section: Section = { mode: 'prose', isListed: false };
  let headedAt = -2;
  let mixed: { from: number; modes: readonly Place[] } = { from: 0, modes: [] };
  lines.forEach((line, at) => {
    if (line === '') return;
    // An objective that no points tell more of is itself what is to be done.
    const isAim = isNumbered(line) && !leadsUp(lines, at);
    const isPoint = line.startsWith('- ') || isAim;
    const text = line.replace(/^- +/, '').replace(isPoint ? NUMBERED : '', '');
    if (isOfPost(text)) return;
    if (!isPoint && (isHeading(line, lines[at - 1], lines[at + 1]) || leadsUp(lines, at))) {
      const mode = isNumbered(line) ? 'duty' : sectionOf(line, section.mode, lines, at);
      section = { mode, isListed: false };
      headedAt = lines[at + 1] === '' ? at + 1 : at;
      return;
    }
    if (isPoint && lines[at - 1]?.startsWith('- ') !== true) {
      const points = section.mode === 'prose' ? pointsFrom(lines, at) : [];
      mixed = { from: at, modes: mixedModes(points) ?? [] };
      if (section.mode === 'prose') section.mode = placeOf(points) ?? 'prose';
    }
    section.mode = (isPoint ? mixed.modes[at - mixed.from] : undefined) ?? section.mode;
    // A list below a paragraph that follows the last one is another: it may ask where that one told.
    if (isPoint && section.mode === 'duty' && section.isListed && isNewList(lines, at))
      section.mode = placeOf(pointsFrom(lines, at)) ?? section.mode;
    // "Minimum experience" above "One year": a label of the next line.
    if (isPoint && isPureHeading(text) && lines[at + 1]?.startsWith('- ') === true) return;
    const [own, rest] = inlineHeadingIn(section.mode, lines[at - 1], text);
    const mode = own ?? (isAim && section.mode === 'prose' ? 'duty' : section.mode);
    if (isPoint) section.isListed = true;
    // Benefits go on until the next heading; prose after a list of requirements speaks for itself.
    const isOffer = section.mode === 'aside' || section.mode === 'none';
    const isLoose = !isPoint && own === undefined && section.isListed && !isOffer;
    if (mode === 'none' && own === undefined) return;
    // What stands in one line below its heading may be a list as well.
    const isBelow = !isPoint && own === undefined && !isLoose && at === headedAt + 1;
    const told = own === 'duty' || (isBelow && mode !== 'prose') ? itemsOf(rest) : [rest];
    const isItem = isPoint || own !== undefined || told.length > 1;
    clauses.push(
      ...told.flatMap((one) => clausesOf(one, isLoose ? 'prose' : mode, isItem, own !== undefined)),
    );
  });
  return withoutSummary(clauses);
}

/** The first point of a list that stands below a paragraph. */
function isNewList(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] === '' ? lines[at - 2] : lines[at - 1];
  return above !== undefined && !above.startsWith('- ') && above.length > 80;
}

const LIST = 4;

/** What a sentence tells of the work outside its list sums the list up, below whatever heading. */
function withoutSummary(clauses: readonly JobClause[]): JobClause[] {
  const told = clauses.filter(({ isDuty }) => isDuty);
  const listed = told.filter(({ isProse }) => !isProse).length;
  // More sentences than points are no summary of these.
  const isListed = listed >= LIST && listed > told.length - listed;
  const first = clauses.findIndex(({ isProse }) => !isProse);
  const areAsked = clauses.filter(({ isDuty, isProse }) => !isDuty && !isProse).length >= LIST;
  return clauses.filter(
    ({ isDuty, isLoose, isProse, need, text }, at) =>
      (isDuty && isProse && !isLoose ? !isListed : !isLoose) ||
      (isDuty ? !isListed : !areAsked || at > first || need === 'nice' || namesQualification(text)),
  );
}

/** "So we need somebody who" and "This is what we ask of you:" above a list, maybe with a gap between. */
function leadsUp(lines: readonly string[], at: number): boolean {
  const next = lines[at + 1] === '' ? lines[at + 2] : lines[at + 1];
  const line = lines[at] ?? '';
  return (
    next?.startsWith('- ') === true &&
    line.split(/\s+/).length <= 25 &&
    (LEADS_UP.test(fold(line)) || isNumbered(line) || isOpenHelp(line))
  );
}

/** "Objective #1: You will …" above the points that tell how. */
const isNumbered = (line: string) => NUMBERED.test(line);
const NUMBERED =
  /^(?:objective|goal|key result|focus|task|duty|ziel|aufgabe|objetivo|meta|tarea|función) ?\\?#?\d{1,2} ?[:.–-]\s*/i;

/** "It would help, though it is no condition, if you could offer" */
const isOpenHelp = (line: string) => !/[.!?…)]$/.test(line) && HELPS.test(fold(line));
const LEADS_UP =
  /(?::|\b(?:who|whom|you|to|that|der|die|das|wenn du|wenn sie|du|sie|que|quien))(?: \.\.\.|…)?$/;
