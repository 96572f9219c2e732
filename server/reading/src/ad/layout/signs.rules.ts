import { ASKS, HELPS } from '../clause-cues.ts';
import { headingMode } from '../headings.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import { source } from '../../words/pattern.ts';

const SIGN = String.raw`\[[ xX]?\]|[^\p{L}\p{N}\s(),.;:=–/[\]-]{1,2}`;
const WORD = source`
  essential|required|must|critical|desirable|preferred|optional|nice to have|muss|pflicht|wunsch|wünschenswert|
  cr[ií]tico|imprescindible|obligatori[oa]|deseable|valorable|opcional`;
/** "(🔴 crítico, ⚪ deseable)", "★ = can't do without", "[x] = Pflicht". */
const SIGN_MEANS = new RegExp(
  String.raw`(${SIGN})\s*(?:=\s*(\p{L}[^,;()·|=]{2,40})|:?\s*(${WORD})(?!\p{L}))`,
  'giu',
);
const BEGINS = new RegExp(String.raw`^\s*(?:[-*+]\s+(?=\[))?(${SIGN})\s*(\S.*)$`, 'u');
const NEEDS = /\bcritic|^(?:kern|core|basis|basico|base)\b|\b(?:without|ohne|sin)\b/;
const WISHES = /^\w+ to have$/;

const isNice = (said: string) =>
  WISHES.test(fold(said)) || HELPS.test(fold(said)) || headingMode(said) === 'nice';
const isNeeded = (said: string) =>
  NEEDS.test(fold(said)) || ASKS.test(fold(said)) || headingMode(said) === 'must';

/** What each sign means; where one of two only helps, or one is needed, the other is the other. */
function meaningsOf(line: string): Map<string, 'required' | 'optional'> {
  const told = [...line.matchAll(SIGN_MEANS)].map(
    ([, sign = '', phrase = '', word = phrase]) => [sign.toLowerCase(), word] as const,
  );
  const someNice = told.some(([, said]) => isNice(said));
  const areTold = someNice || (told.length === 2 && told.some(([, said]) => isNeeded(said)));
  if (told.length < 2 || !areTold) return new Map();
  const helps = (said: string) => (someNice ? isNice(said) : !isNeeded(said));
  return new Map(told.map(([sign, said]) => [sign, helps(said) ? 'optional' : 'required']));
}

/** Points that begin with a sign, said to count as much as a legend of such signs tells, above them or below. */
export function withSigns(lines: readonly string[]): readonly string[] {
  const told = lines.map(meaningsOf);
  const at = told.findIndex(({ size }) => size > 1);
  const meanings = told[at];
  if (meanings === undefined) return lines.map(besideTicks);
  return lines.map((line, index) => {
    if (index === at) return withoutLegend(line);
    const [, sign = '', text = ''] = BEGINS.exec(line) ?? [];
    const word = meanings.get(sign.toLowerCase());
    return word === undefined ? line : `- ${text} – ${word}`;
  });
}

const SIGNED = /^\s*([✅✔✓☑▪•◦]|\p{Extended_Pictographic})\ufe0f?\s*(\S.*)$/u;
const PLUS = /^(?:➕|⭐|✨|💛|🌟)/u;

/** Behind points that are ticked off a plus only helps; what stands behind a pin, a parcel or a telephone is not asked for. */
function besideTicks(line: string, at: number, lines: readonly string[]): string {
  const [, sign = '', text = ''] = SIGNED.exec(line) ?? [];
  const above = lines.slice(0, at).flatMap((one) => SIGNED.exec(one)?.[1] ?? []);
  const isTick = (one: string) => above.filter((other) => other === one).length >= TICKED;
  if (sign === '' || !above.some(isTick) || above.includes(sign)) return line;
  if (PLUS.test(sign)) return isNice(line) ? line : `${line} – optional`;
  const isOther =
    line.endsWith(':') ||
    headingMode(text) !== undefined ||
    isNice(text) ||
    namesQualification(text);
  return isOther || heads(lines, at) ? line : '';
}

/** "🛠 What you do" above points of one sign. */
function heads(lines: readonly string[], at: number): boolean {
  const [next, other] = [lines[at + 1], lines[at + 2]].map((one = '') => SIGNED.exec(one)?.[1]);
  return /^\s*[-*] /.test(lines[at + 1] ?? '') || (next !== undefined && next === other);
}
const TICKED = 2;

/** The legend itself says nothing of the heading that it stands behind. */
function withoutLegend(line: string): string {
  const bare = line.replace(/\s*\([^()]*\)/u, '');
  return bare === line ? line.replace(/\s*[^\p{L}\p{N}\s]{1,3}\s*[=:].*$/u, '') : bare;
}
