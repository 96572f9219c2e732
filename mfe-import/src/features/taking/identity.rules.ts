import type { PersonalInfo } from '@sastre/shared-contracts/api';

/**
 * True when name and e-mail are in both and differ in both: who has married has one e-mail, who has a new one is called as
 * before. A name that says less than the other ("Ana Ruiz", "Ana María Ruiz") is the same.
 */
export function looksLikeAnother(there: PersonalInfo, other: PersonalInfo): boolean {
  const emails = [there.email, other.email].map((email) => email.trim().toLowerCase());
  const names = [there.fullName, other.fullName].map(wordsOf);
  if (emails.includes('') || names.some((name) => name.length === 0)) return false;
  const [name = [], again = []] = names;
  return emails[0] !== emails[1] && !isWithin(name, again) && !isWithin(again, name);
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** "I. Costa" is within "Ines Costa". */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    others.some((other) => other === word || (word.length === 1 && other.startsWith(word))),
  );
}
