import { levelText } from '@sastre/shared-contracts/page';
import type { Translate } from '@sastre/shared-contracts/shell';

/** "TypeScript · Expert"; the name alone where no level is said. */
export function chipText(name: string, level: string | undefined, t: Translate): string {
  return level === undefined ? name : t('chip', { name, level: levelText(level, t) });
}
