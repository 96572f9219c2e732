import type { ShellServices } from '@sastre/shared-contracts/shell';

const KEY = 'sastre.choice.';

/** Choices live in localStorage, as the language does; where that cannot be had, for as long as the page is there. */
export function createChoices(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ShellServices['choices'] {
  const made = new Map<string, string>();
  return {
    read: (name) => {
      const known = made.get(name);
      if (known !== undefined) return known;
      try {
        return storage.getItem(KEY + name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      made.set(name, value);
      try {
        storage.setItem(KEY + name, value);
      } catch {
        // Full or forbidden: the choice holds for this page.
      }
    },
  };
}
