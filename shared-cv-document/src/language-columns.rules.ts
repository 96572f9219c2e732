import type { PairFont } from './fonts/font-pairs.ts';
import { textWidth } from './text-width.rules.ts';

/** Between two of them, in millimetres. */
const GAP = 8;
/** Names are bold, levels are not. */
const SLACK = 1.04;

/**
 * In how many columns languages with their levels stand below each other where a line does not hold them all: as few as
 * their lines need. 0 where it does, and where not even two fit.
 *
 * @param room of the line, in millimetres
 * @param em of their type, in millimetres
 */
export function languageColumns(
  languages: readonly string[],
  { room, em, font }: { room: number; em: number; font: Pick<PairFont, 'widths' | 'size'> },
): number {
  const widths = languages.map((one) => textWidth(one, font) * em * SLACK + GAP);
  const fits = (columns: number) => {
    const widest = Array.from({ length: columns }, (_, column) =>
      Math.max(...widths.filter((_width, index) => index % columns === column)),
    );
    return widest.reduce((sum, width) => sum + width, 0) - GAP <= room;
  };
  const counts = languages.map((_, index) => languages.length - index).filter((count) => count > 1);
  const most = counts.find(fits);
  if (most === undefined || most === languages.length) return 0;
  const fewer = Math.ceil(languages.length / Math.ceil(languages.length / most));
  return fits(fewer) ? fewer : most;
}
