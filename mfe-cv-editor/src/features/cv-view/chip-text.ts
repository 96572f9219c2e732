import { levelText } from '@sastre/shared-contracts/page';
import type { Translate } from '@sastre/shared-contracts/shell';

/** "TypeScript · Expert"; the name alone where no level is said. */
export function chipText(name: string, level: string | undefined, t: Translate): string {
  if (level === undefined) return name;
  return t('chip', { name, level: levelText(level, (word) => t(`level.${word}`)) });
}
