const LINK =
  /\]\(\s*<?([^)\s>]+)|((?:https?:\/\/|www\.|mailto:)[^\s)\]>"']+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi;
const TAG = /<[a-z!/][^>]*>?/gi;
/** What each of them has, so that a long text without any is not gone through by the dear one. */
const SIGN = /@|:\/\/|mailto:|\]\(|www\./i;

/** Addresses in a text with markdown: link targets, bare addresses, emails, and whatever looks like a tag of HTML. */
export function findLinks(markdown: string): string[] {
  const unescaped = markdown.replace(/\\([\\`*_{}[\]()#+.!~<>-])/g, '$1');
  const found = SIGN.test(unescaped) ? [...unescaped.matchAll(LINK)] : [];
  const links = found.map(([, target, address, email]) => target ?? address ?? email ?? '');
  const tags = markdown.match(TAG) ?? [];
  return [...links, ...tags].map((link) => link.toLowerCase().replace(/[.,;:!?]+$/, ''));
}
