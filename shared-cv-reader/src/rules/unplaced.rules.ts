import type { Block } from '../reading.types.ts';
import { isDurationAlone } from './body.rules.ts';
import { isOfLabels, wordsOf } from '@sastre/shared-cv-words';
import { trimmed, idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What is said of lines: words that stand in fields. */
export type UsedWords = ReadonlyMap<number, readonly string[]>;

/** Names of fields that the form says itself; how to reach somebody has more of them. */
const LABEL =
  /^(?:name(?:[ ,]+vorname)?|vorname(?:[ ,]+name)?|note|abschlussnote|gesamtnote|grade|c?gpa|calificaci[óo]n|votazione|voto(?: finale)?|ergebnis|cijfer|eindcijfer|gemiddeld|recapiti|cellular|nota(?: media)?|position|firma|company|employer|arbeitgeber|empresa|puesto|(?:awarded|issued|published|presented) by)\s*[.:]{0,2}$/iu;

/** What a profile site writes behind a number or an address. */
const ASIDE =
  /^\((?:mobile|home|work|linkedin|personal|company|portfolio|blog|other|mobil|privat|arbeit|firma|sonstige|m[óo]vil|casa|trabajo|empresa|otros?|cellulare|lavoro|casa|domicile|portable)\)$/iu;

/** What is left of "1. Experience". */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]$/u;

/** Between a position and its house. */
const AT = /^(?:at|bei|beim|chez|presso|en la empresa|w firmie)$/iu;

/** What lines are that say nothing which has no place, or hardly anything. */
export interface KnownLines {
  isStructure: (line: StyledLine) => boolean;
  isFormLabel?: (line: StyledLine, text: string) => boolean;
  /** It names a group of what stands in fields. */
  isGroup?: (line: StyledLine, text: string) => boolean;
}

/**
 * Neighbouring lines, or what is left of them, whose words stand in no field; a label of what stands in one is none of them.
 * Names of groups, how long each thing took, and what joins names stand together at the end: a person drops them at once.
 */
export function unplacedOf(
  lines: readonly StyledLine[],
  used: UsedWords,
  { isStructure, isFormLabel = () => false, isGroup = () => false }: KnownLines,
): Block[] {
  const blocks: Block[] = [];
  const groups: { texts: string[]; lines: number[] } = { texts: [], lines: [] };
  let last: number | undefined;
  const isPlaced = (line: StyledLine | undefined) => {
    const words = line === undefined ? [] : (used.get(line.id) ?? []);
    return line !== undefined && words.length > 0 && leftOf(line, words, false) === '';
  };
  /** Its value stands in a field: beside it, or in the line below. */
  const isAnswered = (at: number) =>
    (used.get(lines[at]?.id ?? -1) ?? []).length > 0 || isPlaced(lines[at + 1]);
  for (const [at, line] of lines.entries()) {
    const isAfterBreak = /\p{L}-(?:\s|$)/u.test(lines[at - 1]?.text ?? '');
    const text = isStructure(line) ? '' : leftOf(line, used.get(line.id) ?? [], isAfterBreak);
    if (
      text === '' ||
      (NUMBER.test(text) && (used.get(line.id) ?? []).length > 0) ||
      ((LABEL.test(text) || ASIDE.test(text) || isOfLabels(text) || isFormLabel(line, text)) &&
        isAnswered(at))
    )
      continue;
    if ((isGroup(line, text) || isDurationAlone(text) || AT.test(text)) && isAnswered(at)) {
      groups.texts.push(text);
      groups.lines.push(line.id);
      continue;
    }
    const block = blocks.at(-1);
    if (block !== undefined && last === at - 1)
      blocks[blocks.length - 1] = {
        ...block,
        text: `${block.text}\n${text}`,
        lines: [...block.lines, line.id],
      };
    else blocks.push({ id: blocks.length, text, lines: idsOf(line) });
    last = at;
  }
  if (groups.texts.length === 0) return blocks;
  return [...blocks, { id: blocks.length, text: groups.texts.join('\n'), lines: groups.lines }];
}

/**
 * The words of a line that no field has, each as often as it is missing. A part of a word that a line breaks stands where
 * the whole one does; `isAfterBreak`: the line begins with the rest of one.
 */
function leftOf(line: StyledLine, words: readonly string[], isAfterBreak: boolean): string {
  const there = new Map<string, number>();
  for (const word of words) there.set(word, (there.get(word) ?? 0) + 1);
  const take = (word: string) => {
    const count = there.get(word) ?? 0;
    there.set(word, count - 1);
    return count > 0;
  };
  const tokens = line.text.split(/\s+/).map((text, at) => ({ text, at, own: wordsOf(text) }));
  // An address has the words of the name beside it, and is what a field of it was read from.
  const wordiestFirst = tokens.toSorted((one, other) => other.own.length - one.own.length);
  const left = wordiestFirst.filter(({ text, at, own }) => {
    if (own.length === 0) return false;
    const isBroken = /\p{L}-$/u.test(text);
    const isWithin = isBroken && at === 0 && isAfterBreak;
    const isPart = (word: string) =>
      (isWithin && words.some((whole) => whole.includes(word))) ||
      (isBroken && words.some((whole) => whole.startsWith(word))) ||
      (at === 0 && isAfterBreak && words.some((whole) => whole.endsWith(word)));
    return !own.map((word) => take(word) || isPart(word)).every(Boolean);
  });
  const inOrder = left.toSorted((one, other) => one.at - other.at);
  return trimmed(inOrder.map(({ text }) => text).join(' '));
}
