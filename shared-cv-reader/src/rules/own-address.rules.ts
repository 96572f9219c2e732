import type { ReadAdded } from './headline.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** An address that stands in a line of its own is where the entry can be seen; a link tells all of it. */
export function withOwnAddress(entry: ReadAdded, lines: readonly StyledLine[]): ReadAdded {
  const own = entry.url === undefined ? entry.texts.find(({ text }) => isAddress(text)) : undefined;
  if (own === undefined) return entry;
  const href = lines
    .filter(({ id }) => own.lines.includes(id))
    .flatMap(({ cells }) => cells.flatMap(({ runs }) => runs.map((run) => run.href ?? '')))
    .find((link) => link.endsWith(own.text));
  return {
    ...entry,
    url: { ...own, text: href ?? own.text },
    texts: entry.texts.filter((text) => text !== own),
  };
}

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** True for an address of the web and nothing else. */
export function isAddress(text: string): boolean {
  return text.length < 300 && ADDRESS.test(text);
}
