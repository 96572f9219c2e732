import type { PdfFinding } from '@sastre/shared-contracts/api';
import { hasUnseenLetters } from '../../text/fold-text.ts';
import type { ExpectedDocument } from '../expected/expected-document.ts';

/** Letters of formulas, in brackets, in circles and in boxes: bold, italic and others, each a character of its own. */
const OF_FORMULAS = /[\u249c-\u24e9\u{1d400}-\u{1d7cb}\u{1f110}-\u{1f189}]/gu;
/** Small capitals and raised letters of phonetics. */
const OF_PHONETICS =
  /[\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1d6a\ua730\ua731]/gu;
/** Lines through, over and under single letters; one alone is a sign, such as that of a mean. */
const OF_LINES =
  /\p{L}\p{M}*?[\u0305\u0332-\u0338\u033f\u0347\u20d2\u20d3\u20dd-\u20e0\u20e5\u20e6\u20eb]/gu;
/** More than any language sets over and under a letter. */
const STACKED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{3}/u;
/** A number of Rome's or a sign of money that stands for a letter: "ⅼate", "₵ut". */
const FOR_A_LETTER =
  /[\u2160-\u217f]\p{Script=Latin}|\p{Ll}[\u2160-\u217f]|[\u20a0-\u20a6\u20a9\u20ad\u20ae\u20b1-\u20b5]\p{Ll}/u;
/** Letters of full width: a form of the alphabet that stands among Chinese characters alone. */
const FULL_WIDTH = /[\uff21-\uff3a\uff41-\uff5a]/;
const AMONG_CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What dictionaries head their chapters with, each a picture of a character. */
const RADICALS = /[\u2e80-\u2fd5]/;
/** Letters of phonetics that nobody tells from those of the alphabet, in a word that is otherwise of it. */
const LIKE_OTHERS = /^(?=.*(?:[ɑɡ][a-z]|[a-z][ɑɡ]))[a-zɑɡ\p{P}]+$/iu;
/** Letters upside down, and those that are as they are when they are turned. */
const TURNED = /[ɐɔǝɟɓƃɥᴉɪɾʞɯɹʇʌʍʎԀ∀ƆƎℲפ⅁⅄˥┴∩Λ]/gu;
const WORD_OF_TURNED = /^[a-zıɐɔǝɟɓƃɥᴉɪɾʞɯɹʇʌʍʎԀ∀ƆƎℲפ⅁⅄˥┴∩Λ.,'˙]+$/iu;
/** A transcription, which stands between signs of its own. */
const TRANSCRIPTION = /^[([]*[[/⟨]|[\]/⟩][)\].,;]*$/u;
const LETTERS_OF_FLAGS = /[\u{1f1e6}-\u{1f1ff}]+/gu;
const LEAST_OF_FORMULAS = 2;
const LEAST_OF_LINES = 2;
const LEAST_OF_PHONETICS = 3;
const LEAST_OF_TURNED = 3;

/** What is found of a word, and the word as the document has it. */
type Disguised = PdfFinding & { word: string };

/**
 * Words in letters that look like those of the alphabet and are others: a person reads them, a search does not find them. Of
 * letters that nobody sees it is the other way round: they are told by their numbers in the word that they stand in, and
 * between two words where they stand alone. `places` say where each word is.
 */
export function checkDisguised(
  { words, unseen }: Pick<ExpectedDocument, 'words' | 'unseen'>,
  places: readonly ({ page: number } | undefined)[] = [],
): Disguised[] {
  const told = (text: string, word: string, at: number): Disguised => {
    const page = (places[at] ?? places[at - 1])?.page;
    return { kind: 'words', text, word, ...(page !== undefined && { page }) };
  };
  const isEastern = words.some(({ text }) => AMONG_CHARACTERS.test(text));
  const within = words.flatMap(({ text }, at) => {
    if (hasUnseenLetters(text)) return [told(withNumbers(text), text, at)];
    const isWide = !isEastern && FULL_WIDTH.test(text);
    return isWide || isDisguised(text.normalize()) ? [told(text, text, at)] : [];
  });
  const alone = unseen.map(({ text, at }) => {
    const around = [words[at - 1]?.text, text, words[at]?.text].filter(
      (part) => part !== undefined,
    );
    return told(around.map(withNumbers).join(' '), text, at);
  });
  return [...within, ...alone];
}

function isDisguised(text: string): boolean {
  return (
    countOf(OF_FORMULAS, text) >= LEAST_OF_FORMULAS ||
    countOf(OF_LINES, text) >= LEAST_OF_LINES ||
    countOf(OF_PHONETICS, text) >= LEAST_OF_PHONETICS ||
    STACKED.test(text) ||
    FOR_A_LETTER.test(text) ||
    RADICALS.test(text) ||
    (!TRANSCRIPTION.test(text) && (LIKE_OTHERS.test(text) || isTurned(text))) ||
    text.match(LETTERS_OF_FLAGS)?.some((letters) => !areFlags([...letters])) === true
  );
}

/** Different ones: languages have one of them each in many words. */
function isTurned(text: string): boolean {
  return WORD_OF_TURNED.test(text) && new Set(text.match(TURNED)).size >= LEAST_OF_TURNED;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const FIRST_OF_FLAGS = 0x1f1e6;

/** Two by two they are the flags of regions; otherwise they are letters in boxes. */
function areFlags(letters: readonly string[]): boolean {
  const plain = letters.map((letter) =>
    String.fromCharCode((letter.codePointAt(0) ?? 0) - FIRST_OF_FLAGS + 'A'.charCodeAt(0)),
  );
  const codes = plain.join('').match(/../g) ?? [];
  return plain.length % 2 === 0 && codes.every((code) => REGIONS.of(code) !== undefined);
}

const NOT_SEEN = /\p{Default_Ignorable_Code_Point}+/gu;

const SOFT_HYPHEN = /\u00ad/g;

/** A text with the number of the first of characters that nobody sees in their place. */
function withNumbers(text: string): string {
  return text.replace(SOFT_HYPHEN, '').replace(NOT_SEEN, (characters) => {
    const [first = '', ...more] = characters;
    const number = (first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${number}${more.length > 0 ? '…' : ''}]`;
  });
}
