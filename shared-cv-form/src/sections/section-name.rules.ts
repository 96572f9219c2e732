import type { Section } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

/** What an added section is called: by its own heading, else by its kind. */
export function sectionName({ title, kind }: Section, t: Translate): string {
  return title.trim() || t(`more.kind.${kind}`);
}
