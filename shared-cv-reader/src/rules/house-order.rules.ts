import type { Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import type { ReadJob } from './work.rules.ts';

/** Whether most jobs of a file begin with their employer, and not with the position; `inLine`: of those that say both in one line. */
export function areHousesFirst(
  jobs: readonly Pick<ReadJob, 'company' | 'position'>[],
  lines: readonly StyledLine[],
  { inLine = false } = {},
): boolean {
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  const placeOf = ({ lines: [id = -1] }: Piece) => places.get(id) ?? -1;
  const votes = jobs.map(({ company, position }) => {
    if (company === undefined || position === undefined) return 0;
    const [house, post] = [placeOf(company), placeOf(position)];
    if (house !== post) return inLine ? 0 : Math.sign(post - house);
    const text = texts.get(company.lines[0] ?? -1) ?? '';
    return Math.sign(text.indexOf(position.text) - text.indexOf(company.text));
  });
  return votes.reduce((sum, vote) => sum + vote, 0) > 0;
}
