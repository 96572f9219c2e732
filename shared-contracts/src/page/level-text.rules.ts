import { isCefrLevel } from '../api/index.ts';
import type { Translate } from '../shell/index.ts';

/** A level in words of the interface (`${key}.${level}`); one of the European framework is called the same everywhere. */
export function levelText(level: string, t: Translate, key = 'level'): string {
  return isCefrLevel(level) ? level : t(`${key}.${level}`);
}
