import type { Language } from '@sastre/shared-contracts/api';
import type { ResolvedRemote } from '@sastre/shared-contracts/registry';
import { MOST_FIRST_FILES, type FirstFile, type FirstFiles } from '@sastre/registry';
import { html, type Markup } from '@sastre/shared-html';

/**
 * The remote whose page a visitor opens, where it is known which build of it they get. While builds are split by a canary,
 * the document of a browser that has not said whose it is may be for another build than the page.
 */
export function remoteAhead(
  path: string,
  given: {
    remotes: readonly ResolvedRemote[];
    split: boolean;
    visitor: string;
    /** A developer's remotes may come from elsewhere. */
    overrides: boolean;
  },
): ResolvedRemote | undefined {
  if (given.overrides) return undefined;
  if (given.split && !given.visitor.startsWith('u')) return undefined;
  return given.remotes.find(({ pages }) => pages.some((page) => page.path === path));
}

/**
 * Asks for the files of a remote's page while the shell is still on its way, exactly as they are asked for later (a browser
 * takes no other): the entry across origins, with the registry's hash, the others plainly, with those of its seal. After
 * the shell's own files, and so many at most that a connection is left to it.
 */
export function aheadLinks(
  remote: Pick<ResolvedRemote, 'entry' | 'integrity'>,
  first: FirstFiles,
  language: Language,
): Markup {
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const link = ({ name, integrity }: FirstFile) => {
    const kind = name.endsWith('.css') ? 'style' : 'script';
    return html`<link rel="preload" as="${kind}" href="${folder + name}" integrity="${integrity}" fetchpriority="low" />`;
  };
  const entry = html`<link rel="preload" as="script" href="${remote.entry}" integrity="${remote.integrity}" crossorigin="anonymous" fetchpriority="low" />`;
  const files = [...first.pages, ...(first.texts[language] ?? [])].slice(0, MOST_FIRST_FILES - 1);
  return html`${entry}${files.map(link)}`;
}
