import type { Fact } from '@sastre/shared-contracts/api';

/** Before the id of a fact that only the main CV says. */
export const IN_MAIN = 'main:';
/** Before the id of a fact that the copy says. */
export const IN_COPY = 'copy:';

/** True for a fact that was found when a report was matched again: the CV that was tailored did not say it. */
export function isFoundSince(id: string): boolean {
  return id.startsWith(IN_MAIN) || id.startsWith(IN_COPY);
}

/**
 * What a fact says and of what: the same for a line in another place of its list, and for a skill or language under
 * another key.
 */
export function sayingOf({ id, text }: Fact): string {
  const of = id
    .replace(/^(?:main|copy):/, '')
    .replace(/^(skills|languages)\[[^\]]*\]/, '$1')
    .replace(/(\.(?:achievements|highlights))\[\d+\]$/, '$1');
  return `${of} ${text}`;
}
