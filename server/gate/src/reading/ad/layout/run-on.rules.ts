import { ALL_FUNCTION_WORDS } from '../../words/function-words.ts';
import { sentencesOf } from '../../words/sentences.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import { headingMode, isPureHeading } from '../headings.rules.ts';

/**
 * A paste that lost its breaks: sentences glued to the heading behind them, headings glued to what they head, and headings in
 * the middle of a paragraph. Each gets a line of its own again; a line without such traces stays as it is.
 */
export function withBreaks(line: string): string[] {
  return unglued(line).flatMap(dashesApart).flatMap(headsApart);
}

/** "… you want.What we expect": the full stop has lost its break. */
const GLUED_STOP =
  /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{L}*['’]?\p{Ll}* \p{L})(?!(?:Js|Net|Com|Org|Io|De|Es|Ai)(?!\p{L}))/u;
/** "What we expect from youYou are": the heading as well. */
const GLUED_HEAD = /^(\p{Lu}[^.;:!,]{4,60}?\p{Ll})(\p{Lu}\p{Ll}*['’]?\p{Ll}* .{20,})$/u;

function unglued(line: string): string[] {
  return line.split(GLUED_STOP).flatMap((part) => {
    const [, head = '', rest = ''] = GLUED_HEAD.exec(part) ?? [];
    const [first = ''] = /^[\p{L}]+/u.exec(rest) ?? [];
    const isHead =
      head.includes(' ') &&
      (headingMode(head) !== undefined || ALL_FUNCTION_WORDS.has(fold(first)));
    return isHead && !/[\s"“(]/u.test(head.slice(-1)) ? ['', head, '', rest] : [part];
  });
}

/** "… of glass.- Good eye for colour.- Diploma": points that are parted by a dash that stands close to the last. */
const CLOSE_DASH = /(?<=[\p{Ll})])\.?[-–] (?=\p{Lu}\p{Ll}+ \p{Ll})/u;

function dashesApart(line: string): string[] {
  const [lead = '', ...points] = line.split(CLOSE_DASH);
  return points.length < 2 ? [line] : [lead, '', ...points.map((point) => `- ${point}`)];
}

const LONG = 300;
const MOST_WORDS = 5;

/** "Responsibilities Build … . Requirements A degree …": headings that stand in one long line with what they head. */
function headsApart(line: string): string[] {
  if (line.length < LONG) return [line];
  const parts = sentencesOf(line).map((sentence) => ({ sentence, ...headOf(sentence) }));
  if (parts.filter(({ head }) => head !== undefined).length < 2) return [line];
  const lines: string[] = [];
  let isListed = false;
  for (const { sentence, head, rest } of parts) {
    if (head !== undefined) {
      lines.push('', head, '');
      const mode = headingMode(head);
      isListed = mode === 'must' || mode === 'nice' || mode === 'duty';
    }
    const own = head === undefined ? sentence : rest;
    if (isListed) lines.push(`- ${own}`);
    else if (head === undefined && lines.at(-1) !== '' && lines.length > 0)
      lines.push(`${lines.pop() ?? ''} ${own}`);
    else lines.push(own);
  }
  return lines;
}

/** The longest heading of words that only headings have, with a capital behind it. */
function headOf(sentence: string): { head?: string; rest: string } {
  const words = sentence.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length - 3); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    if (/^\p{Lu}[^.,;!?]+$/u.test(head) && /^\p{Lu}/u.test(rest) && isPureHeading(head))
      return { head: head.replace(/:$/, ''), rest };
  }
  return { rest: sentence };
}
