import { ALL_FUNCTION_WORDS } from '../../words/function-words.ts';
import { sentencesOf } from '../../words/sentences.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import { headingMode, isPureHeading } from '../headings.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';

/**
 * A paste that lost its breaks: sentences glued to the heading behind them, headings glued to what they head, and headings in
 * the middle of a paragraph. Each gets a line of its own again; a line without such traces stays as it is.
 */
export function withBreaks(line: string): string[] {
  return unglued(line).flatMap(dashesApart).flatMap(headsApart).flatMap(deedsApart);
}

/** "… you want.What we expect": the full stop has lost its break. */
const GLUED_STOP =
  /(?<=\p{L}{3}[.!?])(?=\p{Lu}\p{Ll}{2}|\p{Lu}{4})(?=\p{Lu}\p{L}*['’]?\p{Ll}* \p{L})(?!(?:Js|Net|Com|Org|Io|De|Es|Ai)(?!\p{L}))/u;
/** "What we expect from youYou are": the heading as well. */
const GLUED_HEAD = /^(\p{Lu}[^.;:!,]{4,60}?\p{Ll})(\p{Lu}\p{Ll}*['’]?\p{Ll}* .{20,})$/u;

function unglued(line: string): string[] {
  const lines: string[] = [];
  for (const part of line.split(GLUED_STOP)) {
    const [, head = '', rest = ''] = GLUED_HEAD.exec(part) ?? [];
    const [first = ''] = /^[\p{L}]+/u.exec(rest) ?? [];
    const isHead =
      head.includes(' ') &&
      (headingMode(head) !== undefined || ALL_FUNCTION_WORDS.has(fold(first)));
    if (isHead && !/[\s"“(]/u.test(head.slice(-1))) lines.push('', head, '', rest);
    else if (lines.length > 0 && !HEADS_ITSELF.test(part))
      lines.push(`${lines.pop() ?? ''} ${part}`);
    else lines.push(part);
  }
  return lines;
}

/** "TASKS: sweeping floors". */
const HEADS_ITSELF = /^\p{Lu}[^.:;,]{3,40}: \S/u;

/** "… of glass.- Good eye for colour.- Diploma": points that are parted by a dash that stands close to the last. */
const CLOSE_DASH = /(?<=[\p{L})])\.?[-–] (?=\p{Lu}\p{Ll}+ \p{Ll})/u;

/** "Cortar vidrio según plano Montar vitrales Llevar registro": tasks that lost their breaks, each with its capital. */
const DEED_AHEAD =
  /(?<=[\p{Ll}.)]) (?=\p{Lu}\p{Ll}+(?:ar|er|ir) (?:y |e |al?|del?|en|con|el|las?|los|un|una|su|sus|\p{Ll}{4,})(?!\p{L}))/u;

function deedsApart(line: string): string[] {
  const parts = line.split(DEED_AHEAD);
  if (parts.length < 4) return [line];
  const [lead = '', ...points] = parts;
  const [, head, first] = /^([^:]{3,60}:) (.+)$/s.exec(lead) ?? [];
  const before = head === undefined ? [lead] : [head, `- ${first ?? ''}`];
  return [...before, ...points.map((point) => `- ${point}`)];
}

function dashesApart(line: string): string[] {
  const [lead = '', ...points] = line.split(CLOSE_DASH);
  if (points.length > 1) return [lead, '', ...points.map((point) => `- ${point}`)];
  const parts = line.split(SPACED_DASH);
  return parts.length < FEWEST_DASHES
    ? [line]
    : parts.flatMap((part, at) => {
        const [, point = part, head = ''] = SHOUTED_LAST.exec(part) ?? [];
        const own = at === 0 ? point : `- ${point}`;
        return head === '' ? (at === 0 ? [own, ''] : [own]) : [own, '', head, ''];
      });
}

const LONG = 300;
/** "TASKS: - Sweep floors. - Oil doors. SKILLS: - …" in one long line. */
const SPACED_DASH = / - (?=[\p{Lu}\d])/u;
const FEWEST_DASHES = 5;
const SHOUTED_LAST = /^(.*[\p{Ll}.)\d])\s+(\p{Lu}[\p{Lu}\s/,]{7,}:?)$/su;
const MOST_WORDS = 5;

/** "Responsibilities Build … . Requirements A degree …": headings that stand in one long line with what they head. */
function headsApart(line: string): string[] {
  if (line.length < LONG) return [line];
  const parts = partsOf(line).map((part) => ({ part, ...headOf(part) }));
  if (parts.filter(({ head }) => head !== undefined).length < 2) return [line];
  const lines: string[] = [];
  let isListed = false;
  for (const { part, head, rest } of parts) {
    if (head !== undefined) {
      lines.push('', head, '');
      const mode = headingMode(head);
      isListed = mode === 'must' || mode === 'nice' || mode === 'duty';
    }
    // "…; hours as agreed; …": what tells of the post ends the list.
    if (isListed && head === undefined && tellsOfPost(part)) {
      lines.push('');
      isListed = false;
    }
    const own = head === undefined ? part : rest;
    if (own === '') continue;
    const last = lines.at(-1) ?? '';
    if (isListed) lines.push(`- ${own}`);
    else if (head === undefined && last !== '') lines.push(`${lines.pop() ?? ''} ${own}`);
    else lines.push(own);
  }
  return lines;
}

/** Sentences and what semicolons part, each with its sign. */
function partsOf(text: string): string[] {
  // Sentences that a short form did not end are put together with one blank.
  const line = text.replace(/\s+/g, ' ').trim();
  let at = 0;
  const starts = sentencesOf(line).map((sentence) => {
    const start = line.indexOf(sentence, at);
    at = start + sentence.length;
    return start;
  });
  return starts.map((start, place) => line.slice(start, starts[place + 1]).trim());
}

/** "salary between …", "place of work Leeds": a label of the post, with or without its colon. */
function tellsOfPost(part: string): boolean {
  const words = part.replace(/:/g, '').split(' ');
  return [1, 2, 3].some((count) => isOfPost(`${words.slice(0, count).join(' ')}: `));
}

/** "WHAT DO WE OFFER?", "TASKS:" between the sentences. */
const QUESTION = /^[¿¡]?\p{Lu}[\p{Lu}\s]{3,40}[?:!]$/u;

/** "Wünschenswert wären Kenntnisse in": the sentence goes on with its noun. */
const GOES_ON =
  / (?:in|im|mit|von|fur|der|die|das|den|dem|ein|eine[nrms]?|ist|sind|ware|waren|and|und|of|with|for|the|an?|is|are|en|de|con|para|y|e|es|son)$/;

/** The longest heading of words that only headings have, with a capital behind it. */
function headOf(part: string): { head?: string; rest: string } {
  if (QUESTION.test(part) && headingMode(part) !== undefined) return { head: part, rest: '' };
  const words = part.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length - 2); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    const isMarked = /^\p{L}[^.,;!?:]+:$/u.test(head);
    // A small heading tells itself by its colon.
    const isApart =
      isMarked ||
      (/^\p{Lu}[^.,;!?:]+$/u.test(head) && /^\p{Lu}/u.test(rest) && !GOES_ON.test(fold(head)));
    const isHead =
      isPureHeading(head) || (isMarked && count < 4 && headingMode(head) !== undefined);
    if (isApart && isHead) return { head: head.replace(/:$/, ''), rest };
  }
  return { rest: part };
}
