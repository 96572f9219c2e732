import {
  COMMA,
  COMMA_OF_NAMES,
  type HeadlineForm,
  STRONG,
  areLicenceClasses,
  isPlace,
  positionScore,
} from '@sastre/shared-cv-words';
import type { SectionKind } from '@sastre/shared-contracts/api';
import { findPeriod } from './dates.rules.ts';
import { AT } from './head-names.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';
import { trimmed, type Piece } from './pieces.rules.ts';

/** An entry of an added section as it stands in a file. */
export interface ReadAdded {
  name: Piece | undefined;
  organisation: Piece | undefined;
  place: Piece | undefined;
  period: RawEntry['period'];
  url: Piece | undefined;
  texts: Piece[];
  bullets: Piece[];
  /** Nothing tells its name from its organisation. */
  isUnsure?: true;
}

const URL_TEXT =
  /(?:https?:\/\/|www\.)[^\s,;)]+|(?<![@\p{L}\d.])(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|de|es|eu|app|ch|at|uk)(?:\/[^\s,;)]*)?(?![\p{L}\d@])|(?<![@\p{L}\d./])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s,;)]*[^\s,;).]/iu;
const PATENT = /^(?:[A-Z]{2}\s?)\d[\d\s,./]*\d(?:\s?[A-Z]\d?)?(?=\s*[–—,:-])/u;
const QUOTED = /^["“„«‟](.+?)["”“»]/u;
/** Kinds whose entries somebody gives. */
export const WITH_HOUSE: readonly SectionKind[] = ['awards', 'certificates', 'courses'];
/** Up to three words in small letters, or a level. */
const TELLS_MORE =
  /^(?:\p{Ll}[\p{L}'’-]*(?: (?:\p{Ll}[\p{L}'’-]*|\d{1,2})){0,3}|\d{1,3} \p{Ll}\p{L}*|(?:[Ll]evel|Stufe|[Nn]ivel|[Nn]iveau|[Ll]ivello|Part|Teil|Grade) [\dIVXA-C]{1,4}|[ABC][12]|[IVX]{1,4})$/u;
/** What is longer is no name but for where it stands alone. */
const LONGEST_NAME = 110;

/** "Master Joiner. Guild of Otley": a full stop parts the name and whose it is. */
const BY_STOP = /^([^.]{1,180}(?:\p{L}{4}|\s\p{Lu}{2,5}|[\d)]))\.\s+(\p{Lu}[^.]{2,70})\.?$/u;
/** A title that is longer than most, and a few words of what published it. */
const LONG_WORK = /^(.{50,180}),\s+(\p{Lu}[^,.]{4,60})$/u;

/** An entry of which nothing is known. */
export function nothing(): ReadAdded {
  return {
    name: undefined,
    organisation: undefined,
    place: undefined,
    period: undefined,
    url: undefined,
    texts: [],
    bullets: [],
  };
}

/** The number of a work, with or without the site that leads to it: "doi: 10.1000/xyz123". */
const DOI =
  /(?:\bdoi\s*[:.]?\s*)?(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\.org\/|\bdoi\s*[:.]?\s*|(?<![\d./]))(?<number>10\.\d{4,9}\/[^\s,;]+)/iu;

function takeDoi(text: string, lines: readonly number[], entry: ReadAdded): string | undefined {
  const [said, found] = DOI.exec(text) ?? [];
  if (said === undefined || found === undefined || entry.url !== undefined) return undefined;
  const number = found.replace(/[.,;:]+$/u, '').replace(/^([^(]*)\)$/u, '$1');
  const own = said.slice(0, said.length - found.length + number.length);
  const address = /(?:https?:\/\/\S+|doi\.org\S+)$/iu.exec(own)?.[0];
  entry.url = { text: address ?? `https://doi.org/${number}`, lines };
  return text.replace(own, ' ').replace(/\(\s*\)|\s\.(?=\s|$)/gu, ' ');
}

/** Takes the first address out of a text into the entry; answers what is left. */
export function withoutUrl(text: string, lines: readonly number[], entry: ReadAdded): string {
  const left = takeDoi(text, lines, entry);
  if (left !== undefined) return left;
  const url = URL_TEXT.exec(text)?.[0].replace(/[.,;)]+$/, '');
  if (url === undefined || entry.url !== undefined) return text;
  entry.url = { text: url, lines };
  return text.replace(url, ' ').replace(/\(\s*\)/g, ' ');
}

/** Pages can be written like years: "pp. 1999–2004". */
const PAGES = /(?<!\p{L})(?:pp?|pages?|S|Seiten?|págs?|páginas?)\.?\s*\d+\s*[-–—]\s*\d+/giu;

/** Takes the dates out of a text into the entry, but for those within a sentence; answers what is left. */
export function withoutPeriod(text: string, lines: readonly number[], entry: ReadAdded): string {
  const found = findPeriod(text.replace(PAGES, (said) => '_'.repeat(said.length)));
  if (found === undefined || entry.period !== undefined) return text;
  const { from, to, isRange, ...period } = found;
  const isApart = isRange || from < 2 || to > text.length - 3 || text.length < LONGEST_NAME;
  if (!isApart) return text;
  entry.period = { ...period, lines };
  return `${text.slice(0, from)} ${text.slice(to)}`.replace(/\(\s*\)/g, ' ');
}

/** Name, organisation, dates and address of a line that says them all, however its parts are set apart. */
export function headlineOf(
  kind: SectionKind,
  text: string,
  lines: readonly number[],
  form?: HeadlineForm,
): ReadAdded {
  const entry = nothing();
  let rest = trimmed(withoutUrl(text, lines, entry));
  // Years in the number of a patent are no dates.
  const number = PATENT.exec(rest)?.[0];
  if (number !== undefined) {
    entry.texts.push({ text: number, lines });
    rest = trimmed(rest.slice(number.length));
  }
  const told = textBehindDate(kind, rest);
  if (told !== undefined) {
    entry.texts.push({ text: told, lines });
    rest = rest.slice(0, -told.length).replace(/\.\s*$/, '');
  }
  rest = trimmed(withoutPeriod(rest, lines, entry).replace(/,\s*\.?\s*$/u, ''));
  const { parts, isSaid } = partsOfHeadline(kind, rest, form);
  const [name = '', ...more] = parts.map(trimmed).filter((part) => part !== '');
  if (name !== '') entry.name = { text: name, lines };
  for (const part of more) {
    const isToldOf = isSaid && positionScore(part) >= 0;
    const isText = entry.organisation !== undefined || isToldOf || isSaying(part);
    if (isText) entry.texts.push({ text: part, lines });
    else entry.organisation = { text: part, lines };
  }
  return entry;
}

/** `Award, house, 2017. What it was given for.`: the sentence behind the date. */
function textBehindDate(kind: SectionKind, text: string): string | undefined {
  if (!WITH_HOUSE.includes(kind)) return undefined;
  const found = findPeriod(text);
  if (found === undefined || found.from === 0) return undefined;
  return /^\.\s+(\p{Lu}.+[.!?])$/u.exec(text.slice(found.to))?.[1];
}

/** Names between commas, where what goes on in small letters or tells a level is part of the first one. */
function withMore(parts: readonly string[]): readonly string[] {
  const [first = '', second, ...more] = parts;
  const tellsMore = second !== undefined && TELLS_MORE.test(second);
  return tellsMore ? withMore([`${first}, ${second}`, ...more]) : parts;
}

/** Of names between commas the last one is a house. */
function withHouseLast(parts: readonly string[]): readonly string[] {
  const [first = '', second, ...more] = parts;
  if (second === undefined) return parts;
  const [house, ...rest] = more;
  const isOneName = house !== undefined && rest.length === 0 && !isPlace(house);
  return isOneName && !isSaying(second) ? [`${first}, ${second}`, house] : parts;
}

/** The parts of a headline; `isSaid` where what follows the name says what it is. */
export function partsOfHeadline(
  kind: SectionKind,
  text: string,
  form?: HeadlineForm,
): { parts: readonly string[]; isSaid: boolean } {
  const quoted = QUOTED.exec(text);
  if (quoted !== null) {
    const rest = trimmed(text.slice(quoted[0].length));
    return { parts: [quoted[1] ?? '', ...rest.split(COMMA)], isSaid: false };
  }
  // "Steward at Otley Rowing Club, Juniors"
  const at = kind === 'volunteer' ? AT.exec(text) : null;
  if (at !== null) return { parts: at.slice(1), isSaid: false };
  if (form === 'none' || areLicenceClasses(text)) return { parts: [text], isSaid: false };
  const isOf = (own: HeadlineForm) => form === undefined || form === own;
  const strong = isOf('strong') ? text.split(STRONG) : [text];
  const isProject = kind === 'projects';
  if (strong.length > 1 && (strong[0] ?? '').length < LONGEST_NAME)
    return { parts: strong, isSaid: isProject };
  const stop = kind === 'publications' || WITH_HOUSE.includes(kind) ? BY_STOP.exec(text) : null;
  if (stop !== null) return { parts: stop.slice(1), isSaid: false };
  const colon = /^([^:]{2,60}):\s+(.+)$/u.exec(text);
  if (isProject && colon !== null) return { parts: colon.slice(1), isSaid: true };
  const bracket = /^(.*[^\s(])\s*\(([^()]+)\)$/u.exec(text);
  // What stands in small letters or begins with a number tells more of the name.
  const isOther = bracket !== null && isOf('bracket') && !/^[\p{Ll}\d]/u.test(bracket[2] ?? '');
  if (isOther && !(bracket[1] ?? '').includes(', '))
    return { parts: bracket.slice(1), isSaid: isProject };
  const work = kind === 'publications' ? LONG_WORK.exec(text) : null;
  if (text.length >= LONGEST_NAME && work !== null) return { parts: work.slice(1), isSaid: false };
  if (text.length >= LONGEST_NAME) return { parts: [text], isSaid: false };
  const named = text.split(COMMA_OF_NAMES);
  // What follows the name of a project says what it is.
  const parts = isProject ? named : withMore(named);
  return { parts: WITH_HOUSE.includes(kind) ? withHouseLast(parts) : parts, isSaid: false };
}

/** What says something, where an organisation would be named. */
export function isSaying(text: string): boolean {
  return (
    /^\p{Ll}/u.test(text) ||
    /[.!?]$/.test(text) ||
    text.split(' ').length > 8 ||
    findPeriod(text) !== undefined
  );
}
