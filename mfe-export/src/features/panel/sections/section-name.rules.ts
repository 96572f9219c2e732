import { isAddedKey, sectionOf, type AnySectionKey, type Cv } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

/** What a section is called on the screen: an added one by its own heading, else by its kind. */
export function sectionName(cv: Cv, key: AnySectionKey, t: Translate): string {
  if (!isAddedKey(key)) return t(`panel.sections.name.${key}`);
  const { title = '', kind = 'custom' } = sectionOf(cv, key) ?? {};
  return title.trim() || t(`panel.sections.kind.${kind}`);
}
