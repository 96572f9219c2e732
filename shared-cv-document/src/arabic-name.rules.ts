import { nameParts } from './name-parts.rules.ts';
import { FITTED_SIZES, type NamePlace } from './name-size.rules.ts';

const ARABIC = /\p{Script=Arabic}/u;
/** Ems of a letter and of a space, rather too many: their fonts are not measured. */
const LETTER = 0.62;
const SPACE = 0.27;

/** Lines of a name, and their size in points. */
interface NameLines {
  lines: string[];
  points: number;
}

/**
 * The lines of a name in Arabic letters of which a part goes on in the next word ("عبد الرحمن"): two, or as few as the
 * smallest size needs. Undefined where one line holds it, where no part does so, and where no size is small enough. Such
 * lines are made beforehand, since print paints what is marked in a line from the left.
 */
export function arabicLines(name: string, { room, largest }: NamePlace): NameLines | undefined {
  const parts = nameParts(name, () => true);
  if (!ARABIC.test(name) || !parts.some((part) => part.includes(' '))) return undefined;
  const sizes = FITTED_SIZES.filter((points) => points <= largest);
  const tried = sizes.map((points) => ({
    points,
    lines: linesOf(parts, (room * 72) / 25.4 / points),
  }));
  const [usual] = tried;
  if (usual?.lines?.length === 1) return undefined;
  const best = tried.find(({ lines }) => (lines?.length ?? Infinity) <= 2) ?? tried.at(-1);
  return best?.lines && { points: best.points, lines: best.lines };
}

/** Parts in lines of so many ems; undefined where one is longer than a line. */
function linesOf(parts: readonly string[], ems: number): string[] | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    if (widthOf(part) > ems) return undefined;
    const longer = `${lines.at(-1) ?? ''} ${part}`.trim();
    if (lines.length > 0 && widthOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function widthOf(text: string): number {
  const letters = text.normalize('NFD').replace(/\p{M}|\s/gu, '').length;
  return letters * LETTER + (text.split(' ').length - 1) * SPACE;
}
