import type { TailoringCheck } from '@sastre/shared-contracts/api';
import { useLanguageName } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { obstacleWords, type Part } from './obstacles.rules.ts';

/** What an option would meet, in words; empty: nothing. */
export function useObstacles(check: TailoringCheck | undefined): (part: Part) => string {
  const t = useT();
  const name = useLanguageName();
  const languages = {
    cv: name(check?.cvLanguage),
    job: name(check?.jobLanguage),
    letter: name(check?.letterLanguage),
  };
  return (part) =>
    obstacleWords(check, part)
      .map((words) => t(`obstacle.${words}`, languages))
      .join(' ');
}
