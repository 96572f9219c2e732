import { headingMode, isPureHeading } from './headings.rules.ts';

const LONGEST_POINT = 220;
const FEWEST = 3;

/**
 * Points that a paste has left as paragraphs of one line each, with a gap between any two: below a heading that asks or tells of
 * tasks, three of them make a list.
 */
export function withSpacedLists(
  lines: readonly string[],
  isHeading: (line: string, before?: string, after?: string) => boolean,
): string[] {
  const whole = [...lines];
  lines.forEach((line, at) => {
    if (!opensList(line) || !isHeading(line, lines[at - 1], lines[at + 1])) return;
    const places = pointsBelow(lines, at);
    if (places.length < FEWEST) return;
    for (const place of places) whole[place] = `- ${lines[place] ?? ''}`;
  });
  return whole;
}

const ANNOUNCES = new Set(['must', 'nice', 'duty']);
const opensList = (line: string) =>
  line.split(' ').length <= (line.endsWith(':') ? 12 : 7) &&
  ANNOUNCES.has(headingMode(line) ?? '') &&
  (isPureHeading(line.replace(/\([^()]*\)/g, '')) ||
    line.endsWith(':') ||
    /\b(?:you|du|sie|tu|te|de ti)\b/i.test(line));

/** The places of the lines by themselves below a heading, up to the first that is none. */
function pointsBelow(lines: readonly string[], heading: number): number[] {
  const places: number[] = [];
  for (let at = heading + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const isAlone = (lines[at + 1] ?? '') === '' && (at === heading + 1 || lines[at - 1] === '');
    if (!isAlone) break;
    // "Here is what we look for:" may lead up to them.
    if (places.length === 0 && line.endsWith(':')) continue;
    if (!isPoint(line)) break;
    places.push(at);
  }
  return places;
}

function isPoint(line: string): boolean {
  const isSection =
    isPureHeading(line) ||
    /[:?]$/.test(line) ||
    (line.split(' ').length <= 6 && headingMode(line) === 'aside');
  return (
    line.length <= LONGEST_POINT &&
    !line.startsWith('- ') &&
    !isSection &&
    !/\p{L}{3}[.!?] \p{Lu}/u.test(line)
  );
}
