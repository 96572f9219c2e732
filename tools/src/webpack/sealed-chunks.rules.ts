import { createHash } from 'node:crypto';

/** Where the seal stands in webpack's runtime. */
export const SEAL = '__webpack_require__.seal';
/** What stands in the entry until the chunks are done. */
export const SEALED = { js: '*sealed-js*', css: '*sealed-css*' } as const;
/** What `output.uniqueName` ends with until the content is known: letters, for it becomes part of a name. */
export const UNIQUE = 'zzsealzz';

/** A script or style of a container. */
export interface BundleFile {
  name: string;
  /** Of its chunk. */
  id: string | number | null;
  /** It holds the runtime: the registry has its hash. */
  isEntry: boolean;
  text: string;
}

/** Seals a bundle; answers the new text of every file. Throws when there is no place for the seal. */
export function sealBundle(
  files: readonly BundleFile[],
  hash: (text: string) => string,
): Map<string, string> {
  const digest = createHash('sha256');
  for (const { name, text } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1)))
    digest.update(`${name}\u0000${text.length}\u0000${text}`);
  // As long as what it takes the place of.
  const unique = digest.digest('hex').slice(0, UNIQUE.length);
  const sealed = new Map(files.map(({ name, text }) => [name, text.replaceAll(UNIQUE, unique)]));
  const hashes = (ending: string) => {
    const parts = files
      .filter(({ name, isEntry }) => !isEntry && name.endsWith(ending))
      .map(
        ({ name, id }) => `${JSON.stringify(id)}:${JSON.stringify(hash(sealed.get(name) ?? ''))}`,
      );
    return `{${parts.join(',')}}`;
  };
  for (const { name } of files.filter(({ isEntry }) => isEntry)) {
    const entry = placed(sealed.get(name) ?? '', SEALED.js, hashes('.js'));
    sealed.set(name, placed(entry, SEALED.css, hashes('.css')));
  }
  return sealed;
}

/** Subresource integrity of a chunk; shorter than that of the entry, for the entry carries one for each. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function placed(text: string, mark: string, value: string): string {
  const parts = text.split(new RegExp(`["'\`]${mark.replaceAll('*', '\\*')}["'\`]`));
  if (parts.length !== 2) throw new Error(`The entry has no one place for ${mark}.`);
  return parts.join(value);
}
