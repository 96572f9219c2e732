import type { TailoringCheck } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import { obstacleWords, type Part } from './obstacles.rules.ts';

/** Names of languages by their codes, in the language of the screen. */
export function useLanguageName(): (code: string | null | undefined) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  return (code) => (code ? (names.of(code) ?? code) : '');
}

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
