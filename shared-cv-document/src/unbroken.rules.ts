import { html, trusted, type Markup } from '@sastre/shared-html';
import { addressParts, AFTER_SLASH } from './contact-fit.rules.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import { isPaintedAsRead, lastWords } from './last-words.rules.ts';
import { withoutSoftHyphens } from './hyphens/soft-hyphens.rules.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';
import { tied, type Part } from './ties.rules.ts';

/** The begin of an address of mail or of the web. */
const ADDRESS = String.raw`\S*(?:@|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}\/)`;
/** Longer than a line of a sidebar. */
const LONG_WORD = 24;
/** Longer words with a slash between them are broken as an address is: "Hinterhaus/Seitenflügel/Obergeschoss". */
const SLASHED = String.raw`(?=\S{40})[\p{L}\p{N}]\S*\/`;
const ADDRESSES = new RegExp(String.raw`(?<!\S)(?:${ADDRESS}|${SLASHED})\S*`, 'gu');
const CURRENCY = String.raw`(?:[€$£¥]|EUR|USD|CHF|GBP|MXN)`;
/** Large numbers in words, in the languages that write them after figures. */
const MAGNITUDE = String.raw`(?:thousand|[mb]illions?|trillions?|Mill?ion(?:en)?|Milliarden?|mil|mill(?:ón|ones)|mill?iards?|milion[ie]|miliard[io]|milh(?:ão|ões)|bilhões|miljoen|miljard|miljon(?:er)?|million(?:er)?|тыс\.|млн|млрд)(?![\p{L}\p{N}])`;
/** What follows its number: "18 %", "4 Mio. €", "4 million", "40 km". */
const UNIT = String.raw`(?: (?:(?:Mio|Mrd)\.|${MAGNITUDE}\S*))?(?: (?:${CURRENCY}|[%‰]|°C|k[gW]|km[²³]?|[kMGT]Wh|[GMT]B|m[²³]?|cm|mm|ha|[hglLtWV])(?![\p{L}\p{N}])\S*)?`;
/** A number with what belongs to it; the digits of a large one stand in groups: "CHF 18 000". */
const AMOUNT = String.raw`(?<!\S)(?!${ADDRESS})(?:${CURRENCY} )?[^\s\p{L}\p{N}]*(?:\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})|\p{Nd})\S*${UNIT}`;
/** Words with a hyphen in them, and what touches them: "OpenShift-Objekten,", "(15-20". */
const COMPOUND = String.raw`(?<!\S)(?!${ADDRESS})\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*${UNIT}`;
/** A word of one letter, and the next one: "w firmie", "o tym", "I lead". Nothing of it is left alone at the end of a line. */
const LONE_LETTER = String.raw`(?<!\S)(?:\p{L} )+\S+${UNIT}`;
/** All of them, and words of Hangul, which a text of other scripts has a few of: only a Korean document keeps all of its own whole. */
const HELD = new RegExp(`${LONE_LETTER}|${COMPOUND}|${AMOUNT}`, 'gu');
const HELD_OR_HANGUL = new RegExp(`${HELD.source}|(?<!\\S)\\p{Script=Hangul}{2,}(?!\\S)`, 'gu');
const HANGUL = /\p{Script=Hangul}/gu;
/** No other font is so much wider that a compound would not fit its column. */
const SOURCE = fontPairOf('source');
/** Up to so many ems a compound stays on one line; a longer one would leave too much of the line before it white. */
const LONGEST = { side: 12, wide: 20 };
/** A part of an address is broken after its hyphens only where no line of a column would hold it. */
const LONGEST_OF_ADDRESS = { side: 12, wide: 24 };

/**
 * A text whose compounds and ranges of numbers are never broken at their hyphen, so that no page ends there either, whose
 * numbers stay with their unit, and words of one letter with the next one; what else belongs together stays so, too, where
 * it is short. Running text does not end in a line of a few letters.
 */
export function unbroken(text: string, column: RenderContext['column'], isRunning = false): Markup {
  const parts: Markup[] = [];
  let start = 0;
  for (const [from, to] of heldParts(text, column, isRunning)) {
    const held = joined(text.slice(from, to), column);
    parts.push(
      html`${text.slice(start, from)}${inBox(
        held.map((part) => html`${part}`),
        held.every(holdsOfAddress(column)),
      )}`,
    );
    start = to;
  }
  return html`${parts}${text.slice(start)}`;
}

const BLOCK_ENDS = /^<\/(?:p|li)>/;

/** The same for the texts of markup. */
export function unbrokenMarkup(markup: string, column: RenderContext['column']): string {
  return markup.replace(/(<[^>]*>)|[^<]+/g, (text, tag: string | undefined, at: number) => {
    if (tag !== undefined) return text;
    const end = at + text.length;
    const parts = heldParts(text, column, BLOCK_ENDS.test(markup.slice(end, end + 5)));
    return parts.reduceRight((whole, [from, to]) => {
      const held = joined(whole.slice(from, to), column);
      const box = inBox(held.map(trusted), held.every(holdsOfAddress(column)));
      return `${whole.slice(0, from)}${box.markup}${whole.slice(to)}`;
    }, text);
  });
}

/** A place, which may be broken as any text, and within its long words after a slash. */
export function brokenAtSlashes(text: string): Markup {
  const words = text.split(/(?<=\s)/);
  return html`${words.map((word) =>
    withBreaks(
      (word.length > LONG_WORD ? word.split(AFTER_SLASH) : [word]).map((part) => html`${part}`),
    ),
  )}`;
}

/** What is held on one line; of an address that is too long for one each part is. */
function joined(text: string, column: RenderContext['column']): string[] {
  const words = withoutSoftHyphens(text);
  return isShort(words, column) ? [words] : partsOfAddress(words, column);
}

/** Parts that are not broken themselves; where one of them fits no line, they may be. */
function inBox(parts: readonly Markup[], isHeld: boolean): Markup {
  if (!isHeld) return withBreaks(parts);
  return html`<span class="${parts.length > 1 ? 'addr' : 'nb'}">${withBreaks(parts)}</span>`;
}

/** Broken between parts alone: boxes in a word would part it for who reads by elements. */
export function withBreaks(parts: readonly Markup[]): Markup {
  return html`${parts.map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`;
}

/** From where to where a text is kept whole. */
function heldParts(text: string, column: RenderContext['column'], isRunning: boolean): Part[] {
  const parts = wordParts(text, column, isRunning);
  const addresses = [...text.matchAll(ADDRESSES)].filter(
    ({ index }) => !parts.some(([from, to]) => from <= index && index < to),
  );
  if (addresses.length === 0 || !isPaintedAsRead(text)) return parts;
  const all = addresses.flatMap(({ 0: address, index }) => partsOf(address, index, column));
  return [...parts, ...all].sort(([one], [other]) => one - other);
}

/** An address that fits is not broken, one that does not between its parts. */
function partsOf(address: string, at: number, column: RenderContext['column']): Part[] {
  const isApart = isShort(address, column) || partsOfAddress(address, column).length > 1;
  return isApart || holdsOfAddress(column)(address) ? [[at, at + address.length]] : [];
}

function partsOfAddress(address: string, column: RenderContext['column']): string[] {
  return addressParts(address, (part) => isShort(part, column), holdsOfAddress(column));
}

function holdsOfAddress(column: RenderContext['column']): (part: string) => boolean {
  return (part) => textWidth(part, SOURCE.text) <= LONGEST_OF_ADDRESS[column];
}

/** The same without addresses that stand apart. */
function wordParts(text: string, column: RenderContext['column'], isRunning: boolean): Part[] {
  const fits = ([from, to]: Part) => isShort(withoutSoftHyphens(text.slice(from, to)), column);
  const held = [...text.matchAll(wholeIn(text))]
    .map(({ 0: found, index }): Part => [index, index + found.length])
    .filter(([from, to]) => holds(withoutSoftHyphens(text.slice(from, to)), column));
  const parts = isPaintedAsRead(text) ? tied(text, held, fits) : held;
  const end = text.trimEnd().length;
  const last = isRunning ? lastWords(text) : end;
  const start = Math.min(last, ...parts.filter(([, to]) => to > last).map(([from]) => from));
  if (last >= end || !fits([start, end])) return parts;
  return [...parts.filter(([, to]) => to <= start), [start, end]];
}

/** What is kept whole in a text. */
function wholeIn(text: string): RegExp {
  const hangul = text.match(HANGUL)?.length ?? 0;
  return hangul > 0 && hangul < text.length / 2 ? HELD_OR_HANGUL : HELD;
}

function holds(word: string, column: RenderContext['column']): boolean {
  return / |\S-\S|\p{Script=Hangul}/u.test(word) && isShort(word, column);
}

/** Whether a text may be kept on one line of its column. */
export function isShort(text: string, column: RenderContext['column']): boolean {
  return textWidth(text, SOURCE.text) <= LONGEST[column];
}
