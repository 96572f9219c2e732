import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Note } from '@sastre/shared-ui';
import { tabOfPlace, type Change } from './changes.rules.ts';
import { usePlaceName } from '../use-place-name.ts';

const OBSTACLES = {
  edited: 'review.edited',
  letterRejected: 'review.letterRejected',
  undecided: 'review.undecided',
} as const;

interface Props {
  change: Pick<Change, 'obstacle' | 'place'>;
  /** The server could not take the last decision on it. */
  isUndecided: boolean;
  cvId: string;
}

/** Why a change cannot be decided on here, and where to. */
export function ObstacleNote({ change: { obstacle, place }, isUndecided, cvId }: Props) {
  const t = useT();
  const name = usePlaceName()(place);
  if (obstacle === undefined && !isUndecided) return null;
  return (
    <Note tone="warn">
      {t(OBSTACLES[obstacle ?? 'undecided'])}{' '}
      {obstacle !== 'letterRejected' && (
        <Link
          to={paths.cvData({ cvId, edit: true, tab: tabOfPlace(place) })}
          aria-label={t('review.inCopyNamed', { name })}
        >
          {t('review.inCopy')}
        </Link>
      )}
    </Note>
  );
}
