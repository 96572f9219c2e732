import type { Requirement } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { languageTold } from './facts.rules.ts';

/** What the CV says of the level that is asked for, where it says less. */
export function LevelSaid({ levelNotSaid, levelBelow }: Requirement) {
  const t = useT();
  if (levelNotSaid === true) return <p>{t('review.requirements.levelNotSaid')}</p>;
  if (levelBelow === undefined) return null;
  const { asked } = levelBelow;
  const held = languageTold(levelBelow.held, (level) => t(`review.level.${level}`));
  return (
    <p>
      {asked === undefined
        ? t('review.requirements.moreAsked', { held })
        : t('review.requirements.levelAsked', { held, asked })}
    </p>
  );
}
