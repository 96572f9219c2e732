import { WEB } from '@sastre/shared-cv-words';
import type { ReadAdded } from './headline.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** An address that stands in a line of its own is where the entry can be seen; a link tells all of it. */
export function withOwnAddress(entry: ReadAdded, lines: readonly StyledLine[]): ReadAdded {
  const own = entry.url === undefined ? entry.texts.find(({ text }) => isAddress(text)) : undefined;
  if (own === undefined) return withAddressBehind(entry);
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

/** Behind a house, or behind a sentence that is over: "A map of wells. https://wells.example". */
const SITE = String.raw`((?:https?:\/\/|(?:[\p{L}\d-]+\.)+\p{L}{2,}\/)\S+)$`;
/** Behind a sentence a bare one is enough: "A map of wells. wells.example". */
const BARE = /^(.+[.!?])\s+(\S+)$/u;
const [BEHIND_NAME, BEHIND_SENTENCE] = [
  new RegExp(String.raw`^(.+?)(?:(?<=\s\p{Lu}|\p{L}{5})\.)?[\s,]+${SITE}`, 'u'),
  new RegExp(String.raw`^(.+[.!?])\s+${SITE}`, 'u'),
];

function withAddressBehind(entry: ReadAdded): ReadAdded {
  const { organisation, texts, url } = entry;
  if (url !== undefined) return entry;
  const house = organisation && BEHIND_NAME.exec(organisation.text);
  const last = texts.at(-1);
  const bare = last && BARE.exec(last.text);
  const isBare = bare && isAddress(bare[2] ?? '') && WEB.exec(bare[2] ?? '')?.[0] === bare[2];
  const told = last && (BEHIND_SENTENCE.exec(last.text) ?? (isBare ? bare : null));
  if (organisation && house)
    return {
      ...entry,
      organisation: { ...organisation, text: house[1] ?? '' },
      url: { ...organisation, text: house[2] ?? '' },
    };
  if (!last || !told) return entry;
  const left = [...texts.slice(0, -1), { ...last, text: told[1] ?? '' }];
  return { ...entry, texts: left, url: { ...last, text: told[2] ?? '' } };
}

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** True for an address of the web and nothing else. */
export function isAddress(text: string): boolean {
  return text.length < 300 && ADDRESS.test(text);
}
