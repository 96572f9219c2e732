import type { Block } from '../reading.types.ts';
import { entryLabelsOf } from './entry-labels.data.ts';
import { trimmed, idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { folded, wordsOf } from './words.rules.ts';

/** What is said of lines: words that stand in fields. */
export type UsedWords = ReadonlyMap<number, readonly string[]>;

/** Names of fields that the form says itself. */
const LABEL =
  /^(?:e-?mail|mail|phone|tel|telefon|telephone|tel[ée]fono|fax|mobile?|mobil|m[óo]vil|handy|cell|address|adresse|anschrift|direcci[óo]n|domicilio|domicile|residenc(?:e|ia)|home|location|ort|wohnort|web|website|webseite|homepage|url|linkedin|github|name|nombre|correo(?: electr[óo]nico)?|note|abschlussnote|gesamtnote|grade|c?gpa|calificaci[óo]n|votazione|voto(?: finale)?|ergebnis|cijfer|eindcijfer|gemiddeld|woonplaats|telefoon|adres|cellulare|recapiti|cellular|nota(?: media)?|position|firma|company|employer|arbeitgeber|empresa|puesto)\s*[.:]{0,2}$/iu;

/** A label of a form stands before its colon, or in the first cell of its row: "data" is a word, too. */
function isLabel(text: string, { cells: [first, ...others] }: StyledLine): boolean {
  if (LABEL.test(text)) return true;
  const [before = ''] = first?.text.split(':') ?? [];
  const stands = first?.text.includes(':') === true || (others.length > 0 && text.length > 5);
  return stands && folded(before) === folded(text) && entryLabelsOf(text).length > 0;
}

/** Neighbouring lines, or what is left of them, whose words stand in no field; a label of what stands in one is none of them. */
export function unplacedOf(
  lines: readonly StyledLine[],
  used: UsedWords,
  isStructure: (line: StyledLine) => boolean,
): Block[] {
  const blocks: Block[] = [];
  let last: number | undefined;
  const isPlaced = (line: StyledLine | undefined) => {
    const words = line === undefined ? [] : (used.get(line.id) ?? []);
    return line !== undefined && words.length > 0 && leftOf(line, words) === '';
  };
  /** Its value stands in a field: beside it, or in the line below. */
  const isAnswered = (at: number) =>
    (used.get(lines[at]?.id ?? -1) ?? []).length > 0 || isPlaced(lines[at + 1]);
  for (const [at, line] of lines.entries()) {
    const text = isStructure(line) ? '' : leftOf(line, used.get(line.id) ?? []);
    if (text === '' || (isLabel(text, line) && isAnswered(at))) continue;
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
  return blocks;
}

/** The words of a line that no field has, each as often as it is missing. */
function leftOf(line: StyledLine, words: readonly string[]): string {
  const there = new Map<string, number>();
  for (const word of words) there.set(word, (there.get(word) ?? 0) + 1);
  const take = (word: string) => {
    const count = there.get(word) ?? 0;
    there.set(word, count - 1);
    return count > 0;
  };
  const left = line.text.split(/\s+/).filter((token) => {
    const own = wordsOf(token);
    if (own.length === 0) return false;
    return !own.map(take).every(Boolean);
  });
  return trimmed(left.join(' '));
}
