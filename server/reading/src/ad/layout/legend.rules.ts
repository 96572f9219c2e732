import { withSigns } from './signs.rules.ts';
import { pattern, source } from '../../words/pattern.ts';

const MEANS = pattern('giu')`
  (?<![\p{L}\p{N}])(\p{Lu})\)?\s*[=:–-]\s*(
    essential|required|must|mandatory|desirable|preferred|optional|muss|pflicht|wunsch|wünschenswert|
    imprescindible|obligatori[oa]|deseable|valorable
  )(?!\p{L})`;
const MARKED = /^\s*(?:[-•*]\s+)?(\S.*?\S)(?:\s{2,}|\t|\s*[:–-]\s+|\s*\()(\p{Lu})\)?\s*$/u;
/** "| Knowledge of looms | E |". */
const CELL = /^\s*\|\s*(?:[-•*]\s+)?(\S.*?)\s*\|\s*(\p{Lu})\s*\|?\s*$/u;
const HEADING_ROW = /^\s*\|\s*[*_]*([^|*_]{3,40}?)[*_]*\s*\|?\s*\|?\s*$/u;
const isPiped = (line: string) => line.includes('|');
/** "Essential/Desirable" above such a column: the letters are those of its words. */
const HEADED =
  /(?<!\p{L})(essential|required|must)\s*\/\s*(desirable|preferred|optional|nice)(?!\p{L})/iu;
/** "AF = Application form, T = Test": what other letters mean is not asked for. */
const OTHER_MEANINGS = /^[^=]{0,60}(?:\p{Lu}{1,3}\s?=\s?\p{L}[^=]{2,40}[,;]\s*){2}/u;

/** "Excel -> MUSS", "SQL [nice to have]", "(Must) SQL": how much a point counts, set off by an arrow or brackets. */
const WEIGHT = source`
  must(?: have)?|muss|pflicht|essential|required|critical|cr[ií]tico|imprescindible|obligatori[oa]|importante|
  kann|soll|nice(?: to have)?|desirable|preferred|optional|plus|bonus|wunsch|wünschenswert|deseable|valorable|opcional`;
const WEIGHED_LAST = new RegExp(
  String.raw`^(\s*(?:[-•*·]\s+)?\S.*?)\s*(?:(?:->|→|=>|⇒)\s*(${WEIGHT})|[([]\s*(${WEIGHT})\s*[)\]])\s*$`,
  'iu',
);
const WEIGHED_FIRST = new RegExp(
  String.raw`^(\s*(?:[-•*·]\s+)?)[([]\s*(${WEIGHT})\s*[)\]]\s*(\S.*)$`,
  'iu',
);

function weighed(line: string): string {
  const [, sign = '', first = '', rest = ''] = WEIGHED_FIRST.exec(line) ?? [];
  if (first !== '') return `${sign}${rest} – ${first.toLowerCase()}`;
  const [, text = '', behind = '', within = behind] = WEIGHED_LAST.exec(line) ?? [];
  return text === '' ? line : `${text} – ${within.toLowerCase()}`;
}

/** "E = essential, D = desirable": a letter at the end of a line says how much the line counts. */
export function withLegend(all: readonly string[]): readonly string[] {
  const lines = withSigns(all).map(weighed);
  const told = lines.flatMap((line) => [...line.matchAll(MEANS)]);
  const meanings = new Map(
    told.map(([, letter = '', word = '']) => [letter.toUpperCase(), word.toLowerCase()]),
  );
  const [, first, other] = HEADED.exec(lines.find((line) => HEADED.test(line)) ?? '') ?? [];
  if (meanings.size < 2 && lines.filter((line) => CELL.test(line)).length > 2)
    for (const word of [first, other])
      if (word !== undefined) meanings.set(word.charAt(0).toUpperCase(), word.toLowerCase());
  if (meanings.size < 2) return lines;
  return lines.map((line) => {
    if (isPiped(line) && HEADED.test(line)) return '';
    // "| Skills |" between the rows heads those below.
    const [, heading] = HEADING_ROW.exec(line) ?? [];
    if (heading !== undefined) return `\n${heading}`;
    const [, name = '', letter = ''] = CELL.exec(line) ?? MARKED.exec(line) ?? [];
    const word = meanings.get(letter);
    if (word !== undefined) return `- ${name} – ${word}`;
    if (OTHER_MEANINGS.test(line) && ![...line.matchAll(MEANS)].length) return '';
    // The legend itself says nothing of the heading that it stands behind.
    return line.replace(/\s*\(([^()]*)\)/, (aside) =>
      [...aside.matchAll(MEANS)].length > 1 ? '' : aside,
    );
  });
}
