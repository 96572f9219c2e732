import {
  headlineOf,
  nothing,
  withoutPeriod,
  withoutUrl,
  type ReadAdded,
} from './headline.rules.ts';
import { isAddress } from './own-address.rules.ts';
import { trimmed, type Piece } from './pieces.rules.ts';

// `Lind, S., & Mora, P. (2021). Title. Journal, 14(2), 101–118.`
const YEAR_BEHIND_AUTHORS =
  /^(?<authors>[^():]{3,300}?)\s*\(\s*(?:19|20)\d{2}[^)]*\)\s*[.,:]?\s*(?<title>.+?)[.?!](?:\s+(?<rest>.+))?$/u;
// `Lind, S.; Mora, P.: Title. In: Journal 58 (2019), S. 44–51.`
const COLON_BEHIND_AUTHORS =
  /^(?<authors>[^:()]{3,300}?\p{Lu}\.):\s+(?<title>.+?)[.?!](?:\s+(?:In:?\s+)?(?<rest>.+))?$/u;
// `Lind S, Mora P. Title. Journal. 2020;39(12):497-506.`
const BEHIND_INITIALS =
  /^(?<authors>(?:\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s\p{Lu}{1,3}(?:,\s+|\.\s+))+)(?<title>[^.?!]+)[.?!]\s+(?<rest>[^.]+\.\s*(?:19|20)\d{2}.*)$/u;
// `Title. Journal, 36(4), pp. 12–19, 2021.`
const TITLE_FIRST =
  /^(?<title>[^.?!"“„]{10,250})[.?!]\s+(?<rest>\p{Lu}[^.\d]{3,80},\s*(?:[Vv]ol|[Nn]o|pp?\b|S\.|Bd|[Nn]úm|\d).*)$/u;
// `S. Lind, P. Mora, "Title", Journal, 2019.`
const QUOTED = /^(?<authors>.*?)["“„«](?<title>[^"”“»]+?)[.,]?["”“»](?<rest>.*)$/u;

/** A publication: of a citation in one of the usual manners the title is the name, what published it the organisation. */
export function citationOf({ text, lines }: Piece): ReadAdded {
  const entry = nothing();
  const cited = withoutUrl(text, lines, entry).trim();
  const parts = [YEAR_BEHIND_AUTHORS, COLON_BEHIND_AUTHORS, BEHIND_INITIALS, TITLE_FIRST, QUOTED]
    .map((manner) => manner.exec(cited)?.groups)
    .find((groups) => groups !== undefined);
  if (parts === undefined) return headlineOf('publications', text, lines);
  const { authors = '', title = '', rest = '' } = parts;
  withoutPeriod(YEAR.exec(cited)?.[0] ?? cited, lines, entry);
  const year = entry.period?.said ?? '';
  const journal =
    /^\W*([^,\d(]*[^,\d(\s.])/u.exec(rest.replace(/^[\s,.]*(?:In:?\s+|in\s+)?/u, ''))?.[1] ?? '';
  const tail = rest.slice(rest.indexOf(journal) + journal.length).replace(year, '');
  const piece = (value: string) => ({ text: trimmed(value), lines });
  entry.name = piece(title);
  if (journal !== '') entry.organisation = piece(journal);
  entry.texts = [
    authors.trim(),
    trimmed(tail.replace(/\(\s*\)/g, ' ')).replace(/^[.,;\s]+|\.$/gu, ''),
  ]
    .filter((value) => /[\p{L}\p{N}]/u.test(value))
    .map((value) => ({ text: value.replace(/[\s,;]+$/, ''), lines }));
  return entry;
}

/** Where a citation says its year beyond doubt: in brackets, or before its volume. */
const YEAR = /\((?:19|20)\d{2}\)|(?:19|20)\d{2}(?=\s*;\s*\d)/u;

/** What published a work: no sentence of several parts, and no author's initial before its full stop. */
const HOUSE =
  /^(?<house>\p{Lu}[^.!?,]{2,80}(?:[\p{L}\p{N})]{2}|(?:Part|Parts?e|Series?|Section|Teil|Reihe) \p{Lu}))\.(?:\s+(?<rest>.+))?$/u;

/** A title with one paragraph below it, as our own sheets tell a work: `Journal. A note of it. journal.example/work`. */
export function withReference(entry: ReadAdded): ReadAdded {
  const [said, ...more] = entry.texts;
  if (said === undefined || more.length + entry.bullets.length > 0) return entry;
  if (entry.organisation !== undefined || entry.period === undefined) return entry;
  const { lines } = said;
  const last = said.text.split(' ').at(-1) ?? '';
  const address = isAddress(last) ? [{ text: last, lines }] : [];
  const told = address.length > 0 ? said.text.slice(0, -last.length).trim() : said.text;
  const { house, rest = '' } = HOUSE.exec(told)?.groups ?? {};
  if (house === undefined) return entry;
  const note = rest === '' ? [] : [{ text: rest, lines }];
  return { ...entry, organisation: { text: house, lines }, texts: [...note, ...address] };
}
