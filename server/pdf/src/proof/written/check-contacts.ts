import type { PdfFinding } from '@sastre/shared-contracts/api';
import { EMAIL } from '../expected/contact.rules.ts';
import { parted } from './in-pieces.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { phonesIn } from '../expected/phones.rules.ts';

/** As far as the first label of its domain, which is none yet. */
const UP_TO_LABEL = /^[\w.+-]+@[\w-]+$/;
const REST_OF_HOST = /^[a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,}[.,;]?$/;
const LABEL = /^[a-z\d-]+$/i;
/** Hyphens that are none of a keyboard. */
const OTHER_HYPHEN = /[\u2010\u2011]/g;
const OF_A_KEYBOARD = /^[!-~]+$/;
/** A name that goes on. */
const GOES_ON = /^[a-z\d]+(?:[._+-][a-z\d]+)*[._+-]?$/;
const LEAST_NAME = 3;
/** Between figures nobody sees these, and no program expects them; signs of direction may be there. */
const UNSEEN_IN_NUMBER = /\d[\u00ad\u200b-\u200d]+\d/;
/** A number of a country or of an area, of which the last figures are missing. */
const OPEN_PHONE = /(?:\+[1-9][\d\s()/.-]*|\((?!(?:19|20)\d\d\))\d{2,5}\)[\d\s/.-]*)$/;
const DIGITS_OF_COUNTRY = 8;
const DIGITS_OF_AREA = 7;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const REST_OF_PHONE = /^\d[\d\s/.-]*$/;

/** E-mail addresses and telephone numbers that the document itself has in pieces or with letters for figures. */
export function checkContacts(words: readonly ExpectedWord[]): PdfFinding[] {
  return [
    ...partedNames(words),
    ...partedHosts(words),
    ...partedPhones(words),
    ...spelledPhones(words),
  ];
}

/** Something goes on in an address that together are a name the document has elsewhere, as its heading mostly does. */
function partedNames(words: readonly ExpectedWord[]): PdfFinding[] {
  const all = words.map(({ folded }) => folded.replace(/[^\p{L}\p{N}]/gu, ''));
  const known = new Set(all);
  const pairs = new Set(all.map((part, at) => `${part} ${all[at + 1] ?? ''}`));
  const isName = (part: string) => part.length >= LEAST_NAME && known.has(part);
  return words.flatMap(({ text }, index) => {
    const next = words[index + 1]?.text ?? '';
    if (!GOES_ON.test(text) || !EMAIL.test(next)) return [];
    const tail = /[a-z\d]*$/.exec(text)?.[0] ?? '';
    const head = /^[a-z\d]*/.exec(next)?.[0] ?? '';
    if (tail !== '') return isName(tail + head) && !isName(head) ? [parted(text, next)] : [];
    const before = /[a-z\d]+(?=[._+-]$)/.exec(text)?.[0] ?? '';
    // what ends a sentence has a dot behind it, too
    return head !== '' && pairs.has(`${before} ${head}`) ? [parted(text, next)] : [];
  });
}

function partedHosts(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text }, index) => {
    const [next = '', dot = '', last = ''] = words
      .slice(index + 1, index + 4)
      .map((word) => word.text);
    if (isDisguisedAddress(text)) return [{ kind: 'words', text }];
    if (UP_TO_LABEL.test(text) && REST_OF_HOST.test(next)) return [parted(text, next)];
    const isSpaced = text === '@' && LABEL.test(next) && dot === '.' && /^[a-z]{2,}$/.test(last);
    return isSpaced ? [parted(words[index - 1]?.text ?? '', text, next, dot, last)] : [];
  });
}

/** It looks like an address that programs look for, in signs that they do not: "．", "＠", "‐". */
function isDisguisedAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(OTHER_HYPHEN, '-');
  return plain !== text && OF_A_KEYBOARD.test(plain) && EMAIL.test(plain);
}

/** Numbers with something unseen in them, and those that go on in the next line or paragraph of the document. */
function partedPhones(words: readonly ExpectedWord[]): PdfFinding[] {
  const unseen = phonesIn(words.map(withoutUnseen)).flatMap(({ first, last }) => {
    const own = words.slice(first, last + 1).map(({ text }) => text);
    return UNSEEN_IN_NUMBER.test(own.join('')) ? [parted(...own)] : [];
  });
  const lines = linesOf(words);
  const goingOn = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? '';
    const open = OPEN_PHONE.exec(line)?.[0];
    if (open === undefined || !REST_OF_PHONE.test(next)) return [];
    const most = open.startsWith('+') ? DIGITS_OF_COUNTRY : DIGITS_OF_AREA;
    const isOpen = digitsOf(open) < most || line.endsWith('-');
    const digits = digitsOf(open + next);
    const isNumber = digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
    return isOpen && isNumber ? [parted(open.trim(), next)] : [];
  });
  return [...unseen, ...goingOn];
}

/** Nearly a number: a letter stands where nobody tells it from a figure, or figures are in circles and brackets. */
const NEARLY_FIGURES = /^[+(]*(?=(?:[OoIl]*\d){2})(?=\d*[OoIl])[\dOoIl]+[)/.,;-]*$/;
const FIGURES_IN_SIGNS = /[\u2460-\u249b\u24ea]/;

function spelledPhones(words: readonly ExpectedWord[]): PdfFinding[] {
  const spelled = words.map(({ text }) => NEARLY_FIGURES.test(text) || FIGURES_IN_SIGNS.test(text));
  if (!spelled.includes(true)) return [];
  const figures = words.map((word, at) =>
    spelled[at] === true ? { ...word, text: asFigures(word.text) } : word,
  );
  return phonesIn(figures).flatMap(({ first, last }): PdfFinding[] => {
    if (!spelled.slice(first, last + 1).includes(true)) return [];
    const own = words.slice(first, last + 1).map(({ text }) => text);
    return [{ kind: 'words', text: own.join(' ') }];
  });
}

const IN_SIGNS = new RegExp(FIGURES_IN_SIGNS, 'gu');

function asFigures(text: string): string {
  const plain = text.replace(IN_SIGNS, (sign) => /\d+/.exec(sign.normalize('NFKC'))?.[0] ?? sign);
  return plain.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
}

function withoutUnseen(word: ExpectedWord): ExpectedWord {
  return { ...word, text: word.text.replace(/[\u00ad\u200b-\u200d]/g, '') };
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** What the document has in paragraphs, and in lines of its own. */
function linesOf(words: readonly ExpectedWord[]): string[] {
  const lines: string[] = [];
  words.forEach(({ text, block }, index) => {
    const before = words[index - 1];
    if (before?.block === block && before.lineBreak === undefined)
      lines.push(`${lines.pop()} ${text}`);
    else lines.push(text);
  });
  return lines;
}
