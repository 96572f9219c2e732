import { fold } from '../../words/stem.rules.ts';

const [FEWEST, LONGEST, ROOM] = [3, 130, 25];

/** "You should" above lines that each end that sentence in another way, without a sign and mostly small: its points. */
export function withSmallPoints(lines: readonly string[]): string[] {
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    if (!LEADS.test(fold(line.trim()))) continue;
    const below = lines.slice(at + 1);
    const end = below.findIndex((one) => one.trim() === '');
    const points = below.slice(0, end < 0 ? undefined : end);
    if (!areApart(points)) continue;
    points.forEach((point, place) => (whole[at + 1 + place] = `- ${point.trim()}`));
  }
  return whole;
}

/** A sentence that its reader or its house begins, and nothing ends. */
const LEADS =
  /^(?:\S+ ){0,3}(?:du|sie|wir|you|we|tu|te|solltest|sollten|machst|machen|kannst|konnen|hast|haben|should|can|will|bist|sabes|puedes|debes|vas a)(?: (?:du|sie|wir|dir|you|be))?:?$/;

/** Lines that no wrap has made: most begin small, and one ends where the next word would have fitted. */
function areApart(points: readonly string[]): boolean {
  const small = points.filter((point) => /^\s*\p{Ll}/u.test(point)).length;
  const longest = Math.max(...points.map(({ length }) => length));
  const isShort = points.slice(0, -1).some(({ length }) => length < longest - ROOM);
  return (
    points.length >= FEWEST &&
    longest < LONGEST &&
    isShort &&
    small >= points.length / 2 &&
    points.every((point) => /^\s*[\p{L}\d(]/u.test(point) && !/\p{L}{3}[.!?] \p{Lu}/u.test(point))
  );
}
