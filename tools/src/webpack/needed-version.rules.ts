import semver from 'semver';

/** Since which version each name of an entry of a package exists, and what the types of these names have come to hold. */
export interface SinceEntry {
  /** By name: the version that it came with. */
  names: Record<string, string>;
  /** By name: the declarations that it leads to, if they have members. */
  leads: Record<string, string[]>;
  /** By declaration and word (`DialogProps.place`): a property, or a text that may be chosen. */
  members: Record<string, string>;
}

/** A room's `since.json`, by the name of its report. */
export type Since = Record<string, SinceEntry>;

/** What a build needs of a package that the shell gives. */
export interface Need {
  /** The lowest minor that has all that the build asks for. */
  lowest: string;
  /** What asks for more than the first version of the major, and since when it is there. */
  because: Record<string, string>;
}

/**
 * The lowest version that has these names and those of their members that the build's sources have a word of. A word may mean
 * something else: then more is asked than is needed, never less. `used` is undefined where all of the package may be asked for.
 */
export function neededVersion(
  entry: SinceEntry,
  used: ReadonlySet<string> | undefined,
  hasWord: (word: string) => boolean,
  builtWith: string,
): Need {
  const first = `${semver.major(builtWith)}.0.0`;
  const isKnown = (name: string) => Object.hasOwn(entry.names, name);
  if (used === undefined || ![...used].every(isKnown))
    return { lowest: builtWith, because: { '*': builtWith } };
  const sinceOf = (name: string) => entry.names[name] ?? builtWith;
  const members = [...used].flatMap((name) =>
    (entry.leads[name] ?? []).flatMap((declaration) =>
      membersOf(entry, declaration).filter(
        ([, since, word]) => semver.gt(since, sinceOf(name)) && hasWord(word),
      ),
    ),
  );
  const asked = [...used]
    .map((name) => [name, sinceOf(name)] as const)
    .concat(members.map(([member, since]) => [member, since] as const))
    .filter(([, since]) => semver.gt(since, first));
  const lowest = asked.map(([, since]) => since).reduce(later, first);
  return { lowest, because: Object.fromEntries(asked.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const COMMENT = /\/\*[^]*?\*\/|\/\/[^\n]*/;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/;
const TOKEN = new RegExp(`${COMMENT.source}|${TEXT.source}|([\\w$]+)`, 'g');

/** The words of a script: its identifiers, and texts that are one word. What is said to people is none. */
export function wordsOf(script: string): string[] {
  return [...script.matchAll(TOKEN)].flatMap(([, single, double, identifier]) => {
    const word = single ?? double ?? identifier;
    return word !== undefined && /^[\w$-]+$/.test(word) ? [word] : [];
  });
}

/** The members of a declaration: what each is called, since when it is there, and its word. */
function membersOf({ members }: SinceEntry, declaration: string): [string, string, string][] {
  return Object.entries(members)
    .filter(([member]) => member.startsWith(`${declaration}.`))
    .map(([member, since]) => [member, since, member.slice(declaration.length + 1)]);
}

function later(one: string, other: string): string {
  return semver.gt(one, other) ? one : other;
}
