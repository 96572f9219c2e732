import type { FileWatch } from './stall-limit.ts';

/** The files of remotes in the document. */
export interface RemoteFiles {
  /** Those of one remote; when it waits for none of its own, those of all. */
  watch: (entry: string) => FileWatch;
  /** Takes away what a remote still waits for: another try must not join what hangs. */
  drop: (entry: string) => void;
}

type FileTag = HTMLScriptElement | HTMLLinkElement;

/** Looks at the tags that webpack and the federation put into a document's head; those of scripts go when they are done. */
export function createRemoteFiles(root: Document): RemoteFiles {
  const tags = (): FileTag[] => [
    ...root.querySelectorAll<HTMLScriptElement>('head script[src]'),
    ...root.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"][href]'),
  ];
  const isPending = (tag: FileTag) => !('sheet' in tag) || tag.sheet === null;
  const pendingBelow = (folder: string) =>
    tags().filter((tag) => urlOf(tag).startsWith(folder) && isPending(tag));
  const folderOf = (entry: string) => new URL('.', new URL(entry, root.baseURI)).href;

  return {
    watch: (entry) => ({
      pending: () => {
        const own = pendingBelow(folderOf(entry));
        const all = own.length > 0 ? own : pendingBelow(new URL('/mfe/', root.baseURI).href);
        return all.map(urlOf);
      },
      listen: listenToFile,
    }),
    drop: (entry) => {
      for (const tag of pendingBelow(folderOf(entry))) tag.remove();
    },
  };
}

function urlOf(tag: FileTag): string {
  return 'src' in tag ? tag.src : tag.href;
}

/** Asks for a file that is under way: browsers give the parts of the same download, they do not begin another. */
function listenToFile(url: string, onPart: () => void): () => void {
  const stop = new AbortController();
  void (async () => {
    const { body } = await fetch(url, { credentials: 'same-origin', signal: stop.signal });
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) onPart();
  })().catch(() => undefined);
  return () => stop.abort();
}
