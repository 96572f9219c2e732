import { isTownLike, placeAtEnd, positionScore, townAtEnd } from '@sastre/shared-cv-words';
import { isBoldThroughout, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import type { ReadJob } from './work.rules.ts';

/** In sizes: so far below what was told of a job stands what the next ones begin with. */
const APART = 0.5;

/** An employer in bold above several positions, which stands behind the text of the job before, is theirs. */
export function withHousesBetween(
  jobs: readonly ReadJob[],
  lines: readonly StyledLine[],
): ReadJob[] {
  let house: Pick<ReadJob, 'company' | 'place'> | undefined;
  return jobs.map((job, at) => {
    const mine = job.company === undefined ? house : undefined;
    const next = jobs[at + 1];
    const last = job.texts.at(-1);
    const isBetween = next?.company === undefined && isHouse(last, next, lines);
    house = isBetween ? housePlaced(last) : mine;
    const texts = isBetween ? job.texts.slice(0, -1) : job.texts;
    return {
      ...job,
      texts,
      ...(mine && { company: mine.company, place: job.place ?? mine.place }),
    };
  });
}

/** Whether a text is one bold line right above the line of the next position. */
function isHouse(
  piece: Piece | undefined,
  next: ReadJob | undefined,
  lines: readonly StyledLine[],
): piece is Piece {
  const at = lines.findIndex(({ id }) => id === piece?.lines[0]);
  const line = lines[at];
  const below = lines[at + 1];
  return (
    piece?.lines.length === 1 &&
    line !== undefined &&
    below !== undefined &&
    isBoldThroughout(line) &&
    line.gapAbove > APART &&
    positionScore(piece.text) <= 0 &&
    next?.position?.lines.includes(below.id) === true
  );
}

function housePlaced(piece: Piece): Pick<ReadJob, 'company' | 'place'> {
  const town = townAtEnd(piece.text);
  const end = placeAtEnd(piece.text) ?? (isTownLike(town?.place ?? '') ? town : undefined);
  return end === undefined || end.before === ''
    ? { company: piece, place: undefined }
    : { company: { ...piece, text: end.before }, place: { ...piece, text: end.place } };
}
