import { foldText, hasUnseenLetters, isReordered } from '../../text/fold-text.ts';
import { isUnspacedLetter } from './unspaced-words.rules.ts';
import { unshownBy } from './unshown.rules.ts';

/** One word of a document, as a person counts: what stands between white space. */
export interface ExpectedWord {
  text: string;
  folded: string;
  /** Number of the paragraph, heading or item it stands in. */
  block: number;
  /** Language of the nearest element that says so and is not inline (Chromium tags no others). */
  lang: string | undefined;
  /** Places in `folded` where an element ends and the next one begins, each of them long enough to be a word of its own. */
  joints?: readonly number[];
  /**
   * As it stands among others in a line, with the signs of what elements say of its direction, and with `ELEMENT_START` and
   * `ELEMENT_END` around elements that say nothing of it, but may be boxes of their own.
   */
  directed?: string;
  /** It stands in the first heading of all, which is the name of its person. */
  isName?: boolean;
  /** It stands in the heading of a section. */
  isTitle?: boolean;
  /** What parts it from the word before is wider or thinner than the space of a keyboard. */
  behindWide?: boolean;
  /** The document has a line break behind it; `glued`: nothing else parts it from the next word. */
  lineBreak?: 'glued' | 'parted';
}

/** One link of a document to somewhere else. */
export interface ExpectedLink {
  href: string;
  text: string;
}

/** What a reader should find in a PDF. */
export interface ExpectedDocument {
  /** Language of the whole body, where it states one. */
  lang: string | undefined;
  words: ExpectedWord[];
  /** Words of nothing but letters that nobody sees, and how many words stand before each. */
  unseen: { text: string; at: number }[];
  links: ExpectedLink[];
  /** Blocks in which a line may hold its letters in another order than the text. */
  reordered: Set<number>;
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi;
const INLINE = new Set(
  'a span b strong em i u s small sub sup mark abbr cite q code time bdi bdo wbr img'.split(' '),
);
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const ISOLATES: Readonly<Record<string, string>> = {
  ltr: '\u2066',
  rtl: '\u2067',
  auto: '\u2068',
};
/** Spaces of typesetters, and that of Chinese. */
const WIDE_SPACE = /[\u2000-\u200a\u202f\u205f\u3000]/;
const ISOLATE_END = '\u2069';
/** For private use. */
export const ELEMENT_START = '\uE0F0';
export const ELEMENT_END = '\uE0F1';
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * What a reader should find in the PDF of this document, in the order of the document. For HTML as the sanitiser
 * writes it only: every element closed, four entities, attributes in double quotes. What `display: none` takes out is not
 * expected; of all else that a style sheet may do nothing is looked at, so what it hides is expected all the same.
 */
export function expectedDocument(html: string): ExpectedDocument {
  const lang = attribute(/<body([^>]*)>/.exec(html)?.[1] ?? '', 'lang');
  const found: ExpectedDocument = {
    lang,
    words: [],
    unseen: [],
    links: [],
    reordered: new Set(),
  };
  const languages: (string | undefined)[] = [];
  const isolates: boolean[] = [];
  let word = '';
  let directed = '';
  let joints: number[] = [];
  let closed = -1;
  let block = 0;
  let link: ExpectedLink | undefined;
  let lineEnd: ExpectedWord | undefined;
  let isName = false;
  let isTitle = false;
  let behindWide = false;

  function endWord(): void {
    const folded = foldText(word);
    const parts = jointsBetweenWords(joints, word);
    const lang = languages.at(-1);
    if (folded !== '') {
      const about = {
        ...(parts && { joints: parts }),
        ...(directed !== word && { directed }),
        ...(isName && { isName }),
        ...(isTitle && { isTitle }),
        ...(behindWide && { behindWide }),
      };
      found.words.push({ text: word, folded, block, lang, ...about });
      directed = '';
    } else if (hasUnseenLetters(word)) found.unseen.push({ text: word, at: found.words.length });
    if (isReordered(folded)) found.reordered.add(block);
    word = '';
    joints = [];
    closed = -1;
    behindWide = false;
  }
  function onEdge(closes: boolean): void {
    const at = foldText(word).length;
    if (closes) closed = at;
    else if (closed === at) joints.push(word.length);
  }
  function onText(text: string): void {
    if (link) link.text += text;
    const [first = '', ...more] = text.split(/\s+/);
    const gaps = more.length > 0 ? text.match(/\s+/gu) : undefined;
    if (lineEnd && first !== '') lineEnd.lineBreak = 'glued';
    lineEnd = undefined;
    word += first;
    directed += first;
    for (const [at, next] of more.entries()) {
      endWord();
      behindWide = WIDE_SPACE.test(gaps?.[at] ?? '');
      word = next;
      directed += next;
    }
  }
  function onDirection(tag: string, closes: boolean, written: string): void {
    if (VOID.has(tag)) return;
    if (closes) {
      directed += isolates.pop() === true ? ISOLATE_END : ELEMENT_END;
      return;
    }
    const dir = attribute(written, 'dir') ?? (tag === 'bdi' ? 'auto' : '');
    const sign = ISOLATES[dir.toLowerCase()];
    isolates.push(sign !== undefined);
    directed += sign ?? ELEMENT_START;
  }
  function onTag(tag: string, closes: boolean, written: string): void {
    if (tag === 'a') {
      if (link && foldText(link.text) !== '') found.links.push(link);
      const href = closes ? undefined : attribute(written, 'href');
      link = href === undefined || href.startsWith('#') ? undefined : { href, text: '' };
    }
    if (INLINE.has(tag)) {
      onDirection(tag, closes, written);
      if (tag !== 'wbr' && word !== '') onEdge(closes);
      return;
    }
    const isWord = word !== '';
    endWord();
    const last = found.words.at(-1);
    lineEnd = tag === 'br' && isWord ? last : undefined;
    if (tag === 'br') {
      if (last?.block === block) last.lineBreak ??= 'parted';
      return;
    }
    if (tag === 'h1') isName = !closes;
    if (tag === 'h2') isTitle = !closes;
    directed = '';
    isolates.length = 0;
    block += 1;
    if (VOID.has(tag)) return;
    if (closes) languages.pop();
    else languages.push(attribute(written, 'lang') ?? languages.at(-1));
  }

  const isUnshown = unshownBy(html);
  /** How many elements deep in one that is not shown. */
  let unshown = 0;
  for (const [, slash, tag, written = '', text] of bodyOf(html).matchAll(TOKEN)) {
    if (tag !== undefined && !VOID.has(tag.toLowerCase())) {
      const opens = unshown > 0 || isUnshown?.(tag.toLowerCase(), written) === true;
      if (slash === '/' && unshown > 0) {
        unshown -= 1;
        continue;
      }
      if (slash === '' && opens) unshown += 1;
    }
    if (unshown > 0) continue;
    if (text !== undefined) onText(decodeText(text));
    else if (tag !== undefined) onTag(tag.toLowerCase(), slash === '/', written);
  }
  endWord();
  if (RIGHT_TO_LEFT_DOCUMENT.test(html))
    for (const one of unletteredBlocks(found.words)) found.reordered.add(one);
  return found;
}

/** Numbers and signs take the direction of the document: "2005 –" is painted with the dash first. */
const RIGHT_TO_LEFT_DOCUMENT = /<html[^>]*\sdir="rtl"/i;
const LETTER = /\p{L}/u;

function unletteredBlocks(words: readonly ExpectedWord[]): number[] {
  const blocks = Map.groupBy(words, ({ block }) => block);
  return [...blocks].flatMap(([block, inside]) =>
    inside.some(({ folded }) => LETTER.test(folded)) ? [] : [block],
  );
}

/** Shorter parts are letters of a word that somebody has set by themselves. */
const LEAST_PART = 3;

/** Marks as wide as two letters, with the space that parts words in them. */
const WIDE_MARK = /(?=[\u3001-\u303f\uff01-\uff60])[\p{Ps}\p{Pe}、。，：；！？]/u;

/**
 * Where elements meet, when all that they part is long enough to be words of their own, in scripts with spaces and where no
 * mark parts them already. `joints` are places in the word.
 */
function jointsBetweenWords(joints: readonly number[], word: string): number[] | undefined {
  const folded = foldText(word);
  const isSpaced = (at: number) =>
    ![word.charAt(at - 1), word.charAt(at)].some(
      (letter) => isUnspacedLetter(letter) || WIDE_MARK.test(letter),
    );
  const places = joints.filter(isSpaced).map((at) => foldText(word.slice(0, at)).length);
  const inside = [...new Set(places)].filter((at) => at > 0 && at < folded.length);
  const edges = [0, ...inside, folded.length];
  const areWords = edges.every(
    (at, index) => index === 0 || at - (edges[index - 1] ?? 0) >= LEAST_PART,
  );
  return inside.length > 0 && areWords ? inside : undefined;
}

/** What stands in the body; all of it when there is none. */
export function bodyOf(html: string): string {
  const start = html.indexOf('<body');
  return start === -1
    ? html
    : html.slice(html.indexOf('>', start) + 1, html.lastIndexOf('</body>'));
}

function attribute(written: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(written)?.[1];
  return value === undefined ? undefined : decodeText(value);
}

/** A text without the four entities. */
export function decodeText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
